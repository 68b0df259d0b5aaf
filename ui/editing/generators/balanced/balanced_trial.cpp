// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_trial.h"

#include "core/balanced/parameters.h"
#include "core/balanced/tier_start.h"
#include "core/generator/generator.h"
#include "ui/editing/board/measure_text.h"
#include "ui/text/words.h"

#include <mutex>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

struct BalancedTrial::Shared {
    explicit Shared(GoalSet what)
        : set(std::move(what))
    {
    }

    /// Null: no boards can be made. Whoever is first compiles.
    const Compiled *ready()
    {
        std::call_once(m_compiling, [&] {
            auto made = generator->compile(set, balancedSettings(BalancedMode::Normal));
            if (made) {
                m_compiled = *std::move(made);
                return;
            }
            const std::scoped_lock lock(m_mutex);
            m_problems = made.error();
        });
        return m_compiled.get();
    }

    void add(const TrialCount &more)
    {
        const std::scoped_lock lock(m_mutex);
        m_count.made += more.made;
        m_count.failed += more.failed;
        m_count.lines += more.lines;
        m_count.shared += more.shared;
    }

    TrialCount count()
    {
        const std::scoped_lock lock(m_mutex);
        return m_count;
    }

    QList<Problem> problems()
    {
        const std::scoped_lock lock(m_mutex);
        return m_problems;
    }

    const GoalSet set;
    const Generator *const generator = generatorOf(u"balanced"_s);

private:
    std::once_flag m_compiling;
    std::shared_ptr<const Compiled> m_compiled;
    std::mutex m_mutex; ///< of what follows
    TrialCount m_count;
    QList<Problem> m_problems;
};

namespace {

constexpr int seedsOfPiece = 10;

void tryBoard(const Generator &generator, const Compiled &compiled, Scratch &scratch,
    const GoalSet &set, int seed, Result &board, TrialCount &into, Watch &watch)
{
    const Outcome outcome
        = generator.run(compiled, scratch, QString::number(seed), board, nullptr, watch);
    if (!outcome) {
        into.failed += outcome.error().code == Code::Cancelled ? 0 : 1;
        return;
    }
    ++into.made;
    into.lines += std::ssize(board.shape->lines);
    into.shared += linesSharingFirstCategory(set, board);
}

} // namespace

BalancedTrial::BalancedTrial(JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_pool(pool)
{
    connect(&pool, &JobPool::advanced, this, [this] {
        if (m_shared)
            Q_EMIT updated();
    });
}

BalancedTrial::~BalancedTrial() = default;

void BalancedTrial::begin(const GoalSet &set)
{
    m_shared = std::make_shared<Shared>(set);
    m_job = m_pool.start({.pieces = boards / seedsOfPiece,
        .priority = JobPriority::Asked,
        .makeWorker = [shared = m_shared](const std::stop_token & /*stop*/) -> Job::Worker {
            const Compiled *compiled = shared->ready();
            if (compiled == nullptr)
                return [](std::size_t /*piece*/, const std::stop_token & /*stop*/) { };
            auto scratch = std::shared_ptr<Scratch>(shared->generator->scratch(*compiled));
            auto board = std::make_shared<Result>();
            return
                [shared, compiled, scratch, board](std::size_t piece, const std::stop_token &stop) {
                    TrialCount count;
                    Watch watch(stop);
                    const auto first = static_cast<int>(piece) * seedsOfPiece + 1;
                    for (int seed = first; seed < first + seedsOfPiece; ++seed)
                        tryBoard(*shared->generator, *compiled, *scratch, shared->set, seed, *board,
                            count, watch);
                    shared->add(count);
                };
        }});
    Q_EMIT updated();
}

void BalancedTrial::stop()
{
    m_job.stop();
    m_shared.reset();
}

TrialCount BalancedTrial::count() const
{
    return m_shared ? m_shared->count() : TrialCount{};
}

bool BalancedTrial::isDone() const
{
    return m_shared != nullptr && m_job.isDone();
}

QString BalancedTrial::words() const
{
    if (!m_shared)
        return {};
    if (!isDone())
        return tr("Trying it out…");
    if (const QList<Problem> problems = m_shared->problems(); !problems.isEmpty())
        return boardwright::words(problems.front(), m_shared->set);
    const TrialCount count = m_shared->count();
    if (count.made == 0)
        return tr("None of %n boards could be made.", nullptr, boards);
    const double share = static_cast<double>(count.shared) / static_cast<double>(count.lines);
    QString text
        = tr("Tried on %n boards: %1 of their lines have two goals with the same first category.",
            nullptr, count.made)
              .arg(shareText(share));
    if (count.failed > 0)
        text += u' ' + tr("%n boards could not be made.", nullptr, count.failed);
    return text;
}

} // namespace boardwright
