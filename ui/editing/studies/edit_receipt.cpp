// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/edit_receipt.h"

#include "core/generator/row_texts.h"
#include "core/goalset/identity.h"
#include "ui/editing/workers/mailbox.h"

#include <algorithm>
#include <mutex>
#include <span>
#include <utility>

namespace boardwright {

namespace {

constexpr qint64 seedsAtOnce = 125;
static_assert(EditReceipt::seeds % seedsAtOnce == 0);

/// The texts of all cells, parts included, as a person reads them.
QStringList cellTextsOf(
    const Subject &subject, const GoalSet &set, const QString &seed, Watch &watch)
{
    const auto scratch = subject.generator->scratch(*subject.compiled);
    Result board;
    // What could be filled of a board that failed is shown as well.
    const Outcome outcome
        = subject.generator->run(*subject.compiled, *scratch, seed, board, nullptr, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return {};
    const RowTexts texts(set);
    QStringList cells;
    const auto add = [&](const Placed &placed) { cells << texts.text(placed.what, placed.value); };
    std::ranges::for_each(board.at, add);
    for (const Part &part : board.parts)
        std::ranges::for_each(part.result->at, add);
    return cells;
}

int differencesOf(const QStringList &one, const QStringList &other)
{
    const qsizetype shared = std::min(one.size(), other.size());
    qsizetype differ = std::max(one.size(), other.size()) - shared;
    for (qsizetype i = 0; i < shared; ++i)
        differ += one[i] == other[i] ? 0 : 1;
    return static_cast<int>(differ);
}

/// The goals that keyed draws know by another identity, because their text is another one.
int rewordedIn(const Edit &edit, std::span<const Pair> rows)
{
    const auto before = identities(edit.before);
    const auto after = identities(edit.after);
    return static_cast<int>(std::ranges::count_if(rows, [&](const Pair &pair) {
        return pair.before >= 0 && pair.after >= 0
            && edit.before.objectives[pair.before].goal != edit.after.objectives[pair.after].goal
            && before[static_cast<std::size_t>(pair.before)]
            != after[static_cast<std::size_t>(pair.after)];
    }));
}

} // namespace

/// What the threads that compare share with each other, and hand over.
struct EditVersions {
    struct Cells {
        QString seed;
        int changed = 0;
    };

    EditVersions(Edit what, const Generator &generator, Settings settings)
        : edit(std::move(what))
        , m_generator(generator)
        , m_settings(std::move(settings))
    {
    }

    bool isOf(const Edit &other, const PreviewRequest &request) const
    {
        return &m_generator == request.generator && m_settings == request.settings && edit == other;
    }

    /// Null where one of them has no boards, or when stopped. Whoever is first compiles, the others
    /// wait; where that one is stopped, the next one does.
    std::shared_ptr<const Pairing> pairing(const std::stop_token &stop)
    {
        const std::scoped_lock lock(m_compiling);
        if (m_isCompiled)
            return m_pairing;
        auto before = subjectOf(m_generator, edit.before, m_settings, Watch(stop));
        if (stop.stop_requested())
            return nullptr;
        auto after = subjectOf(m_generator, edit.after, m_settings, Watch(stop));
        if (stop.stop_requested())
            return nullptr;
        m_isCompiled = true;
        const bool isOne = before.has_value() || after.has_value();
        const auto single = before ? Receipt::Boards::OnlyBefore : Receipt::Boards::OnlyAfter;
        boards.put(before && after ? Receipt::Boards::Both
                : isOne            ? single
                                   : Receipt::Boards::Neither);
        if (before && after)
            m_pairing = pairingOf(
                *std::move(before), edit.before, *std::move(after), edit.after, MatchBy::Id);
        return m_pairing;
    }

    void countCells(const QString &seed, const std::stop_token &stop)
    {
        const auto versions = pairing(stop);
        if (!versions)
            return;
        Watch watch(stop);
        const QStringList before = cellTextsOf(versions->before, edit.before, seed, watch);
        const QStringList after = cellTextsOf(versions->after, edit.after, seed, watch);
        if (!stop.stop_requested())
            cells.put({.seed = seed, .changed = differencesOf(before, after)});
    }

    void compareSeeds(const SeedRange &range, const std::stop_token &stop)
    {
        const auto versions = pairing(stop);
        if (!versions)
            return;
        const Comparison more = compare(versions, range, {.threads = 1}, stop);
        const std::scoped_lock lock(m_mutex);
        if (!m_sums)
            m_sums.emplace(versions);
        [[maybe_unused]] const auto added = m_sums->add(more);
        Q_ASSERT(added); // of one pairing and of other seeds
        if (m_sums->seeds.count() == EditReceipt::seeds)
            numbers.put(std::make_shared<const ReceiptNumbers>(
                *m_sums, newsOf(*m_sums), rewordedIn(edit, versions->rows)));
    }

    const Edit edit;
    Mailbox<Receipt::Boards> boards;
    Mailbox<Cells> cells;
    Mailbox<std::shared_ptr<const ReceiptNumbers>> numbers;

private:
    const Generator &m_generator;
    const Settings m_settings;
    std::mutex m_compiling; ///< of what follows, up to the pairing
    bool m_isCompiled = false;
    std::shared_ptr<const Pairing> m_pairing;
    std::mutex m_mutex; ///< of the sums
    std::optional<Comparison> m_sums;
};

EditReceipt::EditReceipt(LastEdit &edit, JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_edit(edit)
    , m_pool(pool)
    , m_preview(preview)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(leastPause);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (std::exchange(m_isToTell, false))
            tell();
    });
    connect(&edit, &LastEdit::changed, this, [this] {
        if (!m_edit.edit())
            follow();
        else if (m_receipt)
            Q_EMIT outdated();
    });
    connect(&preview, &Preview::updated, this, &EditReceipt::follow);
    connect(&pool, &JobPool::advanced, this, &EditReceipt::take);
}

EditReceipt::~EditReceipt() = default;

bool EditReceipt::isUpToDate() const
{
    return m_receipt && m_preview.isUpToDate()
        && m_versions->isOf(*m_edit.edit(), m_preview.result()->request);
}

/// What the preview cannot keep up with would be stopped at once here.
void EditReceipt::follow()
{
    const std::optional<Edit> &edit = m_edit.edit();
    if (!edit) {
        m_seedJob = {};
        m_numbersJob = {};
        m_versions.reset();
        m_isToTell = false;
        if (std::exchange(m_receipt, std::nullopt))
            Q_EMIT updated();
        return;
    }
    if (!m_preview.isUpToDate())
        return;
    const PreviewRequest &shown = m_preview.result()->request;
    if (m_versions && m_versions->isOf(*edit, shown)) {
        if (m_seed != shown.seed) {
            m_receipt->cells.reset();
            startSeed(shown.seed);
        }
        return;
    }
    m_versions = std::make_shared<EditVersions>(*edit, *shown.generator, shown.settings);
    m_receipt.emplace();
    m_receipt->edit = *edit;
    startSeed(shown.seed);
    m_numbersJob = m_pool.start({.pieces = static_cast<std::size_t>(seeds / seedsAtOnce),
        .priority = JobPriority::Quick,
        .makeWorker = [versions = m_versions](const std::stop_token & /*stop*/) -> Job::Worker {
            return [versions](std::size_t piece, const std::stop_token &stop) {
                const qint64 before = static_cast<qint64>(piece) * seedsAtOnce;
                versions->compareSeeds({.first = before + 1, .last = before + seedsAtOnce}, stop);
            };
        }});
}

void EditReceipt::startSeed(const QString &seed)
{
    m_seed = seed;
    m_seedJob = m_pool.start({.pieces = 1,
        .priority = JobPriority::Quick,
        .makeWorker
        = [versions = m_versions, seed](const std::stop_token & /*stop*/) -> Job::Worker {
            return [versions, seed](std::size_t /*piece*/, const std::stop_token &stop) {
                versions->countCells(seed, stop);
            };
        }});
}

void EditReceipt::take()
{
    if (!m_versions)
        return;
    bool isNew = false;
    if (const auto boards = m_versions->boards.take()) {
        m_receipt->boards = boards;
        isNew = true;
    }
    if (const auto cells = m_versions->cells.take(); cells && cells->seed == m_seed) {
        m_receipt->cells = cells->changed;
        isNew = true;
    }
    if (auto numbers = m_versions->numbers.take()) {
        m_receipt->numbers = *std::move(numbers);
        isNew = true;
    }
    if (isNew)
        tell();
}

void EditReceipt::tell()
{
    if (m_pause.isActive()) {
        m_isToTell = true;
        return;
    }
    m_pause.start();
    Q_EMIT updated();
}

} // namespace boardwright
