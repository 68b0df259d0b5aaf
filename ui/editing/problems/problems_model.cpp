// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/problems/problems_model.h"

#include "core/generator/generator.h"
#include "core/goalset/accepted.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/document/accepted_edits.h"
#include "ui/editing/document/name_edits.h"
#include "ui/editing/studies/advice_text.h"
#include "ui/editing/studies/relaxation_advisor.h"
#include "ui/text/fix_words.h"
#include "ui/text/kind_words.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <algorithm>

namespace boardwright {

ProblemsModel::ProblemsModel(GoalSetDocument &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&document, &GoalSetDocument::changed, this, [this] {
        // Applied at once, because the next board may take some time.
        if (m_document.tableRows(accepted_section::section) != m_acceptedRows)
            rebuild();
    });
}

ProblemsModel::~ProblemsModel() = default;

void ProblemsModel::follow(const RelaxationAdvisor &advisor)
{
    m_advisor = &advisor;
    connect(&advisor, &RelaxationAdvisor::updated, this, &ProblemsModel::tellAdviceChanged);
}

void ProblemsModel::showResult(std::shared_ptr<const PreviewResult> result)
{
    m_fixes.reset();
    m_set = result ? result->request.set : GoalSet();
    m_sources.result = std::move(result);
    rebuild();
}

void ProblemsModel::showFileNotes(const QList<Problem> &notes)
{
    m_sources.fileNotes = notes;
    rebuild();
}

void ProblemsModel::setShowsAccepted(bool shows)
{
    m_sources.showsAccepted = shows;
    rebuild();
}

std::optional<ProblemPlace> ProblemsModel::placeOf(const QModelIndex &index) const
{
    const Spot spot = spotOf(index);
    return spot.problem == nullptr ? std::nullopt : std::optional(spot.problem->place);
}

int ProblemsModel::countOf(const QModelIndex &index) const
{
    const Spot spot = spotOf(index);
    if (spot.node == nullptr || spot.isRest)
        return 0;
    return spot.problem == nullptr ? spot.node->group.count : 1;
}

QList<Problem> ProblemsModel::problemsOf(const QModelIndex &index) const
{
    const Spot spot = spotOf(index);
    if (spot.node == nullptr || spot.isRest)
        return {};
    if (spot.problem == nullptr)
        return spot.node->group.problems;
    return spot.problem->finding ? QList<Problem>() : QList{spot.problem->problem};
}

void ProblemsModel::fix(const QModelIndex &index)
{
    if (index.data(FixRole).toString().isEmpty())
        return;
    const Spot spot = spotOf(index);
    const auto advice = adviceOn(spot);
    if (!advice)
        return fixProblems(m_document, problemsOf(index));
    const Finding &finding = *spot.problem->finding;
    setLimit(m_document,
        finding.code == Code::LineCategoryRelaxed ? CategoryKind::Line : CategoryKind::Board,
        {spot.problem->place.name}, advice->raise->percent);
}

void ProblemsModel::answer(const QModelIndex &index)
{
    if (index.data(AnswerRole).toString().isEmpty())
        return;
    const Spot spot = spotOf(index);
    const Code code = spot.node->group.code;
    const QList<Problem> problems = problemsOf(index);
    if (spot.node->group.part == ProblemPart::Accepted)
        takeBackProblems(m_document, problems, m_sources.result->allProblems);
    else if (spot.problem == nullptr)
        acceptKind(m_document, code);
    else
        acceptProblems(m_document, problems);
}

ProblemsModel::Spot ProblemsModel::spotOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    if (index.internalId() == 0) {
        const Node &node = m_nodes.at(index.row());
        return {
            .node = &node, .problem = node.rows.isEmpty() ? &node.group.listed.first() : nullptr};
    }
    const Node &node = m_nodes.at(nodeOf(static_cast<quint32>(index.internalId())));
    const bool isRest = index.row() >= node.rows.size();
    return {
        .node = &node, .problem = isRest ? nullptr : &node.rows.at(index.row()), .isRest = isRest};
}

/// A linear search: there are few kinds.
int ProblemsModel::nodeOf(quint32 id) const
{
    return static_cast<int>(std::ranges::find(m_nodes, id, &Node::id) - m_nodes.begin());
}

QModelIndex ProblemsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr{m_nodes.at(parent.row()).id} : 0);
}

QModelIndex ProblemsModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    const int row = nodeOf(static_cast<quint32>(child.internalId()));
    return row < m_nodes.size() ? createIndex(row, 0, quintptr{0}) : QModelIndex();
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_nodes.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    const Node &node = m_nodes.at(parent.row());
    return static_cast<int>(node.rows.size()) + (node.rest > 0 ? 1 : 0);
}

int ProblemsModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 1;
}

Qt::ItemFlags ProblemsModel::flags(const QModelIndex &index) const
{
    return spotOf(index).isRest ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren
                                : QAbstractItemModel::flags(index);
}

QString ProblemsModel::textOf(const Spot &spot) const
{
    const ProblemGroup &group = spot.node->group;
    if (spot.isRest)
        return tr("and %Ln more", nullptr, spot.node->rest);
    if (spot.problem == nullptr)
        return kindWords(group.code, group.count);
    if (spot.problem->finding) {
        const auto advice = adviceOn(spot);
        const QString text = words(*spot.problem->finding, m_set);
        return advice ? text + u' ' + adviceText(*advice, m_set) : text;
    }
    return group.part == ProblemPart::File ? wordsWithPlace(spot.problem->problem)
                                           : words(spot.problem->problem, m_set);
}

QString ProblemsModel::fixTextOf(const Spot &spot) const
{
    const ProblemGroup &group = spot.node->group;
    if (const auto advice = adviceOn(spot); advice && advice->raise)
        return tr("Set limit to %1 %").arg(wholeText(advice->raise->percent));
    if (spot.isRest || group.part != ProblemPart::Set)
        return {};
    if (!m_fixes)
        m_fixes.emplace(m_set, allSections());
    if (spot.problem != nullptr) {
        const auto fix = m_fixes->of(spot.problem->problem);
        return fix ? fixWords(*fix, m_set) : QString();
    }
    if (!spot.node->fixable)
        spot.node->fixable = static_cast<int>(std::ranges::count_if(group.problems,
            [this](const Problem &problem) { return m_fixes->of(problem).has_value(); }));
    const int fixable = *spot.node->fixable;
    if (fixable == 0)
        return {};
    return fixable == group.count ? tr("Fix all %Ln", nullptr, fixable)
                                  : tr("Fix %L1 of %L2").arg(fixable).arg(group.count);
}

QString ProblemsModel::answerTextOf(const Spot &spot) const
{
    const ProblemGroup &group = spot.node->group;
    if (spot.isRest)
        return {};
    if (group.part == ProblemPart::Accepted)
        return spot.problem == nullptr ? tr("Unaccept all") : tr("Unaccept");
    if (group.part != ProblemPart::Set || !mayBeAccepted(group.problems.first()))
        return {};
    return spot.problem == nullptr ? tr("Accept all") : tr("Accept");
}

/// std::nullopt if the spot is not a relaxed limit, or there is no advice yet.
std::optional<RelaxationAdvice> ProblemsModel::adviceOn(const Spot &spot) const
{
    if (m_advisor == nullptr || spot.problem == nullptr || !spot.problem->finding)
        return std::nullopt;
    const auto limit = relaxedLimitOf(*spot.problem->finding);
    return limit ? m_advisor->advice(*limit) : std::nullopt;
}

void ProblemsModel::tellAdviceChanged()
{
    for (int row = 0; row < m_nodes.size(); ++row) {
        const Node &node = m_nodes.at(row);
        if (node.group.part != ProblemPart::Board || !isRelaxation(node.group.code))
            continue;
        const QModelIndex kind = index(row, 0);
        Q_EMIT dataChanged(kind, kind);
        if (!node.rows.isEmpty())
            Q_EMIT dataChanged(
                index(0, 0, kind), index(static_cast<int>(node.rows.size()) - 1, 0, kind));
    }
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    const Spot spot = spotOf(index);
    if (spot.node == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(spot);
    case Qt::AccessibleDescriptionRole:
        return fixTextOf(spot);
    case SeverityRole:
        return spot.isRest ? -1 : static_cast<int>(spot.node->group.severity);
    case FixRole:
        return fixTextOf(spot);
    case AnswerRole:
        return answerTextOf(spot);
    case AcceptedRole:
        return spot.node->group.part == ProblemPart::Accepted;
    default:
        return {};
    }
}

} // namespace boardwright
