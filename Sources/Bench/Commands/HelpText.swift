/// The texts of `bench help`.
nonisolated enum HelpText {
    /// What the program is and what it can do.
    static var overview: String {
        var text = """
            bench replays scenarios of a photo browser on a headless UIKit and virtual time,
            checks them on every frame, and says what the user would have seen.

            usage: bench <command> [options]

            commands:

            """
        for command in Command.allCases {
            text += "  " + pad(command.rawValue, to: 10) + command.summary + "\n"
        }
        text +=
            "\n\"\(Words.command("help <command>"))\" says more; "
            + "\"\(Words.command("--version"))\" names the version.\n"
        text += "\nThe program ends with:\n"
        for code in ExitCode.allCases {
            text += "  " + pad("\(code.rawValue)", to: 4) + code.meaning + "\n"
        }
        return text
    }

    /// What one command does, with its options.
    static func of(_ command: Command) -> String {
        var text = "\(command.synopsis)\n\n"
        text += sentence(command.summary) + "\n\n" + command.details + "\n\noptions:\n"
        for option in command.options {
            let typed = option.name + (option.placeholder.map { " " + $0 } ?? "")
            text += "  " + pad(typed, to: 22) + option.summary + "\n"
        }
        return text
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
