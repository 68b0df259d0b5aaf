// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QPointer>
#include <QStringList>

#include <optional>
#include <vector>

class QUndoCommand;
class QUndoStack;

namespace boardwright {

class GoalSetDocument;
class MainWindow;

/// What must hold after every action in the window. It keeps its own copies of the values that undo
/// and redo must lead back to. GUI thread.
class MonkeyLaws final {
    Q_DISABLE_COPY_MOVE(MonkeyLaws)

public:
    MonkeyLaws() = default;
    ~MonkeyLaws();

    /// The laws that the window breaks, each as a sentence; empty if there is none.
    QStringList check(MainWindow &window);
    /// Laws that take longer: the file holds the set, the board is the one of the set, what
    /// is said of it is so, undo and
    /// redo of everything change nothing.
    QStringList checkThoroughly(MainWindow &window);

private:
    void startOver(GoalSetDocument &document);
    void followSteps(const QUndoStack &stack);
    void checkHistory(GoalSetDocument &document);
    void checkWindow(MainWindow &window);
    void checkFile(const GoalSet &set);
    void checkBoard(MainWindow &window);
    void checkWords(MainWindow &window);
    void walkHistory(GoalSetDocument &document);
    void expect(bool holds, const QString &law);

    QPointer<GoalSetDocument> m_document;
    QMetaObject::Connection m_reset;
    QMetaObject::Connection m_stepped;
    bool m_isAnother = false; ///< the document was reset since the last check
    /// The values that the steps of the undo stack lead to, as far as they were seen; the first is
    /// the one before all steps.
    std::vector<std::optional<GoalSet>> m_values;
    std::vector<const QUndoCommand *> m_steps;
    int m_index = -1;
    QStringList m_broken;
};

} // namespace boardwright
