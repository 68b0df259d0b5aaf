// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QPointer>
#include <QWidget>

namespace boardwright {

/// A goal that is being added. Its row exists at once. If it gets no name, row and undo step
/// disappear; with a name it is one undo step.
class NewGoal final {
public:
    explicit NewGoal(GoalSetDocument &document)
        : m_document(document)
    {
    }

    /// Adds the row before another one (RowId::none: at the end).
    RowId begin(RowId before);

    /// The editor of the goal's name.
    void setEditor(QWidget *editor) { m_editor = editor; }

    bool isNamedIn(const QWidget *editor) const { return isOpen() && editor == m_editor; }

    /// An empty name does not count.
    void setName(const QString &name);
    /// Ends the input.
    void finish();

    bool isOpen() const { return m_id != RowId::none; }

private:
    GoalSetDocument &m_document;
    QPointer<QWidget> m_editor;
    RowId m_id = RowId::none;
    int m_gesture = -1;
    std::uint32_t m_lastRow = 0; ///< of the set, before the row was added
    bool m_isNamed = false;
};

} // namespace boardwright
