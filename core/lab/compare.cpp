// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/compare.h"

#include "core/board/relaxations.h"
#include "core/board/same_shape.h"
#include "core/generator/row_texts.h"
#include "core/goalset/identity.h"
#include "core/lab/seed_queue.h"
#include "core/lab/sign_test.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

namespace boardwright {

namespace {

/// Keys that match objectives; distinct within a set.
std::vector<std::uint64_t> keysOf(const GoalSet &set, MatchBy match)
{
    if (match == MatchBy::Identity)
        return identities(set);
    std::vector<std::uint64_t> ids;
    ids.reserve(static_cast<std::size_t>(set.objectives.size()));
    for (const Objective &objective : set.objectives)
        ids.push_back(static_cast<std::uint64_t>(objective.id));
    return ids;
}

std::vector<Pair> pairRows(const GoalSet &before, const GoalSet &after, MatchBy match)
{
    std::multimap<std::uint64_t, int> known; // a multimap, in order, in case identities collide
    const std::vector<std::uint64_t> keys = keysOf(before, match);
    for (std::size_t row = 0; row < keys.size(); ++row)
        known.emplace(keys[row], static_cast<int>(row));
    std::vector<Pair> pairs;
    const std::vector<std::uint64_t> later = keysOf(after, match);
    for (std::size_t row = 0; row < later.size(); ++row) {
        const auto found = known.lower_bound(later[row]);
        const bool isKnown = found != known.end() && found->first == later[row];
        pairs.push_back({.before = isKnown ? found->second : -1, .after = static_cast<int>(row)});
        if (isKnown)
            known.erase(found);
    }
    std::vector<int> gone;
    for (const auto &[key, row] : known)
        gone.push_back(row);
    std::ranges::sort(gone);
    for (const int row : gone)
        pairs.push_back({.before = row, .after = -1});
    return pairs;
}

std::optional<std::size_t> limitLike(const Study &study, const NamedLimit &limit)
{
    const auto found = std::ranges::find_if(study.limits, [&](const NamedLimit &other) {
        return other.kind == limit.kind && other.name == limit.name;
    });
    return found == study.limits.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - study.limits.begin()));
}

void pairNumbers(SeedMatchedPair &pairing)
{
    const Study &before = *pairing.before->study();
    const Study &after = *pairing.after->study();
    const auto add = [&](const ComparedNumber &one, const ComparedNumber &other) {
        pairing.numbersBefore.push_back(one);
        pairing.numbersAfter.push_back(other);
    };
    bool hasUse = false;
    for (std::size_t i = 0; i < after.measures.size(); ++i) {
        const StudiedMeasure &measure = after.measures[i];
        const auto found = std::ranges::find(before.measures, measure);
        if (found == before.measures.end() || !measure.classes.isEmpty())
            continue;
        const auto same = static_cast<std::size_t>(found - before.measures.begin());
        if (measure.scope == Scope::Board)
            add({.measure = same, .item = 0}, {.measure = i, .item = 0});
        if (measure.scope != Scope::Limit || hasUse)
            continue;
        hasUse = true; // the other measures describe the limit, this one the boards
        for (std::size_t limit = 0; limit < after.limits.size(); ++limit) {
            if (const auto item = limitLike(before, after.limits[limit]))
                add({.measure = same, .item = *item}, {.measure = i, .item = limit});
        }
    }
}

/// Makes the boards of one version.
class Version {
public:
    explicit Version(SharedSubject subject)
        : m_subject(std::move(subject))
        , m_scratch(m_subject->scratch())
        , m_isOn(static_cast<std::size_t>(m_subject->set().objectives.size()), 0)
    {
        const RowTexts texts(m_subject->set());
        for (const Objective &objective : m_subject->set().objectives)
            m_texts.push_back(qHash(objective.goal));
        for (const QList<TableRow> &rows : m_subject->set().tables) {
            for (const TableRow &row : rows)
                m_rowTexts.insert(row.id, qHash(texts.text(row.id, 0)));
        }
    }

    /// Nothing if stopped.
    std::optional<Outcome> make(const QString &seed, Watch &watch)
    {
        Outcome outcome = m_subject->run(*m_scratch, seed, m_board, watch);
        if (!outcome && outcome.error().code == Code::Cancelled)
            return std::nullopt;
        return outcome;
    }

    /// Examines the board just made.
    void study()
    {
        std::ranges::fill(m_isOn, std::uint8_t{0});
        m_cells.clear();
        const auto visit = [this](const Placed &placed) {
            const int row = m_subject->rowOf(placed.what);
            m_cells.push_back({.row = row,
                .value = placed.value,
                .marks = placed.marks,
                .text = row >= 0 ? m_texts[static_cast<std::size_t>(row)]
                                 : m_rowTexts.value(placed.what)});
            if (row >= 0)
                m_isOn[static_cast<std::size_t>(row)] = 1;
        };
        std::ranges::for_each(m_board.at, visit);
        for (const Part &part : m_board.parts)
            std::ranges::for_each(part.result->at, visit);
        m_subject->generator().measureInBins(m_subject->compiled(), *m_scratch, m_board, m_binned);
    }

    /// Whether the board has a relaxation.
    bool isRelaxed() const { return relaxationsOf(m_board) > 0; }

    bool isOn(int row) const { return row >= 0 && m_isOn[static_cast<std::size_t>(row)] != 0; }

    /// What is read in a cell.
    struct Cell {
        int row = -1; ///< of an objective; -1: none
        int value = 0;
        Marks marks{};
        std::size_t text = 0; ///< hash of the objective's or table row's text; 0: empty
    };

    /// All cells, in order, parts included.
    const std::vector<Cell> &cells() const { return m_cells; }

    const Result &board() const { return m_board; }

    const SharedSubject &subject() const { return m_subject; }

    std::optional<int> number(const ComparedNumber &which) const
    {
        const int number = m_binned.values[which.measure].at(which.item);
        return number == Binned::nothing ? std::nullopt : std::optional(clampedBins(number));
    }

private:
    SharedSubject m_subject;
    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    Binned m_binned;
    std::vector<std::uint8_t> m_isOn;
    std::vector<Cell> m_cells;
    std::vector<std::size_t> m_texts; ///< by row: hashes
    QHash<RowId, std::size_t> m_rowTexts; ///< of rows of tables; looked up, never iterated
};

void countMissing(const Outcome &outcome, quint64 &failed, quint64 &rejected)
{
    if (!outcome)
        ++(outcome.error().code == Code::NoBoardPassedGates ? rejected : failed);
}

/// Counts the boards of one thread.
class Comparer {
public:
    explicit Comparer(std::shared_ptr<const SeedMatchedPair> pairing)
        : m_pairing(std::move(pairing))
        , m_before(m_pairing->before)
        , m_after(m_pairing->after)
        , m_later(static_cast<std::size_t>(m_pairing->before->set().objectives.size()), -1)
    {
        for (const Pair &pair : m_pairing->rows) {
            if (pair.before >= 0)
                m_later[static_cast<std::size_t>(pair.before)] = pair.after;
        }
    }

    bool operator()(const SeedRange &range, Comparison &into, Watch &watch)
    {
        Comparison sums(m_pairing);
        for (qint64 seed = range.first; seed <= range.last; ++seed) {
            const QString text = QString::number(seed);
            const auto before = m_before.make(text, watch);
            const auto after = before ? m_after.make(text, watch) : std::nullopt;
            if (!after)
                return false;
            countMissing(*before, sums.failedBefore, sums.rejectedBefore);
            countMissing(*after, sums.failedAfter, sums.rejectedAfter);
            if (*before && *after)
                count(sums);
            else if (*before)
                countGone(sums);
            else if (*after)
                countNew(sums);
        }
        sums.seeds.add(range);
        [[maybe_unused]] const auto added = into.add(sums);
        Q_ASSERT(added); // never fails: same pair, different seeds
        return true;
    }

private:
    bool isSameBoard() const
    {
        using Cell = Version::Cell;
        return haveSameShape() && m_before.board().route == m_after.board().route
            && std::ranges::equal(
                m_before.cells(), m_after.cells(), [this](const Cell &before, const Cell &after) {
                    // A row of a table is what it is called.
                    const bool isSame = before.row < 0
                        ? after.row < 0 && before.text == after.text
                        : m_later[static_cast<std::size_t>(before.row)] == after.row;
                    return isSame && before.value == after.value && before.marks == after.marks;
                });
    }

    bool hasSameWords() const
    {
        return std::ranges::equal(
            m_before.cells(), m_after.cells(), {}, &Version::Cell::text, &Version::Cell::text);
    }

    /// Boards that all have one shape are compared once.
    bool haveSameShape() const
    {
        const Shape *one = m_before.subject()->shape();
        const Shape *other = m_after.subject()->shape();
        if (one == nullptr || other == nullptr)
            return isSameShape(*m_before.board().shape, *m_after.board().shape);
        if (!m_isSameShape)
            m_isSameShape = isSameShape(*one, *other);
        return *m_isSameShape;
    }

    void count(Comparison &sums)
    {
        m_before.study();
        m_after.study();
        ++sums.compared;
        const bool isSame = isSameBoard();
        sums.changed += quint64{!isSame};
        sums.reworded += quint64{isSame && !hasSameWords()};
        countFact(m_before.isRelaxed(), m_after.isRelaxed(), sums.relaxed);
        for (std::size_t i = 0; i < sums.rows.size(); ++i)
            countFact(m_before.isOn(m_pairing->rows[i].before),
                m_after.isOn(m_pairing->rows[i].after), sums.rows[i]);
        for (std::size_t i = 0; i < sums.numbers.size(); ++i) {
            const auto before = m_before.number(m_pairing->numbersBefore[i]);
            const auto after = m_after.number(m_pairing->numbersAfter[i]);
            if (!before || !after)
                continue;
            sums.numbers[i].both += quint64{*before == *after};
            sums.numbers[i].up += quint64{*before < *after};
            sums.numbers[i].down += quint64{*before > *after};
            sums.sumsBefore[i] += *before;
            sums.sumsAfter[i] += *after;
        }
    }

    /// Counts boards that only the earlier version fills.
    void countGone(Comparison &sums)
    {
        m_before.study();
        for (std::size_t i = 0; i < sums.rows.size(); ++i) {
            if (m_pairing->rows[i].after < 0)
                sums.rows[i].down += quint64{m_before.isOn(m_pairing->rows[i].before)};
        }
    }

    void countNew(Comparison &sums)
    {
        m_after.study();
        for (std::size_t i = 0; i < sums.rows.size(); ++i) {
            if (m_pairing->rows[i].before < 0)
                sums.rows[i].up += quint64{m_after.isOn(m_pairing->rows[i].after)};
        }
    }

    static void countFact(bool before, bool after, Difference &into)
    {
        into.both += quint64{before && after};
        into.up += quint64{!before && after};
        into.down += quint64{before && !after};
    }

    std::shared_ptr<const SeedMatchedPair> m_pairing;
    Version m_before;
    Version m_after;
    mutable std::optional<bool> m_isSameShape; ///< if all boards have one
    std::vector<int> m_later; ///< by row of the earlier version: the row of the later one
};

void addTo(std::vector<Difference> &sums, const std::vector<Difference> &more)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += more[i];
}

/// How uneven the changes are, for ranking equal q values.
double unevenness(const Difference &difference)
{
    const auto all = static_cast<double>(difference.up + difference.down);
    const auto more = static_cast<double>(
        std::max(difference.up, difference.down) - std::min(difference.up, difference.down));
    return all > 0 ? more / std::sqrt(all) : 0;
}

} // namespace

std::shared_ptr<const SeedMatchedPair> pairingOf(
    SharedSubject before, SharedSubject after, MatchBy match)
{
    auto pairing = std::make_shared<SeedMatchedPair>();
    pairing->before = std::move(before);
    pairing->after = std::move(after);
    pairing->rows = pairRows(pairing->before->set(), pairing->after->set(), match);
    pairNumbers(*pairing);
    return pairing;
}

Comparison::Comparison(std::shared_ptr<const SeedMatchedPair> of)
    : pairing(std::move(of))
    , rows(pairing->rows.size())
    , numbers(pairing->numbersBefore.size())
    , sumsBefore(numbers.size(), 0)
    , sumsAfter(numbers.size(), 0)
{
}

std::expected<void, Problem> Comparison::add(const Comparison &other)
{
    Q_ASSERT(pairing == other.pairing);
    Problem problem;
    if (const auto twice = seeds.shared(other.seeds)) {
        problem.code = Code::StatisticsOverlap;
        problem.args = {twice->first, twice->last};
        return std::unexpected(problem);
    }
    if (seeds.count() > mostBoards - other.seeds.count()) {
        problem.code = Code::TooManyBoards;
        problem.args = {mostBoards};
        return std::unexpected(problem);
    }
    for (const SeedRange &range : other.seeds.ranges())
        seeds.add(range);
    failedBefore += other.failedBefore;
    failedAfter += other.failedAfter;
    rejectedBefore += other.rejectedBefore;
    rejectedAfter += other.rejectedAfter;
    compared += other.compared;
    changed += other.changed;
    reworded += other.reworded;
    relaxed += other.relaxed;
    addTo(rows, other.rows);
    addTo(numbers, other.numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        sumsBefore[i] += other.sumsBefore[i];
        sumsAfter[i] += other.sumsAfter[i];
    }
    return {};
}

const Difference &differenceOf(const Comparison &comparison, const SignificantChange &news)
{
    switch (news.kind) {
    case ChangeKind::Objective:
        return comparison.rows[news.index];
    case ChangeKind::Number:
        return comparison.numbers[news.index];
    case ChangeKind::Relaxed:
        break;
    }
    return comparison.relaxed;
}

Means meansOf(const Comparison &comparison, const SignificantChange &news)
{
    const Difference &difference = differenceOf(comparison, news);
    if (news.kind != ChangeKind::Number) {
        const auto boards = static_cast<double>(comparison.compared);
        return {.before = static_cast<double>(difference.both + difference.down) / boards,
            .after = static_cast<double>(difference.both + difference.up) / boards};
    }
    const ComparedNumber &number = comparison.pairing->numbersAfter[news.index];
    const double bin = comparison.pairing->after->study()->measures[number.measure].bin;
    const auto counted = static_cast<double>(difference.both + difference.up + difference.down);
    return {.before = bin * static_cast<double>(comparison.sumsBefore[news.index]) / counted,
        .after = bin * static_cast<double>(comparison.sumsAfter[news.index]) / counted};
}

int confidenceOf(const SignificantChange &news)
{
    static const std::array levels{std::log(0.05), std::log(0.01), std::log(0.001)};
    return static_cast<int>(
        std::ranges::count_if(levels, [&](double level) { return news.logQ <= level; }));
}

std::vector<SignificantChange> significantChanges(const Comparison &comparison)
{
    std::vector<SignificantChange> all;
    const auto add = [&](ChangeKind kind, std::size_t index) {
        SignificantChange news{.kind = kind, .index = index};
        const Difference &difference = differenceOf(comparison, news);
        news.logP = logSignTest(difference.up, difference.down);
        all.push_back(news);
    };
    for (std::size_t i = 0; i < comparison.rows.size(); ++i) {
        const Pair &pair = comparison.pairing->rows[i];
        if (pair.before >= 0 && pair.after >= 0)
            add(ChangeKind::Objective, i);
    }
    for (std::size_t i = 0; i < comparison.numbers.size(); ++i)
        add(ChangeKind::Number, i);
    add(ChangeKind::Relaxed, 0);
    std::vector<double> logs;
    logs.reserve(all.size());
    for (const SignificantChange &each : all)
        logs.push_back(each.logP);
    const std::vector<double> adjusted = logAdjusted(logs, all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].logQ = adjusted[i];
    std::erase_if(all, [](const SignificantChange &each) { return confidenceOf(each) == 0; });
    std::ranges::stable_sort(all, {}, [&](const SignificantChange &each) {
        return std::tuple(each.logP, -unevenness(differenceOf(comparison, each)));
    });
    return all;
}

Comparison compare(std::shared_ptr<const SeedMatchedPair> pairing, const SeedRange &seeds,
    const SimulateOptions &options, const std::stop_token &stop, const SimulateProgress &progress)
{
    constexpr qint64 seedsAtOnce = 128;
    SeedQueue queue(seeds, options.range > 0 ? options.range : seedsAtOnce, progress);
    return countOnThreads(
        queue, options.threads, stop, [&] { return Comparison(pairing); },
        [&] { return Comparer(pairing); });
}

} // namespace boardwright
