// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_maker.h"

#include "core/board/checker.h"
#include "core/constrained/codes.h"
#include "tests/support/boards/effort.h"

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

QString ownCodeName(Code code)
{
    switch (static_cast<ConstrainedCode>(code)) {
    case ConstrainedCode::GoalsPulledBack:
        return u"pulled back"_s;
    case ConstrainedCode::NoCandidate:
        return u"no candidate"_s;
    case ConstrainedCode::PoolTooSmall:
        return u"pool too small"_s;
    case ConstrainedCode::NoGoalFits:
        return u"no goal fits"_s;
    default:
        return u"code %1"_s.arg(static_cast<int>(code));
    }
}

// A name instead of the number: a new code shifts numbers, but must not change golden boards.
QString codeName(Code code)
{
    switch (code) {
    case Code::BoardCategoryRelaxed:
        return u"board limit"_s;
    case Code::LineCategoryRelaxed:
        return u"line limit"_s;
    case Code::ProgressionRelaxed:
        return u"progression"_s;
    default:
        return ownCodeName(code);
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

QString placedText(const Placed &placed, const QHash<RowId, qsizetype> &rowOf)
{
    if (placed.what == RowId::none)
        return u"-"_s;
    const QString row = QString::number(rowOf.value(placed.what));
    return placed.value == 0 ? row : u"%1/%2"_s.arg(row).arg(placed.value);
}

} // namespace

BoardMaker::BoardMaker(GoalSet set, const ModeSettings &settings)
    : m_generator(*generators().front())
    , m_set(std::move(set))
    , m_settings(settings)
    , m_compiled(compileConstrained(m_set, settings))
    , m_scratch(m_generator.scratch(*m_compiled))
{
}

const Outcome &BoardMaker::run(QStringView seed, Watch watch, Trace *trace)
{
    m_outcome = m_generator.run(*m_compiled, *m_scratch, seed, m_result, trace, watch);
    return m_outcome;
}

void BoardMaker::measure(Measured &into)
{
    m_generator.measure(*m_compiled, *m_scratch, m_result, into);
}

std::vector<Finding> BoardMaker::check() const
{
    return checkBoard(m_set, m_settings, m_result.at);
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
    const Effort effort = effortOf(result);
    QStringList lines{u"pool %1, back %2, forced %3, greedy %4, relaxed %5"_s.arg(effort.poolSize)
            .arg(effort.pulledBack)
            .arg(effort.forcedPlaced)
            .arg(effort.greedyPlaced)
            .arg(effort.relaxPlaced)};
    QStringList cells;
    for (std::size_t site = 0; site < result.at.size(); ++site) {
        cells << placedText(result.at[site], rowOf);
        const bool isLastOfRow = site + 1 == result.at.size()
            || result.shape->sites[site + 1].row != result.shape->sites[site].row;
        if (isLastOfRow)
            lines << std::exchange(cells, {}).join(u' ');
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
