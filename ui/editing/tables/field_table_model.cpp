// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/field_table_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/reading_words.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace boardwright {

namespace {

struct FillWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

/// The field whose meaning is shown; null if there is none.
const Field *readField(const Section &section)
{
    const auto read = std::ranges::find_if(
        section.fields, [](const Field &field) { return !field.reading.isEmpty(); });
    return read == section.fields.end() ? nullptr : &*read;
}

} // namespace

FieldTableModel::FieldTableModel(
    GoalSetDocument &document, const QString &table, Qt::Orientation lines, QObject *parent)
    : RowTableModel(document, table, parent)
    , m_lines(lines)
{
}

void FieldTableModel::tellAllChanged()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

FieldTableModel::Place FieldTableModel::placeOf(int row, int column) const
{
    return m_lines == Qt::Vertical ? Place{.line = row, .field = column}
                                   : Place{.line = column, .field = row};
}

/// The number of cells in a line.
int FieldTableModel::entries() const
{
    return fields() + extras();
}

int FieldTableModel::extras() const
{
    return static_cast<int>(derived().size()) + (readField(section(0)) == nullptr ? 0 : 1);
}

int FieldTableModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_lines == Qt::Vertical ? lines() : entries();
}

int FieldTableModel::columnCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_lines == Qt::Vertical ? entries() : lines();
}

const Field *FieldTableModel::fieldAt(const QModelIndex &index) const
{
    const Place place = placeOf(index.row(), index.column());
    if (!index.isValid() || place.field >= fields())
        return nullptr;
    return &section(place.line).fields[static_cast<std::size_t>(place.field)];
}

bool FieldTableModel::holdsOwn(const QModelIndex &index) const
{
    const Field *field = fieldAt(index);
    return field != nullptr
        && valueOf(values(placeOf(index.row(), index.column()).line), *field) != fallbackOf(*field);
}

bool FieldTableModel::isEnteredAlone(const QModelIndex &index) const
{
    const Field *field = fieldAt(index);
    return comparesSections() || (field != nullptr && identifies(*field));
}

QVariant FieldTableModel::extraCell(int line, int extra, int role) const
{
    const Section &section = this->section(line);
    const FieldValues values = this->values(line);
    if (std::cmp_greater_equal(extra, derived().size())) {
        const Field &read = *readField(section);
        return role == Qt::DisplayRole || role == Qt::ToolTipRole
            ? QVariant(meaningOf(read.reading, textOf(values, read)).words)
            : QVariant();
    }
    const Derived &number = derived()[static_cast<std::size_t>(extra)];
    Measure measure;
    switch (role) {
    case Qt::DisplayRole:
        measure.unit = number.unit;
        return measureText(measure, number.of(section, values));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return fieldsText(QString::fromUtf8(number.help));
    default:
        return {};
    }
}

QVariant FieldTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Place place = placeOf(index.row(), index.column());
    const Field *field = fieldAt(index);
    if (field == nullptr)
        return extraCell(place.line, place.field - fields(), role);
    const Section &section = this->section(place.line);
    const FieldValues values = this->values(place.line);
    if (role == ProblemRole && !field->reading.isEmpty()
        && !meaningOf(field->reading, textOf(values, *field)).isUnderstood)
        return static_cast<int>(Severity::Warning);
    return fieldCell(document().rowNames(*field), section, *field, values, role);
}

QVariant FieldTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == m_lines || section < 0 || section >= entries())
        return QAbstractTableModel::headerData(section, orientation, role);
    const Section &first = this->section(0);
    if (section < fields()) {
        const Field &field = first.fields[static_cast<std::size_t>(section)];
        switch (role) {
        case Qt::DisplayRole:
            return fieldLabel(field);
        case Qt::ToolTipRole:
            return fieldHelp(field);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(orientation == Qt::Horizontal
                    ? alignmentOf(field)
                    : Qt::AlignLeft | Qt::AlignVCenter);
        case FieldRole:
            return QVariant::fromValue(&field);
        default:
            return {};
        }
    }
    return extraTitle(section - fields(), role);
}

QVariant FieldTableModel::extraTitle(int extra, int role) const
{
    if (std::cmp_greater_equal(extra, derived().size()))
        return role == Qt::DisplayRole ? QVariant(tr("Meaning")) : QVariant();
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const Derived &number = derived()[static_cast<std::size_t>(extra)];
    return fieldsText(QString::fromUtf8(role == Qt::DisplayRole ? number.label : number.help));
}

Qt::ItemFlags FieldTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    const Field *field = fieldAt(index);
    if (field == nullptr)
        return flags | Qt::ItemNeverHasChildren;
    return flags | Qt::ItemNeverHasChildren
        | (field->kind == Kind::Flag ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

bool FieldTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Field *field
        = checkIndex(index, CheckIndexOption::IndexIsValid) ? fieldAt(index) : nullptr;
    const bool isCheck
        = field != nullptr && role == Qt::CheckStateRole && field->kind == Kind::Flag;
    if (field == nullptr || (role != Qt::EditRole && !isCheck))
        return false;
    return enter({index.row()}, index.column(),
        isCheck ? QVariant(value.value<Qt::CheckState>() == Qt::Checked) : value);
}

std::expected<Value, QString> FieldTableModel::read(
    const Field &field, const QVariant &entered) const
{
    return valueOfEdit(document().rowNames(field), field, entered);
}

FieldValues FieldTableModel::with(const FieldValues &entered, int line) const
{
    FieldValues all = line < 0 ? FieldValues() : values(line);
    for (const Field &field : section(std::max(0, line)).fields) {
        if (const auto value = entered.constFind(field.key); value != entered.cend())
            setValue(all, field, *value);
    }
    return all;
}

bool FieldTableModel::enter(const QList<int> &rows, int column, const QVariant &value, int gesture)
{
    const Field *field = fieldAt(index(rows.value(0, -1), column));
    if (field == nullptr)
        return false;
    const auto stored = read(*field, value).and_then([&](const Value &entered) {
        return store(m_lines == Qt::Vertical ? rows : QList<int>{column}, *field, entered, gesture);
    });
    if (!stored && !stored.error().isEmpty())
        Q_EMIT refused(stored.error());
    return stored.has_value();
}

void FieldTableModel::edit(
    const Lines &changed, const QList<FieldValues> &added, const QString &text)
{
    if (const auto done = put(changed, added, text); !done)
        Q_EMIT refused(done.error());
}

std::expected<QList<RefusedText>, QString> FieldTableModel::paste(
    const QModelIndex &from, const QList<QStringList> &cells)
{
    QList<int> onto(from.isValid() ? rowCount() - from.row() : 0);
    std::ranges::iota(onto, from.row());
    QList<int> columns(columnCount() - std::max(0, from.column()));
    std::ranges::iota(columns, std::max(0, from.column()));
    return paste(onto, cells, columns);
}

std::expected<QList<RefusedText>, QString> FieldTableModel::paste(
    const QList<int> &onto, const QList<QStringList> &cells, const QList<int> &columns)
{
    if (cells.size() > onto.size() && !verbs().testFlag(Add))
        return std::unexpected(tooManyRows(cells.size(), onto.size()));
    std::map<int, FieldValues> after;
    QSet<int> unknown; // lines that nobody can tell
    const auto rowOf = [&](const BlockCell &cell) {
        return cell.row < onto.size() ? onto.at(cell.row)
                                      : rowCount() + cell.row - static_cast<int>(onto.size());
    };
    const auto fieldOf = [&](const Place &place) {
        return place.field < fields() ? &section(place.line < lines() ? place.line : 0)
                                             .fields[static_cast<std::size_t>(place.field)]
                                      : nullptr;
    };
    const auto entered = enterBlock(cells,
        {.columns = columns,
            .enter = [&](const BlockCell &cell) -> std::expected<void, QString> {
                const Place place = placeOf(rowOf(cell), cell.column);
                const Field *field = fieldOf(place);
                if (field == nullptr)
                    return {};
                FieldValues &line = after[place.line];
                return read(*field, cell.text)
                    .transform([&](const Value &value) {
                        if (!std::holds_alternative<std::monostate>(value))
                            line.insert(field->key, value);
                    })
                    .transform_error([&](const QString &why) {
                        if (identifies(*field))
                            unknown << place.line;
                        return why;
                    });
            },
            .place = [&](const BlockCell &cell) -> ShownPlace {
                const Place place = placeOf(rowOf(cell), cell.column);
                return {.row = 1 + (appends() ? place.line : cell.row),
                    .column = fieldLabel(*fieldOf(place))};
            }});
    if (!entered)
        return entered;
    Lines changed;
    QList<FieldValues> added;
    for (const auto &[line, values] : after) {
        if (unknown.contains(line))
            continue;
        if (line < lines())
            changed.append({line, values});
        else
            added << values;
    }
    return put(changed, added, tr("Paste into %1", "a table").arg(title())).and_then([&] {
        return entered;
    });
}

std::optional<QList<int>> FieldTableModel::columnsOfTitles(const QStringList &titles) const
{
    const auto columnOf = [this](const QString &title) {
        for (int column = 0; column < columnCount(); ++column) {
            const auto isTitle = [&](const QString &text) {
                return text.compare(title, Qt::CaseInsensitive) == 0;
            };
            if (isTitle(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString())
                || (column < fields()
                    && isTitle(section(0).fields[static_cast<std::size_t>(column)].key)))
                return column;
        }
        return -1;
    };
    QList<int> columns;
    for (const QString &title : titles) {
        const QString text = title.trimmed();
        const int column = text.isEmpty() ? -1 : columnOf(text);
        if (!text.isEmpty() && (column < 0 || columns.contains(column)))
            return std::nullopt;
        columns << column;
    }
    const bool areNone = columns.count(-1) == columns.size();
    return comparesSections() || areNone ? std::nullopt : std::optional(columns);
}

int FieldTableModel::nameColumn() const
{
    const auto fields = section(0).fields;
    const auto named = std::ranges::find(fields, section(0).name, &Field::key);
    return named == fields.end() ? -1 : static_cast<int>(named - fields.begin());
}

std::expected<void, QString> FieldTableModel::enterTexts(
    const QList<EnteredText> &cells, EnteredBy what)
{
    std::map<int, FieldValues> after;
    for (const EnteredText &cell : cells) {
        const Place place = placeOf(cell.row, cell.column);
        const Field &field = *fieldAt(index(cell.row, cell.column));
        const auto value = read(field, cell.text);
        if (!value)
            return std::unexpected((what == EnteredBy::Replacing
                    ? tr("Nothing was replaced because of row %1: %2", "its number, a sentence")
                    : tr("Nothing was changed because of row %1: %2", "its number, a sentence"))
                    .arg(cell.row + 1)
                    .arg(value.error()));
        after[place.line].insert(field.key, *value);
    }
    const Lines changed(after.begin(), after.end());
    const auto count = static_cast<int>(cells.size());
    return what == EnteredBy::Replacing
        ? putReplaced(changed,
              tr("Replace in %Ln cells of %1", "the name of an undo step", count).arg(title()))
        : put(changed, {},
              tr("Calculate %Ln cells of %1", "the name of an undo step", count).arg(title()));
}

bool FieldTableModel::canFill(const QList<int> &columns) const
{
    return rowCount() > 0 && std::ranges::any_of(columns, [this](int column) {
        const Field *field = fieldAt(index(0, column));
        return field != nullptr && !identifies(*field);
    });
}

void FieldTableModel::fill(int from, const QList<int> &rows, const QList<int> &columns)
{
    const FieldValues source = values(from);
    Lines changed;
    for (const int row : rows) {
        FieldValues filled;
        for (const int column : columns) {
            const Field *field = fieldAt(index(row, column));
            if (field != nullptr && !identifies(*field))
                filled.insert(field->key, valueOf(source, *field));
        }
        changed.append({row, filled});
    }
    edit(changed, {},
        FillWords::tr("Fill %Ln cells", nullptr, static_cast<int>(rows.size() * columns.size())));
}

void FieldTableModel::clear(const QModelIndexList &cells)
{
    std::map<int, FieldValues> after;
    int count = 0;
    for (const QModelIndex &cell : cells) {
        const Field *field = fieldAt(cell);
        if (!holdsOwn(cell) || identifies(*field))
            continue;
        after[placeOf(cell.row(), cell.column()).line].insert(field->key, fallbackOf(*field));
        ++count;
    }
    if (count > 0)
        edit(Lines(after.begin(), after.end()), {},
            tr("Reset %Ln values of %1", "the name of an undo step", count).arg(title()));
}

} // namespace boardwright
