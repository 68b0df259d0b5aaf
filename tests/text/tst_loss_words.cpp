// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "tests/support/unit.h"
#include "ui/text/loss_words.h"

#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestLossWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aSignThatIsReadAgainIsTold();
};

/// The words say what becomes of the sign, not that the values are lost.
void TestLossWords::aSignThatIsReadAgainIsTold()
{
    GoalSet set;
    Objective goal;
    goal.id = set.nextRow();
    goal.goal = u"Buy # maps"_s;
    goal.range = {2, 3};
    set.objectives.append(goal);
    const SetFormat &table = *setFormatOf(u"csv");
    const QList<Loss> losses = lossesOf(set, table);
    QCOMPARE(losses.size(), 1);
    const QString words = lossWords(losses.front());
    QVERIFY2(words.contains(u"read again as {{X}}"), qPrintable(words));
    QCOMPARE(lostText(losses.front(), goal), goal.goal);
    const auto again = readAnySet(table.write(set), u"csv");
    QVERIFY(again.has_value());
    QCOMPARE(again->file.set.objectives.front().goal, u"Buy {{X}} maps"_s);
    QCOMPARE(again->file.set.objectives.front().range, goal.range);
    // A format without values does lose them.
    const QList<Loss> ofList = lossesOf(set, *setFormatOf(u"text"));
    QVERIFY(std::ranges::any_of(ofList, [&](const Loss &loss) {
        return loss.aspect == Aspect::RangeSpelledOut || loss.aspect == Aspect::Values;
    }));
    for (const Loss &loss : ofList)
        QVERIFY2(!lossWords(loss).contains(u"read again"), qPrintable(lossWords(loss)));
}

BOARDWRIGHT_UNIT(TestLossWords, NoApplication)
#include "tst_loss_words.moc"
