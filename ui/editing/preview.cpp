// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/preview.h"

#include "core/goalset/goal_text.h"
#include "core/goalset/lint.h"

#include <QHash>

#include <algorithm>

namespace boardwright {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds budget = 250ms;
constexpr int mostDoublings = 6;

constexpr qsizetype longestCellText = 300;

std::vector<CellText> cellTexts(const GoalSet &set, const Result &board)
{
    QHash<std::uint32_t, const Objective *> objectives; // looked up, never iterated
    for (const Objective &objective : set.objectives)
        objectives.insert(static_cast<std::uint32_t>(objective.id), &objective);

    std::vector<CellText> cells;
    cells.reserve(board.at.size());
    for (const Placed &placed : board.at) {
        const Objective *objective = objectives.value(static_cast<std::uint32_t>(placed.what));
        cells.push_back(objective == nullptr
                ? CellText{}
                : CellText{.goal
                      = shortened(resolvedGoal(objective->goal, placed.value), longestCellText),
                      .tooltip = shortened(objective->tooltip, longestCellText)});
    }
    return cells;
}

std::optional<std::shared_ptr<const PreviewResult>> makeBoard(
    const Generator &generator, const PreviewRequest &request, const std::stop_token &stop)
{
    QElapsedTimer clock;
    clock.start();
    auto result = std::make_shared<PreviewResult>();
    result->request = request;
    result->generator = generator.info();
    const auto compiled = generator.compile(request.set, request.settings);
    const auto scratch = generator.scratch(*compiled);
    Watch watch(stop);
    const Outcome outcome = generator.run(*compiled, *scratch, request.seed, result->board, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return std::nullopt;
    if (!outcome)
        result->failure = outcome.error();
    result->nanoseconds = clock.nsecsElapsed();
    result->cells = cellTexts(request.set, result->board);
    result->problems = lint(request.set, request.settings.cells());
    return result;
}

} // namespace

Preview::Preview(const Generator &generator, QObject *parent)
    : QObject(parent)
    , m_worker(
          this,
          [&generator](const PreviewRequest &request, const std::stop_token &stop) {
              return makeBoard(generator, request, stop);
          },
          [this] { takeReply(); })
{
    m_budgetTimer.setSingleShot(true);
    connect(&m_budgetTimer, &QTimer::timeout, this, &Preview::watchBudget);
}

Preview::~Preview() = default;

void Preview::request(const GoalSet &set, const Settings &settings, const QString &seed)
{
    m_request
        = {.revision = m_request.revision + 1, .set = set, .settings = settings, .seed = seed};
    m_newest = m_worker.submit(m_request);
    if (!m_budgetTimer.isActive()) {
        m_watched = m_worker.running();
        m_budgetTimer.start(budget);
    }
    Q_EMIT outdated();
}

void Preview::startOver()
{
    m_forgotten = m_request.revision;
    m_result.reset();
}

void Preview::takeReply()
{
    auto reply = m_worker.take();
    if (!reply)
        return; // taken at an earlier wake-up
    if ((*reply)->request.revision <= m_forgotten)
        return;
    m_result = std::move(*reply);
    m_stops = 0;
    if (isUpToDate())
        m_budgetTimer.stop();
    Q_EMIT updated();
}

/// Stops the job that has been running since the timer was started, if it is outdated by now.
void Preview::watchBudget()
{
    if (isUpToDate())
        return;
    const std::uint64_t running = m_worker.running();
    if (running == m_watched && running < m_newest) {
        ++m_stops;
        m_newest = m_worker.restart(m_request);
    }
    m_watched = running;
    m_budgetTimer.start(budget * (1 << std::min(m_stops, mostDoublings)));
}

} // namespace boardwright
