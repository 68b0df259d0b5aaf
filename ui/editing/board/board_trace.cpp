// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/board_trace.h"

#include "core/board/replayer.h"
#include "ui/editing/board/preview.h"

#include <utility>

namespace boardwright {

namespace {

std::vector<RowId> takenBySteps(const Trace &trace, const Result &board)
{
    std::vector<RowId> taken(trace.steps.size(), RowId::none);
    Replayer replayer(trace, board);
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const Step &step = trace.steps[i];
        if (step.act == Act::Remove) {
            replayer.goTo(i);
            const Replayed &state = replayer.board();
            const auto &at = step.part == 0 ? state.board.at : state.parts[step.part - 1U].at;
            taken[i] = at[static_cast<std::size_t>(step.a)].what;
        }
    }
    return taken;
}

} // namespace

/// State that the thread keeps between requests about the same board.
class BoardTrace::Workplace {
public:
    std::optional<Reply> answer(const Request &request, const std::stop_token &stop)
    {
        if (m_board != request.board && !record(request.board, stop))
            return std::nullopt;
        Reply reply{.trace = m_trace, .keptOut = {.row = request.row, .at = {}}};
        if (request.row != RowId::none && !m_trace->trace.steps.empty())
            reply.keptOut.at = m_subject->generator().keptOut(
                m_subject->compiled(), *m_scratch, m_result, request.row);
        return reply;
    }

private:
    /// False if it was stopped.
    bool record(const std::shared_ptr<const PreviewResult> &board, const std::stop_token &stop)
    {
        m_board.reset();
        m_trace.reset();
        m_scratch.reset(); // before the set that it uses
        m_subject = board->subject;
        auto recorded = std::make_shared<TraceResult>();
        recorded->of = board;
        if (m_subject) {
            m_scratch = m_subject->scratch();
            Watch watch(stop);
            const Outcome outcome = m_subject->run(
                *m_scratch, board->request.seed, m_result, watch, &recorded->trace);
            if (!outcome && outcome.error().code == Code::Cancelled)
                return false;
            // A trace that does not lead to the board does not explain it.
            if (m_result.at != board->board.at || !agrees(recorded->trace, board->board))
                recorded->trace.clear();
            recorded->taken = takenBySteps(recorded->trace, board->board);
        }
        m_trace = std::move(recorded);
        m_board = board;
        return true;
    }

    std::shared_ptr<const PreviewResult> m_board; ///< null: none recorded
    SharedSubject m_subject;
    std::unique_ptr<Scratch> m_scratch;
    Result m_result;
    std::shared_ptr<const TraceResult> m_trace;
};

BoardTrace::BoardTrace(Preview &preview, QObject *parent)
    : QObject(parent)
    , m_worker(
          preview.pool(), this,
          [workplace = std::make_shared<Workplace>()](const Request &request,
              const std::stop_token &stop) { return workplace->answer(request, stop); },
          [this](Reply reply) { takeReply(std::move(reply)); })
{
    // The next board will be requested again.
    connect(&preview, &Preview::outdated, this, [this] { m_worker.stop(); });
}

BoardTrace::~BoardTrace() = default;

void BoardTrace::setWanted(bool wanted)
{
    if (m_isWanted == wanted)
        return;
    m_isWanted = wanted;
    if (!m_result || m_asked != m_keptOut.row)
        request();
}

void BoardTrace::showBoard(std::shared_ptr<const PreviewResult> board)
{
    if (m_board == board)
        return;
    m_worker.stop(); // the trace of another board is no longer needed
    m_board = std::move(board);
    const bool wasKnown = m_result != nullptr;
    m_result.reset();
    m_keptOut = {};
    request();
    if (wasKnown)
        Q_EMIT updated();
}

void BoardTrace::ask(RowId row)
{
    if (m_asked == row)
        return;
    m_asked = row;
    if (row != RowId::none)
        request();
}

void BoardTrace::request()
{
    if (m_isWanted && m_board && !m_board->cells.empty())
        m_worker.submit({.board = m_board, .row = m_asked});
}

void BoardTrace::takeReply(Reply reply)
{
    m_result = std::move(reply.trace);
    m_keptOut = std::move(reply.keptOut);
    Q_EMIT updated();
}

} // namespace boardwright
