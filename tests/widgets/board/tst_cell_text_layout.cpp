// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_text_layout.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTest>

#include <array>
#include <vector>

using namespace boardwright;

class TestCellTextLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatFitsIsWhole();
    void whatDoesNotFitIsElided();
    void aLongWordIsBroken();
    void linesStayInside_data();
    void linesStayInside();
    void oneFontForAll();
    void whatIsRememberedIsTheSame();
    void coloursKeepTheirContrast_data();
    void coloursKeepTheirContrast();
};

void TestCellTextLayout::whatFitsIsWhole()
{
    const QFont font(QStringLiteral("DejaVu Sans"), 10);
    const FittedText fitted = fitText(QStringLiteral("Win a duel without armour"), font, {90, 90});
    QVERIFY(!fitted.elided);
    QCOMPARE(fitted.lines.join(u' '), QStringLiteral("Win a duel without armour"));
    QVERIFY(fitted.lines.size() > 1);
}

void TestCellTextLayout::whatDoesNotFitIsElided()
{
    const QFont font(QStringLiteral("DejaVu Sans"), 10);
    const FittedText fitted
        = fitText(QStringLiteral("word ").repeated(100).trimmed(), font, {80, 40});
    QVERIFY(fitted.elided);
    QVERIFY(fitted.lines.last().endsWith(u'…'));
}

void TestCellTextLayout::aLongWordIsBroken()
{
    const QFont font(QStringLiteral("DejaVu Sans"), 10);
    const QString word(40, u'm');
    const FittedText fitted = fitText(word, font, {60, 300});
    QVERIFY(fitted.lines.size() > 1);
    QCOMPARE(fitted.lines.join(QString()), word);
}

void TestCellTextLayout::linesStayInside_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("words") << QStringLiteral("Ride through all seven gates before noon");
    QTest::newRow("one word") << QString(200, u'w');
    QTest::newRow("wide script") << QStringLiteral("在日落之前骑马穿过所有的七座大门并返回港口");
    QTest::newRow("emoji") << QStringLiteral("Catch 3 🐟 and cook 🍲");
}

void TestCellTextLayout::linesStayInside()
{
    QFETCH(QString, text);
    const QFont font(QStringLiteral("DejaVu Sans"), 9);
    const QFontMetricsF metrics(font);
    for (int side = 20; side <= 160; side += 7) {
        const FittedText fitted = fitText(text, font, QSizeF(side, side));
        QVERIFY(static_cast<double>(fitted.lines.size()) * metrics.lineSpacing()
            <= std::max<double>(side, metrics.lineSpacing()));
        for (const QString &line : fitted.lines)
            QVERIFY(line.size() <= 1 || metrics.horizontalAdvance(line) <= side + 1);
    }
}

void TestCellTextLayout::oneFontForAll()
{
    const QFont base(QStringLiteral("DejaVu Sans"), 10);
    const std::array<QString, 2> texts{
        QStringLiteral("Short"), QStringLiteral("A much longer goal with several words")};
    const std::array<QSizeF, 2> areas{QSizeF(90, 90), QSizeF(90, 90)};
    TextFitting fitting;
    fitting.beginBoard(base);
    const QFont font = fitting.commonFont(texts, areas, 8, 15);
    QVERIFY(font.pointSize() >= 8 && font.pointSize() < 15);
    for (std::size_t i = 0; i < texts.size(); ++i)
        QVERIFY(!fitText(texts[i], font, areas[i]).elided);
    QCOMPARE(fitting.commonFont({texts.data(), 1}, {areas.data(), 1}, 8, 15).pointSize(), 15);
    const std::array<QSizeF, 2> tiny{QSizeF(10, 10), QSizeF(10, 10)};
    QCOMPARE(fitting.commonFont(texts, tiny, 8, 15).pointSize(), 8);
}

/// Boards that share texts, sizes and fonts get the same fonts with and without the cache.
void TestCellTextLayout::whatIsRememberedIsTheSame()
{
    SplitMix random(7);
    TextFitting remembering;
    int different = 0;
    QFont last;
    for (int board = 0; board < 60; ++board) {
        const QFont base(QStringLiteral("DejaVu Sans"), random.chance(80) ? 10 : 12,
            random.chance(80) ? QFont::Normal : QFont::Bold);
        const double side = random.chance(80) ? 90 : random.between(30, 140);
        std::vector<QString> texts;
        for (int cell = 0; cell < 9; ++cell)
            texts.push_back(QStringLiteral("word ").repeated(random.between(1, 9)).trimmed());
        const std::vector<QSizeF> areas(texts.size(), QSizeF(side, side));
        remembering.beginBoard(base);
        TextFitting fresh;
        fresh.beginBoard(base);
        const QFont font = remembering.commonFont(texts, areas, 8, 15);
        QCOMPARE(font, fresh.commonFont(texts, areas, 8, 15));
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const FittedText fitted = remembering.fitText(texts[i], font, areas[i]);
            const FittedText plain = fitText(texts[i], font, areas[i]);
            QCOMPARE(fitted.lines, plain.lines);
            QCOMPARE(fitted.elided, plain.elided);
            QCOMPARE(fitted.broken, plain.broken);
        }
        different += font == last ? 0 : 1;
        last = font;
    }
    QVERIFY(different > 10);
}

void TestCellTextLayout::coloursKeepTheirContrast_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << QPalette(QColor(0xef, 0xf0, 0xf1));
    QTest::newRow("dark") << QPalette(QColor(0x2a, 0x2e, 0x32));
    QTest::newRow("black") << QPalette(Qt::black);
    QTest::newRow("white") << QPalette(Qt::white);
}

void TestCellTextLayout::coloursKeepTheirContrast()
{
    QFETCH(QPalette, palette);
    const CellColours colours(palette);
    QVERIFY(contrast(colours.text(), colours.background()) >= 4.5);
    QVERIFY(contrast(colours.text(), colours.marked()) >= 4.5);
    QVERIFY(contrast(colours.secondaryText(), colours.background()) >= 4.5);
    QVERIFY(contrast(colours.secondaryText(), colours.marked()) >= 4.5);
    QVERIFY(contrast(colours.warningText(), colours.warning()) >= 4.5);
    QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21.0) < 0.01);
}

BOARDWRIGHT_UNIT(TestCellTextLayout, QApplication)
#include "tst_cell_text_layout.moc"
