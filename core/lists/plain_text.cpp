// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A goal a line.
#include "core/goalset/goal_text.h"
#include "core/lists/list_formats.h"
#include "core/lists/listed_goals.h"
#include "core/lists/listed_lines.h"
#include "core/lists/text_lines.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// Whether a line that begins with a bracket is a goal, not JSON: "[Hard] Beat the game", "{{X}}
/// coins".
bool beginsWithLabel(const QString &line)
{
    static const QRegularExpression label(uR"(^(?:\{\{X\}\}|\[[^\[\]{}"']*\][ \t]+[^\s,;:\]}]))"_s);
    return label.match(line).hasMatch();
}

/// Whether a text that begins with a bracket has a line in which nothing looks like JSON.
bool hasPlainLine(const ImportText &text)
{
    constexpr qsizetype looked = 200;
    constexpr std::array data{"json"_L1, "jsonl"_L1, "js"_L1, "mjs"_L1, "cjs"_L1, "ts"_L1};
    static const QRegularExpression plain(uR"(^[^"'{}\[\]:;=<>,]*\pL\s+\pL[^"'{}\[\]:;=<>]*$)"_s);
    return !std::ranges::contains(data, text.suffix().toString().toLower())
        && std::ranges::any_of(linesOf(text.bytes(), looked).first,
            [&](const TextLine &line) { return plain.match(line.text).hasMatch(); });
}

Likeness likenessOfText(const ImportText &text)
{
    if (!text.isText() || text.looksLikeScript())
        return Likeness::None;
    const std::vector<TextLine> lines = linesOf(text.bytes(), 1).first;
    if (lines.empty())
        return Likeness::None;
    if (text.beginsAsJson() && !beginsWithLabel(lines.front().text)
        && (text.json().root || !hasPlainLine(text)))
        return Likeness::None;
    return Likeness::Possible;
}

/// Whether all lines end with a comma and one of a few words: "Find a star,short".
bool endWithWords(const std::vector<TextLine> &lines)
{
    constexpr std::size_t least = 3;
    static const QRegularExpression end(
        u",[ ]?[\\w-]{1,20}$"_s, QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> words; // counted, never iterated
    for (const TextLine &line : lines) {
        const auto match = end.match(line.text);
        if (!match.hasMatch() || match.capturedStart() == 0)
            return false;
        words.insert(match.captured());
    }
    return lines.size() >= least && 2 * words.size() <= std::ssize(lines);
}

/// A table whose lines are too different for columns is read as lines.
void noteCells(const ImportText &text, const std::vector<TextLine> &lines, Repairs &repairs)
{
    constexpr std::array suffixes{"csv"_L1, "tsv"_L1, "tab"_L1};
    const bool isTable = std::ranges::any_of(suffixes, [&](QLatin1StringView suffix) {
        return text.suffix().compare(suffix, Qt::CaseInsensitive) == 0;
    });
    const auto hasCells = [&](const TextLine &line) {
        return line.text.contains(u'\t')
            || (isTable && (line.text.contains(u',') || line.text.contains(u';')));
    };
    if (const auto first = std::ranges::find_if(lines, hasCells); first != lines.end())
        repairs.add(ImportCode::LinesAsGoals, first->at);
    else if (!lines.empty() && endWithWords(lines))
        repairs.add(ImportCode::LineEndsAsGoals, lines.front().at,
            {lines.front().text.section(u',', -1).trimmed()});
}

/// Lines of JSON among others are goals as they stand.
void noteData(const std::vector<TextLine> &lines, Repairs &repairs)
{
    static const QRegularExpression data(
        uR"(^(?:\[\s*["{\[].*\]|\{\s*["\w].*[:"].*\}|[\[{])[,;]?$)"_s);
    const auto isData = [](const TextLine &line) { return data.match(line.text).hasMatch(); };
    if (const auto first = std::ranges::find_if(lines, isData); first != lines.end())
        repairs.add(
            ImportCode::DataAsGoals, first->at, {qint64{std::ranges::count_if(lines, isData)}});
}

/// What is to be read as a text keeps its bullets, unless all lines have one.
void takeAllBullets(ListedGoals &listed, const std::vector<TextLine> &lines, Repairs &repairs)
{
    // A single goal may well begin with a dash.
    const auto isBulleted = [](const TextLine &line) { return bulletSize(line.text) > 0; };
    if (lines.size() < 2 || !std::ranges::all_of(lines, isBulleted))
        return;
    repairs.add(ImportCode::BulletsRemoved, lines.front().at, {qint64{std::ssize(lines)}});
    for (ListedGoal &goal : listed.goals)
        goal.objective.goal = goal.objective.goal.sliced(bulletSize(goal.objective.goal));
}

std::expected<ImportedSet, Problem> readText(const ImportText &text, const ImportChoices &choices)
{
    Repairs repairs(text.bytes());
    const auto [lines, count] = linesOf(text.bytes(), mostObjectives + 1);
    if (lines.empty())
        return std::unexpected(repairs.error(ImportCode::NoGoalsInFile, 0));
    if (count > mostObjectives)
        return std::unexpected(repairs.error(
            ImportCode::TooManyGoals, lines[mostObjectives].at, {count, qint64{mostObjectives}}));
    ListedGoals listed;
    for (const TextLine &line : lines) {
        ListedGoal goal;
        goal.objective.goal = line.text;
        listed.goals.append(std::move(goal));
    }
    bool isDocument = false;
    if (choices.format.isEmpty()) {
        noteCells(text, lines, repairs);
        noteData(lines, repairs);
        isDocument = settleLines(listed, lines, repairs);
    } else {
        takeAllBullets(listed, lines, repairs);
    }
    const auto isTrimmed
        = [&](const TextLine &line) { return line.isTrimmed && !text.isLeftOutOfLine(line.at); };
    if (const auto trimmed = std::ranges::count_if(lines, isTrimmed); trimmed > 0 && !isDocument)
        repairs.add(ImportCode::SpacesRemoved, std::ranges::find_if(lines, isTrimmed)->at,
            {qint64{trimmed}});
    noteOddTexts(listed, repairs);
    return setOfListed(listed, choices, repairs.take());
}

/// A file with control characters is no text to many programs, ImportText among them.
bool isControl(QChar unit)
{
    constexpr char16_t firstPrintable = 0x20;
    return unit < firstPrintable && !QStringView(u"\t\v\f").contains(unit) && !isLineBreak(unit);
}

/// The goal in one line; empty if it is blank.
QString lineOf(const Objective &objective)
{
    QString line = objective.goal;
    std::ranges::replace_if(
        line, [](QChar unit) { return isLineBreak(unit) || isControl(unit); }, QChar::Space);
    return line.trimmed().isEmpty() ? QString() : line;
}

QList<Loss> lossesOfText(const GoalSet &set)
{
    Loss blank{.aspect = Aspect::EmptyGoal, .rows = {}};
    Loss spaced{.aspect = Aspect::Spacing, .rows = {}};
    for (const Objective &objective : set.objectives) {
        if (objective.disabled)
            continue;
        const QString line = lineOf(objective);
        if (line.isEmpty())
            blank.rows << objective.id;
        else if (std::ranges::any_of(objective.goal, isControl) || line.trimmed() != line)
            spaced.rows << objective.id;
    }
    QList<Loss> losses{blank, spaced};
    losses.removeIf([](const Loss &loss) { return loss.rows.isEmpty(); });
    return losses;
}

QByteArray writeText(const GoalSet &set)
{
    QString text;
    for (const Objective &objective : set.objectives) {
        const QString line = objective.disabled ? QString() : lineOf(objective);
        if (!line.isEmpty())
            text += line + u'\n';
    }
    return text.toUtf8();
}

} // namespace

namespace lists {

constexpr SetFormat plainText{.key = Key("text"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Plain list of goals"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "One goal per line, for chats, documents and sites that accept a list."),
    .suffix = "txt",
    .recognise = likenessOfText,
    .read = readText,
    .furtherLosses = lossesOfText,
    .write = writeText};

} // namespace lists

} // namespace boardwright
