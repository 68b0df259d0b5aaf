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
    : QAbstractTableModel(parent)
    , m_curation(curation)
{
    connect(&curation, &WorldCuration::wishesChanged, this, &CuratedWishesModel::follow);
}

/// Wishes are added one by one; fewer of them are others.
void CuratedWishesModel::follow()
{
    const auto rows = static_cast<int>(m_curation.wishes().size());
    if (rows < m_rows) {
        beginResetModel();
        m_rows = 0;
        endResetModel();
    }
    if (rows == m_rows)
        return;
    beginInsertRows({}, m_rows, rows - 1);
    m_rows = rows;
    endInsertRows();
}

int CuratedWishesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int CuratedWishesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Relevant + 1;
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

QVariant CuratedWishesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const CuratedWish &wish = m_curation.wishes()[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(wish, index.column());
    if (role == Qt::ToolTipRole)
        return index.column() == Wish ? wishHelp(worlds::lastOf(wish.cost.wishes))
                                      : headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole);
    if (role == Qt::TextAlignmentRole && index.column() != Wish)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant CuratedWishesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    struct Titles {
        QString title;
        QString tip;
    };

    if (orientation != Qt::Horizontal || section < 0 || section > Relevant
        || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    const auto titles = [&]() -> Titles {
        switch (section) {
        case Wish:
            return {tr("Wish"), tr("Each wish is added to those above it")};
        case Enough:
            return {tr("Enough"), tr("As many worlds that can be won are enough to choose from")};
        case Yield:
            return {tr("Yield"), tr("Worlds chosen of those that were made for this")};
        case Zones:
            return {tr("Zones"),
                tr("Appearances of the rarest and of the most frequent zone, compared with the "
                   "mean")};
        case Pairs:
            return {tr("Pairs"),
                tr("Pairs of zones that are together 0.8 to 1.25 times as often as by chance")};
        case Joins:
            return {tr("Joins"),
                tr("Possible joins that appear at least half and at most twice as often as on "
                   "average")};
        default:
            return {tr("Relevant"),
                tr("Zones of a world that its shortest walk enters; half of the worlds have more")};
        }
    }();
    return role == Qt::DisplayRole ? titles.title : titles.tip;
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
