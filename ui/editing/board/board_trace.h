// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/trace_result.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>

#include <memory>

namespace boardwright {

class Preview;

/// How the board in sight was made: while somebody wants to know, it is made once more with its
/// steps recorded, on the preview thread. A board that is asked for stops that. Law: result() is
/// null or about exactly the board in sight. GUI thread only.
class BoardTrace final : public QObject {
    Q_OBJECT

public:
    /// `preview` makes the boards.
    explicit BoardTrace(Preview &preview, QObject *parent = nullptr);
    ~BoardTrace() override;

    /// Whether anybody looks; at first nobody does.
    void setWanted(bool wanted);

    /// The board in sight; null: none. What was told of another one is forgotten at once.
    void showBoard(std::shared_ptr<const PreviewResult> board);

    /// The goal that somebody misses; none: nobody does.
    void ask(RowId row);

    /// Null: it is not known, or not yet.
    const std::shared_ptr<const TraceResult> &result() const { return m_result; }

    /// About the goal that was asked for last, on this board; null: not known, or not yet.
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
