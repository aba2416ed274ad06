import Foundation

@testable import Visualize

/// A picture of 48 × 32 pixels, its left half blue (#0072B2), in each format, as libgd 2.3.3 wrote it.
enum ImageFixtures {
    static let width = 48
    static let height = 32

    static func data(_ format: ImageFormat) -> Data {
        let text: String =
            switch format {
            case .jpeg: jpeg
            case .png: png
            case .webp: webp
            case .gif: gif
            case .heic: heic
            case .avif: avif
            }
        return Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    }

    /// A block of EXIF data that says no more than the orientation (TIFF, little-endian, one entry).
    static func exif(orientation: UInt8) -> Data {
        Data(
            Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0]
                + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] + [0, 0, 0, 0])
    }

    /// The JPEG with an APP1 segment that holds the orientation.
    static func jpeg(orientation: UInt8) -> Data {
        let block = exif(orientation: orientation)
        let length = block.count + 2
        let plain = data(.jpeg)
        return plain.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)])
            + block + plain.dropFirst(2)
    }

    /// The PNG with an eXIf chunk behind its header.
    static func png(orientation: UInt8) -> Data {
        let block = exif(orientation: orientation).dropFirst(6)
        let plain = data(.png)
        let header = 8 + 12 + 13
        return plain.prefix(header) + Data([0, 0, 0, UInt8(block.count)] + Array("eXIf".utf8))
            + block + checkSum(of: Array("eXIf".utf8) + block) + plain.dropFirst(header)
    }

    /// PNG's check sum, CRC-32 (PNG specification, annex D), big-endian.
    private static func checkSum(of bytes: [UInt8]) -> Data {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        sum = ~sum
        return Data([24, 16, 8, 0].map { UInt8(sum >> $0 & 0xFF) })
    }

    private static let jpeg = """
        /9j/4AAQSkZJRgABAQEAYABgAAD//gA7Q1JFQVRPUjogZ2QtanBlZyB2MS4wICh1c2luZyBJSkcgSlBFRyB2NjIp
        LCBxdWFsaXR5ID0gNDAK/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSI
        ZW13e4GCgU5gjZeMfZZzfoF8/9sAQwEVFxceGh47ISE7fFNGU3x8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8
        fHx8fHx8fHx8fHx8fHx8fHx8fHx8/8AAEQgAIAAwAwEiAAIRAQMRAf/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgME
        BQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJ
        ChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeY
        mZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMB
        AQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKB
        CBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2
        d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp
        6vLz9PX29/j5+v/aAAwDAQACEQMRAD8Az6KKK9M8cK5yujrnK5sR0OzC9QooorlOw6OiiivTPHCucro65yubEdDs
        wvUKKKK5TsP/2Q==
        """
    private static let png = """
        iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAARUlEQVRYhe3O
        MRHAMBDAsKQAC6ZAAqYIA0HLjxYAn/f6/jXivCOZZ6QyqCFpSBqShqQhaUgakoakIWlIGpKGpCFpSBqSC1V6AkCo
        ShyIAAAAAElFTkSuQmCC
        """
    private static let webp = """
        UklGRk4AAABXRUJQVlA4IEIAAABQAwCdASowACAAPxFysFAsJqSisAgBgCIJQBnUUAAPK96yMAD+4uC/bsXbqt/u
        gyzhpt9T//boIjuicUB2BYYAAAA=
        """
    private static let gif = """
        R0lGODdhMAAgAIAAAAQCBARytCwAAAAAMAAgAAACVYyPqQftD6NbtMqLq064ww0G3giEG+mZGtqpFnu5FBzLCi3Z
        N/7pCN/zGYAPIYPYMA6RJSWzaXwqRcyp1FnFIq3ZaFd49W61RO5YXCYDzWn0Ws1jAwsAOw==
        """
    private static let heic = """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAv1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA
        AAAAAAAAAAAAAA5waXRtAAAAAAACAAAAGGlkYXQAAAAAADAAIAAAAAAAMAAgAAAAYGlsb2MBAAAAREAABAABAAAA
        AAAAAyEAAQAAAAAAAAJKAAIAAQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAAVrAAEAAAAAAAAAOAAEAAEAAAAAAAAA
        AQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA
        AAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGyaXBycAAAAYVpcGNvAAAAd2h2Y0MB
        BAgAAAAAAAAAAAAe8AD8//j4AAAPAyAAAQAXQAEMAf//BAgAAAMAnjgAAAMAAB66AkAhAAEAKkIBAQQIAAADAJ44
        AAADAAAekAQQILLdXJTXNwICBgQAAAMABAAAAwAEICIAAQAIRAHBcxgwCJAAAAAUaXNwZQAAAAAAAABAAAAAQAAA
        ABRpc3BlAAAAAAAAADAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAHFodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMg
        AAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsCCBBZbq5Ka5sCAAAADAIAA
        AAMAhCIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAAAwAAAAIAAAAA5waXhpAAAA
        AAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2YzoyMDE1OmF1eGlkOjEAAAAAJWlwbWEAAAAAAAAABAABAoECAAIC
        A4QAAwKFBgAEAweIiQAAADZpcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAADmRpbWcABAABAAMAAAAOYXV4bAAEAAEA
        AgAAAoptZGF0AAACRigBrwT4gcc5AqhB+0/Rn5Cr+b+R0Fe2cYlyU0eyB3zJJEKGCs/XURRLrbpZJpZfWfJFm8Gc
        sAZs327m1+4897dwcWOabg35ZWsqSS5gVeJKaYXlXfOUx6h7dseTXAy5bNwugiNrRYLn65ifIZXN2sCv1zvCctl2
        W+r12rumCZWrVNwP4+DqC/G8rEGHuhyBchZCboXmze3doaq72NGDRXYLjqd+xWZ/Wl1BgGmBG3QnX7Mj4ZAy6u7r
        4X/SomC2ApL6MXcvYmC2Xzk1tlpTmbr0E9S4XOAmVRbHTKcqyOxscXen1nW6xtKMXzr+P/V+ED8ycZHUMLp7bn7n
        4P5jtha2T3aUdS8BzTLSlHuVtJNFOEp+uTPR7g5vQvoBSpCWoekV5MqBYnVMqUk6nfLA46KSVBr8yWeeOW2+7PJ/
        7LLEkyoU1MM02MU3y3Zp9l0+0e1oxtvFvbBbOIS5mUM0d0W7fgipGulgnVzad1z6smJwLBrvzVnwhDhqDTe/PNM4
        HyckzE1Y+mj1Cs1njwdvLtLw/NsgL7yIA77asxpcE5kXRf8BlLBzAzM+1IWXYoVzdcnRtJWN9n4VZY5SzK6tGk8J
        jzHLiCRpNRpCyy6jeYGqMqHxHpaDo9DZtQBCQkCieeXyiFBNLBZ3OTQJv+QUj9r5YAuD81ZgONFBiZ7OaBexTANZ
        fYSdbit89938pfejD7XXLGdX9lKBvx1urc6KUrHtnnennrbxgtvZDlTbgAbQCDVZuvIAlDIElOZBkv9lS7jgmhBM
        PAAAADQoAa4J8N5aVxtP0FU4TsTOB/nEq8jBff80fARNyZqhZT2lcrBn+PCT6e/bCMKSf40AEgDn
        """
    private static let avif = """
        AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAA
        AAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACgAAAAo
        aWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAA
        ADAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAMAAAAABNjb2xybmNseAABAA0AAYAAAAAXaXBtYQAAAAAA
        AAABAAEEAQKDBAAAADBtZGF0EgAKCRgVL/8kBDQGEDIZReAAABAQ4OafaTTHhdz/e7yUuPKENjomLA==
        """
}
