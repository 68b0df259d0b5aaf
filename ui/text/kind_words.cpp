// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/kind_words.h"

#include "core/goalset/alike.h"
#include "ui/text/generator_words.h"
#include "ui/text/import_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct KindWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::KindWords)
};

QString fileKindWords(Code code, int n)
{
    switch (code) {
    case Code::JsonWrongType:
        return KindWords::tr("%Ln values of the wrong type in the file", nullptr, n);
    case Code::JsonNumberOutOfRange:
        return KindWords::tr("%Ln numbers out of range in the file", nullptr, n);
    case Code::UnknownText:
        return KindWords::tr("%Ln unknown words in the file", nullptr, n);
    case Code::DuplicateKey:
        return KindWords::tr("%Ln duplicate keys in the file", nullptr, n);
    default:
        return {};
    }
}

QString nameKindWords(Code code, int n)
{
    switch (code) {
    case Code::UndeclaredBoardCategory:
        return KindWords::tr("%Ln board categories without a limit", nullptr, n);
    case Code::UndeclaredLineCategory:
        return KindWords::tr("%Ln line categories without a limit", nullptr, n);
    case Code::TooManyCategories:
        return KindWords::tr("%Ln goals with too many categories", nullptr, n);
    case Code::CategoryTwice:
        return KindWords::tr("%Ln goals with a category listed twice", nullptr, n);
    case Code::BoardLimitZero:
        return KindWords::tr("%Ln board limits of 0 % that keep goals off every board", nullptr, n);
    case Code::CategoryUnused:
        return KindWords::tr("%Ln categories that no goal has", nullptr, n);
    case Code::CategoryDeclaredTwice:
        return KindWords::tr("%Ln categories with two limits", nullptr, n);
    case Code::PercentOutOfRange:
        return KindWords::tr("%Ln limits below 0 % or above 100 %", nullptr, n);
    case Code::UndeclaredTag:
        return KindWords::tr("%Ln goals whose tag is not in the tag list", nullptr, n);
    case Code::TagTooLong:
        return KindWords::tr("%Ln tags that are too long", nullptr, n);
    case Code::TagNotSnakeCase:
        return KindWords::tr(
            "%Ln tags with characters that lockout.live does not accept", nullptr, n);
    case Code::TagDeclaredTwice:
        return KindWords::tr("%Ln tags listed twice", nullptr, n);
    case Code::TagUnused:
        return KindWords::tr("%Ln tags that no goal has", nullptr, n);
    case Code::TagWithOneMember:
        return KindWords::tr("%Ln tags that only one goal has", nullptr, n);
    default:
        return {};
    }
}

QString alikeKindWords(Code code, int n)
{
    switch (static_cast<AlikeCode>(code)) {
    case AlikeCode::CategoriesAlike:
        return KindWords::tr("%Ln categories that are hardly different", nullptr, n);
    case AlikeCode::CategoryOfSeveral:
        return KindWords::tr("%Ln categories with a comma", nullptr, n);
    case AlikeCode::TagsAlike:
        return KindWords::tr("%Ln tags that are hardly different", nullptr, n);
    case AlikeCode::GoalsAlike:
        return KindWords::tr("%Ln goals that are hardly different from another", nullptr, n);
    default:
        return {};
    }
}

QString textKindWords(Code code, int n)
{
    switch (code) {
    case Code::GoalEmpty:
        return KindWords::tr("%Ln goals without text", nullptr, n);
    case Code::GoalTooLong:
        return KindWords::tr("%Ln goals that are too long", nullptr, n);
    case Code::SeveralPlaceholders:
        return KindWords::tr("%Ln goals with {{X}} more than once", nullptr, n);
    case Code::SameObjectiveTwice:
        return KindWords::tr("%Ln goals that can read the same as another goal", nullptr, n);
    case Code::TooltipTooLong:
        return KindWords::tr("%Ln tooltips that are too long", nullptr, n);
    case Code::TooManyIcons:
        return KindWords::tr("%Ln goals with too many icons", nullptr, n);
    case Code::UnknownIcon:
        return KindWords::tr("%Ln icons that are neither pictures nor emoji", nullptr, n);
    case Code::IconsMixed:
        return KindWords::tr("%Ln goals with both pictures and emoji as icons", nullptr, n);
    default:
        return {};
    }
}

QString rangeKindWords(Code code, int n)
{
    switch (code) {
    case Code::PlaceholderWithoutRange:
        return KindWords::tr("%Ln goals with {{X}} but without a range", nullptr, n);
    case Code::RangeWithoutPlaceholder:
        return KindWords::tr("%Ln goals with a range but without {{X}}", nullptr, n);
    case Code::RangeValueOutOfRange:
        return KindWords::tr("%Ln ranges with values below 1", nullptr, n);
    case Code::TooManyValues:
        return KindWords::tr("%Ln ranges with too many values", nullptr, n);
    case Code::RangeNotAscending:
        return KindWords::tr("%Ln ranges not in ascending order", nullptr, n);
    case Code::RangeTooWide:
        return KindWords::tr(
            "%Ln ranges whose maximum is over three times their minimum", nullptr, n);
    case Code::LimitAboveValues:
        return KindWords::tr("%Ln individual limits above the number of values", nullptr, n);
    case Code::LimitOutOfRange:
        return KindWords::tr("%Ln individual limits below 1", nullptr, n);
    case Code::WeightingOutOfRange:
        return KindWords::tr("%Ln weightings outside 1-100", nullptr, n);
    default:
        return {};
    }
}

QString placeKindWords(Code code, int n)
{
    switch (code) {
    case Code::ForcedPositionTooLow:
        return KindWords::tr("%Ln goals with forced positions below 1", nullptr, n);
    case Code::ForcedPositionTwice:
        return KindWords::tr("%Ln goals with a forced position listed twice", nullptr, n);
    case Code::ForcedPositionsNotAllowed:
        return KindWords::tr(
            "%Ln goals with forced positions in a set that does not allow them", nullptr, n);
    case Code::ForcedPositionOutside:
        return KindWords::tr("%Ln goals with forced positions outside this board", nullptr, n);
    case Code::NeverWithCategory:
        return KindWords::tr(
            "%Ln goals whose board limit leaves no room on this board", nullptr, n);
    case Code::ZoneTooScarce:
        return KindWords::tr("%Ln zones with too few goals", nullptr, n);
    default:
        return {};
    }
}

QString fieldKindWords(Code code, int n)
{
    switch (code) {
    case Code::FieldNumberOutOfRange:
        return KindWords::tr("%Ln numbers out of range", nullptr, n);
    case Code::FieldUnknownChoice:
        return KindWords::tr("%Ln unknown options", nullptr, n);
    case Code::FieldTextTooLong:
        return KindWords::tr("%Ln texts that are too long", nullptr, n);
    case Code::FieldRowGone:
        return KindWords::tr("%Ln references to rows that no longer exist", nullptr, n);
    case Code::GateBoundsCrossed:
        return KindWords::tr("%Ln gates that no board can pass", nullptr, n);
    case Code::TargetWantsNothing:
        return KindWords::tr("%Ln targets that want nothing", nullptr, n);
    case Code::PlacementRuleForNone:
        return KindWords::tr("%Ln placement rules for nothing", nullptr, n);
    case Code::PlacementRuleUnknown:
        return KindWords::tr("%Ln unknown names in placement rules", nullptr, n);
    case Code::FieldNameTwice:
        return KindWords::tr("%Ln duplicate names", nullptr, n);
    default:
        return {};
    }
}

QString boardKindWords(Code code, int n)
{
    switch (code) {
    case Code::BoardCategoryRelaxed:
        return KindWords::tr("%Ln board limits relaxed", nullptr, n);
    case Code::LineCategoryRelaxed:
        return KindWords::tr("%Ln line limits relaxed", nullptr, n);
    case Code::ProgressionRelaxed:
        return KindWords::tr("%Ln times progression relaxed", nullptr, n);
    default:
        return {};
    }
}

} // namespace

QString kindWords(Code code, int count)
{
    for (const auto &some : {fileKindWords, importKindWords, nameKindWords, alikeKindWords,
             textKindWords, rangeKindWords, placeKindWords, fieldKindWords, boardKindWords}) {
        if (const QString text = some(code, count); !text.isEmpty())
            return text;
    }
    if (const QString text = generatorText<&GeneratorWords::kind>(code, count); !text.isEmpty())
        return text;
    return KindWords::tr("%Ln problems of the same kind", nullptr, count);
}

} // namespace boardwright
