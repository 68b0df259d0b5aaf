// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "tests/support/windows/source_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/source/line_gutter.h"
#include "ui/widgets/source/source_folds.h"

using namespace boardwright;
using namespace Qt::StringLiterals;

/// Folding in the source hides lines and changes nothing else.
class TestSourceFolds final : public test::SourceFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { openWindow(); }

    void cleanup() { closeWindow(); }

    void folds();
    void keepsInnerFolds();
    void showsWhatChangesInFolds();
    void showsWhatIsReplacedAndNothingElse();
    void foldsByMouse();
};

void TestSourceFolds::folds()
{
    SourceFolds &folds = m_edit->folds();
    putCursorBefore(u"Forge {{X}} blade[[s]] 2"_s);
    const QTextBlock head = m_edit->textCursor().block().previous();
    QVERIFY(folds.canFold(head));
    QTest::keyClick(m_edit, Qt::Key_BracketLeft, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(folds.isFolded(head));
    QVERIFY(!line(u"blade[[s]] 2"_s).isVisible());
    QVERIFY(line(u"blade[[s]] 3"_s).isVisible());
    QCOMPARE(SourceFolds::summary(head), u"\"Forge {{X}} blade[[s]] 2\""_s);
    QCOMPARE(m_edit->textCursor().block(), head);
    QTest::keyClick(m_edit, Qt::Key_BracketRight, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(line(u"blade[[s]] 2"_s).isVisible());

    QTest::keyClick(m_edit, Qt::Key_BracketLeft, Qt::ControlModifier | Qt::AltModifier);
    for (int i = 1; i <= 8; ++i)
        QVERIFY(!line(u"blade[[s]] %1"_s.arg(i)).isVisible());
    int visible = 0;
    for (QTextBlock block = m_edit->document()->begin(); block.isValid(); block = block.next())
        visible += block.isVisible() ? 1 : 0;
    QCOMPARE(m_edit->document()->lineCount(), visible);
    QVERIFY(m_edit->text() == QString::fromUtf8(writeNative(m_document->set())));
    // A chosen row stays folded, because its line identifies it. Text that is searched for is
    // unfolded.
    m_view->showRow(RowId{6});
    QVERIFY(folds.isFolded(line(u"blade[[s]] 6"_s).previous()));
    folds.toggle(line(u"\"objectives\""_s));
    m_view->showRow(RowId{5});
    QVERIFY(line(u"blade[[s]] 5"_s).previous().isVisible());
    QVERIFY(folds.isFolded(line(u"blade[[s]] 5"_s).previous()));
    QTest::keyClick(m_edit, Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(m_view->findChild<QLineEdit *>(), u"blade[[s]] 4"_s);
    QVERIFY(line(u"blade[[s]] 4"_s).isVisible());
    m_edit->setFocus();
    QTest::keyClick(m_edit, Qt::Key_BracketRight, Qt::ControlModifier | Qt::AltModifier);
    for (QTextBlock block = m_edit->document()->begin(); block.isValid(); block = block.next())
        QVERIFY(block.isVisible());
    QCOMPARE(m_edit->document()->lineCount(), m_edit->blockCount());
}

void TestSourceFolds::keepsInnerFolds()
{
    SourceFolds &folds = m_edit->folds();
    const QTextBlock inner = line(u"blade[[s]] 2"_s).previous();
    const QTextBlock outer = line(u"\"objectives\""_s);
    folds.toggle(inner);
    folds.toggle(outer);
    QVERIFY(!inner.isVisible());
    folds.toggle(outer);
    QVERIFY(inner.isVisible());
    QVERIFY(folds.isFolded(inner));
    QVERIFY(!folds.isFolded(outer));
    QVERIFY(line(u"blade[[s]] 3"_s).isVisible());
    folds.toggle(outer);
    folds.reveal(line(u"blade[[s]] 2"_s));
    QVERIFY(line(u"blade[[s]] 2"_s).isVisible());
}

void TestSourceFolds::showsWhatChangesInFolds()
{
    SourceFolds &folds = m_edit->folds();
    folds.toggle(line(u"blade[[s]] 2"_s).previous());
    folds.toggle(line(u"blade[[s]] 5"_s).previous());
    setWeighting(*m_document, {RowId{2}}, 7);
    QVERIFY(QTest::qWaitFor([&] { return m_edit->text().contains(u"\"weighting\": 7"_s); }));
    QVERIFY(line(u"\"weighting\": 7"_s).isVisible());
    QVERIFY(!line(u"blade[[s]] 5"_s).isVisible());
    QVERIFY(isReady());
    // Joins a line with a hidden one.
    putCursorBefore(u"blade[[s]] 4"_s);
    const QTextBlock head = line(u"blade[[s]] 5"_s).previous();
    QTextCursor cursor(head);
    cursor.movePosition(QTextCursor::EndOfBlock);
    cursor.deleteChar();
    QVERIFY(line(u"blade[[s]] 5"_s).isVisible());
    QCOMPARE(m_edit->document()->lineCount(), m_edit->blockCount());
}

void TestSourceFolds::showsWhatIsReplacedAndNothingElse()
{
    const QString before = m_edit->text();
    QTest::keyClick(m_edit, Qt::Key_BracketLeft, Qt::ControlModifier | Qt::AltModifier);
    const int shown = m_edit->document()->lineCount();
    m_edit->replacePieces({before.indexOf("blade[[s]] 2"_L1), before.indexOf("blade[[s]] 6"_L1)}, 5,
        u"swift sword"_s);
    for (int i = 1; i <= 8; ++i)
        QCOMPARE(line(u"[[s]] %1"_s.arg(i)).isVisible(), i == 2 || i == 6);
    QVERIFY(m_edit->document()->lineCount() > shown);
    int visible = 0;
    for (QTextBlock block = m_edit->document()->begin(); block.isValid(); block = block.next())
        visible += block.isVisible() ? 1 : 0;
    QCOMPARE(m_edit->document()->lineCount(), visible);
    QVERIFY(isTaken());
    QCOMPARE(objectives()[1].goal, u"Forge {{X}} swift sword[[s]] 2"_s);
    QCOMPARE(objectives()[2].goal, u"Forge {{X}} blade[[s]] 3"_s);
    QCOMPARE(objectives()[5].goal, u"Forge {{X}} swift sword[[s]] 6"_s);
    m_edit->undo();
    QCOMPARE(m_edit->text(), before);
}

void TestSourceFolds::foldsByMouse()
{
    auto *gutter = m_edit->findChild<LineGutter *>();
    const QTextBlock head = line(u"blade[[s]] 1"_s).previous();
    const int y = m_edit->cursorRect(QTextCursor(head)).center().y();
    const QPoint place(gutter->width() - 4, y);
    QTest::mouseClick(gutter, Qt::LeftButton, {}, place);
    QVERIFY(m_edit->folds().isFolded(head));
    QTest::mouseClick(gutter, Qt::LeftButton, {}, place);
    QVERIFY(!m_edit->folds().isFolded(head));
}

BOARDWRIGHT_UNIT(TestSourceFolds, QApplication)
#include "tst_source_folds.moc"
