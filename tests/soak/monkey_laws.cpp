// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/monkey_laws.h"

#include "core/formats/native.h"
#include "tests/soak/complaints.h"
#include "tests/support/windows/said.h"
#include "ui/editing/board/board_maker.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/window/main_window.h"

#include <QAction>
#include <QDeadlineTimer>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <ranges>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Sanitizers make a board some twenty times as slow, and a gate may reject fifty of them.
std::chrono::seconds longestBoard()
{
    constexpr std::chrono::seconds usual(30);
    constexpr int slowness = 6;
    return hasSanitizer() ? usual * slowness : usual;
}

/// Neither ids given out in between nor what the file said last are part of the value: saving
/// changes them, and undo does not change them back.
GoalSet valueOf(GoalSet set)
{
    set.lastRow = 0;
    set.file = nullptr;
    set.verbatim = set.limitsVerbatim = set.extensionVerbatim = nullptr;
    for (Objective &objective : set.objectives)
        objective.verbatim = nullptr;
    for (QList<TableRow> &rows : set.tables) {
        for (TableRow &row : rows)
            row.verbatim = nullptr;
    }
    return set;
}

bool isSame(const GoalSet &one, const GoalSet &other)
{
    return valueOf(one) == valueOf(other);
}

/// The first lines of the file that differ; the files may be the same although the sets are not.
QString differenceOf(const GoalSet &expected, const GoalSet &found)
{
    constexpr qsizetype shown = 4;
    const QList<QByteArray> one = writeNative(valueOf(expected)).split('\n');
    const QList<QByteArray> other = writeNative(valueOf(found)).split('\n');
    const qsizetype first = std::ranges::mismatch(one, other).in1 - one.begin();
    return u"expected at line %1:\n%2\nfound:\n%3"_s.arg(QString::number(first),
        QString::fromUtf8(one.mid(first, shown).join('\n')),
        QString::fromUtf8(other.mid(first, shown).join('\n')));
}

/// What a file says of a goal: neither its id nor the bytes that it was read from.
Objective contentOf(Objective objective)
{
    objective.id = RowId::none;
    objective.verbatim = nullptr;
    return objective;
}

} // namespace

MonkeyLaws::~MonkeyLaws()
{
    QObject::disconnect(m_reset);
    QObject::disconnect(m_stepped);
}

void MonkeyLaws::expect(bool holds, const QString &law)
{
    if (!holds)
        m_broken << law;
}

QStringList MonkeyLaws::check(MainWindow &window)
{
    checkHistory(window.document());
    checkWindow(window);
    return std::exchange(m_broken, {});
}

QStringList MonkeyLaws::checkThoroughly(MainWindow &window)
{
    checkFile(window.document().set());
    checkBoard(window);
    checkWords(window);
    walkHistory(window.document());
    return std::exchange(m_broken, {});
}

void MonkeyLaws::startOver(GoalSetDocument &document)
{
    QObject::disconnect(m_reset);
    QObject::disconnect(m_stepped);
    m_document = &document;
    m_reset = QObject::connect(
        &document, &GoalSetDocument::reset, &document, [this] { m_isAnother = true; });
    m_stepped = QObject::connect(&document.undoStack(), &QUndoStack::indexChanged, &document,
        [this, &document] { followSteps(document.undoStack()); });
    m_isAnother = false;
    m_values.clear();
    m_steps.clear();
    m_index = -1;
    followSteps(document.undoStack());
}

/// Forgets the values of steps that are gone. Called at every change of the stack, because one
/// command may later have the address of another.
void MonkeyLaws::followSteps(const QUndoStack &stack)
{
    std::vector<const QUndoCommand *> steps;
    for (int i = 0; i < stack.count(); ++i)
        steps.push_back(stack.command(i));
    const auto known
        = static_cast<std::size_t>(std::ranges::mismatch(steps, m_steps).in1 - steps.begin());
    m_values.resize(std::min(m_values.size(), known + 1));
    m_values.resize(steps.size() + 1);
    m_steps = std::move(steps);
    if (stack.index() == m_index) // an edit was merged with the last step
        m_values[static_cast<std::size_t>(m_index)].reset();
    m_index = stack.index();
}

/// A step that was seen before leads to the value that it led to then.
void MonkeyLaws::checkHistory(GoalSetDocument &document)
{
    if (m_document != &document || m_isAnother)
        startOver(document);
    const auto index = static_cast<std::size_t>(document.undoStack().index());
    if (m_values[index] && !isSame(*m_values[index], document.set()))
        m_broken << u"Undo and redo led to another value at step %1 of %2: %3."_s.arg(index)
                        .arg(m_steps.size())
                        .arg(differenceOf(*m_values[index], document.set()));
    m_values[index] = document.set();
}

void MonkeyLaws::checkWindow(MainWindow &window)
{
    const GoalSetDocument &document = window.document();
    const QUndoStack &stack = document.undoStack();
    expect(window.isWindowModified() == document.isModified(),
        u"The title does not tell whether there is unsaved work."_s);
    expect(window.windowTitle().contains(document.displayName().replace(u"[*]"_s, u"[*][*]"_s)),
        u"The title does not name the document."_s);
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (action->shortcut() == QKeySequence(QKeySequence::Undo))
            expect(action->isEnabled() == stack.canUndo() || window.focusWidget() == nullptr
                    || !window.focusWidget()->inherits("QTableView"),
                u"Undo is offered when nothing can be undone, or the reverse."_s);
    }
}

/// A file with the set's content is the set.
void MonkeyLaws::checkFile(const GoalSet &set)
{
    const QByteArray bytes = writeNative(set);
    const auto read = readNative(bytes);
    expect(read.has_value(), u"The file of the set cannot be read."_s);
    if (!read)
        return;
    expect(std::ranges::equal(set.objectives, read->set.objectives, {}, contentOf, contentOf),
        u"The goals read from the file of the set differ from its goals."_s);
    expect(set.boardLimits == read->set.boardLimits && set.lineLimits == read->set.lineLimits
            && set.tagNames == read->set.tagNames && set.setName == read->set.setName
            && set.gameName == read->set.gameName,
        u"The limits, tags or names read from the file of the set differ."_s);
    expect(writeNative(read->set) == bytes, u"The set read from its file is written otherwise."_s);
}

/// The board in view is the one that anybody else makes of the set.
void MonkeyLaws::checkBoard(MainWindow &window)
{
    const Preview &preview = window.preview();
    for (const QDeadlineTimer deadline(longestBoard()); !preview.isUpToDate();) {
        if (deadline.hasExpired()) {
            expect(false,
                u"The board is still being made after %1 seconds."_s.arg(longestBoard().count()));
            return;
        }
        QTest::qWait(1);
    }
    const PreviewResult &shown = *preview.result();
    expect(window.boardPanel().view().result() == preview.result(),
        u"The window shows another board than the last that was made."_s);
    BoardMaker maker;
    const auto made = maker.make({.revision = 0,
                                     .set = window.document().set(),
                                     .generator = &window.boardChoice().generator(),
                                     .settings = window.boardChoice().settings(),
                                     .seed = window.boardChoice().seed()},
        {});
    if (!made) {
        expect(false, u"A board that nobody stopped was stopped."_s);
        return;
    }
    const Result &other = (*made)->board;
    expect(
        std::ranges::equal(shown.board.at, other.at,
            [](const Placed &a, const Placed &b) { return a.what == b.what && a.value == b.value; })
            && shown.board.route == other.route,
        u"The board in view is not the one of the set."_s);
    expect(shown.failure.has_value() == (*made)->failure.has_value(),
        u"The window and the set disagree on whether the board is filled."_s);
    expect(shown.problems.size() == (*made)->problems.size(),
        u"The problems in view are not those of the set."_s);
}

/// Nothing is said that is not so.
void MonkeyLaws::checkWords(MainWindow &window)
{
    QCoreApplication::processEvents();
    if (!window.preview().isUpToDate())
        return; // what came in between has begun another board
    const PlainBoard now = plainBoardOf(window);
    m_broken << untrueOfBoard(window, now) << untrueOfProblems(window, now);
    if (window.statisticsPanel().isVisible() && window.statistics().isUpToDate()
        && !window.statistics().isRunning())
        m_broken << untrueOfStatistics(window, now);
}

/// To the first step and back.
void MonkeyLaws::walkHistory(GoalSetDocument &document)
{
    constexpr int most = 40; // steps; the oldest ones were walked before
    QUndoStack &stack = document.undoStack();
    document.goToStep(stack.index()); // ends the editing of a cell, as undo does first
    const int index = stack.index();
    const GoalSet before = document.set();
    for (int i = 0; i < most && stack.canUndo(); ++i) {
        stack.undo();
        checkHistory(document);
    }
    while (stack.index() < index && stack.canRedo()) {
        stack.redo();
        checkHistory(document);
    }
    expect(stack.index() == index && isSame(before, document.set()),
        u"Undoing everything and redoing it changed the set."_s);
}

} // namespace boardwright
