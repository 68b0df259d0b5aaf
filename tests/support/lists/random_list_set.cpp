// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/random_list_set.h"

#include "core/lists/difficulty_field.h"
#include "tests/support/sets/goal_sets.h"

#include <array>

namespace boardwright::test {

using namespace Qt::StringLiterals;

namespace {

/// What spelling may stumble over.
QString nastyText(RandomNative &random)
{
    static const QStringList texts{u"Beat the game"_s, u"Say \"hi\""_s, u"Mario's hat"_s,
        u"a, b; c"_s, u"</script><b>"_s, u"<!-- no"_s, u"\u2028line\u2029"_s, u"two\nlines"_s,
        u"\r\n"_s, u"back\\slash"_s, u"{{X}} coin[[s]]"_s, u"{{X}} box[[es]] and {{X}} key[[s]]"_s,
        u"box[[es]]"_s, u"[Hard] win"_s, u"- dash"_s, u"  spaces "_s, u"\t"_s, u"\u0001\u0000x"_s,
        u"😀é探"_s, u"”curly“"_s, u"// no"_s, u"/* no"_s, u"`${x}`"_s, QString(254, u'm'),
        QString(255, u'n'), QString(256, u'o'), u"😀"_s.repeated(255), u"😀"_s.repeated(256),
        u"long {{X}} "_s.repeated(40), QString(300, u' ') + u"far"_s, u"bingoList[1] = ["_s,
        u"null"_s, u"12"_s};
    return texts.at(random.below(static_cast<int>(texts.size())));
}

QStringList someTypes(RandomNative &random)
{
    static const QStringList names{u"a"_s, u"b"_s, u"c, d"_s, u"\"q\""_s, u" a "_s, u""_s,
        u"</script>"_s, u"\u2028"_s, u"goal 1"_s, u"goal 2*"_s, u"l\nm"_s};
    QStringList types;
    for (int left = random.below(4); left > 0; --left)
        types << names.at(random.below(static_cast<int>(names.size())));
    return types;
}

} // namespace

void setDifficulty(Objective &objective, qint64 difficulty)
{
    const auto [section, field] = difficultyField();
    setValue(objective.extension, *section, *field, Value(difficulty));
}

GoalSet randomListSet(RandomNative &random, bool isNumbered)
{
    constexpr std::array sizes{0, 1, 3, 24, 25, 26, 40, 60, 90};
    GoalSet set = plainSet(sizes.at(static_cast<std::size_t>(random.below(std::ssize(sizes)))));
    if (random.below(2) == 0) {
        for (int left = random.below(40); left > 0; --left)
            random.edit(set);
    }
    const int stated = random.below(4); // how many goals state a difficulty, in thirds
    const bool isPlain = random.below(3) == 0;
    int number = 0;
    for (Objective &objective : set.objectives) {
        ++number;
        if (random.below(3) < stated) {
            const bool isOutside = random.below(20) == 0;
            setDifficulty(objective, isOutside ? random.below(40) - 5 : 1 + ((number * 7) % 25));
        }
        if (random.below(8) == 0)
            objective.extension[u"balanced"_s].insert(u"jp"_s, nastyText(random) + u'x');
        if (!isPlain) {
            if (random.below(2) == 0)
                objective.goal = nastyText(random);
            if (random.below(3) == 0)
                objective.lineCategories = someTypes(random);
            if (random.below(6) == 0)
                objective.boardCategories = someTypes(random);
            if (random.below(5) == 0)
                objective.range = {1, 2, 2, 5, -3};
            if (random.below(20) == 0)
                objective.goal.clear();
        }
        if (isNumbered && !objective.goal.trimmed().isEmpty())
            objective.goal.prepend(u"g%1 "_s.arg(number));
    }
    if (random.below(4) == 0)
        set.tagNames << u"nobody's"_s;
    if (random.below(4) == 0)
        set.verbatim = membersOf({u"set_name"_s, u"colour"_s});
    for (Objective &objective : set.objectives) {
        if (random.below(10) == 0)
            objective.verbatim = membersOf({u"goal"_s, u"weighting"_s});
        else if (random.below(10) == 0)
            objective.verbatim = membersOf({u"shiny"_s, u"goal"_s});
    }
    return set;
}

} // namespace boardwright::test
