// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/filter_words.h"

#include "ui/text/generator_words.h"
#include "ui/text/number_text.h"

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
    case Code::OutsideForcedPositions:
        return FilterWords::tr("forced positions");
    default:
        return generatorText<&GeneratorWords::filter>(code);
    }
}

QString toleranceText(Code filter, double tolerance)
{
    const QString text = generatorText<&GeneratorWords::tolerance>(filter, tolerance);
    return text.isEmpty() ? numberText(tolerance) : text;
}

} // namespace boardwright
