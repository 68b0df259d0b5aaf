// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/problems_model.h"

#include "ui/text/words.h"

#include <algorithm>
#include <ranges>

namespace boardwright {

namespace {

// Nobody reads more; making words for every row of a damaged file would hold up the window.
constexpr int mostListed = 500;

} // namespace

ProblemsModel::ProblemsModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void ProblemsModel::showResult(std::shared_ptr<const PreviewResult> result)
{
    m_result = std::move(result);
    rebuild();
}

void ProblemsModel::showFileNotes(const QList<Problem> &notes)
{
    m_fileNotes = notes;
    rebuild();
}

void ProblemsModel::rebuild()
{
    QList<Entry> entries;
    for (const Problem &note : std::as_const(m_fileNotes))
        entries.append({.severity = note.severity, .text = wordsWithPlace(note), .row = note.row});
    if (m_result) {
        const GoalSet &set = m_result->request.set;
        const auto addFinding = [&](const Finding &finding) {
            entries.append({.severity = finding.severity,
                .text = words(finding, set),
                .row = finding.about,
                .site = finding.site});
        };
        if (m_result->failure)
            std::ranges::for_each(m_result->failure->why, addFinding);
        std::ranges::for_each(m_result->board.findings, addFinding);
        for (const Problem &problem : std::views::take(m_result->problems, mostListed))
            entries.append(
                {.severity = problem.severity, .text = words(problem, set), .row = problem.row});
        const auto unlisted = static_cast<int>(m_result->problems.size()) - mostListed;
        if (unlisted > 0)
            entries.append({.severity = Severity::Hint,
                .text = tr("%n more problems are not listed.", nullptr, unlisted),
                .row = RowId::none});
    }
    std::ranges::stable_sort(entries, {}, &Entry::severity);
    if (entries == m_entries)
        return; // a person may be reading or selecting there
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

int ProblemsModel::count(Severity severity) const
{
    return static_cast<int>(std::ranges::count(m_entries, severity, &Entry::severity));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case SeverityRole:
        return static_cast<int>(entry.severity);
    case RowIdRole:
        return static_cast<quint32>(entry.row);
    case SiteRole:
        return static_cast<int>(entry.site);
    default:
        return {};
    }
}

} // namespace boardwright
