// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of goals: a line of titles, and a goal a line.
#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/goal_placeholder.h"
#include "core/lists/list_formats.h"
#include "core/lists/table_cells.h"
#include "core/lists/table_reader.h"
#include "core/lists/table_text.h"
#include "core/lists/translated_texts.h"

#include <QMap>
#include <QRegularExpression>
#include <QtTranslation>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

bool isTableSuffix(QStringView suffix)
{
    return std::ranges::any_of(std::array{"csv"_L1, "tsv"_L1, "tab"_L1},
        [&](QLatin1StringView known) { return suffix.compare(known, Qt::CaseInsensitive) == 0; });
}

/// Whether lines that no suffix names a table are one all the same: each is a text in quotation
/// marks with a comma after it, or they have as many cells as one another, and the difficulty in
/// one.
bool isData(const ImportText &text, const TableOutline &outline)
{
    static const QRegularExpression quotedLine(u"^\\s*\"(?:[^\"]|\"\")*\"\\s*[,;]\\s*$"_s);
    static const QRegularExpression lastLine(u"^\\s*\"(?:[^\"]|\"\")*\"\\s*$"_s);
    constexpr qsizetype mostBytes = qsizetype{16} * 1024;
    const QByteArrayView beginning
        = QByteArrayView(text.bytes()).first(std::min(mostBytes, text.bytes().size()));
    QStringList lines = QString::fromUtf8(beginning).trimmed().split(u'\n');
    const bool isWhole = beginning.size() == text.bytes().size();
    const QString last = lines.takeLast();
    const bool areQuoted = !lines.isEmpty()
        && (!isWhole || lastLine.match(last).hasMatch() || quotedLine.match(last).hasMatch())
        && std::ranges::all_of(
            lines, [](const QString &line) { return quotedLine.match(line).hasMatch(); });
    constexpr qsizetype leastLines = 3;
    const bool areBarred = outline.separator == '|' && std::ssize(outline.columns) >= leastLines;
    return areQuoted || (outline.isRegular && outline.lines >= leastLines && areBarred)
        || (outline.isRegular && outline.lines >= leastLines
            && std::ranges::contains(outline.columns, "difficulty"_L1, &TableColumn::guessedAs));
}

/// Commas and semicolons occur in any text, tabs hardly do.
Likeness likenessOfTable(const ImportText &text, bool isTabbed)
{
    const bool isNamed = isTableSuffix(text.suffix());
    // A goal may have an equals sign before a bracket.
    if (!text.isText() || text.beginsAsJson())
        return Likeness::None;
    const TableOutline outline = tableOutlineOf(text.bytes(), text.suffix());
    const bool isScript = text.looksLikeScript() && !isNamed && !outline.isMarkdown;
    if (isScript || (outline.separator == '\t') != isTabbed)
        return Likeness::None;
    if (!isNamed && !isTabbed && isData(text, outline))
        return Likeness::Likely;
    if (outline.isMarkdown || (outline.hasGoalTitle && (outline.known >= 2 || isNamed)))
        return Likeness::Certain;
    // Reading it says so.
    if (outline.isTooWide && (isNamed || isTabbed || outline.hasGoalTitle))
        return Likeness::Likely;
    if ((outline.isOfCells || outline.rowsOf != RowsOf::Fields) && (isNamed || isTabbed))
        return Likeness::Likely;
    if (!outline.isRegular || (!isNamed && !isTabbed))
        return Likeness::None;
    if (outline.columns.size() == 1) // of which cells may be quoted
        return isNamed ? Likeness::Possible : Likeness::None;
    return outline.lines >= 2 ? Likeness::Likely : Likeness::None;
}

std::expected<ImportedSet, Problem> readTableFile(
    const ImportText &text, const ImportChoices &choices)
{
    Repairs repairs(text.bytes());
    const TableOutline outline = tableOutlineOf(text.bytes(), text.suffix());
    const auto listed = readTable(outline, repairs, text.stop());
    if (!listed)
        return std::unexpected(listed.error());
    noteOddTexts(*listed, repairs);
    return setOfListed(*listed, choices, repairs.take());
}

struct WrittenColumn {
    const Section *section = nullptr;
    const Field *field = nullptr;
    QString title;
};

bool isWritten(const GoalSet &set, const Section &section, const Field &field)
{
    if (&field == fieldOf(ObjectiveField::Goal))
        return true;
    return field.kind != Kind::RowRefs
        && std::ranges::any_of(set.objectives, [&](const Objective &objective) {
               return valueOf(objective, section, field) != fallbackOf(field);
           });
}

/// Other programs know a difficulty from 1 to 25 by that name.
bool isPlainDifficulty(const GoalSet &set, const Section &section, const Field &field)
{
    const auto [itsSection, itsField] = difficultyField();
    if (section.key != itsSection->key || field.key != itsField->key)
        return false;
    return std::ranges::all_of(set.objectives, [&](const Objective &objective) {
        const Value value = valueOf(objective, section, field);
        return value == fallbackOf(field) || statedDifficulty(objective);
    });
}

/// The goal, and every other column that the set uses.
std::vector<WrittenColumn> writtenColumns(const GoalSet &set)
{
    std::vector<const Section *> sections{&objectiveSection};
    std::ranges::copy_if(allSections(), std::back_inserter(sections),
        [](const Section *section) { return section->home == Home::BesideObjective; });
    std::vector<WrittenColumn> columns;
    for (const Section *section : sections) {
        for (const Field &field : section->fields) {
            if (isWritten(set, *section, field))
                columns.push_back({.section = section,
                    .field = &field,
                    .title = isPlainDifficulty(set, *section, field) ? QString(field.key)
                                                                     : titleOf(*section, field)});
        }
    }
    std::ranges::stable_partition(columns,
        [](const WrittenColumn &column) { return column.field == fieldOf(ObjectiveField::Goal); });
    return columns;
}

/// The keys of the texts in further languages, in the order of their first use.
QStringList languagesOf(const GoalSet &set)
{
    QStringList keys;
    for (const Objective &objective : set.objectives) {
        for (const auto &[key, text] : translationsOf(objective)) {
            if (!text.isEmpty() && !keys.contains(key))
                keys << key;
        }
    }
    return keys;
}

bool isOfTable(const OtherValue &value)
{
    return isTranslation(value) && value.text != "\"\"";
}

QList<QStringList> linesOfTable(const GoalSet &set)
{
    const std::vector<WrittenColumn> columns = writtenColumns(set);
    QStringList titles;
    for (const WrittenColumn &column : columns)
        titles << column.title;
    const QStringList languages = languagesOf(set);
    QList<QStringList> lines{titles + languages};
    for (const Objective &objective : set.objectives) {
        QStringList cells;
        for (const WrittenColumn &column : columns)
            cells << textOfTableCell(
                *column.section, *column.field, valueOf(objective, *column.section, *column.field));
        QMap<QString, QString> byKey;
        for (const auto &[key, text] : translationsOf(objective))
            byKey.insert(key, text);
        for (const QString &key : languages)
            cells << asTextCell(byKey.value(key));
        lines << cells;
    }
    return lines;
}

/// Law: exactly the values that are the same after writing and reading.
bool tableHoldsSection(const QString &key, const FieldValues &values)
{
    const Section *section = sectionOf(key);
    if (section == nullptr || section->home != Home::BesideObjective || values.isEmpty())
        return false;
    return std::ranges::all_of(values.asKeyValueRange(), [&](const auto &stored) {
        const auto field = std::ranges::find_if(
            section->fields, [&](const Field &candidate) { return candidate.key == stored.first; });
        return field != section->fields.end() && survivesTable(*section, *field, stored.second);
    });
}

bool lacksText(const Objective &objective)
{
    return objective.goal.trimmed().isEmpty();
}

constexpr Key commaSeparatedKey("csv");

QList<Loss> lossesOfTable(const GoalSet &set)
{
    Loss empty{.aspect = Aspect::EmptyGoal, .rows = {}};
    // A sign for a value, which {{X}} replaces. The key of the format tells this loss from others.
    Loss read{.aspect = Aspect::Values, .rows = {}, .format = commaSeparatedKey};
    for (const Objective &objective : set.objectives) {
        Objective again = objective;
        if (lacksText(objective))
            empty.rows << objective.id;
        else if (!readPlaceholder(again).isEmpty())
            read.rows << objective.id;
    }
    QList<Loss> losses{empty, read};
    losses.removeIf([](const Loss &loss) { return loss.rows.isEmpty(); });
    return losses;
}

std::optional<Problem> obstacleToTable(const GoalSet &set)
{
    if (!std::ranges::all_of(set.objectives, lacksText))
        return std::nullopt;
    Problem problem;
    problem.code = toCode(ImportCode::GoalsTooFew);
    problem.args = {qint64{0}, qint64{1}};
    return problem;
}

constexpr Aspects allOfGoal{Aspect::Values, Aspect::Weighting, Aspect::BoardCategories,
    Aspect::LineCategories, Aspect::Tag, Aspect::Progression, Aspect::IndividualLimit,
    Aspect::ForcedPositions, Aspect::ProgressiveRanges, Aspect::Tooltip, Aspect::Icons,
    Aspect::Disabled, Aspect::LineBreaks};

} // namespace

namespace lists {

constexpr SetFormat commaSeparated{.key = commaSeparatedKey,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Table (CSV)"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "All columns of all goals as comma-separated values, for spreadsheets."),
    .suffix = "csv",
    .recognise = [](const ImportText &text) { return likenessOfTable(text, false); },
    .read = readTableFile,
    .keeps = allOfGoal,
    .holdsSection = tableHoldsSection,
    .holdsOther = isOfTable,
    .furtherLosses = lossesOfTable,
    .obstacle = obstacleToTable,
    .write = [](const GoalSet &set) { return tableText(linesOfTable(set)); }};

constexpr SetFormat tabSeparated{.key = Key("tsv"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Table (TSV)"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "All columns of all goals as tab-separated values, for programs and the clipboard."),
    .suffix = "tsv",
    .otherSuffix = "tab",
    .recognise = [](const ImportText &text) { return likenessOfTable(text, true); },
    .read = readTableFile,
    .keeps = allOfGoal,
    .holdsSection = tableHoldsSection,
    .holdsOther = isOfTable,
    .furtherLosses = lossesOfTable,
    .obstacle = obstacleToTable,
    .write = [](const GoalSet &set) { return tableText(linesOfTable(set), u'\t'); }};

} // namespace lists

} // namespace boardwright
