// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import_words.h"

#include "core/base/limits.h"
#include "core/formats/import_codes.h"
#include "ui/text/arguments.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace boardwright {

namespace {

struct ImportWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ImportWords)
};

QString repairWords(ImportCode code, const Arguments &args)
{
    switch (code) {
    case ImportCode::CurlyQuotes:
        return ImportWords::tr("Curly quotation marks were read as straight ones.");
    case ImportCode::SingleQuotes:
        return ImportWords::tr(
            "Single quotation marks were read as double ones, which JSON needs.");
    case ImportCode::KeyWithoutQuotes:
        return ImportWords::tr("The key %1 was read as if it were in quotes.").arg(args.text(0));
    case ImportCode::CommaBeforeEnd:
        return ImportWords::tr("A comma before a closing bracket was ignored.");
    case ImportCode::CommaMissing:
        return ImportWords::tr("A missing comma was added before this.");
    case ImportCode::CommentLeftOut:
        return ImportWords::tr("A comment was left out.");
    case ImportCode::HoleInList:
        return ImportWords::tr("An empty place in a list was left out.");
    case ImportCode::BracketMismatch:
        return ImportWords::tr("%1 was found where %2 is missing; the brackets were matched.")
            .arg(args.text(0), args.text(1));
    case ImportCode::BracketsAdded:
        return ImportWords::tr(
            "Several values were read as one list: brackets around them are missing.");
    case ImportCode::EscapeUnknown:
        return ImportWords::tr(
            "%1 is not a valid way to write a character here. Check what was read for it.")
            .arg(args.text(0));
    case ImportCode::NumberSpelling:
        return ImportWords::tr(
            "The number %1 is not written as JSON wants it; it was read all the same.")
            .arg(args.text(0));
    case ImportCode::QuoteInText:
        return ImportWords::tr("A quotation mark within a text was taken as part of the text.");
    case ImportCode::TextIgnored:
        return ImportWords::tr("%1 after the end of the list was ignored.").arg(args.text(0));
    case ImportCode::EncodingConverted:
        return ImportWords::tr(
            "The file is not UTF-8. It was read as %1; check that letters with accents are right.")
            .arg(args.text(0));
    default:
        return {};
    }
}

QString guessedLinesWords(ImportCode code, const Arguments &args)
{
    const auto lines = [&](std::size_t index) { return static_cast<int>(args.number(index)); };
    switch (code) {
    case ImportCode::SpacesRemoved:
        return ImportWords::tr("The spaces around %Ln line(s) were removed.", nullptr, lines(0));
    case ImportCode::LineBesideGoals:
        return ImportWords::tr("The line \"%1\" is not a goal and was left out.").arg(args.text(0));
    case ImportCode::BulletsRemoved:
        return ImportWords::tr(
            "The bullets or numbers of %Ln line(s) were removed.", nullptr, lines(0));
    case ImportCode::BulletsKept:
        return ImportWords::tr(
            "%Ln line(s) begin with a bullet or a number, which stays part of the goal.", nullptr,
            lines(0));
    case ImportCode::HeadingsAsGoals:
        return ImportWords::tr(
            "%Ln line(s) such as \"%1\" may be headings. They became goals.", nullptr, lines(0))
            .arg(args.text(1));
    case ImportCode::LinesAsGoals:
        return ImportWords::tr("The lines have different numbers of cells, so each line became a "
                               "goal with all of its cells.");
    case ImportCode::LineEndsAsGoals:
        return ImportWords::tr(
            "Each line ends with a comma and a word such as \"%1\". It stayed in "
            "the goal. To give the words a column of their own, put a line of "
            "titles, such as \"goal,types\", above the list.")
            .arg(args.text(0));
    case ImportCode::MarkupAsText:
        return ImportWords::tr(
            "%Ln goal(s) such as \"%1\" contain markup, which stayed in the text.", nullptr,
            lines(0))
            .arg(args.text(1));
    case ImportCode::PartsInTexts:
        return ImportWords::tr(
            "%Ln goal(s) such as \"%1\" contain \"|\". All parts stayed in the text.", nullptr,
            lines(0))
            .arg(args.text(1));
    case ImportCode::TokensInTexts:
        return ImportWords::tr("%Ln goal(s) such as \"%1\" contain a placeholder without values, "
                               "which stayed in the text.",
            nullptr, lines(0))
            .arg(args.text(1));
    case ImportCode::AddressesAsGoals:
        return ImportWords::tr("%Ln goal(s) such as \"%1\" are web addresses.", nullptr, lines(0))
            .arg(args.text(1));
    case ImportCode::KeysAsTexts:
        return ImportWords::tr(
            "%Ln goal(s) such as \"%1\" have no text, so their keys became their texts.", nullptr,
            lines(0))
            .arg(args.text(1));
    case ImportCode::DataAsGoals:
        return ImportWords::tr(
            "%Ln line(s) of JSON became goals as they stand.", nullptr, lines(0));
    case ImportCode::CellsCarriedDown:
        return ImportWords::tr("%Ln goal(s) with an empty cell in the column \"%1\" were given "
                               "what stands above it.",
            nullptr, lines(1))
            .arg(args.text(0));
    default:
        return {};
    }
}

QString guessWords(ImportCode code, const Arguments &args)
{
    const auto goals = [&](std::size_t index) { return static_cast<int>(args.number(index)); };
    switch (code) {
    case ImportCode::NestingFlattened:
        return ImportWords::tr("A list within a list was read as part of the list around it.");
    case ImportCode::GoalOutsideTier:
        return ImportWords::tr("A goal between the tiers was added to the tier before it.");
    case ImportCode::KeyMisspelt:
        return ImportWords::tr(
            "%Ln goal(s) say \"%1\", which was read as \"%2\". Sites ignore it.", nullptr, goals(2))
            .arg(args.text(0), args.text(1));
    case ImportCode::KeyNotUsed:
        return ImportWords::tr("\"%1\" of %Ln goal(s) was not used.", nullptr, goals(1))
            .arg(args.text(0));
    case ImportCode::ValueNotUsed:
        return ImportWords::tr("The value of \"%1\" was not used: %2.")
            .arg(args.text(0), args.text(1));
    case ImportCode::GoalWithoutText:
        return ImportWords::tr("A goal without text was left out.");
    case ImportCode::TierOutOfRange:
        return ImportWords::tr("The difficulty %1 was not used: it must be from 1 to %2.")
            .arg(args.numberText(0), args.numberText(1));
    case ImportCode::TierListedTwice:
        return ImportWords::tr("Tier %1 appears twice; its goals were put together.")
            .arg(args.numberText(0));
    case ImportCode::ScriptNotRun:
        return ImportWords::tr("Only the goals were read. The rest of the script was not run.");
    case ImportCode::ColumnNotUsed:
        return ImportWords::tr("The column \"%1\" was not used.").arg(args.text(0));
    case ImportCode::ColumnGuessed:
        return ImportWords::tr("The column \"%1\" was read as \"%2\".")
            .arg(args.text(0), args.text(1));
    case ImportCode::CellNotUsed:
        return args.text(2).isEmpty()
            ? ImportWords::tr("In the column \"%1\", the cell \"%2\" was not used.")
                  .arg(args.text(0), args.text(1))
            : ImportWords::tr("In the column \"%1\", the cell \"%2\" was not used. Allowed: %3.")
                  .arg(args.text(0), args.text(1), args.text(2));
    case ImportCode::EntryLeftOut:
        return ImportWords::tr("%1 is not a text, number or list, so the entry with it was left "
                               "out. Scripts are not run; write the value itself.")
            .arg(args.text(0));
    case ImportCode::KeyTwice:
        return ImportWords::tr(
            "%Ln goal(s) have \"%1\" twice. The last one counts, as in a browser.", nullptr,
            goals(1))
            .arg(args.text(0));
    case ImportCode::TiersSqueezed:
        return ImportWords::tr("The %1 tiers became difficulties from 1 to %2, some of them the "
                               "same.")
            .arg(args.numberText(0), args.numberText(1));
    case ImportCode::TextBeforeTiers:
        return ImportWords::tr("\"%1\" before the tiers is not a goal and was left out.")
            .arg(args.text(0));
    case ImportCode::ListTaken:
        return ImportWords::tr(
            "The file has several lists. \"%1\" was read, with %2 goals. The others: %3.")
            .arg(args.text(0), wholeText(args.number(1)), args.text(2));
    case ImportCode::ListNotFound:
        return ImportWords::tr("The file has no list \"%1\".").arg(args.text(0));
    case ImportCode::KeysAsTypes:
        return ImportWords::tr(
            "The names of %Ln group(s) of goals were read as their types.", nullptr, goals(0));
    case ImportCode::PartNotUsed:
        return ImportWords::tr("\"%1\" beside the goals was not used.").arg(args.text(0));
    case ImportCode::ListNotUsed:
        return ImportWords::tr(
            "\"%1\" beside the goals was not used. It holds %Ln goal(s).", nullptr, goals(1))
            .arg(args.text(0));
    case ImportCode::ListNamed:
        return ImportWords::tr("\"%1\" was read as the name of the list, and was not used.")
            .arg(args.text(0));
    case ImportCode::CapNotUsed:
        return ImportWords::tr("The limit %2 of the type \"%1\" was not used, because no goal of "
                               "the set has it as a category.")
            .arg(args.text(0), args.numberText(1));
    case ImportCode::PlaceholderRead:
        return ImportWords::tr(
            "In %Ln goal(s), \"%1\" was read as {{X}}, the value of a range.", nullptr, goals(1))
            .arg(args.text(0));
    case ImportCode::CellsAsGoals:
        return ImportWords::tr(
            "The table was read as a card: %Ln cell(s) became goals.", nullptr, goals(0));
    case ImportCode::ColumnsAsTiers:
        return ImportWords::tr(
            "%Ln group(s) of goals were read as tiers, from the easiest to the hardest.", nullptr,
            goals(0));
    case ImportCode::MoreRepairs:
        return ImportWords::tr("%Ln more change(s) are not listed.", nullptr, goals(0));
    default:
        return {};
    }
}

QString refusalWords(ImportCode code, const Arguments &args)
{
    const auto count = [&](std::size_t index) { return wholeText(args.number(index)); };
    switch (code) {
    case ImportCode::ExpressionNotRead:
        return ImportWords::tr(
            "%1 is not a text, number or list. Scripts are not run; write the value itself.")
            .arg(args.text(0));
    case ImportCode::QuoteOpen:
        return ImportWords::tr(
            "The text that begins here has no closing quotation mark on its line.");
    case ImportCode::NoGoalsInFile:
        return ImportWords::tr("The file contains no goals.");
    case ImportCode::NoListInJson:
        return ImportWords::tr(
            "This JSON holds no list of goals that is read. A list may be one of texts, or of "
            "objects with a \"name\". It may stand in a list of tiers, under \"goals\", or under "
            "the names of categories.");
    case ImportCode::NoGoalText:
        return ImportWords::tr(
            "The objects in this list have no text of a goal. It is looked for "
            "under \"name\", \"goal\", \"text\" and the like. Their keys are: %1.")
            .arg(args.text(0));
    case ImportCode::GoalTextNotRead:
        return ImportWords::tr("\"%1\" should hold the text of a goal, but it holds this: %2")
            .arg(args.text(0), args.text(1));
    case ImportCode::TooManyGoals:
        return ImportWords::tr(
            "The file contains %1 goals; at most %2 can be read. Split it into several sets.")
            .arg(count(0), count(1));
    case ImportCode::MarkupNotRead:
        return ImportWords::tr(
            "This is a web page or XML, which is not read. Copy the goals themselves.");
    case ImportCode::ScriptWithoutList:
        return ImportWords::tr("This script assigns no list that can be read.");
    case ImportCode::ListElsewhere:
        return ImportWords::tr("The list is in another file: %1. Open that one.").arg(args.text(0));
    case ImportCode::FormatNotRead:
        return ImportWords::tr("This is %1, which is not read. Save the list as JSON, as a table "
                               "(CSV), or as a text with a goal a line.")
            .arg(args.text(0));
    case ImportCode::GoalsTooFew:
        return ImportWords::tr("This format needs at least %2 goals, but the set has %1. Add "
                               "goals, or choose another format.")
            .arg(count(0), count(1));
    case ImportCode::ExportTooLarge:
        return ImportWords::tr("With a goal for each value, the file would be larger than %1. "
                               "Shorten the ranges of some goals.")
            .arg(QLocale().formattedDataSize(args.number(0), 0));
    case ImportCode::TierEmpty:
        return ImportWords::tr("No goal belongs to tier %1, and each tier needs one. Give a goal "
                               "this difficulty, or leave some goals without a difficulty.")
            .arg(args.numberText(0));
    case ImportCode::TierTooSmall:
        return ImportWords::tr("Tier %1 has %2 goals, but needs %3. Change the difficulty of some "
                               "goals, or leave some without one.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    case ImportCode::BoardSizeWrong:
        return ImportWords::tr(
            "This format needs a board of %2 cells, but this one has %1. Choose another size.")
            .arg(args.numberText(0), args.numberText(1));
    case ImportCode::BoardCellEmpty:
        return ImportWords::tr("Cell %1 is empty, but this format needs a goal in every cell.")
            .arg(args.numberText(0));
    case ImportCode::BoardGoalTooLong:
        return ImportWords::tr("The goal in cell %1 has %2 characters; this format allows %3.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    default:
        return {};
    }
}

} // namespace

QString importWords(const Problem &problem)
{
    const Arguments args(problem.args);
    const auto code = static_cast<ImportCode>(problem.code);
    for (const auto &some : {repairWords, guessWords, guessedLinesWords, refusalWords}) {
        if (const QString text = some(code, args); !text.isEmpty())
            return text;
    }
    return {};
}

QString tooManyGoalsWords(qsizetype goals)
{
    return goals <= mostObjectives
        ? QString()
        : ImportWords::tr("The goal set would have %1 goals. At most %2 can be opened again, so "
                          "nothing was added. Split it into several sets.")
              .arg(wholeText(goals), wholeText(mostObjectives));
}

QString importKindWords(Code code, int n)
{
    switch (static_cast<ImportCode>(code)) {
    case ImportCode::CurlyQuotes:
        return ImportWords::tr("%Ln texts in curly quotation marks", nullptr, n);
    case ImportCode::SingleQuotes:
        return ImportWords::tr("%Ln texts in single quotation marks", nullptr, n);
    case ImportCode::KeyWithoutQuotes:
        return ImportWords::tr("%Ln keys without quotes", nullptr, n);
    case ImportCode::CommaBeforeEnd:
        return ImportWords::tr("%Ln commas before a closing bracket", nullptr, n);
    case ImportCode::CommaMissing:
        return ImportWords::tr("%Ln missing commas", nullptr, n);
    case ImportCode::CommentLeftOut:
        return ImportWords::tr("%Ln comments left out", nullptr, n);
    case ImportCode::HoleInList:
        return ImportWords::tr("%Ln empty places in lists", nullptr, n);
    case ImportCode::BracketMismatch:
        return ImportWords::tr("%Ln brackets of the wrong kind", nullptr, n);
    case ImportCode::EscapeUnknown:
        return ImportWords::tr("%Ln characters that are not written as they should be", nullptr, n);
    case ImportCode::QuoteInText:
        return ImportWords::tr("%Ln quotation marks within a text", nullptr, n);
    case ImportCode::NestingFlattened:
        return ImportWords::tr("%Ln lists within a list", nullptr, n);
    case ImportCode::GoalOutsideTier:
        return ImportWords::tr("%Ln goals between the tiers", nullptr, n);
    case ImportCode::KeyNotUsed:
        return ImportWords::tr("%Ln keys that were not used", nullptr, n);
    case ImportCode::ValueNotUsed:
        return ImportWords::tr("%Ln values that were not used", nullptr, n);
    case ImportCode::EntryLeftOut:
        return ImportWords::tr("%Ln entries of a script that were left out", nullptr, n);
    case ImportCode::PartNotUsed:
        return ImportWords::tr("%Ln parts beside the goals that were not used", nullptr, n);
    case ImportCode::ListNotUsed:
        return ImportWords::tr("%Ln lists beside the goals that were not used", nullptr, n);
    case ImportCode::LineBesideGoals:
        return ImportWords::tr("%Ln lines outside of the table", nullptr, n);
    case ImportCode::GoalWithoutText:
        return ImportWords::tr("%Ln goals without text were left out", nullptr, n);
    case ImportCode::TierOutOfRange:
        return ImportWords::tr("%Ln difficulties outside 1-25 were not used", nullptr, n);
    case ImportCode::ColumnNotUsed:
        return ImportWords::tr("%Ln columns that were not used", nullptr, n);
    case ImportCode::ColumnGuessed:
        return ImportWords::tr("%Ln columns whose meaning was guessed", nullptr, n);
    case ImportCode::CellNotUsed:
        return ImportWords::tr("%Ln cells that were not used", nullptr, n);
    default:
        return {};
    }
}

} // namespace boardwright
