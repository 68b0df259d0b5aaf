// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_profiles_model.h"

#include "core/balanced/measures.h"
#include "core/balanced/parameters.h"
#include "core/balanced/sections.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/minutes_words.h"

#include <QFont>

#include <algorithm>

namespace boardwright {

namespace {

const Section &profileAt(int column)
{
    return balanced::profileSection(BalancedProfilesModel::modeOf(column));
}

const Field &profileField(int row, int column)
{
    return profileAt(column).fields[static_cast<std::size_t>(row)];
}

void storeProfileValue(GoalSet &set, int row, int column, const Value &value)
{
    setValue(set.once, profileAt(column), profileField(row, column), value);
}

} // namespace

BalancedProfilesModel::BalancedProfilesModel(GoalSetDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    const auto tell
        = [this] { Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1)); };
    connect(&document, &GoalSetDocument::reset, this, tell);
    connect(&document, &GoalSetDocument::sectionChanged, this, [tell](const QString &section) {
        const bool isOfProfile = std::ranges::any_of(balancedModes,
            [&](BalancedMode mode) { return section == balanced::profileSection(mode).key; });
        if (isOfProfile)
            tell();
    });
}

int BalancedProfilesModel::parameters()
{
    return static_cast<int>(profileAt(0).fields.size());
}

int BalancedProfilesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : parameters() + LengthRows;
}

int BalancedProfilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(balancedModes.size());
}

bool BalancedProfilesModel::isOwn(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= parameters())
        return false;
    const Field &field = profileField(index.row(), index.column());
    return valueOf(m_document.set().once.value(profileAt(index.column()).key), field)
        != fallbackOf(field);
}

QVariant BalancedProfilesModel::lengthCell(int row, BalancedMode mode, int role) const
{
    const MeasureTarget length = balancedLineTarget(balanced::profileOf(m_document.set(), mode));
    switch (role) {
    case Qt::DisplayRole:
        return clockText(row == UsualLength ? length.usual
                : row == ShortestLength     ? length.least
                                            : length.most);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return headerData(parameters() + row, Qt::Vertical, Qt::ToolTipRole);
    default:
        return {};
    }
}

QVariant BalancedProfilesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row();
    if (row >= parameters())
        return lengthCell(row - parameters(), modeOf(index.column()), role);
    const Section &section = profileAt(index.column());
    const Field &field = profileField(row, index.column());
    if (role == Qt::FontRole && isOwn(index)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ToolTipRole) {
        const Value usual = fallbackOf(field);
        const QString text = field.kind == Kind::Flag
            ? (std::get<bool>(usual) ? tr("Default: yes") : tr("Default: no"))
            : tr("Default: %1", "a number").arg(shownText({}, field, usual));
        return QStringLiteral("<p>%1<br>%2</p>").arg(fieldHelp(field).toHtmlEscaped(), text);
    }
    return fieldCell({}, section, field, m_document.set().once.value(section.key), role);
}

QVariant BalancedProfilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0)
        return {};
    if (orientation == Qt::Horizontal) {
        if (role != Qt::DisplayRole || section >= columnCount())
            return QAbstractTableModel::headerData(section, orientation, role);
        return choiceLabel(balancedParameters.front().choices[static_cast<std::size_t>(section)]);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    const bool isTitle = role == Qt::DisplayRole;
    if (section < parameters())
        return isTitle ? fieldLabel(profileField(section, 0)) : fieldHelp(profileField(section, 0));
    switch (section - parameters()) {
    case UsualLength:
        return isTitle ? tr("Time per line") : tr("Baseline plus 65 x time per difficulty");
    case ShortestLength:
        return isTitle ? tr("at least") : tr("With the highest synergy allowed in a line");
    case LongestLength:
        return isTitle ? tr("at most") : tr("With the lowest synergy allowed in a line");
    default:
        return {};
    }
}

Qt::ItemFlags BalancedProfilesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || index.row() >= parameters())
        return flags;
    const bool isFlag = profileField(index.row(), index.column()).kind == Kind::Flag;
    return flags | (isFlag ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

bool BalancedProfilesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.row() >= parameters())
        return false;
    const Field &field = profileField(index.row(), index.column());
    const bool isCheck = role == Qt::CheckStateRole && field.kind == Kind::Flag;
    if (role != Qt::EditRole && !isCheck)
        return false;
    const auto entered = valueOfEdit(
        {}, field, isCheck ? QVariant(value.value<Qt::CheckState>() == Qt::Checked) : value);
    if (!entered) {
        Q_EMIT refused(entered.error());
        return false;
    }
    setSectionValue(m_document, profileAt(index.column()), field, {}, *entered);
    return true;
}

void BalancedProfilesModel::reset(const QModelIndexList &cells)
{
    GoalSet next = m_document.set();
    int count = 0;
    for (const QModelIndex &cell : cells) {
        if (!isOwn(cell))
            continue;
        storeProfileValue(
            next, cell.row(), cell.column(), fallbackOf(profileField(cell.row(), cell.column())));
        ++count;
    }
    if (count > 0)
        replaceSet(m_document, std::move(next),
            tr("Reset %n profile values", "the name of an undo step", count));
}

bool BalancedProfilesModel::paste(const QModelIndex &from, const QList<QStringList> &cells)
{
    if (!from.isValid())
        return false;
    GoalSet next = m_document.set();
    for (qsizetype line = 0; line < cells.size(); ++line) {
        for (qsizetype i = 0; i < cells[line].size(); ++i) {
            const auto row = static_cast<int>(from.row() + line);
            const auto column = static_cast<int>(from.column() + i);
            if (row >= parameters() || column >= columnCount())
                continue;
            const auto entered = valueOfEdit({}, profileField(row, column), cells[line][i]);
            if (!entered) {
                Q_EMIT refused(entered.error());
                return false;
            }
            storeProfileValue(next, row, column, *entered);
        }
    }
    if (next != m_document.set())
        replaceSet(
            m_document, std::move(next), tr("Paste into profiles", "the name of an undo step"));
    return true;
}

} // namespace boardwright
