// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/worlds/claim_matrix_model.h"

#include "core/goalset/goal_text.h"
#include "core/worlds/pool.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/values/without_rows.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

namespace claimColumns = worlds::columns;

constexpr qsizetype longestPortal = 24; ///< in titles, in characters
constexpr qsizetype longestInEdit = 40; ///< of names in undo steps
constexpr qsizetype longestClaim = 80; ///< in cells
constexpr qsizetype longestInTip = 500;
constexpr qsizetype longestList = 200; ///< of names below the matrix
constexpr qsizetype mostInCell = 8; ///< claims told in a cell
constexpr qsizetype mostInTip = 20; ///< and in its tool tip

/// As the generator reads it.
template <typename Type>
Type valueIn(const TableRow &row, const Field &field)
{
    return std::get<Type>(clamped(field, valueOf(row.values, field)));
}

RowId zoneOfClaim(const TableRow &claim)
{
    return valueIn<QList<RowId>>(claim, claimColumns::zone).value(0, RowId::none);
}

bool isPlainClaim(const TableRow &claim)
{
    return std::ranges::all_of(std::array{&claimColumns::needs, &claimColumns::gives,
                                   &claimColumns::taken, &claimColumns::basis},
        [&claim](
            const Field *field) { return valueOf(claim.values, *field) == fallbackOf(*field); });
}

QList<RowId> idsOfClaims(const QList<TableRow> &claims)
{
    QList<RowId> ids;
    for (const TableRow &claim : claims)
        ids << claim.id;
    return ids;
}

QStringList withoutNames(QStringList names, const QSet<QString> &removed)
{
    names.removeIf([&removed](const QString &name) { return removed.contains(name); });
    return names;
}

QString listOfNames(const QStringList &names)
{
    return shortened(names.join(u", "), longestList);
}

} // namespace

ClaimMatrixModel::ClaimMatrixModel(GoalSetDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &GoalSetDocument::changed, this, &ClaimMatrixModel::follow);
    connect(&document, &GoalSetDocument::reset, this, &ClaimMatrixModel::follow);
    follow();
}

void ClaimMatrixModel::follow()
{
    // Most changes are about goals; equal lists usually share their rows, so that this is fast.
    const QList<TableRow> zones = m_document.tableRows(worlds::zoneTable);
    const QList<TableRow> claims = m_document.tableRows(worlds::claimTable);
    if (zones == m_zoneRows && claims == m_claimRows)
        return;
    m_zoneRows = zones;
    m_claimRows = claims;
    m_zones = rowsOfTarget(m_document.set(), worlds::zoneTable.key);
    m_claimsOf.clear();
    for (const TableRow &claim : claims)
        m_claimsOf[zoneOfClaim(claim)] << claim;
    show(m_matrix.zone);
}

void ClaimMatrixModel::setZone(RowId zone)
{
    if (zone != m_matrix.zone && std::ranges::contains(m_zones, zone, &NamedRow::first))
        show(zone);
}

void ClaimMatrixModel::show(RowId zone)
{
    const auto found = std::ranges::find(m_zones, zone, &NamedRow::first);
    Matrix next;
    if (!m_zones.isEmpty())
        next = matrixOf(found == m_zones.cend() ? m_zones.first() : *found);
    const bool isOfSameShape = next.zone == m_matrix.zone && next.portals == m_matrix.portals
        && next.hasUnknownFrom == m_matrix.hasUnknownFrom
        && next.hasUnknownTo == m_matrix.hasUnknownTo;
    if (!isOfSameShape)
        beginResetModel();
    m_matrix = std::move(next);
    if (!isOfSameShape) {
        endResetModel();
    } else if (rowCount() > 0 && columnCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    Q_EMIT updated();
}

ClaimMatrixModel::Matrix ClaimMatrixModel::matrixOf(const NamedRow &zone) const
{
    Matrix matrix;
    matrix.zone = zone.first;
    matrix.name = zone.second;
    const auto row = std::ranges::find(m_zoneRows, zone.first, &TableRow::id);
    const auto portals = valueIn<QStringList>(*row, claimColumns::portals);
    matrix.portals = portals.mid(0, worlds::mostPortals);
    matrix.hasTooManyPortals = portals.size() > matrix.portals.size();
    matrix.gems = valueIn<QStringList>(*row, claimColumns::gems).mid(0, worlds::mostGems);
    const qsizetype unknown = matrix.portals.size();
    matrix.cells.resize(static_cast<std::size_t>((unknown + 1) * (unknown + 1)));
    QSet<QString> used;
    QSet<QString> taken;
    for (const TableRow &claim : m_claimsOf.value(zone.first)) {
        const auto from = valueIn<QString>(claim, claimColumns::from);
        const auto to = valueIn<QString>(claim, claimColumns::to);
        used << from << to;
        const qsizetype enters = matrix.portals.indexOf(from);
        const qsizetype leaves = matrix.portals.indexOf(to);
        matrix.hasUnknownFrom = matrix.hasUnknownFrom || enters < 0;
        matrix.hasUnknownTo = matrix.hasUnknownTo || leaves < 0;
        matrix.strangers += enters < 0 || leaves < 0 ? 1 : 0;
        const qsizetype cell
            = (enters < 0 ? unknown : enters) * (unknown + 1) + (leaves < 0 ? unknown : leaves);
        matrix.cells[static_cast<std::size_t>(cell)] << claim;
        const auto gems = valueIn<QStringList>(claim, claimColumns::taken);
        taken.unite(QSet<QString>(gems.cbegin(), gems.cend()));
        const bool hasStranger = std::ranges::any_of(
            gems, [&matrix](const QString &gem) { return !matrix.gems.contains(gem); });
        matrix.strangeGems += hasStranger ? 1 : 0;
    }
    matrix.unusedPortals = withoutNames(matrix.portals, used);
    matrix.untakenGems = withoutNames(matrix.gems, taken);
    return matrix;
}

QString ClaimMatrixModel::gaps() const
{
    QStringList sentences;
    if (!m_matrix.untakenGems.isEmpty())
        sentences << tr("No claim takes: %1.", "gems").arg(listOfNames(m_matrix.untakenGems));
    if (!m_matrix.unusedPortals.isEmpty())
        sentences << tr("No claim uses: %1.", "portals").arg(listOfNames(m_matrix.unusedPortals));
    if (m_matrix.strangers > 0)
        sentences << tr(
            "%Ln claims name portals that the zone does not have.", nullptr, m_matrix.strangers);
    if (m_matrix.strangeGems > 0)
        sentences << tr(
            "%Ln claims take gems that the zone does not have.", nullptr, m_matrix.strangeGems);
    if (m_matrix.hasTooManyPortals)
        sentences << tr("Only the first %Ln portals count.", nullptr, worlds::mostPortals);
    return sentences.join(u'\n');
}

const QList<TableRow> &ClaimMatrixModel::claimsIn(int row, int column) const
{
    return m_matrix.cells[static_cast<std::size_t>(row * (portalCount() + 1) + column)];
}

bool ClaimMatrixModel::takesUnknownGem(const TableRow &claim) const
{
    return std::ranges::any_of(valueIn<QStringList>(claim, claimColumns::taken),
        [this](const QString &gem) { return !m_matrix.gems.contains(gem); });
}

QList<ClaimMatrixModel::Way> ClaimMatrixModel::waysOf(const QModelIndexList &cells) const
{
    QList<Way> ways;
    for (const QModelIndex &cell : cells) {
        if (cell.row() < portalCount() && cell.column() < portalCount())
            ways.append({cell.row(), cell.column()});
    }
    std::ranges::sort(ways); // selections have any order
    return ways;
}

bool ClaimMatrixModel::canAdd(const QModelIndexList &cells) const
{
    return !waysOf(cells).isEmpty();
}

QList<RowId> ClaimMatrixModel::claimsAt(const QModelIndexList &cells) const
{
    QList<RowId> ids;
    for (const QModelIndex &cell : cells)
        ids << idsOfClaims(claimsIn(cell.row(), cell.column()));
    return ids;
}

/// After the last claim of the zone, so that claims of a zone stay together in the table.
void ClaimMatrixModel::insertClaims(GoalSet &set, const QList<Way> &ways, const QStringList &gems)
{
    QList<TableRow> &rows = set.tables[worlds::claimTable.key];
    qsizetype at = rows.size();
    while (at > 0 && zoneOfClaim(rows.at(at - 1)) != m_matrix.zone)
        --at;
    if (at == 0)
        at = rows.size();
    for (const auto &[from, to] : ways) {
        TableRow claim{.id = m_document.newRow(), .values = {}, .verbatim = {}};
        setValue(claim.values, claimColumns::zone, QList<RowId>{m_matrix.zone});
        setValue(claim.values, claimColumns::from, m_matrix.portals.at(from));
        setValue(claim.values, claimColumns::to, m_matrix.portals.at(to));
        setValue(claim.values, claimColumns::taken, gems);
        rows.insert(at++, claim);
    }
}

void ClaimMatrixModel::addClaims(const QList<Way> &ways)
{
    if (ways.isEmpty())
        return;
    const QString text = tr("Add %Ln claims to \"%1\"", "a zone", static_cast<int>(ways.size()))
                             .arg(shortened(m_matrix.name, longestInEdit));
    GoalSet next = m_document.set();
    insertClaims(next, ways, {});
    replaceSet(m_document, std::move(next), text);
}

void ClaimMatrixModel::removeClaims(const QList<RowId> &claims)
{
    if (claims.isEmpty())
        return;
    replaceSet(m_document,
        withoutRows(m_document.set(), QSet<RowId>(claims.cbegin(), claims.cend())),
        tr("Remove %Ln claims from \"%1\"", "a zone", static_cast<int>(claims.size()))
            .arg(shortened(m_matrix.name, longestInEdit)));
}

void ClaimMatrixModel::add(const QModelIndexList &cells)
{
    addClaims(waysOf(cells));
}

std::expected<void, QString> ClaimMatrixModel::toggle(const QModelIndexList &cells)
{
    QList<Way> ways = waysOf(cells);
    if (ways.isEmpty())
        return std::unexpected(tr("Claims can be added only between portals of the zone."));
    QList<RowId> plain;
    for (const auto &[from, to] : ways) {
        const QList<TableRow> &claims = claimsIn(from, to);
        if (claims.size() == 1 && isPlainClaim(claims.first()))
            plain << claims.first().id;
    }
    ways.removeIf([this](const Way &way) { return !claimsIn(way.first, way.second).isEmpty(); });
    if (ways.isEmpty() && plain.isEmpty())
        return std::unexpected(tr("Only a single plain claim is removed this way. Press Delete to "
                                  "remove all claims of the cell."));
    if (ways.isEmpty())
        removeClaims(plain);
    else
        addClaims(ways);
    return {};
}

void ClaimMatrixModel::remove(const QModelIndexList &cells)
{
    removeClaims(claimsAt(cells));
}

void ClaimMatrixModel::toggleGems(const QModelIndexList &cells)
{
    QList<Way> empty = waysOf(cells);
    empty.removeIf([this](const Way &way) { return !claimsIn(way.first, way.second).isEmpty(); });
    const QList<RowId> ids = claimsAt(cells);
    if (!hasGems() || (empty.isEmpty() && ids.isEmpty()))
        return;
    GoalSet next = m_document.set();
    QList<TableRow> &rows = next.tables[worlds::claimTable.key];
    const QSet<QString> all(m_matrix.gems.cbegin(), m_matrix.gems.cend());
    const bool takeAll = empty.isEmpty() && std::ranges::all_of(ids, [&](RowId id) {
        const auto gems = valueIn<QStringList>(
            rows.at(m_document.tableRowOf(worlds::claimTable, id)), claimColumns::taken);
        return QSet<QString>(gems.cbegin(), gems.cend()) == all;
    });
    for (const RowId id : ids)
        setValue(rows[m_document.tableRowOf(worlds::claimTable, id)].values, claimColumns::taken,
            takeAll ? QStringList() : m_matrix.gems);
    insertClaims(next, empty, m_matrix.gems);
    const auto count = static_cast<int>(ids.size() + empty.size());
    replaceSet(m_document, std::move(next),
        takeAll ? tr("Take no gems in %Ln claims", nullptr, count)
                : tr("Take all gems in %Ln claims", nullptr, count));
}

QString ClaimMatrixModel::claimText(const TableRow &claim, int row, int column) const
{
    QStringList parts;
    if (row == portalCount())
        parts << tr("from \"%1\"", "a portal").arg(valueIn<QString>(claim, claimColumns::from));
    if (column == portalCount())
        parts << tr("to \"%1\"", "a portal").arg(valueIn<QString>(claim, claimColumns::to));
    const auto gems = valueIn<QStringList>(claim, claimColumns::taken);
    const auto needs = valueIn<QStringList>(claim, claimColumns::needs);
    const auto gives = valueIn<QStringList>(claim, claimColumns::gives);
    if (!gems.isEmpty())
        parts << gems.join(u", ");
    if (!needs.isEmpty())
        parts << tr("needs %1", "states").arg(needs.join(u", "));
    if (!gives.isEmpty())
        parts << tr("gives %1", "states").arg(gives.join(u", "));
    if (parts.isEmpty())
        parts << tr("open", "players can go that way, whatever the state");
    return parts.join(u" · ");
}

QString ClaimMatrixModel::cellText(int row, int column) const
{
    const QList<TableRow> &claims = claimsIn(row, column);
    QStringList texts;
    for (const TableRow &claim : claims.first(std::min(claims.size(), mostInCell))) {
        const bool isProved = textOf(claim.values, claimColumns::basis) == "proved"_L1;
        texts << (isProved ? u"✓ "_s : QString())
                + shortened(claimText(claim, row, column), longestClaim);
    }
    if (claims.size() > mostInCell)
        texts << u"…"_s;
    return texts.join(u" | ");
}

QString ClaimMatrixModel::cellTip(int row, int column) const
{
    const QList<TableRow> &claims = claimsIn(row, column);
    QStringList lines;
    for (const TableRow &claim : claims.first(std::min(claims.size(), mostInTip))) {
        const QString basis = shownText({}, claimColumns::basis,
            clamped(claimColumns::basis, valueOf(claim.values, claimColumns::basis)));
        lines << tr("%1: %2", "proved or asserted, a claim")
                     .arg(basis, shortened(claimText(claim, row, column), longestInTip));
        if (takesUnknownGem(claim))
            lines << tr("It takes a gem that the zone does not have, so it has no effect.");
    }
    if (claims.size() > mostInTip)
        lines << tr("and %Ln more", nullptr, static_cast<int>(claims.size() - mostInTip));
    if (!claims.isEmpty() && (row == portalCount() || column == portalCount()))
        lines << tr("The zone has no such portal, so this has no effect.");
    if (claims.isEmpty() && row < portalCount() && column < portalCount())
        lines << tr("No claim. Double-click to add one.");
    return lines.join(u'\n');
}

int ClaimMatrixModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : portalCount() + (m_matrix.hasUnknownFrom ? 1 : 0);
}

int ClaimMatrixModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : portalCount() + (m_matrix.hasUnknownTo ? 1 : 0);
}

QVariant ClaimMatrixModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: // used for copying
        return cellText(row, column);
    case Qt::ToolTipRole:
        return cellTip(row, column);
    case ProblemRole: {
        const QList<TableRow> &claims = claimsIn(row, column);
        const bool isUnknown = row == portalCount() || column == portalCount();
        const bool isWrong = isUnknown ? !claims.isEmpty()
                                       : std::ranges::any_of(claims, [this](const TableRow &claim) {
                                             return takesUnknownGem(claim);
                                         });
        return isWrong ? QVariant(static_cast<int>(Severity::Warning)) : QVariant();
    }
    default:
        return {};
    }
}

QVariant ClaimMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isFrom = orientation == Qt::Vertical;
    if (section < 0 || section >= (isFrom ? rowCount() : columnCount()))
        return {};
    const bool isUnknown = section == portalCount();
    const QString portal = m_matrix.portals.value(section);
    const bool isWrong = isUnknown || m_matrix.unusedPortals.contains(portal);
    switch (role) {
    case Qt::DisplayRole:
        if (isUnknown)
            return tr("Unknown", "portals");
        return (isFrom ? tr("From %1", "a portal") : tr("To %1", "a portal"))
            .arg(shortened(portal, longestPortal));
    case Qt::ToolTipRole:
        if (isUnknown)
            return tr("Claims of portals that the zone does not have");
        return isWrong ? tr("No claim uses this portal.") : QVariant();
    case ProblemRole:
        return isWrong ? QVariant(static_cast<int>(Severity::Warning)) : QVariant();
    default:
        return {};
    }
}

} // namespace boardwright
