// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/solver.h"
#include "ui/editing/generators/sculpted/played_route.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>

#include <variant>
#include <vector>

namespace boardwright {

/// Looks for hints and completions of routes on a thread of the pool. Only the last question is
/// answered, unless it is stopped. GUI thread.
class HintFinder final : public QObject {
    Q_OBJECT

public:
    /// `pool` must outlive this.
    explicit HintFinder(JobPool &pool, QObject *parent = nullptr);
    ~HintFinder() override;

    /// Asks what to do next (sculpted::hintFor()).
    void askHint(const PlayedRoute &route);

    /// Asks how the route is completed.
    void askRest(const PlayedRoute &route);

    /// No answer to the last question is wanted any more.
    void stop();

    /// Whether a question was neither answered nor stopped.
    bool isLooking() const { return m_isLooking; }

Q_SIGNALS:
    void hinted(const boardwright::sculpted::Hint &hint);
    /// The cells that complete the route, in order; empty if there are none, or none were found
    /// within the budget.
    void completed(const std::vector<std::uint8_t> &rest);

private:
    using Rest = std::vector<std::uint8_t>;
    using Reply = std::variant<sculpted::Hint, Rest>;
    using Work = PoolWork<Reply>;

    void ask(const PlayedRoute &route, Reply (*answer)(const PlayedRoute &route));
    void receive(Reply reply);

    bool m_isLooking = false;
    Work m_work;
};

} // namespace boardwright
