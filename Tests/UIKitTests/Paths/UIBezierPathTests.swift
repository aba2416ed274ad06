import Testing

@testable import UIKit

struct UIBezierPathTests {
    private func isClose(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat) -> Bool {
        abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
            && abs(left.maxX - right.maxX) < tolerance && abs(left.maxY - right.maxY) < tolerance
    }

    @Test func aRectangle() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(path.contains(CGPoint(x: 11, y: 21)))
        #expect(!path.contains(CGPoint(x: 9, y: 21)))
        #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    }

    @Test func anOvalLeavesTheCornersOut() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
        let path = UIBezierPath(ovalIn: rect)
        #expect(isClose(path.cgPath.boundingBoxOfPath, rect, 1e-9))
        // (x/100)² + (y/50)² = 1; the curves are off by 0.03 % of the radius at most.
        #expect(path.contains(CGPoint(x: 100 + 70, y: 50 + 35.6)))
        #expect(!path.contains(CGPoint(x: 100 + 70, y: 50 + 35.8)))
    }

    @Test func someRoundCorners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
            byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 98, y: 2)))
        #expect(path.contains(CGPoint(x: 2, y: 98)))
        #expect(!path.contains(CGPoint(x: 98, y: 98)))
    }

    @Test func anArcClockwiseAndTheOtherWay() {
        func half(clockwise: Bool) -> CGRect {
            UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise
            ).cgPath.boundingBoxOfPath
        }
        // Down the screen for clockwise.
        #expect(isClose(half(clockwise: true), CGRect(x: -10, y: 0, width: 20, height: 10), 1e-9))
        #expect(
            isClose(half(clockwise: false), CGRect(x: -10, y: -10, width: 20, height: 10), 1e-9))
    }

    @Test func boundsIncludeControlPointsAndTheOutlinesOwnDoNot() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.isEmpty)
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100),
            controlPoint2: CGPoint(x: 100, y: 100))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        // y(t) = 300 t (1 − t), 75 at the middle.
        #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
        let quadratic = UIBezierPath()
        quadratic.move(to: .zero)
        quadratic.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
        // y(t) = 200 t (1 − t), 50 at the middle.
        #expect(abs(quadratic.cgPath.boundingBoxOfPath.height - 50) < 1e-9)
    }

    @Test func holesByTheRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 40, y: 40, width: 20, height: 20)))
        let middle = CGPoint(x: 50, y: 50)
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle))
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.contains(CGPoint(x: 110, y: 10)))
    }
}
