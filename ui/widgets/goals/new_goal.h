// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QPointer>
#include <QWidget>

namespace boardwright {

/// A goal that is being added: a row that is there at once, and gone without a trace, undo step
/// included, where nobody names it. With its name it is one step.
class NewGoal final {
public:
    explicit NewGoal(GoalSetDocument &document)
        : m_document(document)
    {
    }

    /// Adds the row before another one (none: at the end).
    RowId begin(RowId before);

    /// What its name is typed into.
    void setEditor(QWidget *editor) { m_editor = editor; }

    bool isNamedIn(const QWidget *editor) const { return isOpen() && editor == m_editor; }

    /// An empty name is none.
    void setName(const QString &name);
    /// Nothing more is typed.
    void finish();

    bool isOpen() const { return m_id != RowId::none; }

private:
    GoalSetDocument &m_document;
    QPointer<QWidget> m_editor;
    RowId m_id = RowId::none;
    int m_gesture = -1;
    std::uint32_t m_lastRow = 0; ///< of the set, before
    bool m_isNamed = false;
};

} // namespace boardwright
