// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/relaxation_study.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// Finds changes that would keep the relaxed limits of the current board from being relaxed,
/// measured on the boards of 1,000 seeds. It has priority over statistics, because it concerns the
/// current board, but uses only one thread of the pool. It starts for a board with a relaxed limit,
/// and again for another set or other settings; another seed adds its limits to those that are
/// known. GUI thread only.
class RelaxationAdvisor final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    RelaxationAdvisor(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~RelaxationAdvisor() override;

    /// The advice for the set and settings of the newest board; std::nullopt if it is not known
    /// yet.
    std::optional<RelaxationAdvice> advice(const RelaxedLimit &limit) const;

Q_SIGNALS:
    /// advice() differs.
    void updated();

private:
    class SharedStudy;
    using Advice = std::map<RelaxedLimit, RelaxationAdvice>;
    using Work = PoolWork<Advice>;

    void follow();
    void startOver(const SharedSubject &subject);
    void receive(Advice advice);

    Preview &m_preview;
    SharedSubject m_subject; ///< the subject of the advice
    Advice m_advice;
    std::vector<RelaxedLimit> m_asked;
    std::shared_ptr<SharedStudy> m_study; ///< of m_subject; null: not needed yet
    Work m_work;
};

} // namespace boardwright
