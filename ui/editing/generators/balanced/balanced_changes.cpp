// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_changes.h"

#include "core/balanced/set_list.h"
#include "core/formats/import_format.h"
#include "ui/text/list_change_words.h"
#include "ui/text/words.h"

#include <QHash>

#include <mutex>
#include <utility>

namespace boardwright {

namespace {

/// A file that is compared with, of whatever format.
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

struct BalancedChanges::Shared {
    struct Answer {
        QList<ListChange> normal;
        QList<ListChange> ofShort;
        QHash<QString, QString> names; ///< by id, looked up only
    };

    std::mutex mutex; ///< of what follows
    std::expected<Answer, Problem> answer;
};

BalancedChanges::BalancedChanges(GoalSetDocument &document, JobPool &pool, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_pool(pool)
    , m_saved(document.set())
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
    connect(&pool, &JobPool::advanced, this, &BalancedChanges::take);
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
    m_job.stop();
    m_isBusy = m_isWanted;
    if (!m_isWanted)
        return;
    m_shared = std::make_shared<Shared>();
    m_job = m_pool.start({.pieces = 1,
        .priority = JobPriority::Quick,
        .makeWorker = [shared = m_shared, before = m_saved, now = m_document.set(), path = m_path](
                          const std::stop_token & /*stop*/) -> Job::Worker {
            return [=](std::size_t /*piece*/, const std::stop_token &stop) {
                const auto old = path.isEmpty()
                    ? std::expected<CombinedList, Problem>(listOfSet(before))
                    : listOfFile(path, stop);
                std::expected<Shared::Answer, Problem> answer;
                if (!old) {
                    answer = std::unexpected(old.error());
                } else {
                    const CombinedList list = listOfSet(now);
                    answer->normal = changesOf(old->normal, list.normal);
                    answer->ofShort = changesOf(
                        old->shortList.value_or(GoalList{}), list.shortList.value_or(GoalList{}));
                    for (const CombinedList *of : {&*old, &list}) {
                        addNames(answer->names, of->normal);
                        if (of->shortList)
                            addNames(answer->names, *of->shortList);
                    }
                }
                const std::scoped_lock lock(shared->mutex);
                shared->answer = std::move(answer);
            };
        }});
    Q_EMIT updated();
}

void BalancedChanges::take()
{
    if (!m_isBusy || !m_job.isDone())
        return;
    m_isBusy = false;
    beginResetModel();
    m_lines.clear();
    const std::scoped_lock lock(m_shared->mutex);
    if (const auto &answer = m_shared->answer; !answer) {
        m_summary = words(answer.error());
    } else {
        for (const ListChange &change : answer->normal)
            m_lines << listChangeWords(change, answer->names.value(change.id, change.id));
        for (const ListChange &change : answer->ofShort)
            m_lines << tr("Short list: %1", "a change")
                           .arg(listChangeWords(change, answer->names.value(change.id, change.id)));
        m_summary = m_lines.isEmpty() ? tr("Nothing that affects balanced boards has changed.")
                                      : tr("%n changes", nullptr, static_cast<int>(m_lines.size()));
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
    return role == Qt::DisplayRole ? QVariant(m_lines.at(index.row())) : QVariant();
}

} // namespace boardwright
