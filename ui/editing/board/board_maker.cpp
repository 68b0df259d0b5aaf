// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/board_maker.h"

#include "core/generator/problems.h"
#include "core/goalset/accepted.h"
#include "core/goalset/site_names.h"
#include "ui/editing/board/cell_texts.h"

#include <QElapsedTimer>

#include <utility>

namespace boardwright {

namespace {

bool isOfSet(const PreviewResult &result, const PreviewRequest &request)
{
    const PreviewRequest &of = result.request;
    return of.generator == request.generator && of.settings == request.settings
        && of.set == request.set;
}

/// Most errors for which a set is refused are among its problems already.
QList<Problem> withErrors(QList<Problem> errors, const QList<Problem> &problems)
{
    errors.removeIf([&](const Problem &error) { return problems.contains(error); });
    return errors + problems;
}

} // namespace

std::optional<std::shared_ptr<const PreviewResult>> BoardMaker::make(
    const PreviewRequest &request, const std::stop_token &stop)
{
    const Generator &generator = *request.generator;
    QElapsedTimer clock;
    auto result = std::make_shared<PreviewResult>();
    if (m_last && isOfSet(*m_last, request)) {
        result->subject = m_last->subject;
        result->allProblems = m_last->allProblems;
    } else {
        result->allProblems
            = problemsOf(request.set, generator, request.settings) + missingNames(request.set);
        clock.start();
        auto made = subjectOf(generator, request.set, request.settings, stop);
        if (stop.stop_requested())
            return std::nullopt;
        if (made)
            result->subject = *std::move(made);
        else
            result->allProblems = withErrors(made.error(), result->allProblems);
    }
    result->request = request;
    result->problems = unaccepted(result->allProblems, request.set);
    if (!result->subject) {
        result->board.reset(std::make_shared<const Shape>());
        return m_last = std::move(result);
    }
    if (!clock.isValid())
        clock.start();
    const Compiled &ready = result->subject->compiled();
    const auto scratch = result->subject->scratch();
    Watch watch(stop);
    const Outcome outcome = result->subject->run(*scratch, request.seed, result->board, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return std::nullopt;
    if (!outcome)
        result->failure = outcome.error();
    result->nanoseconds = clock.nsecsElapsed();
    generator.measure(ready, *scratch, result->board, result->measured);
    result->targets = generator.targets(ready);
    result->facts = generator.facts(ready, *scratch, result->board);
    readCells(*result);
    return m_last = std::move(result);
}

} // namespace boardwright
