// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/file_words.h"

#include "core/formats/json_terms.h"
#include "ui/text/arguments.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace boardwright {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FileWords)
};

QString kindName(qint64 kind)
{
    switch (static_cast<JsonKind>(kind)) {
    case JsonKind::Null:
        return FileWords::tr("null");
    case JsonKind::Bool:
        return FileWords::tr("true or false");
    case JsonKind::Number:
        return FileWords::tr("a number");
    case JsonKind::String:
        return FileWords::tr("text in double quotes");
    case JsonKind::Array:
        return FileWords::tr("a list in [ ]");
    case JsonKind::Object:
        return FileWords::tr("an object in { }");
    }
    return {};
}

QString expectation(qint64 expected)
{
    switch (static_cast<JsonExpected>(expected)) {
    case JsonExpected::AnyValue:
        return FileWords::tr("expected a value");
    case JsonExpected::AKey:
        return FileWords::tr(
            "expected a key in double quotes (and no comma before a closing brace)");
    case JsonExpected::Colon:
        return FileWords::tr("expected a colon between a key and its value");
    case JsonExpected::CommaOrBrace:
        return FileWords::tr("expected a comma or a closing brace }");
    case JsonExpected::CommaOrBracket:
        return FileWords::tr("expected a comma or a closing bracket ]");
    case JsonExpected::CommaOrEnd:
        return FileWords::tr("expected a comma or a closing bracket after a number");
    case JsonExpected::EndOfFile:
        return FileWords::tr("expected the end of the file: the goal set has already ended");
    case JsonExpected::MoreText:
        return FileWords::tr("the file ends too soon; part of it may be missing");
    case JsonExpected::DoubleQuote:
        return FileWords::tr("texts must be in double quotes (\")");
    case JsonExpected::Digit:
        return FileWords::tr("expected a digit");
    case JsonExpected::NumberWithoutLeadingZero:
        return FileWords::tr("numbers must not have leading zeros");
    case JsonExpected::EscapedCharacter:
        return FileWords::tr(
            "a control character inside a text must be written as an escape, such as \\n or \\t");
    case JsonExpected::EscapeLetter:
        return FileWords::tr("expected one of \" \\ / b f n r t u after a backslash");
    case JsonExpected::HexDigit:
        return FileWords::tr("expected four hexadecimal digits after \\u");
    case JsonExpected::SurrogatePair:
        return FileWords::tr("incomplete character: \\u surrogates come in pairs");
    case JsonExpected::NoControlCharacter:
        return FileWords::tr("control characters are not allowed here");
    case JsonExpected::NoComment:
        return FileWords::tr("comments are not allowed in JSON; remove them");
    }
    return {};
}

QString jsonWords(const Problem &problem)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::JsonSyntax:
        if (args.text(0).isEmpty())
            return FileWords::tr("This is not valid JSON: %1.").arg(expectation(args.number(1)));
        return FileWords::tr(
            "This is not valid JSON: found %1, but %2.", "%1: what was found in the file")
            .arg(args.text(0), expectation(args.number(1)));
    case Code::JsonTooDeep:
        return FileWords::tr("Brackets are nested more than %1 levels deep here. This is not a "
                             "goal set, or it is damaged.")
            .arg(args.numberText(0));
    case Code::JsonTooManyValues:
        return FileWords::tr(
            "The file contains more than %1 values. This is not a goal set, or it is damaged.")
            .arg(wholeText(args.number(0)));
    case Code::JsonNotUtf8:
        return FileWords::tr(
            "This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.");
    case Code::JsonWrongType:
        return FileWords::tr("\"%1\" should be %2, but is %3.")
            .arg(args.text(0), kindName(args.number(1)), kindName(args.number(2)));
    case Code::JsonNumberOutOfRange:
        return FileWords::tr("\"%1\" should be a whole number from %2 to %3, but is %4.")
            .arg(args.text(0), args.numberText(1), args.numberText(2), args.text(3));
    case Code::UnknownText:
        return FileWords::tr("\"%1\" has the unknown value \"%2\". Known values: %3.")
            .arg(args.text(0), args.text(1), args.text(2));
    case Code::NotAGoalSet:
        return FileWords::tr("This is JSON, but not a lockout.live goal set: \"%1\" is missing.")
            .arg(args.text(0));
    case Code::DuplicateKey:
        return FileWords::tr(
            "The key \"%1\" appears twice in one object. The last one counts; remove the other.")
            .arg(args.text(0));
    case Code::OlderLayout:
        return args.number(0) == 0
            ? FileWords::tr("This goal set uses a format older than version numbers. After your "
                            "first change it is saved as version 3.")
            : FileWords::tr("This goal set uses the format of version %1. After your first change "
                            "it is saved as version 3.")
                  .arg(args.numberText(0));
    default:
        return {};
    }
}

QString statisticsWords(const Problem &problem)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::NotStatistics:
        return FileWords::tr("This is JSON, but not output of \"simulate\": \"%1\" is missing.")
            .arg(args.text(0));
    case Code::StatisticsDamaged:
        return FileWords::tr("These statistics are damaged: \"%1\" does not match the rest. "
                             "Simulate these seeds again.")
            .arg(args.text(0));
    case Code::StatisticsDiffer:
        return FileWords::tr(
            "These statistics do not belong together: %1 is %2 in the first file, but %3 here. "
            "Simulate all seeds with the same set, settings and version.")
            .arg(args.text(0), args.text(1), args.text(2));
    case Code::StatisticsOverlap:
        return FileWords::tr(
            "Seeds %1 to %2 are already counted. Leave this file out, or simulate other seeds.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::TooManyBoards:
        return FileWords::tr("Statistics count at most %1 boards.").arg(wholeText(args.number(0)));
    default:
        return {};
    }
}

} // namespace

QString fileWords(const Problem &problem)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::Cancelled:
        return FileWords::tr("Stopped before the file was read.");
    case Code::FileMissing:
        return FileWords::tr("The file \"%1\" does not exist.").arg(args.text(0));
    case Code::FileIsDirectory:
        return FileWords::tr("\"%1\" is a folder. Choose a file in it.").arg(args.text(0));
    case Code::FileNotRegular:
        return FileWords::tr("\"%1\" is not a regular file but a device, a pipe or a socket.")
            .arg(args.text(0));
    case Code::FileNotReadable:
        return FileWords::tr("\"%1\" cannot be read: %2.").arg(args.text(0), args.text(1));
    case Code::FileNotWritable:
        return FileWords::tr(
            "\"%1\" cannot be written: %2. Save under another name or in another folder.")
            .arg(args.text(0), args.text(1));
    case Code::FileTooLarge:
        return FileWords::tr(
            "The file is larger than %1. This is not a goal set, or it is damaged.")
            .arg(QLocale().formattedDataSize(args.number(0)));
    case Code::SheetQuoteOpen:
        return FileWords::tr("The quotation mark opened here is never closed.");
    case Code::SheetTooLarge:
        return FileWords::tr(
            "The table has more than %1 rows, columns or cells, which is the most that can be "
            "read.")
            .arg(wholeText(args.number(0)));
    case Code::FileDamaged:
        return FileWords::tr("The file is damaged: part of it is missing or was changed.");
    default:
        break;
    }
    const QString text = jsonWords(problem);
    return text.isEmpty() ? statisticsWords(problem) : text;
}

} // namespace boardwright
