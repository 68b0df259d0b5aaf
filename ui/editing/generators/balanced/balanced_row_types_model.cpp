// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_row_types_model.h"

#include "core/balanced/sections.h"
#include "ui/editing/document/change_set.h"
#include "ui/text/field_words.h"
#include "ui/text/minutes_words.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestText = 200;
constexpr Key goalsKey{"goals"}; ///< Integer; only for display

double goalsOf(const Section & /*section*/, const FieldValues &values)
{
    return static_cast<double>(std::get<qint64>(values.value(goalsKey, qint64{0})));
}

constexpr std::array goalCount{Derived{.of = goalsOf,
    .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Number of goals that state a cost for it")}};

/// Thresholds are texts here, because they may be empty.
Field thresholdField(Key key, const char *label, const Field &thresholds)
{
    return {.key = key,
        .kind = Kind::Text,
        .max = longestText,
        .label = label,
        .help = thresholds.help};
}

/// Indexed by BalancedRowTypesModel::Column.
const std::array<Field, BalancedRowTypesModel::Goals> &rowTypeFields()
{
    static const std::array fields{
        Field{.key = "name"_L1,
            .kind = Kind::Text,
            .max = longestText,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Row type"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Something a whole line can save, such as never needing a certain tool")},
        thresholdField("normal"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Normal list"),
            balanced::normalRowTypes),
        thresholdField("short"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Short list"),
            balanced::shortRowTypes)};
    return fields;
}

const Field &nameField()
{
    return rowTypeFields()[BalancedRowTypesModel::Name];
}

/// The field where the set stores the thresholds of a column.
const Field &storedField(const Field &column)
{
    return column.key == rowTypeFields()[BalancedRowTypesModel::Short].key
        ? balanced::shortRowTypes
        : balanced::normalRowTypes;
}

QList<NamedNumber> numbersAt(
    const SectionValues &values, const Section &section, const Field &field)
{
    return std::get<QList<NamedNumber>>(valueOf(values, section, field));
}

/// Gives `from` a new name and number, or removes it.
void changeNumber(SectionValues &all, const Section &section, const Field &field,
    const QString &from, const NamedNumber &to, bool isRemoved)
{
    QList<NamedNumber> numbers = numbersAt(all, section, field);
    const auto found = std::ranges::find(numbers, from, &NamedNumber::name);
    if (isRemoved)
        numbers.removeIf([&](const NamedNumber &number) { return number.name == from; });
    else if (found != numbers.end())
        *found = to;
    else
        numbers.append(to);
    setValue(all, section, field, numbers);
}

QList<FieldValues> rowTypesOf(const GoalSet &set)
{
    QList<FieldValues> rows;
    std::map<QString, qsizetype> places;
    const auto rowOf = [&](const QString &name) -> FieldValues & {
        const qsizetype place = places.try_emplace(name, rows.size()).first->second;
        if (place == rows.size())
            rows.append({{nameField().key, name}});
        return rows[place];
    };
    for (const auto column : {BalancedRowTypesModel::Normal, BalancedRowTypesModel::Short}) {
        const Field &field = rowTypeFields().at(column);
        for (const NamedNumber &number : numbersAt(set.once, balanced::lists, storedField(field)))
            setValue(rowOf(number.name), field, numberText(number.number));
    }
    for (const Objective &objective : set.objectives) {
        for (const NamedNumber &number :
            numbersAt(objective.extension, balanced::goals, balanced::rowTypes)) {
            FieldValues &row = rowOf(number.name);
            row.insert(goalsKey, std::get<qint64>(row.value(goalsKey, qint64{0})) + 1);
        }
    }
    return rows;
}

} // namespace

BalancedRowTypesModel::BalancedRowTypesModel(GoalSetDocument &document, QObject *parent)
    : FieldTableModel(document, {}, Qt::Vertical, parent)
    , m_rows(rowTypesOf(document.set()))
{
    connect(&document, &GoalSetDocument::changed, this, &BalancedRowTypesModel::follow);
    connect(&document, &GoalSetDocument::reset, this, &BalancedRowTypesModel::follow);
}

const Section &BalancedRowTypesModel::section(int /*line*/) const
{
    static const Section table{
        .key = "row_types"_L1, .home = Home::Table, .fields = rowTypeFields()};
    return table;
}

std::span<const Derived> BalancedRowTypesModel::derived() const
{
    return goalCount;
}

QString BalancedRowTypesModel::title() const
{
    return fieldLabel(balanced::normalRowTypes);
}

QString BalancedRowTypesModel::nameAt(int row) const
{
    return textOf(m_rows.at(row), nameField());
}

void BalancedRowTypesModel::follow()
{
    const QList<FieldValues> rows = rowTypesOf(document().set());
    if (rows == m_rows)
        return;
    const bool isSame = std::ranges::equal(
        rows, m_rows, {}, [](const FieldValues &row) { return textOf(row, nameField()); },
        [](const FieldValues &row) { return textOf(row, nameField()); });
    if (!isSame)
        beginResetModel();
    m_rows = rows;
    if (!isSame)
        endResetModel();
    else
        tellAllChanged();
}

QVariant BalancedRowTypesModel::data(const QModelIndex &index, int role) const
{
    const auto isSet = [&](Column column) { return holdsOwn(index.siblingAtColumn(column)); };
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const bool isAsked = role == Qt::ToolTipRole || (role == ProblemRole && index.column() == Name);
    if (index.isValid() && isAsked && !isSet(Normal) && !isSet(Short))
        return role == ProblemRole
            ? QVariant(static_cast<int>(Severity::Warning))
            : QVariant(tr("Goals use this row type, but it never counts without a threshold"));
    return FieldTableModel::data(index, role);
}

QVariant BalancedRowTypesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal && section != Name)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter); // like the cells
    return FieldTableModel::headerData(section, orientation, role);
}

std::expected<void, QString> BalancedRowTypesModel::checkName(
    const GoalSet &set, const QString &name)
{
    if (name.isEmpty() || name.contains(u',') || name.contains(u':'))
        return std::unexpected(tr("A row type needs a name without commas or colons."));
    const auto isIt = [&](const FieldValues &row) { return textOf(row, nameField()) == name; };
    if (std::ranges::none_of(rowTypesOf(set), isIt))
        return {};
    return std::unexpected(tr("Row type \"%1\" already exists.").arg(name));
}

std::expected<void, QString> BalancedRowTypesModel::change(
    GoalSet &set, const FieldValues &before, const FieldValues &after)
{
    const QString from = textOf(before, nameField());
    const QString to = textOf(after, nameField()).trimmed();
    // Checked also if the name was and stays empty, as in a new row.
    if (to != from || to.isEmpty()) {
        if (auto checked = checkName(set, to); !checked)
            return checked;
    }
    for (const auto column : {Normal, Short}) {
        const Field &field = rowTypeFields().at(column);
        const Field &stored = storedField(field);
        const QString text = textOf(after, field).trimmed();
        const std::optional<double> number = numberOfText(text);
        const bool isAllowed
            = text.isEmpty() || (number && *number >= stored.min && *number <= stored.max);
        if (!isAllowed && text != textOf(before, field)) {
            return std::unexpected(tr("\"%1\" is not a number from %2 to %3.")
                    .arg(text, numberText(stored.min), numberText(stored.max)));
        }
        changeNumber(set.once, balanced::lists, stored, from,
            {.name = to, .number = number.value_or(0)}, text.isEmpty());
    }
    if (to == from)
        return {};
    for (Objective &objective : set.objectives) {
        const QList<NamedNumber> numbers
            = numbersAt(objective.extension, balanced::goals, balanced::rowTypes);
        const auto found = std::ranges::find(numbers, from, &NamedNumber::name);
        if (found != numbers.end())
            changeNumber(objective.extension, balanced::goals, balanced::rowTypes, from,
                {.name = to, .number = found->number}, false);
    }
    return {};
}

std::expected<void, QString> BalancedRowTypesModel::store(
    const QList<int> &lines, const Field &field, const Value &value, int /*gesture*/)
{
    Lines changed;
    for (const int line : lines)
        changed.append({line, FieldValues{{field.key, value}}});
    const QString text = field.key == nameField().key
        ? tr("Rename row type \"%1\"", "the name of an undo step")
        : tr("Threshold of \"%1\"", "the name of an undo step");
    return put(changed, {}, text.arg(nameAt(lines.first())));
}

std::expected<void, QString> BalancedRowTypesModel::put(
    const Lines &changed, const QList<FieldValues> &added, const QString &text)
{
    GoalSet next = document().set();
    for (const auto &[line, entered] : changed) {
        if (auto done = change(next, m_rows.at(line), with(entered, line)); !done)
            return done;
    }
    for (const FieldValues &row : added) {
        if (auto done = change(next, {}, row); !done)
            return done;
    }
    replaceSet(document(), std::move(next), text);
    return {};
}

int BalancedRowTypesModel::add(int /*at*/)
{
    const auto hasName = [this](const QString &name) {
        return std::ranges::any_of(
            m_rows, [&](const FieldValues &row) { return textOf(row, nameField()) == name; });
    };
    const QString first = tr("row type", "the name of a new one");
    QString name = first;
    for (int number = 2; hasName(name); ++number)
        name = QStringLiteral("%1 %2").arg(first).arg(number);
    edit({}, {{{nameField().key, name}, {rowTypeFields()[Normal].key, u"1"_s}}},
        tr("Add a row type", "the name of an undo step"));
    int row = 0;
    while (row < lines() && nameAt(row) != name)
        ++row;
    return row;
}

void BalancedRowTypesModel::remove(const QList<int> &rows)
{
    Lines changed;
    for (const int row : rows)
        changed.append({row,
            {{rowTypeFields()[Normal].key, QString()}, {rowTypeFields()[Short].key, QString()}}});
    edit(changed, {},
        tr("Remove the thresholds of %Ln row types", "the name of an undo step",
            static_cast<int>(rows.size())));
}

} // namespace boardwright
