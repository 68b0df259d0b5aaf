// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/worlds/world_curation.h"

#include "core/goalset/rows.h"
#include "ui/editing/document/section_edits.h"
#include "ui/text/generators/worlds/zone_weights_words.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace boardwright {

namespace {

/// Small, because more urgent work waits for the running piece.
constexpr qint64 seedsInPiece = 25;

} // namespace

/// All that the pieces of a search for weights share; used by one at a time.
struct WorldCuration::WeighingJob {
    SharedSubject subject;
    worlds::ZoneBalancer balancer;
    std::optional<worlds::WeightTrial> trial{};

    const worlds::WorldSet &set() const
    {
        return static_cast<const worlds::WorldSet &>(subject->compiled());
    }

    std::optional<Reply> step(std::size_t piece, const std::stop_token &stop)
    {
        if (!balancer.isDone()) {
            const auto round = balancer.round(1, stop);
            if (!round)
                return std::nullopt;
            return Reply{.piece = piece,
                .candidates = {},
                .wishes = {},
                .rounds = {*round},
                .weights = balancer.weights()};
        }
        if (!trial)
            trial.emplace(set().pool, balancer.weights(), set().options);
        if (!trial->step(1, stop) || !trial->isDone())
            return std::nullopt;
        return Reply{.piece = piece,
            .candidates = {},
            .wishes = {},
            .rounds = {},
            .weights = balancer.weights(),
            .comparison = trial->result()};
    }
};

WorldCuration::WorldCuration(
    GoalSetDocument &document, Preview &preview, JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_preview(preview)
    , m_work(pool, [this](Work::Replies replies) { receive(std::move(replies)); })
{
    connect(&preview, &Preview::settled, this, &WorldCuration::follow);
    connect(&document, &GoalSetDocument::changed, this, &WorldCuration::follow);
}

WorldCuration::~WorldCuration() = default;

bool WorldCuration::canBegin() const
{
    const auto result = m_preview.result();
    return result && result->subject
        && dynamic_cast<const worlds::WorldSet *>(&result->subject->compiled()) != nullptr;
}

const worlds::WorldSet &WorldCuration::worldSet() const
{
    return static_cast<const worlds::WorldSet &>(m_question.subject->compiled());
}

const worlds::Pool *WorldCuration::pool() const
{
    return m_question.subject ? &worldSet().pool : nullptr;
}

bool WorldCuration::begin(Task task)
{
    if (!canBegin())
        return false;
    const SharedSubject &subject = m_preview.result()->subject;
    if (!areSame(subject, m_question.subject)) {
        m_candidates.reset();
        m_wishes.clear();
        m_rounds.clear();
        m_weights.clear();
        m_comparison.reset();
    }
    m_question.subject = subject;
    m_task = m_last = task;
    m_results.begin(subject->set());
    m_results.follow(m_document.set());
    return true;
}

void WorldCuration::curate(qint64 count, qint64 candidates, const worlds::CurationWishes &wishes)
{
    if (!begin(Task::Making))
        return;
    m_question.wanted = count;
    m_question.seeds = candidates;
    m_question.wishes = wishes;
    m_candidates.reset();
    m_wishes.clear();
    m_pieces.clear();
    m_pieceCount = static_cast<std::size_t>((candidates + seedsInPiece - 1) / seedsInPiece);
    m_work.start({.pieces = m_pieceCount,
        .priority = JobPriority::Asked,
        .isSerial = false,
        .makeWorker = [subject = m_question.subject, candidates]() -> Work::Worker {
            const auto &set = static_cast<const worlds::WorldSet &>(subject->compiled());
            auto joins = std::make_shared<const worlds::JoinTable>(set.pool, set.options.process);
            return [subject, candidates, joins, &set](
                       std::size_t piece, const std::stop_token &stop) -> std::optional<Reply> {
                const qint64 first = static_cast<qint64>(piece) * seedsInPiece + 1;
                Reply reply{.piece = piece,
                    .candidates = worlds::makeCandidates(set.pool, set.options, *joins,
                        {.first = first, .last = std::min(first + seedsInPiece - 1, candidates)}, 1,
                        stop, {}, &subject->judge()),
                    .wishes = {},
                    .rounds = {},
                    .weights = {}};
                return stop.stop_requested() ? std::nullopt : std::optional(std::move(reply));
            };
        }});
    Q_EMIT wishesChanged();
    Q_EMIT updated();
}

/// From all candidates, one wish after the other.
void WorldCuration::choose()
{
    m_task = Task::Choosing;
    const auto turns = std::make_shared<const std::vector<worlds::CurationWishes>>(
        worlds::wishesInTurn(m_question.wishes));
    m_pieceCount = turns->size();
    m_work.start({.pieces = m_pieceCount,
        .priority = JobPriority::Asked,
        .isSerial = true, // so that they come in order
        .makeWorker = [subject = m_question.subject, candidates = m_candidates, turns,
                          count = static_cast<std::size_t>(m_question.wanted)]() -> Work::Worker {
            const auto &set = static_cast<const worlds::WorldSet &>(subject->compiled());
            auto joins = std::make_shared<const worlds::JoinTable>(set.pool, set.options.process);
            return [=, &set](
                       std::size_t piece, const std::stop_token &stop) -> std::optional<Reply> {
                auto cost
                    = worlds::costOf(set.pool, *joins, *candidates, (*turns)[piece], count, stop);
                if (!cost)
                    return std::nullopt;
                Reply reply{
                    .piece = piece, .candidates = {}, .wishes = {}, .rounds = {}, .weights = {}};
                auto shares
                    = worlds::appearanceSharesOf(set.pool, *joins, *candidates, cost->chosen);
                auto relevance = worlds::relevanceBySort(set.pool, *candidates, cost->chosen);
                reply.wishes.push_back({.cost = *std::move(cost),
                    .shares = std::move(shares),
                    .relevance = std::move(relevance)});
                return reply;
            };
        }});
}

void WorldCuration::weigh()
{
    if (!begin(Task::Weighing))
        return;
    m_rounds.clear();
    m_weights.clear();
    m_comparison.reset();
    const worlds::WeightEffort effort;
    m_pieceCount = static_cast<std::size_t>(effort.rounds + worlds::WeightTrial::steps);
    m_work.start({.pieces = m_pieceCount,
        .priority = JobPriority::Asked,
        .isSerial = true, // each round starts from the result of the previous one
        .makeWorker
        = [job = std::make_shared<WeighingJob>(WeighingJob{.subject = m_question.subject,
               .balancer = worlds::ZoneBalancer(
                   worldSet().pool, worldSet().options, effort)})]() -> Work::Worker {
            return [job](std::size_t piece, const std::stop_token &stop) {
                return job->step(piece, stop);
            };
        }});
    Q_EMIT wishesChanged();
    Q_EMIT updated();
}

void WorldCuration::stop()
{
    if (!isRunning())
        return;
    end();
    Q_EMIT updated();
}

void WorldCuration::end()
{
    m_work.stop();
    m_pieces.clear();
    m_task = Task::None;
}

void WorldCuration::receive(Work::Replies replies)
{
    switch (m_task) {
    case Task::None:
        return;
    case Task::Weighing:
        receiveRounds(replies);
        break;
    case Task::Making:
        receiveCandidates(replies);
        break;
    case Task::Choosing:
        receiveWishes(replies);
        break;
    }
    Q_EMIT updated();
}

void WorldCuration::receiveRounds(Work::Replies &replies)
{
    for (Reply &reply : replies) {
        std::ranges::copy(reply.rounds, std::back_inserter(m_rounds));
        m_weights = std::move(reply.weights);
        m_comparison = reply.comparison;
    }
    if (m_comparison)
        end();
}

void WorldCuration::receiveCandidates(Work::Replies &replies)
{
    for (Reply &reply : replies)
        m_pieces.emplace(reply.piece, std::move(reply.candidates));
    if (m_pieces.size() < m_pieceCount)
        return;
    auto all = std::make_shared<std::vector<worlds::WorldCandidate>>();
    for (auto &[piece, candidates] : m_pieces)
        std::ranges::move(candidates, std::back_inserter(*all));
    m_pieces.clear();
    m_candidates = std::move(all);
    choose();
}

void WorldCuration::receiveWishes(Work::Replies &replies)
{
    for (Reply &reply : replies)
        std::ranges::move(reply.wishes, std::back_inserter(m_wishes));
    if (m_wishes.size() == m_pieceCount)
        end();
    Q_EMIT wishesChanged();
}

/// Results of other worlds stay, but are no longer completed.
void WorldCuration::follow()
{
    if (m_question.subject) {
        m_results.follow(m_document.set(), areSettingsSame());
        if (!m_results.isCurrent() && isRunning())
            end();
    }
    Q_EMIT updated();
}

/// While no world can be made, the settings are those that were last seen.
bool WorldCuration::areSettingsSame() const
{
    const auto result = m_preview.result();
    return !result || !result->subject || haveSameSettings(result->subject, m_question.subject);
}

double WorldCuration::yieldOf(const CuratedWish &wish) const
{
    return wish.cost.yieldOf(m_question.wanted);
}

QStringList WorldCuration::seeds() const
{
    QStringList seeds;
    if (isRunning() || m_wishes.empty()
        || m_wishes.size() != worlds::wishesInTurn(m_question.wishes).size())
        return seeds;
    for (const std::size_t index : m_wishes.back().cost.chosen)
        seeds << nameText((*m_candidates)[index].seed);
    return seeds;
}

/// The zones whose weights in a set differ from those that were found, with these.
QList<std::pair<RowId, FieldValues>> WorldCuration::changesIn(const GoalSet &set) const
{
    QList<std::pair<RowId, FieldValues>> changes;
    const QList<TableRow> rows = set.tables.value(worlds::zoneTable.key);
    for (std::size_t zone = 0; zone < m_weights.size(); ++zone) {
        const worlds::PoolZone &of = pool()->zones[zone];
        const auto row = std::ranges::find(rows, of.row, &TableRow::id);
        if (m_weights[zone] == of.weight || row == rows.end())
            continue;
        FieldValues values = row->values;
        setValue(values, worlds::columns::weight, qint64{m_weights[zone]});
        changes << std::pair(row->id, values);
    }
    return changes;
}

GoalSet WorldCuration::setAfter() const
{
    GoalSet after = setBefore();
    QList<TableRow> &rows = after.tables[worlds::zoneTable.key];
    for (const auto &[zone, values] : changesIn(after))
        rows[indexOfRow(rows, zone)].values = values;
    return after;
}

WorseNumbers WorldCuration::worse() const
{
    if (!m_comparison)
        return {.isComplete = false};
    return {.lines = worseZoneWeights(*m_comparison)};
}

bool WorldCuration::canApply() const
{
    return !isRunning() && m_results.isCurrent() && !m_weights.empty()
        && !changesIn(m_question.subject->set()).isEmpty();
}

void WorldCuration::apply()
{
    if (!canApply())
        return;
    const auto changes = changesIn(m_document.set());
    putTableRows(m_document, worlds::zoneTable, changes, {},
        tr("Weight %Ln zones", "the name of an undo step", static_cast<int>(changes.size())));
    m_results.setApplied(m_document.set(),
        tr("the weights of %Ln zones changed", "by the tool", static_cast<int>(changes.size())));
    Q_EMIT updated();
}

} // namespace boardwright
