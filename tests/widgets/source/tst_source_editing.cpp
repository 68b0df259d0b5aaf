// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/source_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/source/bracket_pair.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_highlighter.h"
#include "ui/widgets/source/source_note.h"
#include "ui/widgets/source/source_view.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextBlock>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The source as used by a person: real keys in a real window.
class TestSourceEditing final : public test::SourceFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { openWindow(); }

    void cleanup() { closeWindow(); }

    void typesIntoTheSet();
    void undoesInTheTextFirst();
    void leavesOneStep();
    void marksMistakesAndKeepsThem();
    void discardsMistakes();
    void handsUndoToTheWindow();
    void indentsAndShifts();
    void pairsBrackets();
    void choosesRows();
    void underlinesProblems();
    void dropsProblemsOfOtherSets();
    void tooMuchIsNotPasted_data();
    void tooMuchIsNotPasted();
    void replaces();
    void goesToLines();
    void coloursGoalMarksReadably_data();
    void coloursGoalMarksReadably();
    void longChangesAreColouredInSteps();
};

void TestSourceEditing::typesIntoTheSet()
{
    putCursorBefore(u"Forge {{X}} blade[[s]] 3"_s);
    QTest::keyClicks(m_edit, u"Now: "_s);
    QVERIFY(isTaken());
    QCOMPARE(objectives()[2].goal, u"Now: Forge {{X}} blade[[s]] 3"_s);
    QCOMPARE(objectives()[2].id, RowId{3});
    QCOMPARE(m_edit->text(), QString::fromUtf8(writeNative(m_document->set())));
    // The cursor and the author's layout stay.
    QVERIFY(m_edit->textCursor().block().text().contains(u"Now: "_s));
    putCursorBefore(u"\"Now"_s);
    QTest::keyClicks(m_edit, u"   "_s);
    QVERIFY(isTaken());
    QVERIFY(m_edit->text().contains(u"\"goal\":    \"Now"_s));
    QVERIFY(writeNative(m_document->set()).contains("\"goal\":    \"Now"));
}

void TestSourceEditing::undoesInTheTextFirst()
{
    const QString before = m_edit->text();
    putCursorBefore(u"Forge {{X}} blade[[s]] 2"_s);
    QTest::keyClicks(m_edit, u"abc"_s);
    QVERIFY(isTaken());
    QCOMPARE(m_document->undoStack().count(), 1);
    while (m_edit->document()->isUndoAvailable())
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_edit->text(), before);
    QVERIFY(isTaken());
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(!m_document->isModified());
    QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isTaken());
    QVERIFY(objectives()[1].goal.startsWith(u"abc"_s));
}

void TestSourceEditing::leavesOneStep()
{
    const GoalSet before = m_document->set();
    for (const QString &goal : {u"blade[[s]] 2"_s, u"blade[[s]] 5"_s}) {
        putCursorBefore(goal);
        QTest::keyClicks(m_edit, u"x"_s);
        QVERIFY(isTaken());
    }
    m_view->session().setPause(1h);
    QTest::keyClicks(m_edit, u"y"_s); // not read yet when the focus leaves
    m_other->setFocus();
    QVERIFY(isTaken());
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(objectives()[4].goal.contains(u"xy"_s));
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    QVERIFY(
        QTest::qWaitFor([&] { return m_edit->text() == QString::fromUtf8(writeNative(before)); }));
    m_document->undoStack().redo();
    QVERIFY(QTest::qWaitFor([&] { return m_edit->text().contains(u"xyblade"_s); }));
    QVERIFY(isReady());
    QVERIFY(!m_edit->document()->isUndoAvailable());
}

void TestSourceEditing::marksMistakesAndKeepsThem()
{
    const auto *note = m_view->findChild<SourceNote *>();
    putCursorBefore(u"\"Forge {{X}} blade[[s]] 2\""_s);
    QTest::keyClick(m_edit, Qt::Key_Delete);
    QVERIFY(QTest::qWaitFor([&] { return m_view->pendingError().has_value(); }));
    QVERIFY(note->isVisible());
    QVERIFY(note->words().contains(wordsWithPlace(*m_view->pendingError())));
    QCOMPARE(m_edit->problems().worstIn(m_edit->textCursor().block()), Severity::Error);
    const QString typed = m_edit->text();
    QVERIFY(!m_document->isModified());
    m_other->setFocus();
    QTest::qWait(50);
    QCOMPARE(m_edit->text(), typed);
    m_view->hide();
    m_view->show();
    QTest::qWait(50);
    QCOMPARE(m_edit->text(), typed);
    QVERIFY(!m_view->finishSession());

    // Edits elsewhere continue.
    setGoal(*m_document, RowId{7}, u"seven"_s);
    QVERIFY(QTest::qWaitFor([&] { return m_edit->text().contains(u"\"seven\""_s); }));
    QVERIFY(isReady());
    QVERIFY(m_view->holdsMoreThanDocument());
    m_edit->setFocus();
    putCursorBefore(u"Forge {{X}} blade[[s]] 2\""_s);
    QTest::keyClicks(m_edit, u"\"Now "_s);
    QVERIFY(isTaken());
    QVERIFY(!note->isVisible());
    QVERIFY(!m_edit->problems().worstIn(m_edit->textCursor().block()));
    QCOMPARE(objectives()[1].goal, u"Now Forge {{X}} blade[[s]] 2"_s);
    QCOMPARE(objectives()[6].goal, u"seven"_s);
}

void TestSourceEditing::discardsMistakes()
{
    const QString before = m_edit->text();
    QTest::keyClicks(m_edit, u"oops"_s);
    QVERIFY(QTest::qWaitFor([&] { return m_view->pendingError().has_value(); }));
    Q_EMIT m_view->findChild<SourceNote *>()->discardWanted();
    QVERIFY(!m_view->holdsMoreThanDocument());
    QVERIFY(QTest::qWaitFor([&] { return m_edit->text() == before; }));
    QVERIFY(isReady());
    QVERIFY(!m_document->isModified());
}

void TestSourceEditing::handsUndoToTheWindow()
{
    auto *undo = new QAction(m_window.get());
    undo->setShortcut(QKeySequence::Undo);
    connect(undo, &QAction::triggered, &m_document->undoStack(), &QUndoStack::undo);
    m_window->addAction(undo);
    setGoal(*m_document, RowId{1}, u"one"_s);
    QVERIFY(QTest::qWaitFor([&] { return m_edit->text().contains(u"\"one\""_s); }));
    QVERIFY(isReady());
    putCursorBefore(u"one"_s);
    QTest::keyClicks(m_edit, u"x"_s);
    QVERIFY(isTaken());
    QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(isTaken());
    QCOMPARE(objectives()[0].goal, u"one"_s);
    QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(objectives()[0].goal != u"one"_s);
}

void TestSourceEditing::indentsAndShifts()
{
    putCursorBefore(u"    {"_s);
    QTest::keyClick(m_edit, Qt::Key_End);
    QTest::keyClick(m_edit, Qt::Key_Return);
    QCOMPARE(m_edit->textCursor().block().text(), u"      "_s);
    QTest::keyClicks(m_edit, u"\"tag\": \"a\","_s);
    QVERIFY(isTaken());
    QCOMPARE(objectives()[0].tag, u"a"_s);

    QTest::keyClick(m_edit, Qt::Key_Return);
    QTest::keyClicks(m_edit, u"\"icons\": ["_s);
    QTest::keyClick(m_edit, Qt::Key_Return);
    QCOMPARE(m_edit->textCursor().block().text(), u"        "_s);
    QTest::keyClicks(m_edit, u"\"b\""_s);
    QTest::keyClick(m_edit, Qt::Key_Return);
    QTest::keyClicks(m_edit, u"],"_s);
    QCOMPARE(m_edit->textCursor().block().text(), u"      ],"_s); // at the indentation of its line
    QVERIFY(isTaken());
    QCOMPARE(objectives()[0].icons, QStringList{u"b"_s});

    QTest::keyClick(m_edit, Qt::Key_Tab);
    QCOMPARE(m_edit->textCursor().block().text(), u"      ],  "_s);
    QVERIFY(m_edit->hasFocus());
    QTest::keyClick(m_edit, Qt::Key_Backtab);
    QCOMPARE(m_edit->textCursor().block().text(), u"    ],  "_s);
    QTextCursor cursor = m_edit->textCursor();
    cursor.movePosition(QTextCursor::Up, QTextCursor::KeepAnchor, 2);
    cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
    m_edit->setTextCursor(cursor);
    QTest::keyClick(m_edit, Qt::Key_Tab);
    QVERIFY(m_edit->text().contains(u"\n        \"icons\": [\n          \"b\"\n      ],"_s));
}

void TestSourceEditing::pairsBrackets()
{
    QTextDocument document(u"{ \"a{\": [1,\n \"]\\\"\", {} ] }"_s);
    const QString text = document.toPlainText();
    const auto at
        = [&](qsizetype position) { return bracketsAt(document, static_cast<int>(position)); };
    const auto end = static_cast<int>(text.size() - 1);
    QCOMPARE(at(0), (BracketPair{0, end}));
    QCOMPARE(at(end + 1), (BracketPair{end, 0}));
    const auto array = static_cast<int>(text.indexOf(u'['));
    QCOMPARE(at(array), (BracketPair{array, static_cast<int>(text.lastIndexOf(u']'))}));
    QCOMPARE(at(text.indexOf(u"a{"_s) + 1), BracketPair{}); // inside a text
    QCOMPARE(at(text.indexOf(u"\n"_s)), BracketPair{});
    document.setPlainText(u"{ ["_s);
    QCOMPARE(at(2), (BracketPair{2, -1}));
}

void TestSourceEditing::choosesRows()
{
    QList<RowId> rows;
    connect(m_view, &SourceView::currentRowChanged, this, [&](RowId id) {
        rows << id;
        m_view->showRow(id); // as the tables do
    });
    putCursorBefore(u"blade[[s]] 4"_s);
    QCOMPARE(rows, QList<RowId>{RowId{4}});
    const int top = m_edit->verticalScrollBar()->value();
    QTest::keyClick(m_edit, Qt::Key_Down);
    QCOMPARE(rows.size(), 1);
    putCursorBefore(u"blade[[s]] 2"_s);
    QCOMPARE(rows.last(), RowId{2});
    QVERIFY(m_edit->verticalScrollBar()->value() <= top);
    QVERIFY(m_edit->hasFocus());
    m_other->setFocus();
    m_view->showRow(RowId{8});
    QCOMPARE(rows.size(), 2);
}

void TestSourceEditing::underlinesProblems()
{
    Problem problem;
    problem.code = Code::RangeTooWide;
    problem.severity = Severity::Warning;
    problem.row = RowId{3};
    problem.field = ObjectiveField::Range;
    Problem other = problem;
    other.row = RowId{5};
    other.field = ObjectiveField::GoalSet;
    other.severity = Severity::Hint;
    m_view->showProblems(m_document->set(), {other, problem});
    const QTextBlock goal = line(u"blade[[s]] 5"_s);
    QVERIFY(QTest::qWaitFor([&] { return m_edit->problems().worstIn(goal).has_value(); }));
    QCOMPARE(m_edit->problems().worstIn(goal), Severity::Hint);
    const QTextBlock range = line(u"blade[[s]] 3"_s).next();
    QCOMPARE(m_edit->problems().worstIn(range), Severity::Warning);
    QVERIFY(!m_edit->problems().worstIn(range.next()));
    const int begin = range.position() + static_cast<int>(range.text().indexOf(u'['));
    QCOMPARE(m_edit->problems().words(begin, begin), words(problem, m_document->set()));

    // Marks move with the text, and F8 finds them.
    m_edit->goTo(0);
    QTest::keyClick(m_edit, Qt::Key_F8);
    QCOMPARE(m_edit->textCursor().position(), begin);
    m_view->session().setPause(1h);
    m_edit->goTo(0);
    QTest::keyClicks(m_edit, u"  "_s);
    QTest::keyClick(m_edit, Qt::Key_F8);
    QCOMPARE(m_edit->textCursor().position(), begin + 2);
    QTest::keyClick(m_edit, Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(m_edit->textCursor().block(), goal);
}

void TestSourceEditing::dropsProblemsOfOtherSets()
{
    Problem problem;
    problem.row = RowId{3};
    problem.field = ObjectiveField::Goal;
    const GoalSet old = m_document->set();
    setGoal(*m_document, RowId{1}, u"another"_s);
    QVERIFY(QTest::qWaitFor([&] { return m_edit->text().contains(u"\"another\""_s); }));
    m_view->showProblems(old, {problem});
    QTest::qWait(100);
    QVERIFY(m_edit->problems().isEmpty());
    m_view->showProblems(m_document->set(), {problem});
    QVERIFY(QTest::qWaitFor([&] { return !m_edit->problems().isEmpty(); }));
}

void TestSourceEditing::tooMuchIsNotPasted_data()
{
    QTest::addColumn<QString>("copied");
    QTest::newRow("characters") << QString(longestPaste + 1, u' ');
    QTest::newRow("lines") << QString(mostPastedLines + 1, u'\n');
}

/// What is selected stays, and so does the clipboard.
void TestSourceEditing::tooMuchIsNotPasted()
{
    QFETCH(const QString, copied);
    const QString before = m_edit->text();
    QGuiApplication::clipboard()->setText(copied);
    m_edit->selectAll();
    QTest::keyClick(m_edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_edit->text(), before);
    QVERIFY(!m_edit->document()->isUndoAvailable());
    QVERIFY2(shownReason().contains(u"16,777,216"_s), qPrintable(shownReason()));
    QVERIFY(shownReason().contains(u"1,000,000"_s));
    QCOMPARE(QGuiApplication::clipboard()->text().size(), copied.size());
}

void TestSourceEditing::replaces()
{
    const QString before = m_edit->text();
    QTest::keyClick(m_edit, Qt::Key_H, Qt::ControlModifier);
    const QList<QLineEdit *> lines = m_view->findChildren<QLineEdit *>();
    QVERIFY(lines.size() >= 2);
    QTest::keyClicks(lines[0], u"blade"_s);
    QTest::keyClicks(lines[1], u"big blade"_s);
    lines[1]->setFocus();
    QTest::keyClick(lines[1], Qt::Key_Return);
    QVERIFY(isTaken());
    QCOMPARE(objectives()[0].goal, u"Forge {{X}} big blade[[s]] 1"_s);
    QCOMPARE(objectives()[1].goal, u"Forge {{X}} blade[[s]] 2"_s);
    QTest::keyClick(lines[1], Qt::Key_Return); // the next match, not the same again
    QVERIFY(isTaken());
    QCOMPARE(objectives()[0].goal, u"Forge {{X}} big blade[[s]] 1"_s);
    QCOMPARE(objectives()[1].goal, u"Forge {{X}} big blade[[s]] 2"_s);
    lines[0]->setText(u"forge"_s);
    lines[1]->setText(u"Make"_s);
    for (auto *button : m_view->findChildren<QAbstractButton *>()) {
        if (button->text() == u"Replace All"_s)
            button->click();
    }
    QVERIFY(isTaken());
    for (const Objective &objective : objectives())
        QVERIFY(objective.goal.startsWith(u"Make {{X}}"_s));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_edit->undo(); // undoes all replacements at once
    QCOMPARE(m_edit->text().count(u"Make"_s), 0);
    m_edit->undo();
    m_edit->undo();
    QCOMPARE(m_edit->text(), before);
}

void TestSourceEditing::goesToLines()
{
    QTest::keyClick(m_edit, Qt::Key_G, Qt::ControlModifier);
    auto *line = m_view->findChild<QSpinBox *>();
    QVERIFY(line->isVisible() && line->hasFocus());
    QTest::keyClicks(line, u"40"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(!line->isVisible());
    QVERIFY(m_edit->hasFocus());
    QCOMPARE(m_edit->textCursor().blockNumber(), 39);
}

void TestSourceEditing::coloursGoalMarksReadably_data()
{
    QTest::addColumn<QColor>("ground");
    QTest::newRow("light") << QColor(0xff, 0xff, 0xff);
    QTest::newRow("dark") << QColor(0x1b, 0x1e, 0x20);
    QTest::newRow("grey") << QColor(0x3a, 0x3a, 0x3c);
}

void TestSourceEditing::coloursGoalMarksReadably()
{
    QFETCH(const QColor, ground);
    const bool isLight = ground.lightness() > 128;
    QPalette palette(isLight ? QColor(0xef, 0xf0, 0xf1) : QColor(0x2a, 0x2e, 0x32));
    palette.setColor(QPalette::Base, ground);
    palette.setColor(QPalette::Text, isLight ? QColor(Qt::black) : QColor(Qt::white));
    QTextDocument document(
        u"{\"goal\": \"a {{X}} b[[s]] \\n\", \"weighting\": 5, \"mine\": true, \"boardwright\": x}"_s);
    SourceHighlighter highlighter(&document, std::make_shared<SourceSyntax>(), palette);
    highlighter.rehighlight();
    const QTextBlock block = document.firstBlock();
    const auto formatOf = [&](const QString &piece) {
        const qsizetype at = block.text().indexOf(piece);
        for (const QTextLayout::FormatRange &range : block.layout()->formats()) {
            if (at >= range.start && at < range.start + range.length)
                return range.format;
        }
        return QTextCharFormat();
    };
    for (const QString &piece : {u"\"goal\""_s, u"a "_s, u"{{X}}"_s, u"[[s]]"_s, u"\\n"_s, u"5"_s,
             u"\"weighting\""_s, u"true"_s, u"\"boardwright\""_s}) {
        const QTextCharFormat format = formatOf(piece);
        const QColor colour = format.hasProperty(QTextFormat::ForegroundBrush)
            ? format.foreground().color()
            : palette.color(QPalette::Text);
        QVERIFY2(contrast(ground, colour) >= 4.5, qPrintable(piece + colour.name()));
    }
    // Different meanings have different formats.
    QVERIFY(formatOf(u"{{X}}"_s) != formatOf(u"a "_s));
    QVERIFY(formatOf(u"[[s]]"_s) != formatOf(u"a "_s));
    QVERIFY(formatOf(u"\"goal\""_s) != formatOf(u"a "_s));
    QVERIFY(formatOf(u"\"weighting\""_s) != formatOf(u"\"mine\""_s));
    QVERIFY(formatOf(u"\"goal\""_s) != formatOf(u"\"weighting\""_s));
}

/// The first lines are coloured at once, the others soon, whatever happens to the text meanwhile.
void TestSourceEditing::longChangesAreColouredInSteps()
{
    QTextDocument document;
    document.setDocumentLayout(new QPlainTextDocumentLayout(&document)); // which receives changes
    const SourceHighlighter highlighter(&document, std::make_shared<SourceSyntax>(), QPalette());
    QString text = u"{\"objectives\": [\n"_s;
    for (int i = 0; i < 8'000; ++i)
        text += u"{\"goal\": \"a {{X}} %1\"},\n"_s.arg(i);
    const auto isColoured
        = [](const QTextBlock &block) { return !block.layout()->formats().isEmpty(); };
    QTextCursor cursor(&document);
    cursor.insertText(text + u"{\"goal\": \"last\"}]}"_s);
    QVERIFY(isColoured(document.firstBlock()));
    QVERIFY(!isColoured(document.lastBlock()));
    cursor.movePosition(QTextCursor::Start);
    for (int line = 0; line < 1'000; ++line) // the remaining lines move up
        cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    QTRY_VERIFY(isColoured(document.lastBlock()));
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        QVERIFY(isColoured(block));
}

BOARDWRIGHT_UNIT(TestSourceEditing, QApplication)
#include "tst_source_editing.moc"
