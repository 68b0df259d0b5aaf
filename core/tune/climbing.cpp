// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/portable_math.h"
#include "core/random/draws.h"
#include "core/tune/tuner.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

namespace {

constexpr int mutants = 5; ///< in each iteration
constexpr double firstSpread = 0.1; ///< of mutants, as a part of the range of a knob
constexpr double mostSpread = 0.5;
constexpr double leastSpread = 0.03;
constexpr double widening = 1.5; ///< after idleIterations
constexpr double narrowing = 0.95; ///< after a success
constexpr int idleIterations = 10;

/// Hill climbing with adaptive perturbation, from "Generating Puzzles Worth Playing" (N. McVroom,
/// 2026): five mutants an iteration, each with normal noise on every knob; the noise widens after
/// ten iterations without success. As in the source, each candidate is scored once, on boards of
/// its own, so one that was lucky stays until another is luckier.
///
/// The better form scores all candidates of an iteration on the same boards, the one to beat among
/// them, on more and more boards while the worse half drops out (successive halving: Karnin, Koren
/// and Somekh, "Almost optimal exploration in multi-armed bandits", 2013). Its noise also narrows
/// after a success, but never so far that no mutant differs.
class Climbing final : public TuneSearch {
public:
    explicit Climbing(const TuneOptions &options)
        : m_isPlain(options.engine == TuneEngine::PlainClimbing)
        , m_iterations(options.iterations)
        , m_boards(options.seeds > 0 ? options.seeds
                  : m_isPlain        ? plainBoards
                                     : mostBoardsEach)
        , m_draws(QString::number(options.seed))
    {
    }

    int rounds() const override { return m_iterations; }

    qint64 boards() const override
    {
        if (m_isPlain)
            return m_boards * (qint64{mutants} * m_iterations + 1);
        qint64 each = 0;
        std::size_t left = mutants + 1;
        qint64 done = 0;
        for (const qint64 part : parts) {
            each += static_cast<qint64>(left) * (m_boards / part - done);
            done = m_boards / part;
            left = halfOf(left);
        }
        return each * m_iterations;
    }

    TuneState start(const TuneProblem &problem) const override
    {
        TuneState state;
        state.at = problem.positions();
        state.spread = firstSpread;
        return state;
    }

    bool round(TuneProblem &problem, TuneState &state, const TuneRun &run) const override
    {
        return m_isPlain ? plainRound(problem, state, run) : betterRound(problem, state, run);
    }

private:
    static constexpr qint64 plainBoards = 200;
    static constexpr qint64 mostBoardsEach = 800;
    static constexpr std::array<qint64, 3> parts{16, 4, 1}; ///< of these: 50, 200, 800

    struct Candidate {
        std::vector<double> at;
        ItemCounts counts;
        TuneScore score;
    };

    static std::size_t halfOf(std::size_t candidates) { return (candidates + 1) / 2; }

    static bool isHeld(double position) { return 2 * position >= 1; }

    /// The chances of a name to be taken from its goal, and of another to be given. A few change in
    /// a mutant, as many taken as given, though goals could be given far more than they have.
    static std::pair<double, double> nameChances(const TuneProblem &problem, const TuneState &state)
    {
        constexpr double fewest = 1;
        constexpr double mostMore = 30; // if the spread were whole
        double held = 0;
        double others = 0;
        for (std::size_t knob = 0; knob < state.at.size(); ++knob) {
            if (problem.plan().knobs[knob].tunable.of == Tunable::Of::Name)
                ++(isHeld(state.at[knob]) ? held : others);
        }
        const double changes = fewest + mostMore * state.spread;
        return {changes / (2 * std::max(1.0, held)), changes / (2 * std::max(1.0, others))};
    }

    std::vector<double> mutant(const TuneProblem &problem, const TuneState &state, int number) const
    {
        constexpr double oneDraw = 0x1p-64;
        const auto [taken, given] = nameChances(problem, state);
        std::vector<double> at = state.at;
        for (std::size_t knob = 0; knob < at.size(); ++knob) {
            const Knob &turned = problem.plan().knobs[knob];
            const auto [first, second]
                = m_draws.block({.purpose = Purpose::Mutant,
                                    .attempt = static_cast<std::uint8_t>(number),
                                    .detail = static_cast<std::uint32_t>(state.rounds.size())},
                    knob);
            if (turned.tunable.of == Tunable::Of::Name) {
                const bool wasHeld = isHeld(at[knob]);
                if (static_cast<double>(first) * oneDraw < (wasHeld ? taken : given))
                    at[knob] = wasHeld ? 0 : 1;
                continue;
            }
            const double noise
                = state.spread * (turned.most - turned.least) * standardNormal(first, second);
            at[knob] = std::clamp(at[knob] + noise, turned.least, turned.most);
        }
        return at;
    }

    /// Adds the boards of more seeds and scores the sum. False if stopped.
    static bool measure(
        TuneProblem &problem, Candidate &candidate, const SeedRange &seeds, const TuneRun &run)
    {
        const auto counts = problem.count(candidate.at, seeds, run);
        if (!counts)
            return false;
        candidate.counts.add(*counts);
        candidate.score = scoreOf(problem.plan(), candidate.counts,
            wantedShares(problem.plan(), candidate.counts, problem.set()));
        return true;
    }

    /// Ends an iteration, after which `found` is the one to beat.
    void settle(TuneState &state, const Candidate &found, bool isBetter) const
    {
        if (isBetter) {
            state.at = found.at;
            state.idle = 0;
            if (!m_isPlain)
                state.spread = std::max(leastSpread, state.spread * narrowing);
        } else if (++state.idle == idleIterations) {
            state.idle = 0;
            state.spread = std::min(mostSpread, state.spread * widening);
        }
        state.best = state.at;
        state.bestScore = found.score.total;
        state.rounds.push_back(roundOf(found.score));
    }

    bool plainRound(TuneProblem &problem, TuneState &state, const TuneRun &run) const
    {
        const auto iteration = static_cast<qint64>(state.rounds.size());
        const ItemCounts none(problem.plan().items.size());
        const auto seedsOf = [&](qint64 number) {
            const qint64 first = (iteration * mutants + number) * m_boards + 1;
            return SeedRange{.first = first, .last = first + m_boards - 1};
        };
        Candidate best{.at = state.at, .counts = none, .score = {}};
        bool isBetter = false;
        if (iteration == 0) {
            if (!measure(problem, best, seedsOf(0), run))
                return false;
        } else {
            best.score.total = state.bestScore;
            for (const double shown : state.rounds.back().shown)
                best.score.targets.push_back({.shown = shown, .score = 0});
        }
        for (int number = 1; number <= mutants; ++number) {
            Candidate one{.at = mutant(problem, state, number), .counts = none, .score = {}};
            if (!measure(problem, one, seedsOf(number), run))
                return false;
            if (one.score.total <= best.score.total)
                continue;
            best = std::move(one);
            isBetter = true;
        }
        settle(state, best, isBetter);
        return true;
    }

    bool betterRound(TuneProblem &problem, TuneState &state, const TuneRun &run) const
    {
        const ItemCounts none(problem.plan().items.size());
        std::vector<Candidate> left;
        left.push_back({.at = state.at, .counts = none, .score = {}});
        for (int number = 1; number <= mutants; ++number)
            left.push_back({.at = mutant(problem, state, number), .counts = none, .score = {}});
        const qint64 first = static_cast<qint64>(state.rounds.size()) * m_boards + 1;
        qint64 done = 0;
        for (const qint64 part : parts) {
            const qint64 boards = m_boards / part;
            for (Candidate &candidate : left) {
                if (!measure(problem, candidate,
                        {.first = first + done, .last = first + boards - 1}, run))
                    return false;
            }
            done = boards;
            if (part == parts.back())
                break;
            // The incumbent stays in the race: the final rounds compare it on all boards.
            std::stable_sort(left.begin() + 1, left.end(), [](const auto &one, const auto &other) {
                return one.score.total > other.score.total;
            });
            left.resize(halfOf(left.size()), {.at = {}, .counts = none, .score = {}});
        }
        const auto best = std::ranges::max_element(
            left, {}, [](const Candidate &one) { return one.score.total; });
        settle(state, *best, best != left.begin());
        return true;
    }

    bool m_isPlain;
    int m_iterations;
    qint64 m_boards;
    Draws m_draws;
};

} // namespace

std::unique_ptr<TuneSearch> climbing(const TuneOptions &options)
{
    return std::make_unique<Climbing>(options);
}

} // namespace boardwright
