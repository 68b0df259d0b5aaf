// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "core/board/trace.h"
#include "tests/toy/toy_codes.h"

namespace boardwright {

/// Records steps if there is a trace.
class ToyRecorder {
public:
    explicit ToyRecorder(Trace *trace)
        : m_trace(trace)
    {
        if (m_trace != nullptr)
            m_trace->clear();
    }

    void add(const Step &step)
    {
        if (m_trace != nullptr)
            m_trace->steps.push_back(step);
    }

    /// A wall is first put somewhere else, and taken away again.
    void addLink(const Link &link)
    {
        if (link.kind == LinkKind::Wall) {
            const Step wrong{
                .act = Act::Close, .stage = Stage::Join, .a = link.a, .b = SiteIndex{0}};
            Step undone = wrong;
            undone.act = Act::Open;
            add(wrong);
            add(undone);
            add({.act = Act::Close, .stage = Stage::Join, .layer = 2, .a = link.a, .b = link.b});
            return;
        }
        add({.act = Act::Join,
            .stage = Stage::Join,
            .layer = 1,
            .pass = 1,
            .a = link.a,
            .b = link.b,
            .value = static_cast<int>(link.kind)});
    }

    void addFunnelled(Step step, int goalsLeft)
    {
        if (m_trace == nullptr)
            return;
        step.funnel = static_cast<std::uint32_t>(m_trace->funnels.size());
        step.funnelRows = 1;
        m_trace->funnels.push_back({.filter = toCode(ToyCode::GuestFilter), .left = goalsLeft});
        m_trace->steps.push_back(step);
    }

    void addScored(Step step, double score)
    {
        if (m_trace == nullptr)
            return;
        m_trace->scores.push_back(score);
        step.score = static_cast<std::uint32_t>(m_trace->scores.size());
        m_trace->steps.push_back(step);
    }

private:
    Trace *m_trace;
};

} // namespace boardwright
