// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/field_table_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/reading_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <numeric>

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
    const Section &first = section(0);
    return static_cast<int>(first.fields.size() + derived().size())
        + (readField(first) == nullptr ? 0 : 1);
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

QVariant FieldTableModel::derivedCell(const Derived &derived, const Place &place, int role) const
{
    Measure measure;
    switch (role) {
    case Qt::DisplayRole:
        measure.unit = derived.unit;
        return measureText(measure, derived.of(section(place.line), values(place.line)));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return fieldsText(QString::fromUtf8(derived.help));
    default:
        return {};
    }
}

QVariant FieldTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Place place = placeOf(index.row(), index.column());
    const Section &section = this->section(place.line);
    const auto behind = static_cast<std::size_t>(std::max(0, place.field - fields()));
    const Field *field = fieldAt(index);
    if (field == nullptr && behind < derived().size())
        return derivedCell(derived()[behind], place, role);
    const FieldValues values = this->values(place.line);
    if (field == nullptr) {
        const Field &read = *readField(section);
        return role == Qt::DisplayRole || role == Qt::ToolTipRole
            ? QVariant(meaningOf(read.reading, textOf(values, read)).words)
            : QVariant();
    }
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
    const auto behind = static_cast<std::size_t>(section - fields());
    if (behind >= derived().size())
        return role == Qt::DisplayRole ? QVariant(tr("Meaning")) : QVariant();
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const Derived &number = derived()[behind];
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

bool FieldTableModel::enter(const QList<int> &rows, int column, const QVariant &value)
{
    const Field *field = fieldAt(index(rows.value(0, -1), column));
    if (field == nullptr)
        return false;
    const auto entered = valueOfEdit(document().rowNames(*field), *field, value);
    if (!entered) {
        Q_EMIT refused(entered.error());
        return false;
    }
    const auto stored
        = store(m_lines == Qt::Vertical ? rows : QList<int>{column}, *field, *entered);
    if (!stored)
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
    const QModelIndex &from, const QList<QStringList> &cells, QList<int> columns)
{
    const int top = from.isValid() ? from.row() : rowCount();
    const bool adds = verbs().testFlag(Add);
    if (const int left = rowCount() - top; cells.size() > left && !adds)
        return std::unexpected(tooManyRows(cells.size(), left));
    if (columns.isEmpty()) {
        columns.resize(columnCount() - (from.isValid() ? from.column() : 0));
        std::ranges::iota(columns, columnCount() - static_cast<int>(columns.size()));
    }
    std::map<int, FieldValues> after;
    const auto fieldOf = [&](const Place &place) {
        return place.field < fields() ? &section(place.line < lines() ? place.line : 0)
                                             .fields[static_cast<std::size_t>(place.field)]
                                      : nullptr;
    };
    const auto entered = enterBlock(cells,
        {.columns = columns,
            .enter = [&](const BlockCell &cell) -> std::expected<void, QString> {
                const Place place = placeOf(top + cell.row, cell.column);
                const Field *field = fieldOf(place);
                if (field == nullptr)
                    return {};
                const auto [line, isFirst] = after.try_emplace(place.line);
                if (isFirst && place.line < lines())
                    line->second = values(place.line);
                return valueOfEdit(document().rowNames(*field), *field, cell.text)
                    .transform([&](const Value &value) { setValue(line->second, *field, value); });
            },
            .place = [&](const BlockCell &cell) -> ShownPlace {
                const Place place = placeOf(top + cell.row, cell.column);
                return {.row = 1 + place.line, .column = fieldLabel(*fieldOf(place))};
            }});
    if (!entered)
        return entered;
    Lines changed;
    QList<FieldValues> added;
    for (const auto &[line, values] : after) {
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

std::expected<void, QString> FieldTableModel::enterTexts(const QList<EnteredText> &cells)
{
    std::map<int, FieldValues> after;
    for (const EnteredText &cell : cells) {
        const Field &field = *fieldAt(index(cell.row, cell.column));
        const int line = placeOf(cell.row, cell.column).line;
        const auto value = valueOfEdit(document().rowNames(field), field, cell.text);
        if (!value)
            return std::unexpected(
                tr("Nothing was replaced because of row %1: %2", "its number, a sentence")
                    .arg(cell.row + 1)
                    .arg(value.error()));
        setValue(after.try_emplace(line, values(line)).first->second, field, *value);
    }
    return put(Lines(after.begin(), after.end()), {},
        tr("Replace in %Ln cells of %1", "the name of an undo step", static_cast<int>(cells.size()))
            .arg(title()));
}

void FieldTableModel::fill(int from, const QList<int> &rows, const QList<int> &columns)
{
    const FieldValues source = values(from);
    Lines changed;
    for (const int row : rows) {
        FieldValues filled = values(row);
        for (const int column : columns) {
            if (const Field *field = fieldAt(index(row, column)))
                setValue(filled, *field, valueOf(source, *field));
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
        if (!holdsOwn(cell))
            continue;
        const int line = placeOf(cell.row(), cell.column()).line;
        after.try_emplace(line, values(line)).first->second.remove(fieldAt(cell)->key);
        ++count;
    }
    if (count > 0)
        edit(Lines(after.begin(), after.end()), {},
            tr("Reset %Ln values of %1", "the name of an undo step", count).arg(title()));
}

} // namespace boardwright
