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

/// What would keep the limits that gave way on the board in sight from doing so, measured on the
/// boards of 1,000 seeds. It goes before the statistics, because it is about the board in sight,
/// but on one thread of the pool only. It begins for a board on which some limit gave way, and anew
/// for another set or other settings; another seed adds its limits to those that are known. GUI
/// thread only.
class RelaxationAdvisor final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    RelaxationAdvisor(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~RelaxationAdvisor() override;

    /// Of the set and the settings of the newest board; nothing: not known yet.
    std::optional<RelaxationAdvice> advice(const RelaxedLimit &limit) const;

Q_SIGNALS:
    /// advice() says something else.
    void updated();

private:
    class SharedStudy;
    using Advice = std::map<RelaxedLimit, RelaxationAdvice>;
    using Work = PoolWork<Advice>;

    void follow();
    void startOver(const SharedSubject &subject);
    void receive(Advice advice);

    Preview &m_preview;
    SharedSubject m_subject; ///< that the advice is about
    Advice m_advice;
    std::vector<RelaxedLimit> m_asked;
    std::shared_ptr<SharedStudy> m_study; ///< of m_subject; null: none is needed yet
    Work m_work;
};

} // namespace boardwright
