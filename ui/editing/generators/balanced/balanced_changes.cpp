// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_changes.h"

#include "core/balanced/set_list.h"
#include "core/formats/import_format.h"
#include "ui/text/generators/balanced/list_change_words.h"
#include "ui/text/words.h"

#include <utility>

namespace boardwright {

namespace {

/// The list in a file of any format.
std::expected<CombinedList, Problem> listOfFile(const QString &path, const std::stop_token &stop)
{
    return openAnySet(path, stop).transform([](const OpenedSet &opened) {
        return listOfSet(opened.file.set);
    });
}

void addNames(QHash<QString, QString> &names, const GoalList &list)
{
    for (const QList<ListGoal> &bucket : list.buckets) {
        for (const ListGoal &goal : bucket)
            names.insert(goal.id, goal.name);
    }
}

} // namespace

BalancedChanges::BalancedChanges(GoalSetDocument &document, JobPool &pool, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_saved(document.set())
    , m_work(pool, [this](const Work::Replies &found) { receive(found.back()); })
{
    const auto remember = [this] {
        if (m_document.isModified())
            return;
        m_saved = m_document.set();
        start();
    };
    connect(&document, &GoalSetDocument::adopted, this, [this] {
        m_saved = m_document.set();
        m_path.clear();
        start();
    });
    connect(&document, &GoalSetDocument::savedStateChanged, this, remember);
    connect(&document, &GoalSetDocument::changed, this, &BalancedChanges::start);
}

BalancedChanges::~BalancedChanges() = default;

void BalancedChanges::setWanted(bool isWanted)
{
    if (isWanted == m_isWanted)
        return;
    m_isWanted = isWanted;
    start();
}

void BalancedChanges::compareWith(const QString &path)
{
    m_path = path;
    start();
}

void BalancedChanges::start()
{
    m_work.stop();
    m_isBusy = m_isWanted;
    if (!m_isWanted)
        return;
    m_work.start({.pieces = 1,
        .priority = JobPriority::Quick,
        .isSerial = false,
        .makeWorker = [before = m_saved, path = m_path, now = m_document.set()]() -> Work::Worker {
            return [=](std::size_t /*piece*/, const std::stop_token &stop) {
                return changesSince(before, path, now, stop);
            };
        }});
    Q_EMIT updated();
}

/// The changes from the file at `path`, or from `before` if the path is empty.
std::expected<BalancedChanges::Found, Problem> BalancedChanges::changesSince(
    const GoalSet &before, const QString &path, const GoalSet &now, const std::stop_token &stop)
{
    const auto old = path.isEmpty() ? std::expected<CombinedList, Problem>(listOfSet(before))
                                    : listOfFile(path, stop);
    if (!old)
        return std::unexpected(old.error());
    const CombinedList list = listOfSet(now);
    Found found{.normal = changesOf(old->normal, list.normal),
        .ofShort
        = changesOf(old->shortList.value_or(GoalList{}), list.shortList.value_or(GoalList{})),
        .names = {}};
    for (const CombinedList *of : {&*old, &list}) {
        addNames(found.names, of->normal);
        if (of->shortList)
            addNames(found.names, *of->shortList);
    }
    return found;
}

void BalancedChanges::receive(const std::expected<Found, Problem> &found)
{
    m_isBusy = false;
    beginResetModel();
    m_lines.clear();
    if (!found) {
        m_summary = words(found.error());
    } else {
        for (const ListChange &change : found->normal)
            m_lines << listChangeWords(change, found->names.value(change.id, change.id));
        for (const ListChange &change : found->ofShort)
            m_lines << tr("Short list: %1", "a change")
                           .arg(listChangeWords(change, found->names.value(change.id, change.id)));
        m_summary = m_lines.isEmpty()
            ? tr("Nothing that affects balanced boards has changed.")
            : tr("%Ln changes", nullptr, static_cast<int>(m_lines.size()));
    }
    endResetModel();
    Q_EMIT updated();
}

QString BalancedChanges::text() const
{
    return m_lines.join(u'\n');
}

int BalancedChanges::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant BalancedChanges::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString &line = m_lines.at(index.row());
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(line) : QVariant();
}

} // namespace boardwright
