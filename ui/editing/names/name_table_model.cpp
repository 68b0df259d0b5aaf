// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/names/name_table_model.h"

#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// Whether a problem is reported for each goal that carries a name; the row shows it once.
bool isOfOneGoal(Code code)
{
    return code == Code::UndeclaredBoardCategory || code == Code::UndeclaredLineCategory
        || code == Code::UndeclaredTag;
}

bool isBlank(const QStringList &row)
{
    return std::ranges::all_of(row, [](const QString &text) { return text.trimmed().isEmpty(); });
}

} // namespace

NameTableModel::NameTableModel(GoalSetDocument &document, QObject *parent)
    : FieldTableModel(document, {}, Qt::Vertical, parent)
    , m_counted(document.set().objectives)
{
    const auto becomeStale = [this] { m_isStale = true; };
    connect(&document, &GoalSetDocument::headChanged, this, becomeStale);
    connect(
        &document, &GoalSetDocument::objectivesChanged, this, &NameTableModel::followObjectives);
    connect(&document, &GoalSetDocument::rowsInserted, this, becomeStale);
    connect(&document, &GoalSetDocument::rowsRemoved, this, becomeStale);
    connect(&document, &GoalSetDocument::rowsReordered, this, becomeStale);
    connect(&document, &GoalSetDocument::changed, this, &NameTableModel::update);
}

void NameTableModel::startOver()
{
    m_isStale = false;
    m_counted = document().set().objectives;
    refresh(true);
}

/// Most edits do not affect names, and counting thousands of goals takes time.
void NameTableModel::followObjectives(const QList<RowId> &ids)
{
    const auto isOther = [this](RowId id) {
        const int row = document().rowOf(id); // rows have not moved yet
        return !countsAlike(m_counted.at(row), document().set().objectives.at(row));
    };
    m_isStale = m_isStale || std::ranges::any_of(ids, isOther);
}

void NameTableModel::update()
{
    m_counted = document().set().objectives;
    if (std::exchange(m_isStale, false))
        refresh(false);
}

QStringList NameTableModel::names() const
{
    QStringList names;
    names.reserve(m_keys.size());
    for (const QString &key : m_keys)
        names << nameOfKey(key);
    names.removeDuplicates();
    return names;
}

QStringList NameTableModel::keysOf(const QList<int> &rows) const
{
    QStringList keys;
    for (const int row : rows)
        keys << keyAt(row);
    return keys;
}

QStringList NameTableModel::namesOf(const QList<int> &rows) const
{
    QStringList names;
    for (const int row : rows)
        names << nameAt(row);
    names.removeDuplicates();
    return names;
}

int NameTableModel::extras() const
{
    return static_cast<int>(columns().size() - section(0).fields.size());
}

void NameTableModel::countPlaces()
{
    m_places.clear();
    m_places.reserve(m_keys.size());
    for (qsizetype row = 0; row < m_keys.size(); ++row)
        m_places.insert(m_keys[row], static_cast<int>(row));
}

void NameTableModel::startWith(const QStringList &keys)
{
    m_keys = keys;
    countPlaces();
}

void NameTableModel::follow(const QStringList &keys, const QSet<QString> &changed, bool keepsPlaces)
{
    const QSet<QString> after(keys.cbegin(), keys.cend());
    QStringList gone;
    for (const QString &key : std::as_const(m_keys)) {
        if (!after.contains(key))
            gone << key;
    }
    QStringList come;
    for (const QString &key : keys) {
        if (!m_places.contains(key))
            come << key;
    }
    QSet<QString> different = changed;
    const auto isBeside = [this](const QString &key) { return rowBeside(key).has_value(); };
    if (gone.size() == come.size() && std::ranges::none_of(come, isBeside))
        different += rename(gone, come);
    else
        removeAll(QSet<QString>(gone.cbegin(), gone.cend()));
    if (!keepsPlaces)
        reorder(keys);
    insertMissing(keys);
    tellChanged(different);
}

/// Renames each key in place.
QSet<QString> NameTableModel::rename(const QStringList &gone, const QStringList &come)
{
    for (qsizetype i = 0; i < gone.size(); ++i)
        m_keys[m_places.value(gone[i])] = come[i];
    if (!gone.isEmpty())
        countPlaces();
    return {come.cbegin(), come.cend()};
}

void NameTableModel::removeAll(const QSet<QString> &gone)
{
    for (auto last = static_cast<int>(m_keys.size()) - 1; last >= 0; --last) {
        if (!gone.contains(m_keys[last]))
            continue;
        int first = last;
        while (first > 0 && gone.contains(m_keys[first - 1]))
            --first;
        beginRemoveRows({}, first, last);
        m_keys.remove(first, last - first + 1);
        countPlaces();
        endRemoveRows();
        last = first;
    }
}

void NameTableModel::reorder(const QStringList &keys)
{
    QStringList ordered;
    ordered.reserve(m_keys.size());
    for (const QString &key : keys) {
        if (m_places.contains(key))
            ordered << key;
    }
    if (ordered == m_keys)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QStringList rows;
    rows.reserve(before.size());
    for (const QModelIndex &index : before)
        rows << m_keys[index.row()];
    m_keys = ordered;
    countPlaces();
    QModelIndexList now;
    now.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i)
        now << index(rowOfKey(rows[i]), before[i].column());
    changePersistentIndexList(before, now);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

/// Inserts each key beside the rows of its name, or after its predecessor in `keys`.
void NameTableModel::insertMissing(const QStringList &keys)
{
    for (qsizetype i = 0; i < keys.size();) {
        if (m_places.contains(keys[i])) {
            ++i;
            continue;
        }
        const std::optional<int> beside = rowBeside(keys[i]);
        qsizetype end = i + 1;
        while (
            !beside && end < keys.size() && !m_places.contains(keys[end]) && !rowBeside(keys[end]))
            ++end;
        const int at = beside.value_or(i == 0 ? 0 : rowOfKey(keys[i - 1]) + 1);
        beginInsertRows({}, at, at + static_cast<int>(end - i) - 1);
        m_keys = m_keys.first(at) + keys.sliced(i, end - i) + m_keys.sliced(at);
        countPlaces();
        endInsertRows();
        i = end;
    }
}

/// Adjacent rows are combined.
void NameTableModel::tellChanged(const QSet<QString> &changed)
{
    for (int first = 0; first < rowCount(); ++first) {
        if (!changed.contains(m_keys[first]))
            continue;
        int last = first;
        while (last + 1 < rowCount() && changed.contains(m_keys[last + 1]))
            ++last;
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
        first = last;
    }
}

Qt::ItemFlags NameTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = FieldTableModel::flags(index);
    return flags.setFlag(Qt::ItemIsEditable, index.isValid() && isEditable(index.column()));
}

QVariant NameTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return FieldTableModel::headerData(section, orientation, role);
    const Column &column = columns()[static_cast<std::size_t>(section)];
    const char *context = metaObject()->className();
    switch (role) {
    case Qt::DisplayRole:
        return QCoreApplication::translate(context, column.title);
    case Qt::ToolTipRole:
        return QCoreApplication::translate(context, column.help);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(column.alignment | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant NameTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == FieldRole || role == ValueRole)
        return FieldTableModel::data(index, role);
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    const bool isName = index.column() == 0
        && (role == Qt::DisplayRole || role == Qt::EditRole || role == SortRole
            || role == Qt::ToolTipRole);
    return isName ? nameAt(index.row()) : cell(index.row(), index.column(), role);
}

std::expected<Value, QString> NameTableModel::read(
    const Field &field, const QVariant &entered) const
{
    if (&field != &nameField())
        return FieldTableModel::read(field, entered);
    return nameOf(entered.toString()).transform([](const QString &name) { return Value(name); });
}

std::expected<void, QString> NameTableModel::store(
    const QList<int> &lines, const Field & /*field*/, const Value &value, int /*gesture*/)
{
    const QString from = nameAt(lines.first());
    const auto &to = std::get<QString>(value);
    if (to == from)
        return {};
    if (rowOf(to) >= 0) {
        Q_EMIT taken(from, to);
        return std::unexpected(QString());
    }
    rename(from, to);
    return {};
}

std::expected<QString, QString> NameTableModel::nameOf(const QString &text) const
{
    QString name = text.simplified();
    if (name.isEmpty())
        return std::unexpected(tr("A name cannot be empty."));
    return name;
}

std::expected<QList<RefusedText>, QString> NameTableModel::paste(
    const QList<int> &onto, const QList<QStringList> &cells, const QList<int> &columns)
{
    if (!columns.contains(0) && cells.size() > onto.size())
        return std::unexpected(tooManyRows(cells.size(), onto.size()));
    QList<QStringList> filled = cells;
    std::ranges::replace_if(filled, isBlank, QStringList()); // spreadsheets also copy empty rows
    return FieldTableModel::paste(onto, filled, columns);
}

auto NameTableModel::editsOf(const Lines &changed, const QList<FieldValues> &added) const
    -> QList<NameEdit>
{
    QList<NameEdit> edits;
    QSet<QString> pasted; // their rows are not renamed
    const auto append = [&](const QString &key, const FieldValues &entered) {
        const QString name = textOf(entered, nameField());
        edits.append({.key = key, .name = name, .newName = {}, .entered = entered});
        pasted.insert(name);
    };
    for (const auto &[line, entered] : changed)
        append(keyAt(line), entered);
    for (const FieldValues &entered : added)
        append({}, entered);
    edits.removeIf([](const NameEdit &edit) {
        return edit.entered.isEmpty() || (edit.key.isEmpty() && edit.name.isEmpty());
    });
    const QStringList there = names();
    QSet<QString> known(there.cbegin(), there.cend());
    for (NameEdit &edit : edits) {
        const QString present = nameOfKey(edit.key);
        if (edit.name.isEmpty()) {
            edit.name = present;
        } else if (!known.contains(edit.name) && !present.isEmpty() && !pasted.contains(present)) {
            edit.newName = edit.name;
            edit.name = present;
        }
        known.insert(edit.newName.isEmpty() ? edit.name : edit.newName);
    }
    return edits;
}

std::expected<void, QString> NameTableModel::put(
    const Lines &changed, const QList<FieldValues> &added, const QString &text)
{
    putNames(editsOf(changed, added), text);
    return {};
}

/// New names may be old names of others, so each name is replaced in two steps, by way of one that
/// nobody has.
std::expected<void, QString> NameTableModel::putReplaced(const Lines &changed, const QString &text)
{
    QList<NameEdit> first;
    QList<NameEdit> second;
    QList<NameEdit> others;
    QSet<QString> seen;
    for (const auto &[line, entered] : changed) {
        const QString name = nameAt(line);
        const QString to = textOf(entered, nameField());
        others.append({.key = keyAt(line), .name = name, .newName = {}, .entered = entered});
        if (to.isEmpty() || to == name || seen.contains(name))
            continue;
        seen.insert(name);
        const QString between = QChar(0xffff) + wholeText(seen.size());
        first.append({.key = {}, .name = name, .newName = between, .entered = {}});
        second.append({.key = {}, .name = between, .newName = to, .entered = {}});
    }
    putNames(others + first + second, text);
    return {};
}

QList<int> NameTableModel::duplicate(const QList<int> &rows)
{
    const QStringList from = namesOf(rows);
    QStringList to;
    for (const QString &name : from) {
        const auto numbered = [&](int number) {
            const QString text = QStringLiteral("%1 %2").arg(name).arg(number);
            return nameOf(text).value_or(text);
        };
        int number = 2;
        while (rowOf(numbered(number)) >= 0 || to.contains(numbered(number)))
            ++number;
        to << numbered(number);
    }
    copyNames(rows, from, to);
    QList<int> copies;
    for (int row = 0; row < lines(); ++row) {
        if (to.contains(nameAt(row)))
            copies << row;
    }
    return copies;
}

QHash<QString, QList<Problem>> NameTableModel::problemsByName(
    void (*lint)(const GoalSet &, ProblemList &)) const
{
    ProblemList list;
    lint(document().set(), list);
    QHash<QString, QList<Problem>> byName; // looked up, never iterated
    const QList<Problem> problems = list.take();
    for (const Problem &problem : problems) {
        if (problem.args.isEmpty() || isOfOneGoal(problem.code))
            continue;
        if (const auto *name = std::get_if<QString>(&problem.args.first()))
            byName[*name].append(problem);
    }
    for (QList<Problem> &ofName : byName)
        std::ranges::stable_sort(ofName, {}, &Problem::severity);
    return byName;
}

/// The remark of a row: the worst problem in the cell, all of them in the tooltip. `own`: errors
/// that the row has words of its own for.
QVariant NameTableModel::remark(
    const QList<Problem> &problems, const QStringList &own, int role) const
{
    if (problems.isEmpty() && own.isEmpty())
        return {};
    QStringList texts = own;
    for (const Problem &problem : problems)
        texts << words(problem, document().set());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return texts.size() == 1 ? texts.first()
                                 : tr("%1 (+%2)", "the first remark, how many more")
                                       .arg(texts.first(), wholeText(texts.size() - 1));
    case Qt::ToolTipRole:
        return texts.join(QStringLiteral("\n\n"));
    case SeverityRole:
        return static_cast<int>(own.isEmpty() ? problems.first().severity : Severity::Error);
    default:
        return {};
    }
}

} // namespace boardwright
