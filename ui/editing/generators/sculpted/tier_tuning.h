// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/tier_quality.h"
#include "ui/editing/studies/tune_study.h"

#include <QObject>

namespace boardwright {

/// Tunes the tier in sight towards its own bands, and counts what its puzzles are like before and
/// with the best numbers so far, on fresh seeds. After an edit, and before tuning, only the tier in
/// sight is counted. GUI thread.
class TierTuning final : public QObject {
    Q_OBJECT

public:
    /// As of TuneStudy. All must outlive this.
    TierTuning(GoalSetDocument &document, Preview &preview, JobPool &jobs, JobPool &files,
        const QString &folder, QObject *parent = nullptr);
    ~TierTuning() override;

    TuneStudy &study() { return m_study; }

    /// Counting pauses while nobody looks; at first nobody does. Tuning goes on.
    void setSeen(bool isSeen);

    /// Of the tier as the set has it.
    const TierQuality &before() const { return m_before; }

    /// With the best numbers that were found; asked for nothing if the set's are the best.
    const TierQuality &best() const { return m_best; }

    /// The progress and the result, in words.
    QString words() const;

Q_SIGNALS:
    /// before() or best() have other numbers.
    void counted();
    /// words(), or what the study can do, may differ.
    void updated();

private:
    bool hasResults() const;
    void follow();

    Preview &m_preview;
    TuneStudy m_study;
    TierQuality m_before;
    TierQuality m_best;
};

} // namespace boardwright
