import Foundation
import Testing

@testable import Scenarios

private func parse(_ text: String) throws -> JSONNode { try JSONParser.parse(Array(text.utf8)) }

/// What is wrong with a text, and the byte.
private func failure(_ bytes: [UInt8]) -> (cause: JSONSyntaxError.Cause, offset: Int)? {
    do {
        _ = try JSONParser.parse(bytes)
        return nil
    } catch {
        return (error.cause, error.offset)
    }
}

@Suite("JSON parser")
struct JSONParserTests {
    @Test("values keep the bytes that they take")
    func ranges() throws {
        let node = try parse(#" {"é": [1, "two"], "n": null} "#)
        let members = try #require(node.members)
        #expect(node.range == 1..<30)
        #expect(members[0].keyRange == 2..<6)
        #expect(members[0].value.range == 8..<18)
        #expect(members[0].value.elements?[1].range == 12..<17)
        #expect(members[1].value.value == .null)
    }

    @Test("duplicate keys are kept, both of them")
    func duplicates() throws {
        let node = try parse(#"{"a": 1, "a": 2}"#)
        #expect(node.members?.map(\.key) == ["a", "a"])
        #expect(node["a"]?.number == 1)
    }

    @Test(
        "numbers",
        arguments: [
            ("0", 0.0), ("-0", 0), ("12", 12), ("-3.25", -3.25), ("1e3", 1000), ("2E-2", 0.02),
            ("1.5e+2", 150), ("9007199254740993", 9_007_199_254_740_992),
        ])
    func numbers(text: String, value: Double) throws {
        #expect(try parse(text).number == value)
    }

    @Test(
        "strings",
        arguments: [
            (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
            (#""\u00e9\u4E2D""#, "é中"), (#""\uD83D\uDE00""#, "😀"), (#""日本""#, "日本"),
        ])
    func strings(text: String, value: String) throws {
        #expect(try parse(text).string == value)
    }

    @Test(
        "what is no JSON is refused, with cause and byte",
        arguments: [
            ("", .empty, 0), (" \n\t ", .empty, 0), ("{} x", .textAfterEnd, 3),
            ("[1,]", .commaBeforeEnd, 3), (#"{"a":1,}"#, .commaBeforeEnd, 7),
            ("[1 2]", .unexpected("2", wanted: "`,` or `]`"), 3),
            (#"{"a" 1}"#, .unexpected("1", wanted: "`:` after the key"), 5),
            (#"{"a":1 "b":2}"#, .unexpected("\"", wanted: "`,` or `}`"), 7),
            ("{a:1}", .unexpected("a", wanted: "a key in quotes"), 1),
            ("{'a':1}", .unexpected("'", wanted: "a key in quotes"), 1),
            ("[tru]", .unknownWord("tru"), 1), ("NaN", .unknownWord("NaN"), 0),
            ("[", .endOfText(wanted: "a value"), 1),
            ("[1", .endOfText(wanted: "`,` or `]`"), 2),
            (#"{"a""#, .endOfText(wanted: "`:` after the key"), 4),
            (#"{"a":"#, .endOfText(wanted: "a value"), 5),
            ("// x", .comment, 0), ("{ /* */ }", .comment, 2),
            ("\"abc", .unfinishedString, 0), ("\"a\nb\"", .unfinishedString, 0),
            ("\"a\u{1}b\"", .controlCharacter(1), 2), (#""\x""#, .badEscape, 1),
            (#""\uD83D""#, .halfPair, 1), (#""\uDE00\uD83D""#, .halfPair, 1),
            (#""\u12G4""#, .badEscape, 1), ("01", .leadingZero, 0), ("-012", .leadingZero, 0),
            ("1.", .endOfText(wanted: "a digit"), 2), ("-", .endOfText(wanted: "a digit"), 1),
            ("1e", .endOfText(wanted: "a digit"), 2), ("1e999", .numberOutOfRange("1e999"), 0),
            ("+1", .unexpected("+", wanted: "a value"), 0),
        ] as [(String, JSONSyntaxError.Cause, Int)])
    func refused(text: String, cause: JSONSyntaxError.Cause, offset: Int) {
        let found = failure(Array(text.utf8))
        #expect(found?.cause == cause)
        #expect(found?.offset == offset)
    }

    @Test("other encodings are refused by name, and bad bytes by value and place")
    func encodings() {
        #expect(failure([0xEF, 0xBB, 0xBF, 0x7B, 0x7D])?.cause == .byteOrderMark)
        #expect(failure([0xFF, 0xFE, 0x7B, 0x00])?.cause == .encoding("UTF-16"))
        #expect(failure([0xFE, 0xFF, 0x00, 0x7B])?.cause == .encoding("UTF-16"))
        let bad = failure(Array("[\"a".utf8) + [0xC3, 0x28])
        #expect(bad?.cause == .notUTF8(byte: 0xC3))
        #expect(bad?.offset == 3)
        // Overlong, surrogate, too large, cut off: RFC 3629.
        for bytes: [UInt8] in [
            [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF0, 0x9F, 0x98],
        ] {
            #expect(failure(bytes)?.cause == .notUTF8(byte: bytes[0]))
        }
    }

    @Test("64 levels are read, 65 are refused, and so are fifty million")
    func depth() throws {
        let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        _ = try parse(deepest)
        for count in [65, 1_000_000] {
            let found = failure(Array(repeating: UInt8(ascii: "["), count: count))
            #expect(found?.cause == .tooDeep(limit: 64))
            #expect(found?.offset == 64)
        }
        let objects = failure(Array(String(repeating: #"{"a":"#, count: 100).utf8))
        #expect(objects?.cause == .tooDeep(limit: 64))
    }

    @Test("lines end with a line feed, a return, or both; columns count scalars")
    func places() {
        let source = SourceText(bytes: Array("ab\r\né日x\rc\n".utf8))
        #expect(source.place(at: 1) == SourcePlace(line: 1, column: 2, byteOffset: 1))
        #expect(source.place(at: 9) == SourcePlace(line: 2, column: 3, byteOffset: 9))
        #expect(source.line(at: 9) == "é日x")
        #expect(source.place(at: 11) == SourcePlace(line: 3, column: 1, byteOffset: 11))
        #expect(source.place(at: 13) == SourcePlace(line: 4, column: 1, byteOffset: 13))
    }
}
