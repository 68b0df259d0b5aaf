// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sites/random_site_lists.h"

#include <QSet>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sites;

namespace {

QString letterOf(SplitMix &random, int letters)
{
    return QChar(u'a' + static_cast<char16_t>(random.below(letters)));
}

/// How types are in one list.
struct TypeStyle {
    int letters = 6;
    int most = 3; ///< types of a goal
    bool isOdd = false;
};

std::vector<ListedType> randomTypes(SplitMix &random, const TypeStyle &style)
{
    std::vector<ListedType> types;
    for (int left = random.below(style.most + 1); left > 0; --left) {
        if (style.isOdd && random.chance(50))
            types.push_back(randomType(random));
        else
            types.push_back({.text = letterOf(random, style.letters)});
    }
    return types;
}

ListedGoal randomGoal(SplitMix &random, const TypeStyle &style)
{
    ListedGoal goal;
    goal.text = u"goal"_s;
    goal.types = randomTypes(random, style);
    goal.hasTypes = !goal.types.empty() || random.chance(50);
    return goal;
}

/// Goals of tiers, in any order.
void addTiers(SplitMix &random, SiteList &list, BoardKind kind)
{
    const bool isStrict = kind == BoardKind::V8Subtypes; // most cards are thrown away
    const TypeStyle style{.letters = isStrict ? random.between(20, 26) : random.between(1, 12),
        .most = random.between(0, isStrict ? 1 : 4),
        .isOdd = random.chance(isStrict ? 5 : 20)};
    const int tiers = kind == BoardKind::Isaac ? 4 : 25;
    const int most = kind == BoardKind::Isaac ? 12 : random.between(1, isStrict ? 8 : 5);
    const bool hasGaps = random.chance(10);
    const bool isTyped = random.chance(80);
    const int children = random.chance(50) ? random.below(101) : 0;
    for (int tier = 1; tier <= tiers; ++tier) {
        for (int left = hasGaps ? random.below(most + 1) : random.between(1, most); left > 0;
            --left) {
            ListedGoal goal = randomGoal(random, style);
            goal.tier = tier;
            goal.hasTypes = goal.hasTypes || isTyped;
            goal.isChild = random.chance(children);
            if (isStrict && random.chance(40))
                goal.subtypes = randomTypes(random, style);
            list.goals.push_back(std::move(goal));
        }
    }
    if (random.chance(30))
        random.shuffle(list.goals);
}

void addSynergen(SplitMix &random, SiteList &list)
{
    const TypeStyle style{.letters = 5, .most = 2, .isOdd = random.chance(20)};
    const int goals = random.between(23, 60);
    const int zeros = random.chance(30) ? 90 : random.below(30);
    const int synergies = random.below(30);
    const auto randomKey = [&] {
        const QString number = QString::number(random.below(goals));
        const int form = random.below(10);
        return form < 6 ? u"g"_s + number : form < 9 ? number : u"0"_s + number;
    };
    for (int i = 0; i < goals; ++i) {
        ListedGoal goal = randomGoal(random, style);
        goal.key = random.chance(90) ? u"g"_s + QString::number(i) : randomKey();
        goal.tier = random.chance(zeros) ? 0 : random.between(1, 25);
        for (int left = random.chance(30) ? random.below(4) : 0; left > 0; --left)
            goal.excludes << randomKey();
        for (int left = random.chance(synergies) ? random.below(4) : 0; left > 0; --left)
            goal.synergies << (random.chance(50) ? randomKey() : letterOf(random, 3));
        goal.score = random.below(4) / 2.;
        list.goals.push_back(std::move(goal));
    }
    for (int letter = 0; letter < 4; ++letter) {
        list.maxima.push_back({.type = QChar(u'a' + static_cast<char16_t>(letter)),
            .most = random.chance(50) ? TypeMaximum::usual : random.below(4)});
    }
    if (random.chance(50))
        list.mostScore = random.below(30);
}

} // namespace

ListedType randomType(SplitMix &random)
{
    static const QStringList texts{u""_s, u" "_s, u"0"_s, u"-0"_s, u"1"_s, u"01"_s, u" 1 "_s,
        u"1.0"_s, u"+1"_s, u"1e0"_s, u"0x1"_s, u".5"_s, u"5e-1"_s, u"2"_s, u"0b10"_s, u"true"_s,
        u"null"_s, u"1x"_s, u"0x"_s, u"--1"_s, u"e"_s};
    static const QStringList numbers{u"0"_s, u"-0"_s, u"1"_s, u"1.0"_s, u"1e0"_s, u"0.5"_s, u"2"_s};
    switch (random.below(8)) {
    case 0:
        return {.text = u"null"_s, .spelling = Spelling::Null};
    case 1:
        return {.text = random.chance(50) ? u"true"_s : u"false"_s, .spelling = Spelling::Flag};
    case 2:
    case 3:
        return {.text = random.pick(numbers), .spelling = Spelling::Number};
    default:
        return {.text = random.pick(texts)};
    }
}

SiteList randomSiteList(SplitMix &random, BoardKind kind)
{
    SiteList list;
    if (kind == BoardKind::SynerGen) {
        addSynergen(random, list);
    } else if (traitsOf(kind).hasTiers || kind == BoardKind::Isaac) {
        addTiers(random, list, kind);
    } else {
        const int marked = random.below(80);
        for (int left = random.between(22, 60); left > 0; --left) {
            ListedGoal goal{.text = random.chance(marked) ? u"Finish it"_s : u"finish it"_s};
            if (random.chance(marked))
                goal.group = letterOf(random, 20);
            list.goals.push_back(std::move(goal));
        }
    }
    return list;
}

playbingo::List randomPlayBingoList(SplitMix &random)
{
    using namespace playbingo;
    List list;
    const int categories = random.between(1, 6);
    const int difficulties = random.chance(50) ? 25 : 4;
    for (int i = 0; i < categories; ++i) {
        list.categories.push_back({.id = u"c"_s + QString::number(i),
            .name = letterOf(random, 26),
            .most = random.between(-1, 8)});
    }
    const int goals = random.between(20, 120);
    for (int i = 0; i < goals; ++i) {
        Goal goal{.id = u"g"_s + QString::number(i), .text = u"goal"_s};
        if (random.chance(90))
            goal.difficulty = random.between(1, difficulties);
        for (int category = 0; category < categories; ++category) {
            if (random.chance(30))
                goal.categories.push_back(category);
        }
        if (random.chance(40))
            goal.tags << u"t"_s + QString::number(random.below(3));
        list.goals.push_back(std::move(goal));
    }
    GeneratorSettings &settings = list.settings;
    settings.layout = static_cast<Layout>(random.below(5));
    const auto categoryId = [&] { return u"c"_s + QString::number(random.below(categories + 1)); };
    if (random.chance(30)) {
        Filter filter{.by = static_cast<Filter::By>(random.below(4))};
        if (filter.by == Filter::By::Difficulty) {
            if (random.chance(70))
                filter.least = random.between(1, difficulties / 2);
            if (random.chance(70))
                filter.most = random.between(difficulties / 2, difficulties);
        } else if (filter.by == Filter::By::Categories) {
            filter.ids << categoryId() << categoryId();
        } else {
            filter.ids << u"t0"_s << u"t1"_s;
        }
        settings.filters.push_back(std::move(filter));
    }
    for (int difficulty = 1; difficulty <= 4; ++difficulty)
        settings.distribution.push_back({.difficulty = difficulty, .count = random.below(9)});
    settings.width = random.between(1, 7);
    for (int left = settings.width * random.between(1, 5); left > 0; --left) {
        switch (random.below(8)) {
        case 0:
            settings.cells.emplace_back(
                OfDifficulty{.difficulty = random.between(1, difficulties)});
            break;
        case 1:
            settings.cells.emplace_back(OfCategory{.id = categoryId()});
            break;
        case 2:
            settings.cells.emplace_back(
                FixedGoal{.id = u"g"_s + QString::number(random.below(goals + 2))});
            break;
        default:
            settings.cells.emplace_back(AnyGoal{});
        }
    }
    settings.excludesLineTypes = random.chance(50);
    for (int left = random.below(3); left > 0; --left)
        settings.adjustments.push_back(static_cast<Adjustment>(random.below(2)));
    return list;
}

playbingo::List withTags(playbingo::List list)
{
    QSet<QString> known;
    list.tags.clear();
    for (const playbingo::Goal &goal : list.goals) {
        for (const QString &tag : goal.tags) {
            if (!known.contains(tag))
                list.tags.push_back({.id = tag, .name = tag.toUpper()});
            known.insert(tag);
        }
    }
    return list;
}

playbingo::List hostile(playbingo::List list)
{
    const auto add = [&](const QString &id, const QString &name) {
        list.categories.push_back({.id = id, .name = name, .most = -1});
    };
    add(u"c 0, \"x\""_s, u"same"_s);
    add(u"same2"_s, u"same"_s);
    add(u"third"_s, u"same2"_s);
    add(u"nameless"_s, QString());
    const int last = static_cast<int>(list.categories.size()) - 1;
    for (std::size_t i = 0; i < list.goals.size(); i += 3) {
        list.goals[i].categories = {last, last - 1, last - 2, last - 3, last, 0};
        list.goals[i].tags = {u"tag, 1"_s, u"tag, 1"_s};
        list.goals[i].description = u"how\nto"_s;
        list.goals[i].difficulty = i % 2 == 0 ? -5 : 0;
    }
    return list;
}

} // namespace boardwright
