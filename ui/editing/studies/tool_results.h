// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/lab/subject.h"

#include <QString>

#include <optional>

namespace boardwright {

/// Whether a tool's results still belong to the document's set. A tool that gives the set what it
/// found makes its own results old: that is told as what it did, until the set changes otherwise.
/// Undoing it makes the results current again. GUI thread.
class ToolResults final {
public:
    enum class State : std::uint8_t {
        None, ///< no results yet
        Current, ///< of the document's set
        Applied, ///< the set is what the tool made of it
        Outdated, ///< the set has changed otherwise, or the results are of other settings
    };

    /// Results will be of this set.
    void begin(const GoalSet &set);

    /// The tool gave the set what it found. `after`: the document's set; `what`: what was done,
    /// translated, such as "12 weightings changed".
    void setApplied(const GoalSet &after, const QString &what);

    /// Compares with the document's set. `areSettingsSame`: the window's generator and settings are
    /// those of the results. Returns whether state() differs.
    bool follow(const GoalSet &now, bool areSettingsSame = true);

    State state() const { return m_state; }

    bool isCurrent() const { return m_state == State::Current; }

    bool isApplied() const { return m_state == State::Applied; }

    bool isOutdated() const { return m_state == State::Outdated; }

    /// What was done, or why the results are old: a sentence; empty if there is nothing to tell.
    QString words() const;

private:
    State m_state = State::None;
    GoalSet m_of;
    std::optional<GoalSet> m_applied;
    QString m_what; ///< was done
};

/// That results are of an earlier set or of other settings, for any tool: a sentence.
QString outdatedWords();

/// Whether boards of both are made in the same way, apart from their sets; false if one is null.
bool haveSameSettings(const SharedSubject &one, const SharedSubject &other);

} // namespace boardwright
