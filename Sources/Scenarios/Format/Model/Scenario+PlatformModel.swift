@_spi(Simulation) import UIKit

nonisolated extension Scenario {
    /// The platform's rules as the scenario reads them.
    @_spi(Simulation)
    public var platformModel: PlatformModel {
        var model = PlatformModel()
        for alternative in platformAlternatives {
            switch alternative {
            case .tapMoves10: model.tapMovement = .narrow
            case .catchEndsDecelerating: model.caughtDeceleration = .endsWithCallback
            case .setOffsetShifts: model.unanimatedOffset = .shiftsMotion
            case .animatedOffsetEndSent: model.interruptedOffset = .endsWithCallback
            case .handoverAtStartOnly: model.handover = .atStartOnly
            }
        }
        return model
    }
}
