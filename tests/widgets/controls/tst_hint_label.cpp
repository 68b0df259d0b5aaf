// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A hint's size is computed only when it is asked for, and then fits the current text.

#include "tests/support/unit.h"
#include "ui/widgets/controls/hint_label.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestHintLabel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itIsAsLargeAsItsWords();
    void itFollowsTheFont();
    void linksCanBeReadOnEveryGround_data();
    void linksCanBeReadOnEveryGround();
};

void TestHintLabel::itIsAsLargeAsItsWords()
{
    const QString few = u"Only in three cells"_s;
    const QString many = u"many words that do not fit into one line of a hint "_s.repeated(6);
    HintLabel label;
    label.showHint(few, false);
    const QSize small = label.sizeHint();
    QVERIFY(small.width() > label.fontMetrics().horizontalAdvance(few));
    label.showHint(many, true);
    const QSize large = label.sizeHint();
    QVERIFY(large.width() > small.width());
    QVERIFY(large.height() > 2 * small.height());
    label.showHint(few, false);
    QCOMPARE(label.sizeHint(), small);
    label.showRich(u"<b>%1</b>"_s.arg(many), false);
    QVERIFY(label.sizeHint().height() >= large.height());
    QCOMPARE(label.minimumSizeHint(), label.sizeHint());
}

void TestHintLabel::itFollowsTheFont()
{
    HintLabel label;
    label.showHint(u"Anywhere. Choose the only cells where it may appear"_s, false);
    const QSize before = label.sizeHint();
    QFont font = label.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    label.setFont(font);
    QVERIFY(label.sizeHint().height() > before.height());
}

void TestHintLabel::linksCanBeReadOnEveryGround_data()
{
    QTest::addColumn<QColor>("base");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<bool>("isWrong");
    for (const bool isWrong : {false, true}) {
        const char *how = isWrong ? "wrong" : "right";
        QTest::addRow("light, %s", how) << QColor(Qt::white) << QColor(Qt::black) << isWrong;
        QTest::addRow("dark, %s", how) << QColor(27, 30, 32) << QColor(239, 240, 241) << isWrong;
    }
}

void TestHintLabel::linksCanBeReadOnEveryGround()
{
    QFETCH(const QColor, base);
    QFETCH(const QColor, text);
    QFETCH(const bool, isWrong);
    const QPalette before = QApplication::palette();
    QPalette palette = before;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Link, Qt::blue);
    QApplication::setPalette(palette);

    HintLabel label;
    label.showRich(u"<a href=\"x\">{{X}}</a> the value"_s, isWrong);
    const QColor ground = label.palette().color(QPalette::Window);
    const QColor link = label.palette().color(QPalette::Link);
    QVERIFY2(contrast(ground, link) >= 4.4, qPrintable(QString::number(contrast(ground, link))));
    label.resize(label.sizeHint());
    // Some pixels of the letters have the exact colour.
    const QImage picture = label.grab().toImage();
    int coloured = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            coloured += picture.pixelColor(x, y).rgb() == link.rgb() ? 1 : 0;
    }
    QVERIFY(coloured > 5);
    QApplication::setPalette(before);
}

BOARDWRIGHT_UNIT(TestHintLabel, QApplication)
#include "tst_hint_label.moc"
