// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted into cells beside their text: the letters that a search found, and the mark of a
// bar, which leaves the digits legible.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/table/replace_bar.h"
#include "ui/widgets/table/share_bar.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

namespace {

/// The columns of pixels in which two pictures differ.
QList<int> columnsUnlike(const QImage &one, const QImage &other)
{
    QList<int> columns;
    for (int x = 0; x < one.width(); ++x) {
        for (int y = 0; y < one.height(); ++y) {
            if (one.pixel(x, y) != other.pixel(x, y)) {
                columns << x;
                break;
            }
        }
    }
    return columns;
}

QImage bar(const QString &text, std::optional<double> mark, Qt::LayoutDirection direction)
{
    QImage image(90, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = image.rect();
    option.fontMetrics = QFontMetrics(QApplication::font());
    option.font = QApplication::font();
    painter.setFont(option.font);
    option.direction = direction;
    option.text = text;
    paintShareBar(painter, option, 0.5, mark);
    return image;
}

} // namespace

class TestFoundMarks final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { close(); }

    static void theMarkOfABarLeavesTheDigits_data();
    static void theMarkOfABarLeavesTheDigits();
    void lettersAreMarkedWhereTheyAre();
    void marksFollowTheSearch();
    void keysGoOn();

private:
    QImage cellImage(int row, ObjectiveColumn column) const
    {
        return m_table->viewport()->grab(m_table->visualRect(cell(row, column))).toImage();
    }
};

void TestFoundMarks::theMarkOfABarLeavesTheDigits_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void TestFoundMarks::theMarkOfABarLeavesTheDigits()
{
    QFETCH(const Qt::LayoutDirection, direction);
    const QString text = u"83.4 %"_s;
    const QImage bare = bar({}, {}, direction);
    const QImage plain = bar(text, {}, direction);
    for (int percent = 0; percent <= 100; ++percent) {
        const QImage marked = bar(text, percent / 100.0, direction);
        int seen = 0;
        for (int y = 0; y < plain.height(); ++y) {
            for (int x = 0; x < plain.width(); ++x) {
                const bool isLetter = bare.pixel(x, y) != plain.pixel(x, y);
                const bool isMark = marked.pixel(x, y) != plain.pixel(x, y);
                QVERIFY2(!isLetter || !isMark, qPrintable(QString::number(percent)));
                seen += isMark ? 1 : 0;
            }
        }
        QVERIFY2(seen >= 8, qPrintable(u"%1: %2"_s.arg(percent).arg(seen)));
    }
}

/// The goal is "Catch {{X}} carp and carp", shown as "Catch X carp and carp".
void TestFoundMarks::lettersAreMarkedWhereTheyAre()
{
    open();
    setGoal(*m_document, RowId{2}, u"Catch {{X}} carp and carp"_s);
    current(0, Enabled);
    const QImage before = cellImage(1, Goal);
    const QImage other = cellImage(2, Goal);
    press(Qt::Key_H, Qt::ControlModifier);
    type(u"carp"_s);
    QTest::qWait(20);
    const QList<int> marked = columnsUnlike(before, cellImage(1, Goal));
    QCOMPARE(columnsUnlike(other, cellImage(2, Goal)), QList<int>());
    // Two runs of columns, each as wide as the word.
    QList<std::pair<int, int>> runs;
    for (const int column : marked) {
        if (runs.isEmpty() || runs.last().second + 1 < column)
            runs.append({column, column});
        runs.last().second = column;
    }
    QCOMPARE(runs.size(), 2);
    const QFontMetrics metrics(m_table->font());
    const int width = metrics.horizontalAdvance(u"carp"_s);
    const int between = metrics.horizontalAdvance(u"carp and "_s);
    for (const auto &[first, last] : runs)
        QVERIFY(std::abs(last - first - width) <= 4);
    QVERIFY(std::abs(runs[1].first - runs[0].first - between) <= 4);
    press(Qt::Key_Escape);
    current(0, Enabled);
    QTest::qWait(20);
    QCOMPARE(columnsUnlike(before, cellImage(1, Goal)), QList<int>());
}

void TestFoundMarks::marksFollowTheSearch()
{
    open();
    m_view->resize(1'700, 400);
    setTag(*m_document, {RowId{2}}, u"carp"_s);
    m_table->setColumnHidden(static_cast<int>(Tag), false);
    m_table->setColumnHidden(static_cast<int>(Weighting), false);
    current(0, Enabled);
    const auto images = [this](int row) {
        return std::array{cellImage(row, Goal), cellImage(row, Tag), cellImage(row, Weighting)};
    };
    const auto before = images(1);
    m_filter->setText(u"goal"_s); // a filter marks its words
    QTest::qWait(20);
    QVERIFY(!columnsUnlike(before[0], cellImage(1, Goal)).isEmpty());
    QCOMPARE(columnsUnlike(before[1], cellImage(1, Tag)), QList<int>());
    m_filter->clear();
    QTest::qWait(20);
    QCOMPARE(columnsUnlike(before[0], cellImage(1, Goal)), QList<int>());
    current(0, Enabled);
    press(Qt::Key_H, Qt::ControlModifier);
    type(u"carp"_s);
    QTest::qWait(20);
    QVERIFY(!columnsUnlike(before[1], cellImage(1, Tag)).isEmpty());
    press(Qt::Key_Escape);
    // Numbers are not searched, so they are not marked.
    current(0, Enabled);
    press(Qt::Key_H, Qt::ControlModifier);
    type(u"50"_s);
    QTest::qWait(20);
    QCOMPARE(columnsUnlike(before[2], cellImage(1, Weighting)), QList<int>());
}

void TestFoundMarks::keysGoOn()
{
    open();
    m_view->resize(1'000, 400);
    setGoal(*m_document, RowId{2}, u"carp"_s);
    setGoal(*m_document, RowId{4}, u"a carp"_s);
    current(0, Goal);
    press(Qt::Key_F3); // nothing was searched yet
    auto *bar = m_view->findChild<ReplaceBar *>();
    QVERIFY(bar->isVisible());
    type(u"carp"_s);
    press(Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    press(Qt::Key_F3);
    QCOMPARE(m_table->currentIndex().row(), 1);
    press(Qt::Key_F3);
    QCOMPARE(m_table->currentIndex().row(), 3);
    press(Qt::Key_F3);
    QCOMPARE(m_table->currentIndex().row(), 1);
    press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(m_table->currentIndex().row(), 3);
    QVERIFY(m_table->viewport()->rect().contains(m_table->visualRect(m_table->currentIndex())));
}

BOARDWRIGHT_UNIT(TestFoundMarks, QApplication)
#include "tst_found_marks.moc"
