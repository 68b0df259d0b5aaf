// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the chart paints, read back from its pixels.

#include "tests/support/unit.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QEventLoop>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

ChartData threeBars()
{
    ChartData data;
    data.title = u"Relaxations"_s;
    data.keys = u"Relaxations"_s;
    data.heights = u"% of boards"_s;
    data.bars = {{.middle = 0, .height = 20, .text = u"0: 20 %"_s},
        {.middle = 1, .height = 80, .text = u"1: 80 %"_s, .isChosen = true},
        {.middle = 2, .height = 40, .text = u"<b>2</b>: 40 %"_s}};
    data.mean = 1.5;
    data.meanText = u"average 1.5"_s;
    data.summary = u"Relaxations; 3 bars"_s;
    return data;
}

QPalette darkPalette()
{
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(40, 40, 40));
    dark.setColor(QPalette::Base, QColor(25, 25, 25));
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    dark.setColor(QPalette::Highlight, QColor(60, 120, 220));
    return dark;
}

} // namespace

class TestChart final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void barsAreAsHighAsTheirNumbers_data();
    void barsAreAsHighAsTheirNumbers();
    void theChosenBarStandsOut();
    void aPaletteThatComesLaterCounts();
    void paleIsNearerToTheGround();
    void saysWhatABarIs();
    void isDescribed();
    void withoutBarsItSaysWhy();
    void keysGoFromBarToBar();
    void labelsDoNotTouch_data();
    void labelsDoNotTouch();
    void labelsAreLegible_data();
    void labelsAreLegible();

private:
    /// The labels below the bars as boxes, measured here.
    std::vector<QRectF> labelBoxes() const
    {
        QFont small = m_chart->font();
        small.setPointSizeF(small.pointSizeF() * 0.85);
        const QFontMetricsF metrics(small);
        const AxisLabels labels = m_chart->keyLabels();
        std::vector<QRectF> boxes;
        for (const AxisLabel &label : labels.shown) {
            const double width
                = labels.areUpright ? metrics.height() - 1 : metrics.horizontalAdvance(label.text);
            boxes.emplace_back(label.at - width / 2, 0, width, 1);
        }
        return boxes;
    }

    QImage painted()
    {
        // The library paints from posted events, and its layout may ask for a second painting.
        for (int round = 0; round < 2; ++round) {
            QEventLoop loop;
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
            loop.exec();
        }
        return m_chart->grab().toImage();
    }

    /// The first and last pixel of a bar's colour, in a column of pixels inside the bar.
    std::pair<int, int> paintedBar(const QImage &image, std::size_t bar) const
    {
        const QRectF rect = m_chart->barRect(bar);
        const int x = qRound(rect.left() + rect.width() * 0.3); // beside the line of the mean
        const QColor inside = image.pixelColor(x, qRound(rect.center().y()));
        int top = qRound(rect.center().y());
        while (top > 0 && image.pixelColor(x, top - 1) == inside)
            --top;
        int bottom = qRound(rect.center().y());
        while (bottom + 1 < image.height() && image.pixelColor(x, bottom + 1) == inside)
            ++bottom;
        return {top, bottom};
    }

    QColor colourOf(const QImage &image, std::size_t bar) const
    {
        const QRectF rect = m_chart->barRect(bar);
        return image.pixelColor(
            qRound(rect.left() + rect.width() * 0.3), qRound(rect.center().y()));
    }

    std::unique_ptr<Chart> m_chart;
};

void TestChart::init()
{
    QApplication::setPalette(QPalette());
    m_chart = std::make_unique<Chart>();
    m_chart->resize(420, 260);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
}

void TestChart::cleanup()
{
    m_chart.reset();
    QApplication::setPalette(QPalette());
}

void TestChart::barsAreAsHighAsTheirNumbers_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestChart::barsAreAsHighAsTheirNumbers()
{
    QFETCH(const bool, isDark);
    if (isDark)
        QApplication::setPalette(darkPalette());
    m_chart->showData(threeBars());
    const QImage image = painted();
    const QColor ground = m_chart->palette().color(QPalette::Base);
    QCOMPARE(ground.lightness() < 128, isDark);
    std::array<double, 3> heights{};
    for (std::size_t bar = 0; bar < heights.size(); ++bar) {
        const auto [top, bottom] = paintedBar(image, bar);
        heights.at(bar) = bottom - top + 1;
        QVERIFY(std::abs(top - m_chart->barRect(bar).top()) <= 2);
        QVERIFY(colourOf(image, bar) != ground);
        QVERIFY2(contrast(colourOf(image, bar), ground) > 1.5, "a bar can be seen");
        // Above a bar is only the ground or a grid line.
        const QRectF rect = m_chart->barRect(bar);
        QVERIFY(image.pixelColor(qRound(rect.left() + rect.width() * 0.3), top - 3)
            != colourOf(image, bar));
    }
    QVERIFY(heights[1] > 100);
    QVERIFY(std::abs(heights[0] / heights[1] - 0.25) < 0.03);
    QVERIFY(std::abs(heights[2] / heights[1] - 0.5) < 0.03);
    // The axes' text is legible on this ground: some pixel contrasts with it nearly as much as text
    // does.
    bool hasWords = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < static_cast<int>(m_chart->barRect(0).left()) && !hasWords; ++x)
            hasWords = contrast(image.pixelColor(x, y), ground) > 4.5;
    }
    QVERIFY(hasWords);
}

void TestChart::theChosenBarStandsOut()
{
    m_chart->showData(threeBars());
    const QImage image = painted();
    QCOMPARE(colourOf(image, 0), colourOf(image, 2));
    QVERIFY(colourOf(image, 1) != colourOf(image, 0));
}

void TestChart::aPaletteThatComesLaterCounts()
{
    m_chart->showData(threeBars());
    const QColor before = colourOf(painted(), 0);
    QApplication::setPalette(darkPalette());
    const QImage image = painted();
    QVERIFY(colourOf(image, 0) != before);
    QVERIFY(contrast(colourOf(image, 0), QColor(25, 25, 25)) > 1.5);
    QCOMPARE(image.pixelColor(2, 2), QColor(25, 25, 25));
}

void TestChart::paleIsNearerToTheGround()
{
    m_chart->showData(threeBars());
    const QColor ground = m_chart->palette().color(QPalette::Base);
    const double before = contrast(colourOf(painted(), 0), ground);
    m_chart->setPale(true);
    const double pale = contrast(colourOf(painted(), 0), ground);
    QVERIFY(pale < before);
    QVERIFY(pale > 1.05);
    m_chart->setPale(false);
    QCOMPARE(contrast(colourOf(painted(), 0), ground), before);
}

void TestChart::saysWhatABarIs()
{
    m_chart->showData(threeBars());
    painted();
    const auto askedAt = [this](const QPointF &point) {
        QHelpEvent help(QEvent::ToolTip, point.toPoint(), m_chart->mapToGlobal(point.toPoint()));
        QApplication::sendEvent(m_chart.get(), &help);
        return QToolTip::text();
    };
    QVERIFY(askedAt(m_chart->barRect(1).center()).contains(u"1: 80 %"_s));
    // Also above a low bar. Users' text is not interpreted as markup.
    const QPointF above(m_chart->barRect(2).center().x(), m_chart->barRect(1).top() + 2);
    QVERIFY(askedAt(above).contains(u"<b>2</b>"_s));
    for (std::size_t bar = 0; bar < 3; ++bar)
        QCOMPARE(m_chart->barAt(m_chart->barRect(bar).center()), static_cast<int>(bar));
    QCOMPARE(m_chart->barAt({1, 1}), -1);
}

void TestChart::isDescribed()
{
    m_chart->showData(threeBars());
    QCOMPARE(m_chart->accessibleName(), u"Relaxations"_s);
    QCOMPARE(m_chart->accessibleDescription(), u"Relaxations; 3 bars"_s);
    QVERIFY(m_chart->findChild<QLabel *>()->text().contains(u"average 1.5"_s));
    QVERIFY(m_chart->data() == threeBars());
}

void TestChart::withoutBarsItSaysWhy()
{
    m_chart->showData(threeBars());
    painted();
    ChartData empty;
    empty.title = u"Attempts"_s;
    m_chart->showData(empty, u"Only the average is known"_s);
    QVERIFY(m_chart->accessibleDescription().contains(u"average"_s));
    QCOMPARE(m_chart->barAt({200, 130}), -1);
    const auto labels = m_chart->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->isVisible() && label->text() == u"Only the average is known"_s;
    }));
}

void TestChart::keysGoFromBarToBar()
{
    m_chart->showData(threeBars());
    m_chart->activateWindow();
    m_chart->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(m_chart->hasFocus());
    QCOMPARE(m_chart->currentBar(), -1);
    const QImage before = painted();
    const auto title = [this] { return m_chart->findChild<QLabel *>()->text(); };
    const QString usual = title();
    const auto press = [this](Qt::Key key) {
        QTest::keyClick(m_chart.get(), key);
        return m_chart->currentBar();
    };
    QCOMPARE(press(Qt::Key_Right), 0);
    QCOMPARE(press(Qt::Key_Left), 0); // the first one
    QCOMPARE(press(Qt::Key_Right), 1);
    QCOMPARE(title(), u"1: 80 %"_s);
    // The bar is marked: its edge, beside the bar itself, where nothing was.
    const QRectF bar = m_chart->barRect(1);
    const double edge = bar.left() - bar.width() / 18; // half of the tenth between bars
    const auto isMarked = [&](const QImage &image) {
        for (int x = qFloor(edge) - 1; x <= qCeil(edge) + 1; ++x) {
            if (image.pixelColor(x, qRound(bar.center().y()) + 7)
                != before.pixelColor(x, qRound(bar.center().y()) + 7))
                return true;
        }
        return false;
    };
    QVERIFY(isMarked(painted()));
    QCOMPARE(press(Qt::Key_End), 2);
    QCOMPARE(press(Qt::Key_Right), 2);
    QCOMPARE(title(), u"<b>2</b>: 40 %"_s);
    QVERIFY(!isMarked(painted()));
    QCOMPARE(press(Qt::Key_Home), 0);
    press(Qt::Key_End);
    ChartData fewer = threeBars(); // the bars change while one is current
    fewer.bars.pop_back();
    m_chart->showData(fewer);
    QCOMPARE(m_chart->currentBar(), 1);
    m_chart->showData({});
    QCOMPARE(press(Qt::Key_Right), -1);
    m_chart->showData(threeBars());
    press(Qt::Key_Right);
    m_chart->clearFocus();
    QCOMPARE(m_chart->currentBar(), -1);
    QCOMPARE(title(), usual);
}

void TestChart::labelsDoNotTouch_data()
{
    QTest::addColumn<int>("bars");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("hasNames");
    for (const int bars : {3, 40, 400}) {
        for (const int width : {180, 250, 420, 800, 1600}) {
            QTest::addRow("%d names in %d", bars, width) << bars << width << true;
            QTest::addRow("%d numbers in %d", bars, width) << bars << width << false;
        }
    }
}

void TestChart::labelsDoNotTouch()
{
    QFETCH(const int, bars);
    QFETCH(const int, width);
    QFETCH(const bool, hasNames);
    ChartData data;
    data.title = u"Appears"_s;
    data.keys = u"Limit"_s;
    data.heights = u"% of boards"_s;
    for (int i = 0; i < bars; ++i) {
        const QString name = u"The long name of category %1, which begins like others"_s.arg(i);
        data.bars.push_back({.middle = (i + 1) * (hasNames ? 1.0 : 1234.0),
            .height = i % 7 + 1.0,
            .text = name + u": 3 %"_s,
            .name = hasNames ? name : QString()});
    }
    data.barWidth = data.keyStep = hasNames ? 1 : 1234;
    for (const int height : {70, 140, 300}) {
        m_chart->resize(width, height);
        m_chart->showData(data);
        painted();
        painted();
        const std::vector<QRectF> boxes = labelBoxes();
        const AxisLabels labels = m_chart->keyLabels();
        QVERIFY2(boxes.size() >= (width > 200 ? 2 : 1), qPrintable(QString::number(height)));
        for (std::size_t i = 1; i < boxes.size(); ++i)
            QVERIFY2(boxes[i].left() >= boxes[i - 1].right(),
                qPrintable(labels.shown[i - 1].text + u" | "_s + labels.shown[i].text));
        if (hasNames) {
            QVERIFY(boxes.front().left() >= 0 && boxes.back().right() <= width);
            if (bars == 3)
                QCOMPARE(boxes.size(), std::size_t{3});
            for (const AxisLabel &label : labels.shown) {
                QVERIFY2(label.text.size() >= 4, qPrintable(label.text));
                const int bar = m_chart->barAt({label.at, height / 3.0});
                QVERIFY(bar >= 0);
                const QString &name = data.bars[static_cast<std::size_t>(bar)].name;
                const QStringList parts = label.text.split(u'…');
                QVERIFY(name.startsWith(parts.first()) && name.endsWith(parts.last()));
            }
        } else {
            QVERIFY(boxes.size() <= 9);
        }
    }
}

void TestChart::labelsAreLegible_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// The labels are really painted below their bars, in a colour that contrasts.
void TestChart::labelsAreLegible()
{
    QFETCH(const bool, isDark);
    if (isDark)
        QApplication::setPalette(darkPalette());
    ChartData data = threeBars();
    for (std::size_t i = 0; i < data.bars.size(); ++i)
        data.bars[i].name = QStringList{u"Shrines"_s, u"Caves of ice"_s, u"Markets"_s}.at(
            static_cast<qsizetype>(i));
    for (const int width : {420, 180}) { // level, then upright
        m_chart->resize(width, 260);
        m_chart->showData(data);
        painted();
        const QImage image = painted();
        const QColor ground = m_chart->palette().color(QPalette::Base);
        const std::vector<QRectF> boxes = labelBoxes();
        QCOMPARE(boxes.size(), std::size_t{3});
        const int below = qRound(m_chart->barRect(0).bottom()) + 4;
        for (const QRectF &box : boxes) {
            double most = 0;
            for (int x = qRound(box.left()); x < qRound(box.right()); ++x) {
                for (int y = below; y < below + 16; ++y)
                    most = std::max(most, contrast(image.pixelColor(x, y), ground));
            }
            QVERIFY2(most > 4, qPrintable(QString::number(most)));
        }
    }
}

BOARDWRIGHT_UNIT(TestChart, QApplication)
#include "tst_chart.moc"
