// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/trace_result.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>

#include <memory>

namespace boardwright {

class Preview;

/// The trace of the current board. While it is wanted, the board is made again with its steps
/// recorded, on the preview thread; a request for a board stops that. Law: result() is null or
/// belongs to exactly the current board. GUI thread only.
class BoardTrace final : public QObject {
    Q_OBJECT

public:
    /// `preview` makes the boards.
    explicit BoardTrace(Preview &preview, QObject *parent = nullptr);
    ~BoardTrace() override;

    /// Whether the trace is needed; at first it is not.
    void setWanted(bool wanted);

    /// Sets the current board; null if there is none. The result for any other board is discarded
    /// at once.
    void showBoard(std::shared_ptr<const PreviewResult> board);

    /// Asks why a goal is not on the board; RowId::none: asks nothing.
    void ask(RowId row);

    /// Null if it is unknown or not ready yet.
    const std::shared_ptr<const TraceResult> &result() const { return m_result; }

    /// The answer for the last goal asked about, on this board; null if it is unknown or not ready
    /// yet.
    const KeptOut *keptOut() const
    {
        return m_result != nullptr && m_keptOut.row == m_asked && m_asked != RowId::none
            ? &m_keptOut
            : nullptr;
    }

Q_SIGNALS:
    /// result() or keptOut() differ.
    void updated();

private:
    struct Request {
        std::shared_ptr<const PreviewResult> board;
        RowId row = RowId::none;
    };

    struct Reply {
        std::shared_ptr<const TraceResult> trace;
        KeptOut keptOut;
    };

    class Workplace;

    void request();
    void takeReply(Reply reply);

    std::shared_ptr<const PreviewResult> m_board;
    std::shared_ptr<const TraceResult> m_result;
    KeptOut m_keptOut;
    RowId m_asked = RowId::none;
    bool m_isWanted = false;
    NewestWorker<Request, Reply> m_worker;
};

} // namespace boardwright
