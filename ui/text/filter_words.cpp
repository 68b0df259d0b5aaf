// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/filter_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct FilterWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FilterWords)
};

} // namespace

QString filterName(Code code)
{
    switch (code) {
    case Code::PoolFilter:
        return FilterWords::tr("pool");
    case Code::TagFilter:
        return FilterWords::tr("tag");
    case Code::ProgressionFilter:
        return FilterWords::tr("progression");
    case Code::BoardCategoryFilter:
        return FilterWords::tr("board limits");
    case Code::IndividualLimitFilter:
        return FilterWords::tr("individual limit");
    case Code::RangeFilter:
        return FilterWords::tr("unused values");
    case Code::LineCategoryFilter:
        return FilterWords::tr("line limits");
    case Code::OutsideForcedPositions:
        return FilterWords::tr("forced positions");
    case Code::TimeFilter:
        return FilterWords::tr("time");
    case Code::UnusedFilter:
        return FilterWords::tr("not on the board");
    case Code::ConflictFilter:
        return FilterWords::tr("no conflict");
    case Code::LineSynergyFilter:
        return FilterWords::tr("line synergy");
    default:
        return {};
    }
}

} // namespace boardwright
