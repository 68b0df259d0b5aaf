// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/worlds/curated_wishes_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"

#include <cmath>

namespace boardwright {

namespace {

QString percentText(double share)
{
    constexpr double hundred = 100;
    return fixedText(hundred * share, unit_digits::whole);
}

} // namespace

CuratedWishesModel::CuratedWishesModel(const WorldCuration &curation, QObject *parent)
    : ReportModel(parent)
    , m_curation(curation)
{
    connect(&curation, &WorldCuration::wishesChanged, this, &CuratedWishesModel::follow);
    follow();
}

void CuratedWishesModel::follow()
{
    const auto number = [](const QString &title, const QString &help) {
        return Report::Column{.title = title, .help = help, .isNumber = true};
    };
    Report report{
        .columns = {{.title = tr("Wish"), .help = tr("Each wish is added to those above it")},
            number(tr("Enough"), tr("As many worlds that can be won are enough to choose from")),
            number(tr("Yield"), tr("Worlds chosen of those that were made for this")),
            number(tr("Zones"),
                tr("Appearances of the rarest and of the most frequent zone, compared with the "
                   "mean")),
            number(tr("Pairs"),
                tr("Pairs of zones that are together 0.8 to 1.25 times as often as by chance")),
            number(tr("Joins"),
                tr("Possible joins that appear at least half and at most twice as often as on "
                   "average")),
            number(tr("Relevant"),
                tr("Zones of a world that its shortest walk enters; half of the worlds have "
                   "more"))},
        .rows = {}};
    for (const CuratedWish &wish : m_curation.wishes()) {
        Report::Row row;
        for (int column = Wish; column <= Relevant; ++column)
            row.cells.push_back({.text = text(wish, column),
                .tip = column == Wish ? wishHelp(worlds::lastOf(wish.cost.wishes))
                                      : report.columns[static_cast<std::size_t>(column)].help});
        report.rows.push_back(std::move(row));
    }
    show(std::move(report));
}

QString CuratedWishesModel::text(const CuratedWish &wish, int column) const
{
    const worlds::WishCost &cost = wish.cost;
    const worlds::WorldEvenness &even = cost.evenness;
    switch (column) {
    case Wish:
        return wishTitle(worlds::lastOf(cost.wishes));
    case Enough:
        return cost.candidates ? wholeText(static_cast<qint64>(*cost.candidates))
                               : tr("not met", "a wish");
    case Yield:
        return cost.candidates ? shareText(m_curation.yieldOf(wish)) : QString();
    case Zones:
        return tr("%1 to %2 %", "percent")
            .arg(percentText(even.leastZone), percentText(even.mostZone));
    case Pairs:
        return shareText(even.evenPairs);
    case Joins:
        return shareText(even.evenJoins);
    case Relevant: {
        constexpr double percent = 100;
        return shareText(even.medianRelevance / percent);
    }
    default:
        return {};
    }
}

QString CuratedWishesModel::wishTitle(worlds::Wish wish)
{
    switch (wish) {
    case worlds::Wish::None:
        return tr("Can be won");
    case worlds::Wish::Exits:
        return tr("Exits at the start");
    case worlds::Wish::Relevant:
        return tr("Relevant zones");
    case worlds::Wish::Zones:
        return tr("Even zones");
    case worlds::Wish::Pairs:
        return tr("Even pairs");
    case worlds::Wish::Joins:
        return tr("Even joins");
    }
    return {};
}

QString CuratedWishesModel::wishHelp(worlds::Wish wish)
{
    switch (wish) {
    case worlds::Wish::None:
        return tr("All worlds can be won");
    case worlds::Wish::Exits:
        return tr("The first zone of each world has at least three portals");
    case worlds::Wish::Relevant:
        return tr("The shortest walk enters at least 70 % of the zones of each world");
    case worlds::Wish::Zones:
        return tr("Zones appear equally often, those with gems and plain ones by "
                  "themselves");
    case worlds::Wish::Pairs:
        return tr("Any two zones appear together equally often");
    case worlds::Wish::Joins:
        return tr("Possible joins of two portals appear equally often");
    }
    return {};
}

} // namespace boardwright
