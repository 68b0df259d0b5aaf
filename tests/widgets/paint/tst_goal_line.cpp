// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How goals are painted on one line of a list.

#include "tests/support/unit.h"
#include "ui/widgets/paint/goal_line.h"

#include <QApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <limits>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestGoalLine final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void marksAreNotText();
    static void likeBeginningsAreToldApart();
    static void noWidthIsExceeded();
    static void chipsAreWholeOrGone();
    static void aChipIsPainted();

private:
    static GoalLine line(const QString &goal)
    {
        return {.goal = goal,
            .font = QGuiApplication::font(),
            .text = Qt::black,
            .ground = Qt::white,
            .direction = Qt::LeftToRight};
    }

    static int width(int characters)
    {
        return QFontMetrics(QGuiApplication::font()).averageCharWidth() * characters;
    }
};

void TestGoalLine::marksAreNotText()
{
    QCOMPARE(shownGoal(line(u"Get {{X}} coin[[s]] {{Y}}"_s), width(200)), u"Get X coins {{Y}}"_s);
}

void TestGoalLine::likeBeginningsAreToldApart()
{
    const QString begin = u"Collect every one of the {{X}} red coin[[s]] that are hidden in "_s;
    const QString one = shownGoal(line(begin + u"Bob-omb Battlefield"_s), width(30));
    const QString other = shownGoal(line(begin + u"Tiny-Huge Island"_s), width(30));
    QVERIFY2(one.contains(u'…') && one.endsWith(u"field"_s), qPrintable(one));
    QVERIFY2(other.contains(u'…') && other.endsWith(u"sland"_s), qPrintable(other));
    QVERIFY2(one.startsWith(u"Collect"_s), qPrintable(one));
}

void TestGoalLine::noWidthIsExceeded()
{
    const QString goal = u"{{X}} coin[[s]] of {{X}} box[[es]] … and {{X}} more"_s;
    const int whole = goalWidth(line(goal), std::numeric_limits<int>::max());
    for (int room = width(2); room < whole + 5; ++room) {
        QVERIFY2(goalWidth(line(goal), room) <= room, qPrintable(QString::number(room)));
        const QString shown = shownGoal(line(goal), room);
        if (room >= whole)
            QCOMPARE(shown, u"X coins of X boxes … and X more"_s);
        else
            QVERIFY(shown.contains(u'…') && shown.size() < 31);
    }
}

void TestGoalLine::chipsAreWholeOrGone()
{
    // Whatever the width, an image of the line has as many chips as the text has an X.
    const QString goal = u"ab {{X}} cd {{X}} ef {{X}} gh {{X}} ij"_s;
    const int whole = goalWidth(line(goal), std::numeric_limits<int>::max());
    for (int room = width(2); room <= whole; ++room) {
        QImage image(room, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintGoal(painter, image.rect(), line(goal));
        painter.end();
        int chips = 0;
        bool wasIn = false;
        for (int x = 0; x < image.width(); ++x) {
            bool isIn = false; // a pixel of the chip's ground, above its letter
            for (int y = 0; y < image.height() && !isIn; ++y) {
                const QColor seen = image.pixelColor(x, y);
                isIn = seen.red() - seen.blue() > 20 && seen.lightness() > 160;
            }
            chips += isIn && !wasIn ? 1 : 0;
            wasIn = isIn;
        }
        QCOMPARE(chips, shownGoal(line(goal), room).count(u'X'));
    }
}

void TestGoalLine::aChipIsPainted()
{
    const auto painted = [](const QString &goal) {
        QImage image(300, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintGoal(painter, image.rect(), line(goal));
        return image;
    };
    QVERIFY(painted(u"Get {{X}} coins"_s) != painted(u"Get X coins"_s));
    QVERIFY(painted(u"Get coin[[s]]"_s) != painted(u"Get coins"_s)); // pale
    QCOMPARE(painted(u"Get {{Y}}"_s), painted(u"Get {{Y}}"_s));
}

BOARDWRIGHT_UNIT(TestGoalLine, QApplication)

#include "tst_goal_line.moc"
