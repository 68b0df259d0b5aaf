// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_key.h"

#include <QHash>

namespace boardwright {

using namespace Qt::StringLiterals;

// A switch, so that compilers complain of a code without a name.
QLatin1StringView codeKey(Code code)
{
    switch (code) {
    case Code::FileMissing:
        return "file-missing"_L1;
    case Code::FileIsDirectory:
        return "file-is-directory"_L1;
    case Code::FileNotRegular:
        return "file-not-regular"_L1;
    case Code::FileNotReadable:
        return "file-not-readable"_L1;
    case Code::FileNotWritable:
        return "file-not-writable"_L1;
    case Code::FileTooLarge:
        return "file-too-large"_L1;
    case Code::FileDamaged:
        return "file-damaged"_L1;
    case Code::JsonSyntax:
        return "json-syntax"_L1;
    case Code::JsonTooDeep:
        return "json-too-deep"_L1;
    case Code::JsonTooManyValues:
        return "json-too-many-values"_L1;
    case Code::JsonNotUtf8:
        return "json-not-utf8"_L1;
    case Code::JsonWrongType:
        return "json-wrong-type"_L1;
    case Code::JsonNumberOutOfRange:
        return "json-number-out-of-range"_L1;
    case Code::UnknownText:
        return "unknown-text"_L1;
    case Code::NotAGoalSet:
        return "not-a-goal-set"_L1;
    case Code::DuplicateKey:
        return "duplicate-key"_L1;
    case Code::OlderLayout:
        return "older-layout"_L1;
    case Code::NotStatistics:
        return "not-statistics"_L1;
    case Code::StatisticsDamaged:
        return "statistics-damaged"_L1;
    case Code::StatisticsDiffer:
        return "statistics-differ"_L1;
    case Code::StatisticsOverlap:
        return "statistics-overlap"_L1;
    case Code::TooManyBoards:
        return "too-many-boards"_L1;
    case Code::UnknownParameter:
        return "unknown-parameter"_L1;
    case Code::ParameterValue:
        return "parameter-value"_L1;
    case Code::UndeclaredBoardCategory:
        return "undeclared-board-category"_L1;
    case Code::UndeclaredLineCategory:
        return "undeclared-line-category"_L1;
    case Code::UndeclaredTag:
        return "undeclared-tag"_L1;
    case Code::PlaceholderWithoutRange:
        return "placeholder-without-range"_L1;
    case Code::RangeWithoutPlaceholder:
        return "range-without-placeholder"_L1;
    case Code::LimitAboveValues:
        return "limit-above-values"_L1;
    case Code::WeightingOutOfRange:
        return "weighting-out-of-range"_L1;
    case Code::LimitOutOfRange:
        return "limit-out-of-range"_L1;
    case Code::RangeValueOutOfRange:
        return "range-value-out-of-range"_L1;
    case Code::GoalEmpty:
        return "goal-empty"_L1;
    case Code::GoalTooLong:
        return "goal-too-long"_L1;
    case Code::BoardLimitZero:
        return "board-limit-zero"_L1;
    case Code::SameObjectiveTwice:
        return "same-objective-twice"_L1;
    case Code::CategoryUnused:
        return "category-unused"_L1;
    case Code::GameNameTooLong:
        return "game-name-too-long"_L1;
    case Code::SetNameTooLong:
        return "set-name-too-long"_L1;
    case Code::TooManyTags:
        return "too-many-tags"_L1;
    case Code::TagTooLong:
        return "tag-too-long"_L1;
    case Code::TagNotSnakeCase:
        return "tag-not-snake-case"_L1;
    case Code::TagDeclaredTwice:
        return "tag-declared-twice"_L1;
    case Code::TagUnused:
        return "tag-unused"_L1;
    case Code::TagWithOneMember:
        return "tag-with-one-member"_L1;
    case Code::SeveralPlaceholders:
        return "several-placeholders"_L1;
    case Code::TooManyValues:
        return "too-many-values"_L1;
    case Code::RangeNotAscending:
        return "range-not-ascending"_L1;
    case Code::RangeTooWide:
        return "range-too-wide"_L1;
    case Code::TooManyCategories:
        return "too-many-categories"_L1;
    case Code::CategoryTwice:
        return "category-twice"_L1;
    case Code::CategoryDeclaredTwice:
        return "category-declared-twice"_L1;
    case Code::PercentOutOfRange:
        return "percent-out-of-range"_L1;
    case Code::TooManyIcons:
        return "too-many-icons"_L1;
    case Code::UnknownIcon:
        return "unknown-icon"_L1;
    case Code::IconsMixed:
        return "icons-mixed"_L1;
    case Code::TooltipTooLong:
        return "tooltip-too-long"_L1;
    case Code::ForcedPositionTooLow:
        return "forced-position-too-low"_L1;
    case Code::ForcedPositionTwice:
        return "forced-position-twice"_L1;
    case Code::ForcedPositionsNotAllowed:
        return "forced-positions-not-allowed"_L1;
    case Code::CappedSizeMissing:
        return "capped-size-missing"_L1;
    case Code::DedicatedSettingsMissing:
        return "dedicated-settings-missing"_L1;
    case Code::FieldNumberOutOfRange:
        return "field-number-out-of-range"_L1;
    case Code::FieldUnknownChoice:
        return "field-unknown-choice"_L1;
    case Code::FieldTextTooLong:
        return "field-text-too-long"_L1;
    case Code::FieldRowGone:
        return "field-row-gone"_L1;
    case Code::FieldNameTwice:
        return "field-name-twice"_L1;
    case Code::TooFewObjectives:
        return "too-few-objectives"_L1;
    case Code::ForcedPositionOutside:
        return "forced-position-outside"_L1;
    case Code::NeverOnBoard:
        return "never-on-board"_L1;
    case Code::NeverWithCategory:
        return "never-with-category"_L1;
    case Code::NeverInZones:
        return "never-in-zones"_L1;
    case Code::ZoneTooScarce:
        return "zone-too-scarce"_L1;
    case Code::DedicatedModeUnknown:
        return "dedicated-mode-unknown"_L1;
    case Code::DedicatedSizeUnknown:
        return "dedicated-size-unknown"_L1;
    case Code::ProgressionIgnored:
        return "progression-ignored"_L1;
    case Code::BoardCategoryRelaxed:
        return "board-category-relaxed"_L1;
    case Code::LineCategoryRelaxed:
        return "line-category-relaxed"_L1;
    case Code::ProgressionRelaxed:
        return "progression-relaxed"_L1;
    case Code::GoalsPulledBack:
        return "goals-pulled-back"_L1;
    case Code::NoCandidate:
        return "no-candidate"_L1;
    case Code::PoolTooSmall:
        return "pool-too-small"_L1;
    case Code::NoGoalFits:
        return "no-goal-fits"_L1;
    case Code::Cancelled:
        return "cancelled"_L1;
    case Code::MadeByGreedy:
        return "made-by-greedy"_L1;
    case Code::MadeBySearch:
        return "made-by-search"_L1;
    case Code::MadeByRelaxation:
        return "made-by-relaxation"_L1;
    case Code::MadeInPart:
        return "made-in-part"_L1;
    case Code::SearchStoppedEarly:
        return "search-stopped-early"_L1;
    case Code::ConstrainedByLines:
        return "constrained-by-lines"_L1;
    case Code::ConstrainedByBoard:
        return "constrained-by-board"_L1;
    case Code::MadeWithModifiers:
        return "made-with-modifiers"_L1;
    case Code::WrongShape:
        return "wrong-shape"_L1;
    case Code::CellEmpty:
        return "cell-empty"_L1;
    case Code::UnknownObjective:
        return "unknown-objective"_L1;
    case Code::ObjectiveDisabled:
        return "objective-disabled"_L1;
    case Code::TagTwice:
        return "tag-twice"_L1;
    case Code::GroupExceeded:
        return "group-exceeded"_L1;
    case Code::LimitExceeded:
        return "limit-exceeded"_L1;
    case Code::ValueNotInRange:
        return "value-not-in-range"_L1;
    case Code::ValueTwice:
        return "value-twice"_L1;
    case Code::SameObjectiveInLine:
        return "same-objective-in-line"_L1;
    case Code::OutsideForcedPositions:
        return "outside-forced-positions"_L1;
    case Code::ValueOutsideZones:
        return "value-outside-zones"_L1;
    case Code::ValuePassedOver:
        return "value-passed-over"_L1;
    case Code::MarkNotAllowed:
        return "mark-not-allowed"_L1;
    case Code::MarksMiscounted:
        return "marks-miscounted"_L1;
    case Code::PoolFilter:
        return "pool-filter"_L1;
    case Code::TagFilter:
        return "tag-filter"_L1;
    case Code::ProgressionFilter:
        return "progression-filter"_L1;
    case Code::BoardCategoryFilter:
        return "board-category-filter"_L1;
    case Code::IndividualLimitFilter:
        return "individual-limit-filter"_L1;
    case Code::RangeFilter:
        return "range-filter"_L1;
    case Code::LineCategoryFilter:
        return "line-category-filter"_L1;
    }
    return {};
}

std::optional<Code> codeOfKey(QStringView key)
{
    static const QHash<QString, Code> codes = [] {
        QHash<QString, Code> all;
        for (int number = 0; !codeKey(static_cast<Code>(number)).isEmpty(); ++number)
            all.insert(codeKey(static_cast<Code>(number)), static_cast<Code>(number));
        return all;
    }();
    const auto found = codes.constFind(key.toString());
    return found == codes.cend() ? std::nullopt : std::optional(*found);
}

} // namespace boardwright
