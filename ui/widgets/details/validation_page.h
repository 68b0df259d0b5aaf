// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/fix.h"
#include "ui/editing/document/document.h"
#include "ui/editing/goals/row_problems.h"

#include <QScrollArea>

#include <optional>

namespace boardwright {

/// What is wrong with the goals of the Details form, in words, each with a button that mends it
/// where there is an obvious way. While nobody looks it only counts.
class ValidationPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit ValidationPage(GoalSetDocument &document, QWidget *parent = nullptr);

    void showRows(const QList<RowId> &ids);
    /// Problems of `set`, which may be a little older than the document's.
    void showProblems(const QList<Problem> &problems, const GoalSet &set);

    /// Of the goals that are shown.
    int count() const { return m_count; }

Q_SIGNALS:
    void countChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Entry {
        Severity severity = Severity::Error;
        QString text;
        std::optional<Fix> fix;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    void refresh();
    void rebuild();
    QWidget *entryWidget(const Entry &entry);

    GoalSetDocument &m_document;
    QList<RowId> m_ids;
    RowProblems m_problems;
    GoalSet m_set;
    QList<Entry> m_entries;
    int m_count = 0;
    bool m_isStale = true; ///< the entries are not those of the goals shown
};

} // namespace boardwright
