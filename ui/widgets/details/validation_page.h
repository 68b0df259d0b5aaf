// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/fix.h"
#include "ui/editing/document/document.h"
#include "ui/editing/goals/row_problems.h"

#include <QScrollArea>

#include <optional>

namespace boardwright {

/// The problems of the goals in the Details form, each with a button that fixes it if there is an
/// obvious fix. While hidden it only counts them.
class ValidationPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit ValidationPage(GoalSetDocument &document, QWidget *parent = nullptr);

    void showRows(const QList<RowId> &ids);
    /// Problems of `set`, which may be slightly older than the document's.
    void showProblems(const QList<Problem> &problems, const GoalSet &set);

    /// Number of problems of the shown goals.
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
    bool m_isStale = true; ///< the entries are not those of the shown goals
};

} // namespace boardwright
