// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/seed_wishes_model.h"

#include "ui/text/wish_words.h"

#include <algorithm>

namespace boardwright {

namespace {

/// Whether one wish takes the place of the other.
bool isOfTheSame(const Wish &one, const Wish &other)
{
    if (one == other)
        return true;
    const auto *number = std::get_if<NumberWish>(&one);
    const auto *before = std::get_if<NumberWish>(&other);
    if (number != nullptr && before != nullptr)
        return number->measure == before->measure && number->bound == before->bound;
    return std::holds_alternative<RelaxationsWish>(one)
        && std::holds_alternative<RelaxationsWish>(other);
}

bool isAboutGoals(const Wish &wish)
{
    return !std::holds_alternative<RelaxationsWish>(wish)
        && !std::holds_alternative<NumberWish>(wish);
}

} // namespace

SeedWishesModel::SeedWishesModel(
    GoalSetDocument &document, const BoardChoice &choice, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_choice(choice)
{
    connect(&document, &GoalSetDocument::adopted, this, &SeedWishesModel::forgetGoals);
    connect(&document, &GoalSetDocument::changed, this, &SeedWishesModel::retell);
    connect(&choice, &BoardChoice::generatorChanged, this, &SeedWishesModel::retell);
}

int SeedWishesModel::add(const Wish &wish)
{
    const auto same = std::ranges::find_if(
        m_wishes, [&](const Wish &other) { return isOfTheSame(wish, other); });
    const auto row = static_cast<int>(same - m_wishes.begin());
    if (same != m_wishes.end()) {
        *same = wish;
        Q_EMIT dataChanged(index(row), index(row));
        return row;
    }
    beginInsertRows({}, row, row);
    m_wishes.push_back(wish);
    endInsertRows();
    return row;
}

void SeedWishesModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_wishes.erase(m_wishes.begin() + row);
    endRemoveRows();
}

void SeedWishesModel::forgetGoals()
{
    beginResetModel();
    std::erase_if(m_wishes, isAboutGoals);
    endResetModel();
}

/// Goals may be called something else, and so may numbers.
void SeedWishesModel::retell()
{
    if (!m_wishes.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int SeedWishesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_wishes.size());
}

QVariant SeedWishesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString text = wishText(m_wishes[static_cast<std::size_t>(index.row())], m_document.set(),
        m_choice.generator().info());
    if (role == Qt::DisplayRole)
        return text;
    return role == Qt::ToolTipRole ? QVariant(text.toHtmlEscaped()) : QVariant();
}

} // namespace boardwright
