// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/board_maker.h"

#include <QHash>
#include <QStringList>

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString argText(const Arg &arg)
{
    if (const auto *number = std::get_if<qint64>(&arg))
        return QString::number(*number);
    if (const auto *text = std::get_if<QString>(&arg))
        return *text;
    return {};
}

// Not the number of the code: codes are added, golden boards stay.
QString codeName(Code code)
{
    switch (code) {
    case Code::BoardCategoryRelaxed:
        return u"board limit"_s;
    case Code::LineCategoryRelaxed:
        return u"line limit"_s;
    case Code::GoalsPulledBack:
        return u"pulled back"_s;
    case Code::NoCandidate:
        return u"no candidate"_s;
    case Code::PoolTooSmall:
        return u"pool too small"_s;
    case Code::NoGoalFits:
        return u"no goal fits"_s;
    default:
        return u"code %1"_s.arg(static_cast<int>(code));
    }
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Hint:
        return u"hint"_s;
    }
    return {};
}

QHash<RowId, qsizetype> rowNumbers(const GoalSet &set)
{
    QHash<RowId, qsizetype> numbers;
    for (qsizetype row = 0; row < set.objectives.size(); ++row)
        numbers.insert(set.objectives[row].id, row + 1);
    return numbers;
}

} // namespace

BoardMaker::BoardMaker(GoalSet set, const Settings &settings)
    : m_generator(*generators().front())
    , m_set(std::move(set))
    , m_settings(settings)
    , m_compiled(m_generator.compile(m_set, m_settings))
    , m_scratch(m_generator.scratch(*m_compiled))
{
}

const Outcome &BoardMaker::run(QStringView seed, Watch watch)
{
    m_outcome = m_generator.run(*m_compiled, *m_scratch, seed, m_result, watch);
    return m_outcome;
}

std::vector<Finding> BoardMaker::check() const
{
    return m_generator.check(m_set, m_settings, m_result);
}

QString findingText(const Finding &finding)
{
    QStringList words{severityName(finding.severity) + u':', codeName(finding.code)};
    if (finding.site != SiteIndex::none)
        words << u"listed at %1,"_s.arg(static_cast<int>(finding.site) + 1);
    for (const Arg &arg : finding.args) {
        if (arg.index() != 0)
            words << argText(arg);
    }
    return words.join(u' ');
}

QString boardText(const GoalSet &set, const Result &result, const Outcome &outcome)
{
    const QHash<RowId, qsizetype> rowOf = rowNumbers(set);
    const Effort &effort = result.effort;
    QStringList lines{u"pool %1, back %2, forced %3, greedy %4, relaxed %5"_s.arg(effort.poolSize)
            .arg(effort.pulledBack)
            .arg(effort.forcedPlaced)
            .arg(effort.greedyPlaced)
            .arg(effort.relaxPlaced)};
    const auto columns = static_cast<std::size_t>(result.shape->columns);
    for (std::size_t first = 0; first < result.at.size(); first += columns) {
        QStringList cells;
        for (std::size_t cell = first; cell < first + columns; ++cell) {
            const Placed &placed = result.at[cell];
            if (placed.what == RowId::none)
                cells << u"-"_s;
            else if (placed.value == 0)
                cells << QString::number(rowOf.value(placed.what));
            else
                cells << u"%1/%2"_s.arg(rowOf.value(placed.what)).arg(placed.value);
        }
        lines << cells.join(u' ');
    }
    for (std::size_t i = 0; i < result.findings.size(); ++i) {
        QStringList others;
        for (const auto &[finding, site] : result.involved) {
            if (finding == i)
                others << QString::number(static_cast<int>(site) + 1);
        }
        lines << findingText(result.findings[i])
                + (others.isEmpty() ? QString() : u", with "_s + others.join(u' '));
    }
    if (!outcome) {
        lines << u"failed: "_s + codeName(outcome.error().code);
        for (const Finding &why : outcome.error().why)
            lines << findingText(why);
    }
    return lines.join(u'\n');
}

} // namespace boardwright
