// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/file_words.h"

#include "core/formats/json_terms.h"
#include "ui/text/arguments.h"

#include <QCoreApplication>
#include <QLocale>

namespace boardwright {

namespace {

    struct Words {
        Q_DECLARE_TR_FUNCTIONS(boardwright::FileWords)
    };

    QString kindName(qint64 kind)
    {
        switch (static_cast<JsonKind>(kind)) {
        case JsonKind::Null:
            return Words::tr("null");
        case JsonKind::Bool:
            return Words::tr("true or false");
        case JsonKind::Number:
            return Words::tr("a number");
        case JsonKind::String:
            return Words::tr("a text in double quotes");
        case JsonKind::Array:
            return Words::tr("a list in [ ]");
        case JsonKind::Object:
            return Words::tr("an object in { }");
        }
        return {};
    }

    QString expectation(qint64 expected)
    {
        switch (static_cast<JsonExpected>(expected)) {
        case JsonExpected::Value:
            return Words::tr("a value is expected");
        case JsonExpected::Key:
            return Words::tr("a key in double quotes is expected (and no comma before a closing brace)");
        case JsonExpected::Colon:
            return Words::tr("a colon is expected between a key and its value");
        case JsonExpected::CommaOrBrace:
            return Words::tr("a comma or a closing brace } is expected");
        case JsonExpected::CommaOrBracket:
            return Words::tr("a comma or a closing bracket ] is expected");
        case JsonExpected::CommaOrEnd:
            return Words::tr("a comma or a closing bracket is expected after a number");
        case JsonExpected::EndOfFile:
            return Words::tr("nothing more is expected: the goal set ended before");
        case JsonExpected::MoreText:
            return Words::tr("the file ends too soon; part of it may be missing");
        case JsonExpected::DoubleQuote:
            return Words::tr("texts stand in double quotes (\")");
        case JsonExpected::Digit:
            return Words::tr("a digit is expected");
        case JsonExpected::NumberWithoutLeadingZero:
            return Words::tr("numbers are written without leading zeros");
        case JsonExpected::EscapedCharacter:
            return Words::tr("a control character inside a text must be written as an escape, such as \\n or \\t");
        case JsonExpected::EscapeLetter:
            return Words::tr("after a backslash, one of \" \\ / b f n r t u is expected");
        case JsonExpected::HexDigit:
            return Words::tr("four hexadecimal digits are expected after \\u");
        case JsonExpected::SurrogatePair:
            return Words::tr("half a character: \\u surrogates come in pairs");
        case JsonExpected::NoControlCharacter:
            return Words::tr("control characters do not belong here");
        case JsonExpected::NoComment:
            return Words::tr("comments are not allowed in JSON; take them out");
        }
        return {};
    }

    QString jsonWords(const Problem &problem)
    {
        const Arguments args(problem.args);
        switch (problem.code) {
        case Code::JsonSyntax:
            if (args.text(0).isEmpty())
                return Words::tr("This is not valid JSON: %1.").arg(expectation(args.number(1)));
            return Words::tr("This is not valid JSON: here stands %1, but %2.", "%1: what was found in the file")
                .arg(args.text(0), expectation(args.number(1)));
        case Code::JsonTooDeep:
            return Words::tr("Brackets are nested deeper than %1 levels here; no goal set is. This is "
                             "not a goal set, or it is damaged.")
                .arg(args.number(0));
        case Code::JsonTooManyValues:
            return Words::tr("The file holds more than %L1 values; no goal set does. This is not a goal "
                             "set, or it is damaged.")
                .arg(args.number(0));
        case Code::JsonNotUtf8:
            return Words::tr("This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.");
        case Code::JsonWrongType:
            return Words::tr("\"%1\" should be %2, but here stands %3.")
                .arg(args.text(0), kindName(args.number(1)), kindName(args.number(2)));
        case Code::JsonNumberOutOfRange:
            return Words::tr("\"%1\" should be a whole number from %2 to %3, but here stands %4.")
                .arg(args.text(0))
                .arg(args.number(1))
                .arg(args.number(2))
                .arg(args.text(3));
        case Code::UnknownText:
            return Words::tr("\"%1\" is \"%2\", which is unknown. Known are: %3.")
                .arg(args.text(0), args.text(1), args.text(2));
        case Code::NotAGoalSet:
            return Words::tr("This is JSON, but not a lockout.live goal set: \"%1\" is missing.").arg(args.text(0));
        case Code::DuplicateKey:
            return Words::tr("The key \"%1\" stands twice in one object. The last one counts; take the "
                             "other out.")
                .arg(args.text(0));
        default:
            return {};
        }
    }

} // namespace

QString fileWords(const Problem &problem)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::FileMissing:
        return Words::tr("There is no file \"%1\".").arg(args.text(0));
    case Code::FileIsDirectory:
        return Words::tr("\"%1\" is a folder. Choose a file in it.").arg(args.text(0));
    case Code::FileNotRegular:
        return Words::tr("\"%1\" is not an ordinary file, but a device, a pipe or a socket.").arg(args.text(0));
    case Code::FileNotReadable:
        return Words::tr("\"%1\" cannot be read: %2.").arg(args.text(0), args.text(1));
    case Code::FileNotWritable:
        return Words::tr("\"%1\" cannot be written: %2. Save under another name or in another folder.")
            .arg(args.text(0), args.text(1));
    case Code::FileTooLarge:
        return Words::tr("The file is larger than %1; no goal set is. This is not a goal set, or it is damaged.")
            .arg(QLocale().formattedDataSize(args.number(0)));
    default:
        return jsonWords(problem);
    }
}

} // namespace boardwright
