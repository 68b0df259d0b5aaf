// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/palette/palette_model.h"

#include "ui/text/plain_goal.h"

#include <QAction>

#include <algorithm>

namespace boardwright {

namespace {

constexpr std::size_t mostFound = 50; ///< maximum number of results
constexpr qsizetype mostRecent = 5; ///< per kind
constexpr int lessInDetail = 6; ///< penalty for a match in the detail text
constexpr qsizetype longestSearched = 400; ///< number of letters of a goal that are searched

QString detailOf(const Objective &objective)
{
    QStringList names = objective.boardCategories + objective.lineCategories;
    names.removeDuplicates();
    if (!objective.tag.isEmpty())
        names << objective.tag;
    return names.join(QStringLiteral(" · "));
}

template <typename T>
void putFirst(QList<T> &list, const T &value)
{
    list.removeAll(value);
    list.prepend(value);
    if (list.size() > mostRecent)
        list.resize(mostRecent);
}

} // namespace

PaletteModel::PaletteModel(GoalSetDocument &document, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
    connect(&document, &GoalSetDocument::reset, this, [this] { m_recentGoals.clear(); });
}

void PaletteModel::setActions(const QList<PaletteAction> &actions)
{
    beginResetModel();
    m_found.clear();
    m_actions.clear();
    m_actions.reserve(static_cast<std::size_t>(actions.size()));
    for (const PaletteAction &offered : actions)
        m_actions.push_back({.action = offered.action,
            .title = offered.title,
            .text = FoldedText(offered.title),
            .detail = {}});
    endResetModel();
}

void PaletteModel::readGoals()
{
    if (m_goalsOf == m_document.revision())
        return;
    m_goalsOf = m_document.revision();
    const QList<Objective> &objectives = m_document.set().objectives;
    m_goals.clear();
    m_goals.reserve(static_cast<std::size_t>(objectives.size()));
    for (const Objective &objective : objectives) {
        const QString title = plainGoal(objective).left(longestSearched).simplified();
        m_goals.push_back({.action = {},
            .goal = objective.id,
            .title = title,
            .text = FoldedText(title),
            .detail = FoldedText(detailOf(objective).left(longestSearched))});
    }
}

const PaletteModel::Entry &PaletteModel::entryAt(std::size_t entry) const
{
    return entry < m_actions.size() ? m_actions[entry] : m_goals[entry - m_actions.size()];
}

std::optional<int> PaletteModel::scoreOf(const Entry &entry, const QStringList &words) const
{
    int sum = 0;
    for (const QString &word : words) {
        auto score = fuzzyScore(entry.text, word);
        if (const auto detail = fuzzyScore(entry.detail, word))
            score = std::max(score.value_or(*detail - lessInDetail), *detail - lessInDetail);
        if (!score)
            return {};
        sum += *score;
    }
    return sum;
}

std::vector<PaletteModel::Found> PaletteModel::best(const QStringList &words) const
{
    std::vector<Found> found;
    for (std::size_t i = 0; i < m_actions.size() + m_goals.size(); ++i) {
        if (const auto score = scoreOf(entryAt(i), words))
            found.push_back({.entry = i, .score = *score});
    }
    const auto rank = [this](const Found &one) {
        const QAction *action = entryAt(one.entry).action;
        return std::tuple(-one.score, action != nullptr && !action->isEnabled(), one.entry);
    };
    const std::size_t kept = std::min(found.size(), mostFound);
    std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(kept), {}, rank);
    found.resize(kept);
    return found;
}

std::vector<PaletteModel::Found> PaletteModel::recent() const
{
    std::vector<Found> found;
    QSet<std::size_t> seen;
    const auto add = [&](std::size_t entry) {
        const qsizetype before = seen.size();
        seen.insert(entry);
        if (seen.size() > before)
            found.push_back({.entry = entry});
    };
    for (const QString &title : m_recentActions) {
        const auto action = std::ranges::find(m_actions, title, &Entry::title);
        if (action != m_actions.end())
            add(static_cast<std::size_t>(action - m_actions.begin()));
    }
    for (const RowId goal : m_recentGoals) {
        const auto entry = std::ranges::find(m_goals, goal, &Entry::goal);
        if (entry != m_goals.end())
            add(m_actions.size() + static_cast<std::size_t>(entry - m_goals.begin()));
    }
    for (std::size_t i = 0; i < m_actions.size() && found.size() < mostFound; ++i)
        add(i);
    return found;
}

void PaletteModel::search(const QString &typed)
{
    beginResetModel();
    readGoals();
    m_words = folded(typed).split(u' ', Qt::SkipEmptyParts);
    m_found = m_words.isEmpty() ? recent() : best(m_words);
    endResetModel();
}

QAction *PaletteModel::actionAt(int row) const
{
    return entryAt(m_found.at(static_cast<std::size_t>(row)).entry).action;
}

RowId PaletteModel::goalAt(int row) const
{
    return entryAt(m_found.at(static_cast<std::size_t>(row)).entry).goal;
}

void PaletteModel::remember(int row)
{
    const Entry &entry = entryAt(m_found.at(static_cast<std::size_t>(row)).entry);
    if (entry.goal != RowId::none)
        putFirst(m_recentGoals, entry.goal);
    else
        putFirst<QString>(m_recentActions, entry.title);
}

void PaletteModel::setRecentActions(const QStringList &titles)
{
    m_recentActions = titles.first(std::min(titles.size(), mostRecent));
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QAction *action = actionAt(index.row());
    const bool isPossible
        = goalAt(index.row()) != RowId::none || (action != nullptr && action->isEnabled());
    // Disabled actions can still be selected and read.
    return Qt::ItemNeverHasChildren | Qt::ItemIsSelectable
        | (isPossible ? Qt::ItemIsEnabled : Qt::NoItemFlags);
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = entryAt(m_found.at(static_cast<std::size_t>(index.row())).entry);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: // rows are cut where they are long
        return entry.title;
    case Qt::DecorationRole:
        return entry.action != nullptr ? entry.action->icon() : QVariant();
    case DetailRole:
    case Qt::AccessibleDescriptionRole:
        if (entry.goal == RowId::none)
            return entry.action == nullptr
                ? QString()
                : entry.action->shortcut().toString(QKeySequence::NativeText);
        if (const Objective *objective = m_document.objective(entry.goal))
            return detailOf(*objective);
        return {};
    case PlacesRole: {
        QList<int> places;
        for (const QString &word : m_words)
            places += fuzzyPlaces(entry.text, word);
        return QVariant::fromValue(places);
    }
    case GoalRole:
        return static_cast<quint32>(entry.goal);
    default:
        return {};
    }
}

} // namespace boardwright
