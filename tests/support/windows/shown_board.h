// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/parameters.h"
#include "tests/support/boards/stage_sets.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/board/trace_result.h"

#include <QTest>

#include <memory>

namespace boardwright {

/// A board made by the preview.
inline std::shared_ptr<const PreviewResult> shownBoard(
    const GoalSet &set, const Generator &generator, const Settings &settings, const QString &seed)
{
    Preview preview;
    preview.request(set, generator, settings, seed);
    return QTest::qWaitFor([&] { return preview.isUpToDate(); }) ? preview.result() : nullptr;
}

/// The same with the constrained generator.
inline std::shared_ptr<const PreviewResult> shownBoard(const StageSet &stage, const QString &seed)
{
    return shownBoard(stage.goals, *generators().front(), settingsOf(stage.settings), seed);
}

/// A board with its trace, recorded by a direct call.
inline std::shared_ptr<const TraceResult> toldBoard(
    const std::shared_ptr<const PreviewResult> &board)
{
    const auto scratch = board->subject->scratch();
    auto told = std::make_shared<TraceResult>();
    told->of = board;
    Result result;
    Watch watch;
    [[maybe_unused]] const Outcome outcome
        = board->subject->run(*scratch, board->request.seed, result, watch, &told->trace);
    told->taken.resize(told->trace.steps.size(), RowId::none);
    for (std::size_t i = 0; i < told->trace.steps.size(); ++i) {
        const Step &step = told->trace.steps[i];
        if (step.act == Act::Remove)
            told->taken[i]
                = replay(told->trace, result, i).board.at[static_cast<std::size_t>(step.a)].what;
    }
    return told;
}

} // namespace boardwright
