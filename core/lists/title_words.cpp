// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/title_words.h"

#include "core/goalset/cell_values.h"
#include "core/lists/column_titles.h"
#include "core/lists/goal_key.h"
#include "core/lists/hardness.h"
#include "core/lists/translated_texts.h"

#include <QRegularExpression>
#include <QSet>

namespace boardwright {

using namespace Qt::StringLiterals;

std::optional<int> hardnessOfTitle(const QString &title)
{
    static const QRegularExpression number(
        u"^(?:tier|level|lvl|difficulty|rank|t|d)?[ #_.-]*([0-9]{1,2})$"_s);
    if (const auto match = number.match(title.trimmed().toLower()); match.hasMatch())
        return match.captured(1).toInt();
    return hardnessOfWord(title);
}

std::vector<int> tiersOfTitles(const QStringList &titles)
{
    std::vector<int> hardness;
    for (const QString &title : titles) {
        const auto hard = hardnessOfTitle(title);
        if (!hard)
            return {};
        hardness.push_back(*hard);
    }
    return tiersOfHardness(hardness);
}

bool isTitleOfField(const QString &title)
{
    static const QSet<QString> words{u"id"_s, u"no"_s, u"nr"_s, u"author"_s, u"by"_s, u"link"_s,
        u"url"_s, u"source"_s, u"comment"_s, u"comments"_s, u"time"_s, u"points"_s, u"score"_s,
        u"date"_s, u"status"_s, u"details"_s, u"info"_s, u"tip"_s, u"tips"_s, u"how"_s, u"where"_s,
        u"what"_s, u"when"_s, u"reward"_s, u"image"_s, u"video"_s, u"short"_s, u"long"_s,
        u"explanation"_s, u"clarification"_s, u"rule"_s, u"rules"_s, u"example"_s, u"examples"_s,
        u"ziel"_s, u"aufgabe"_s, u"beschreibung"_s, u"hinweis"_s, u"stufe"_s, u"kategorie"_s,
        u"objectif"_s, u"but"_s, u"catégorie"_s, u"indice"_s, u"objetivo"_s, u"descripción"_s,
        u"descripcion"_s, u"categoría"_s, u"目標"_s, u"说明"_s, u"目标"_s};
    const QString word = title.trimmed().toLower();
    return words.contains(word) || columnOfTitle(title)
        || goalKeyOf(title.trimmed()) != GoalKey::Unknown
        || !translationKeyOfTitle(title).isEmpty();
}

bool isTitleOfNumbering(const QString &title)
{
    static const QRegularExpression numbering(
        u"(?:^|[ _-]|[a-z](?=[IC]))(?:id|code|ID|Id|Code)$"_s);
    return numbering.match(title.trimmed()).hasMatch();
}

bool isTitleOfGoals(const QString &title)
{
    static const QRegularExpression goal(
        u"^(?:goal|objective|task|square|challenge)s?[ #_-]*[0-9]{0,3}$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return goal.match(title.trimmed()).hasMatch();
}

bool mayBeTypes(const QStringList &titles)
{
    constexpr qsizetype longest = 30;
    constexpr qsizetype mostWords = 3;
    QSet<QString> different; // looked up, never iterated
    for (const QString &title : titles) {
        const QString name = title.simplified();
        if (name.isEmpty() || name.size() > longest || name.count(u' ') >= mostWords
            || different.contains(name.toLower()) || wholeNumberOfCell(name) || flagOfCell(name)
            || isTitleOfField(name))
            return false;
        different.insert(name.toLower());
    }
    return titles.size() > 1;
}

} // namespace boardwright
