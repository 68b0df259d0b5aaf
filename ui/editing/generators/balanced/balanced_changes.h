// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/change_log.h"
#include "ui/editing/document/document.h"
#include "ui/editing/workers/pool_work.h"

#include <QAbstractListModel>
#include <QHash>

#include <expected>

namespace boardwright {

/// The changes of balanced lists in words, from the state that was opened or saved, or from a file,
/// to the current set. Computed on the job pool while wanted.
class BalancedChanges final : public QAbstractListModel {
    Q_OBJECT

public:
    /// Both must outlive the model.
    BalancedChanges(GoalSetDocument &document, JobPool &pool, QObject *parent = nullptr);
    ~BalancedChanges() override;

    void setWanted(bool isWanted);

    /// The file to compare with: a goal set or a combined goal list. Empty: what was opened or
    /// saved.
    void compareWith(const QString &path);

    const QString &path() const { return m_path; }

    /// The number of changes, or why it is unknown.
    const QString &summary() const { return m_summary; }

    bool isBusy() const { return m_isBusy; }

    /// All changes, one per line.
    QString text() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void updated();

private:
    struct Found {
        QList<ListChange> normal;
        QList<ListChange> ofShort;
        QHash<QString, QString> names; ///< by id, looked up only
    };

    using Work = PoolWork<std::expected<Found, Problem>>;

    void start();
    void receive(const std::expected<Found, Problem> &found);
    static std::expected<Found, Problem> changesSince(const GoalSet &before, const QString &path,
        const GoalSet &now, const std::stop_token &stop);

    GoalSetDocument &m_document;
    GoalSet m_saved; ///< as it was opened or saved
    QString m_path;
    QStringList m_lines;
    QString m_summary;
    bool m_isWanted = false;
    bool m_isBusy = false;
    Work m_work;
};

} // namespace boardwright
