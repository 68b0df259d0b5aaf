// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The text by which a goal is found is the same, cached or not.

#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/values/search_texts.h"

#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

QString fresh(const Objective &objective)
{
    return SearchTexts().of(objective);
}

} // namespace

class TestSearchTexts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void holdsWhatAGoalIsFoundBy();
    static void followsEveryChange();
};

void TestSearchTexts::holdsWhatAGoalIsFoundBy()
{
    Objective objective;
    objective.goal = u"Collect {{X}} POTION[[s]]"_s;
    objective.tooltip = u"Red Ones"_s;
    objective.tag = u"potions"_s;
    objective.boardCategories = {u"Item"_s, u"Cave"_s};
    objective.lineCategories = {u"Long"_s};
    const QString text = fresh(objective);
    for (const char *part : {"potion[[s]]", "red ones", "potions", "item", "cave", "long"})
        QVERIFY2(text.contains(QLatin1String(part)), part);
    QVERIFY(!text.contains(u"itemcave")); // adjacent words are not joined
    QVERIFY(!fresh(Objective()).isNull());
}

void TestSearchTexts::followsEveryChange()
{
    SearchTexts texts;
    SplitMix random(3);
    const QStringList words{QString(), u"Cave"_s, u"RIVER"_s, u"hut[[s]]"_s, u"Äpfel"_s};
    std::vector<Objective> goals(20);
    for (std::size_t i = 0; i < goals.size(); ++i)
        goals[i].id = RowId{static_cast<std::uint32_t>(i + 1)};
    for (int round = 0; round < 3'000; ++round) {
        Objective &goal = goals.at(static_cast<std::size_t>(random.below(20)));
        switch (random.below(7)) {
        case 0:
            goal.goal = random.pick(words);
            break;
        case 1:
            goal.tooltip = random.pick(words);
            break;
        case 2:
            goal.tag = random.pick(words);
            break;
        case 3:
            goal.boardCategories = {random.pick(words), random.pick(words)};
            break;
        case 4:
            goal.lineCategories = {random.pick(words)};
            break;
        case 5:
            goal.weighting = random.between(1, 100);
            break;
        default:
            texts.prune(random.below(20));
        }
        QCOMPARE(texts.of(goal), fresh(goal));
    }
    // Thousands of removed goals leave nothing behind.
    for (std::uint32_t id = 100; id < 5'000; ++id) {
        Objective gone;
        gone.id = RowId{id};
        texts.of(gone);
    }
    texts.prune(20);
    for (const Objective &goal : goals)
        QCOMPARE(texts.of(goal), fresh(goal));
}

BOARDWRIGHT_UNIT(TestSearchTexts, NoApplication)
#include "tst_search_texts.moc"
