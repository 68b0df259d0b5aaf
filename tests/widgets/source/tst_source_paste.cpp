// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/source_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_view.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Long texts pasted into the source: they come in steps, and nothing that happens meanwhile is
/// lost.
class TestSourcePaste final : public test::SourceFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { openWindow(); }

    void cleanup() { closeWindow(); }

    void comesInSteps_data();
    void comesInSteps();
    void replacesASet();
    void savingWaitsForIt();
    void leavingWaitsForIt();
    void changesElsewhereAreMerged();
    void endsWithItsFile();
    void tooLongALineIsNotPasted();
    void linesEndAlike();

private:
    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(m_edit, Qt::Key_V, Qt::ControlModifier);
    }

    bool isPasted() const
    {
        return QTest::qWaitFor([this] { return !m_edit->isPasting(); }, 120'000);
    }
};

namespace {

QString blankLines(qsizetype count)
{
    return QString(count, u'\n');
}

QByteArray manyGoals(int count)
{
    GoalSet set;
    for (int i = 1; i <= count; ++i) {
        Objective &objective = set.objectives.emplace_back();
        objective.id = set.nextRow();
        objective.goal = u"Paint {{X}} door[[s]] %1"_s.arg(i);
        objective.range = {1, 2};
    }
    return writeNative(set);
}

} // namespace

void TestSourcePaste::comesInSteps_data()
{
    QTest::addColumn<QString>("copied");
    QTest::newRow("short lines") << u"a\n"_s.repeated(60'000);
    QTest::newRow("blank lines") << blankLines(100'000);
    QTest::newRow("long lines") << (QString(9'000, u'x') + u'\n').repeated(40);
    QTest::newRow("without an end") << u"line\n"_s.repeated(40'000) + u"end"_s;
}

/// The window is never left waiting for all of it, and one undo takes it back.
void TestSourcePaste::comesInSteps()
{
    QFETCH(const QString, copied);
    m_view->session().setPause(1h);
    const QString before = m_edit->text();
    putCursorBefore(u"Forge {{X}} blade[[s]] 3"_s);
    const qsizetype place = m_edit->textCursor().position();
    paste(copied);
    QVERIFY(m_edit->isPasting());
    QVERIFY(m_edit->isReadOnly());
    QVERIFY(m_view->holdsMoreThanDocument());
    QVERIFY(m_edit->document()->characterCount() - before.size() < copied.size() / 2);
    QTest::keyClicks(m_edit, u"not typed"_s);
    QVERIFY(isPasted());
    const QString after = QString(before).insert(place, copied);
    QVERIFY(m_edit->text() == after);
    QCOMPARE(m_edit->textCursor().position(), place + copied.size());
    QVERIFY(!m_edit->isReadOnly());
    m_edit->undo();
    QVERIFY(m_edit->text() == before);
    QVERIFY(!m_edit->document()->isUndoAvailable());
    m_edit->redo();
    QVERIFY(m_edit->text() == after);
}

void TestSourcePaste::replacesASet()
{
    const QByteArray file = manyGoals(1'000);
    m_edit->selectAll();
    paste(QString::fromUtf8(file));
    QVERIFY(m_edit->isPasting());
    QVERIFY(isPasted());
    QVERIFY(isTaken());
    QCOMPARE(objectives().size(), 1'000);
    QVERIFY(writeNative(m_document->set()) == file);
    QCOMPARE(m_document->undoStack().count(), 1);

    // A long selection is removed in steps, too, and is back after one undo.
    m_edit->selectAll();
    const QString before = m_edit->text();
    paste(QString::fromUtf8(manyGoals(800)));
    QVERIFY(isPasted());
    QVERIFY(isTaken());
    QCOMPARE(objectives().size(), 800);
    m_edit->undo();
    QVERIFY(m_edit->text() == before);
}

void TestSourcePaste::savingWaitsForIt()
{
    m_edit->selectAll();
    paste(QString::fromUtf8(manyGoals(1'000)));
    QVERIFY(m_edit->isPasting());
    QVERIFY(!m_view->finishSession());
    QVERIFY(!m_view->pendingError());
    qsizetype saved = 0;
    m_view->finishSession([&] { saved = objectives().size(); });
    QVERIFY(QTest::qWaitFor([&] { return saved != 0; }, 60'000));
    QCOMPARE(saved, 1'000);
}

void TestSourcePaste::leavingWaitsForIt()
{
    m_view->session().setPause(1h);
    m_edit->selectAll();
    paste(QString::fromUtf8(manyGoals(1'000)));
    m_other->setFocus();
    QVERIFY(m_edit->isPasting());
    QVERIFY(!m_view->pendingError());
    QVERIFY(isTaken());
    QCOMPARE(objectives().size(), 1'000);
}

void TestSourcePaste::changesElsewhereAreMerged()
{
    putCursorBefore(u"\"Forge {{X}} blade[[s]] 3\""_s);
    paste(blankLines(60'000));
    QVERIFY(m_edit->isPasting());
    setGoal(*m_document, RowId{7}, u"seven"_s);
    QVERIFY(isPasted());
    QVERIFY(QTest::qWaitFor([&] { return m_edit->text().contains(u"\"seven\""_s); }, 20'000));
    QVERIFY(isTaken());
    QVERIFY(!m_view->pendingError());
    QCOMPARE(objectives()[6].goal, u"seven"_s);
    QVERIFY(m_edit->text().contains(blankLines(60'000)));
    QVERIFY(m_edit->text() == QString::fromUtf8(writeNative(m_document->set())));
}

void TestSourcePaste::endsWithItsFile()
{
    m_edit->selectAll();
    paste(QString::fromUtf8(manyGoals(1'000)));
    QVERIFY(m_edit->isPasting());
    bool isSaved = false;
    m_view->finishSession([&] { isSaved = true; });
    const auto other = readNative(manyGoals(3));
    QVERIFY(other.has_value());
    m_document->adopt(*other, {});
    QVERIFY(!m_edit->isPasting());
    QVERIFY(isReady());
    QVERIFY(!m_view->holdsMoreThanDocument());
    QCOMPARE(m_edit->text(), QString::fromUtf8(manyGoals(3)));
    QVERIFY(!isSaved);

    paste(blankLines(60'000));
    QVERIFY(m_edit->isPasting());
    m_view->discardText();
    QVERIFY(!m_edit->isPasting());
    QVERIFY(isReady());
    QCOMPARE(m_edit->text(), QString::fromUtf8(manyGoals(3)));
}

void TestSourcePaste::tooLongALineIsNotPasted()
{
    const QString before = m_edit->text();
    const QString longest(longestEditedLine, u' ');
    paste(u"a\n"_s + longest + u" \nb"_s);
    QCOMPARE(m_edit->text(), before);
    QVERIFY2(shownReason().contains(u"10,000"_s), qPrintable(shownReason()));
    QVERIFY(!m_edit->isPasting());
    paste(longest + u'\n' + longest + u'\n' + longest);
    QVERIFY(isPasted());
    QVERIFY(m_edit->text() != before);
}

void TestSourcePaste::linesEndAlike()
{
    const QString before = m_edit->text();
    m_edit->moveCursor(QTextCursor::End);
    paste(u" \r\n \r \u2028 \u2029 \n"_s);
    QCOMPARE(m_edit->text(), before + u" \n \n \n \n \n"_s);
    QVERIFY(isTaken());
    QCOMPARE(QString::fromUtf8(writeNative(m_document->set())), m_edit->text());
}

BOARDWRIGHT_UNIT(TestSourcePaste, QApplication)
#include "tst_source_paste.moc"
