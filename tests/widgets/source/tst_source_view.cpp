// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_fill.h"
#include "ui/widgets/source/source_note.h"
#include "ui/widgets/source/source_view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

NativeFile file(int goals)
{
    NativeFile result;
    for (int i = 1; i <= goals; ++i) {
        Objective &objective = result.set.objectives.emplace_back();
        objective.id = result.set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        objective.tooltip = u"needle %1"_s.arg(i % 10);
    }
    return result;
}

} // namespace

class TestSourceView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsTheFile();
    void followsEditsInPlace();
    void looksAwayWhileHidden();
    void fillsLargeTextsInSteps();
    void showsAndMarksRows();
    void finds();
    void tellsOfLongLines();
    void highlightsInTheColoursOfThePalette();

private:
    QString expected() const { return QString::fromUtf8(writeNative(m_document->set())); }

    /// Waits until the view shows the document.
    bool isShown() const
    {
        return QTest::qWaitFor(
            [this] { return m_fill->isComplete() && m_edit->toPlainText() == expected(); }, 20'000);
    }

    int topLine() const { return m_edit->verticalScrollBar()->value(); }

    std::unique_ptr<GoalSetDocument> m_document;
    JobPool m_files{PoolKind::Files};
    std::unique_ptr<SourceView> m_view;
    SourceEdit *m_edit = nullptr;
    SourceFill *m_fill = nullptr;
};

void TestSourceView::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt(file(60), {});
    m_view = std::make_unique<SourceView>(*m_document, m_files);
    m_edit = m_view->findChild<SourceEdit *>();
    m_fill = m_view->findChild<SourceFill *>();
    m_view->resize(600, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestSourceView::cleanup()
{
    m_view.reset();
    m_document.reset();
}

void TestSourceView::showsTheFile()
{
    QVERIFY(isShown());
    QTRY_VERIFY(!m_edit->isReadOnly());
    QVERIFY(!m_edit->document()->isUndoAvailable()); // filling the view is not an edit
}

void TestSourceView::followsEditsInPlace()
{
    QVERIFY(isShown());
    m_edit->verticalScrollBar()->setValue(200);
    int changed = 0;
    connect(m_edit->document(), &QTextDocument::contentsChange, this,
        [&](int, int removed, int added) { changed += removed + added; });
    setGoal(*m_document, RowId{30}, u"another goal"_s);
    QVERIFY(isShown());
    QCOMPARE(topLine(), 200);
    QVERIFY2(changed < 200, qPrintable(QString::number(changed)));

    // With a line added far above, the text on screen stays.
    const QString top = m_edit->document()->findBlockByNumber(200).text();
    setEnabled(*m_document, {RowId{1}}, false);
    QVERIFY(isShown());
    QCOMPARE(m_edit->document()->findBlockByNumber(topLine()).text(), top);
    m_document->undoStack().undo();
    QVERIFY(isShown());
    QCOMPARE(topLine(), 200);
}

void TestSourceView::looksAwayWhileHidden()
{
    QVERIFY(isShown());
    const QString before = m_edit->toPlainText();
    m_view->hide();
    setGoal(*m_document, RowId{1}, u"unseen"_s);
    QTest::qWait(100);
    QCOMPARE(m_edit->toPlainText(), before);
    m_view->show();
    QVERIFY(isShown());
}

void TestSourceView::fillsLargeTextsInSteps()
{
    m_document->adopt(file(2000), {});
    // The text changes while it is being filled in.
    QVERIFY(QTest::qWaitFor([this] { return !m_fill->isComplete(); }, 20'000));
    setGoal(*m_document, RowId{1}, u"changed in the midst of it"_s);
    QVERIFY(isShown());

    QList<RowId> all;
    for (const Objective &objective : m_document->set().objectives)
        all << objective.id;
    m_edit->verticalScrollBar()->setValue(500);
    const QString top = m_edit->document()->findBlockByNumber(500).text();
    setWeighting(*m_document, all, 7);
    QVERIFY(isShown());
    m_document->undoStack().undo();
    QVERIFY(isShown());
    QCOMPARE(topLine(), 500);
    QCOMPARE(m_edit->document()->findBlockByNumber(topLine()).text(), top);

    m_document->adopt(file(3), {}); // much shorter
    QVERIFY(isShown());
    m_document->adopt({}, {});
    QVERIFY(isShown());
}

void TestSourceView::showsAndMarksRows()
{
    const auto isOnScreen = [this](const QString &goal) {
        const int line = m_edit->document()->find(u'"' + goal + u'"').blockNumber();
        return line >= topLine()
            && line < topLine() + m_edit->height() / m_edit->fontMetrics().height();
    };
    m_view->showRow(RowId{40}); // before the text has arrived
    QVERIFY(isShown());
    QVERIFY(QTest::qWaitFor([&] { return isOnScreen(u"goal 40"_s); }));
    auto marks = m_edit->extraSelections();
    marks.removeIf([](const QTextEdit::ExtraSelection &mark) { // ignores marks of brackets
        return !mark.format.boolProperty(QTextFormat::FullWidthSelection);
    });
    QVERIFY(!marks.isEmpty());
    QCOMPARE(marks.first().cursor.block().text(), u"    {"_s);
    QCOMPARE(marks.last().cursor.block().text(), u"    },"_s);

    m_view->hide();
    m_view->showRow(RowId{3});
    m_view->show();
    QVERIFY(QTest::qWaitFor([&] { return isOnScreen(u"goal 3"_s); }));
    const int top = topLine();
    m_view->showRow(RowId{3}); // already there
    QCOMPARE(topLine(), top);

    m_view->showRow(RowId::none);
    for (const QTextEdit::ExtraSelection &mark : m_edit->extraSelections())
        QVERIFY(!mark.format.boolProperty(QTextFormat::FullWidthSelection));
}

void TestSourceView::finds()
{
    QVERIFY(isShown());
    auto *line = m_view->findChild<QLineEdit *>();
    const auto result = [line] {
        for (const QLabel *label : line->parentWidget()->findChildren<QLabel *>())
            return label->text();
        return QString();
    };
    QVERIFY(!line->isVisible());
    m_edit->setFocus();
    QTest::keyClick(m_edit, Qt::Key_F, Qt::ControlModifier);
    QVERIFY(line->hasFocus());
    QTest::keyClicks(line, u"NEEDLE 7"_s);
    QCOMPARE(result(), u"1 of 6"_s);
    QCOMPARE(m_edit->extraSelections().last().cursor.selectedText(), u"needle 7"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(result(), u"2 of 6"_s);
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(result(), u"6 of 6"_s);
    QVERIFY(topLine() > 200);
    QTest::keyClicks(line, u"x"_s);
    QCOMPARE(result(), u"Not found"_s);
    QVERIFY(m_edit->extraSelections().isEmpty());
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(!line->isVisible());
    QVERIFY(m_edit->hasFocus());
}

void TestSourceView::tellsOfLongLines()
{
    QVERIFY(isShown());
    const auto *note = m_view->findChild<SourceNote *>();
    QVERIFY(!note->isVisible());
    QByteArray bytes = R"({"objectives":[)";
    for (int i = 0; i < 1000; ++i)
        bytes += R"({"goal":"one line for all of it"},)";
    bytes.chop(1);
    const auto minified = readNative(bytes + "]}");
    QVERIFY(minified);
    m_document->adopt(*minified, {});
    QVERIFY(QTest::qWaitFor([&] { return note->isVisible(); }));
    QVERIFY(m_edit->blockCount() > 3000);
    QVERIFY(m_edit->isReadOnly());
    m_document->adopt(file(3), {});
    QVERIFY(isShown());
    QTRY_VERIFY(!note->isVisible() && !m_edit->isReadOnly());

    const auto odd = readNative("{\"objectives\":[{\"goal\":\"a\xe2\x80\xa8z\"}]}");
    QVERIFY(odd);
    m_document->adopt(*odd, {});
    QVERIFY(QTest::qWaitFor([&] { return note->isVisible(); }));
    QVERIFY(m_edit->isReadOnly());
    QTest::keyClicks(m_edit, u"x"_s);
    QVERIFY(!m_document->isModified());
}

void TestSourceView::highlightsInTheColoursOfThePalette()
{
    QVERIFY(isShown());
    const auto colour = [this] {
        const QTextBlock block = m_edit->document()->find(u"\"goal\""_s).block();
        const auto formats = block.layout()->formats();
        return formats.isEmpty() ? QColor() : formats.first().format.foreground().color();
    };
    QTRY_VERIFY(colour().isValid());
    const QColor light = colour();
    QPalette dark(QColor(40, 44, 48));
    dark.setColor(QPalette::Base, QColor(25, 25, 28));
    m_view->setPalette(dark);
    QVERIFY(QTest::qWaitFor(
        [&] { return m_fill->isComplete() && colour().isValid() && colour() != light; }));
    QVERIFY(colour().lightness() > light.lightness());
}

BOARDWRIGHT_UNIT(TestSourceView, QApplication)
#include "tst_source_view.moc"
