// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/edit_receipt.h"

#include "core/generator/row_texts.h"
#include "core/goalset/identity.h"

#include <algorithm>
#include <mutex>
#include <tuple>
#include <utility>

namespace boardwright {

namespace {

constexpr qint64 seedsAtOnce = 125;
static_assert(EditReceipt::seeds % seedsAtOnce == 0);

/// The texts of all cells, parts included, as the user reads them.
QStringList cellTextsOf(const Subject &subject, const QString &seed, Watch &watch)
{
    const auto scratch = subject.scratch();
    Result board;
    // The filled part of a failed board is shown as well.
    const Outcome outcome = subject.run(*scratch, seed, board, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return {};
    const RowTexts texts(subject.set());
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

} // namespace

bool Receipt::canKeepBoard() const
{
    return reworded > 0 && !edit.isUndo() && boards.value_or(Boards::Both) == Boards::Both
        && (!numbers || numbers->comparison.changed > 0);
}

/// State shared by the threads that compare.
struct EditVersions {
    /// `before`: already compiled, or null. `after`: null if no boards can be made from it.
    EditVersions(Edit what, const PreviewRequest &shown, SharedSubject before, SharedSubject after)
        : edit(std::move(what))
        , m_generator(*shown.generator)
        , m_settings(shown.settings)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
    }

    bool isOf(const Edit &other, const PreviewRequest &request) const
    {
        return &m_generator == request.generator && m_settings == request.settings && edit == other;
    }

    /// Null if it could not be compiled, or has not been compiled yet. Never waits for a thread
    /// that compiles.
    SharedSubject before()
    {
        const std::scoped_lock lock(m_briefly);
        return m_before;
    }

    /// Null if one version has no boards, or if it was stopped. The first caller compiles what is
    /// missing while others wait; if it is stopped, the next one compiles.
    std::shared_ptr<const SeedMatchedPair> pairing(const std::stop_token &stop)
    {
        const std::scoped_lock lock(m_compiling);
        if (m_isReady)
            return m_pairing;
        SharedSubject compiled = before();
        if (!compiled) {
            auto made = subjectOf(m_generator, edit.before, m_settings);
            if (stop.stop_requested())
                return nullptr;
            if (made)
                compiled = *std::move(made);
            const std::scoped_lock briefly(m_briefly);
            m_before = compiled;
        }
        m_isReady = true;
        if (compiled && m_after)
            m_pairing = pairingOf(compiled, m_after, MatchBy::Id);
        return m_pairing;
    }

    /// The number of cells of a seed's board whose text differs; std::nullopt if there are no
    /// boards, or if it was stopped.
    std::optional<int> changedCells(const QString &seed, const std::stop_token &stop)
    {
        const auto versions = pairing(stop);
        if (!versions)
            return std::nullopt;
        Watch watch(stop);
        const QStringList one = cellTextsOf(*versions->before, seed, watch);
        if (stop.stop_requested())
            return std::nullopt;
        const QStringList other = cellTextsOf(*versions->after, seed, watch);
        return stop.stop_requested() ? std::nullopt : std::optional(differencesOf(one, other));
    }

    /// std::nullopt until all seeds are compared, or it is clear that they cannot be compared.
    std::optional<std::pair<Receipt::Boards, std::shared_ptr<const ReceiptNumbers>>> compareSeeds(
        const SeedRange &range, const std::stop_token &stop)
    {
        using Boards = Receipt::Boards;
        const auto versions = pairing(stop);
        if (stop.stop_requested())
            return std::nullopt;
        if (!versions && m_after)
            return std::pair(Boards::OnlyAfter, nullptr);
        if (!versions)
            return std::pair(before() ? Boards::OnlyBefore : Boards::Neither, nullptr);
        const Comparison more = compare(versions, range, {.threads = 1}, stop);
        const std::scoped_lock lock(m_mutex);
        if (!m_sums)
            m_sums.emplace(versions);
        [[maybe_unused]] const auto added = m_sums->add(more);
        Q_ASSERT(added); // of the same pairing, with other seeds
        if (m_sums->seeds.count() < EditReceipt::seeds)
            return std::nullopt;
        return std::pair(Boards::Both,
            std::make_shared<const ReceiptNumbers>(*m_sums, significantChanges(*m_sums)));
    }

    const Edit edit;

private:
    const Generator &m_generator;
    const Settings m_settings;
    std::mutex m_compiling; ///< held while compiling; guards m_isReady and m_pairing
    bool m_isReady = false;
    std::shared_ptr<const SeedMatchedPair> m_pairing;
    std::mutex m_briefly; ///< guards m_before, also from the window's thread
    SharedSubject m_before;
    const SharedSubject m_after;
    std::mutex m_mutex; ///< guards m_sums
    std::optional<Comparison> m_sums;
};

EditReceipt::EditReceipt(LastEdit &edit, JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_edit(edit)
    , m_preview(preview)
    , m_cells(
          pool,
          [this](const Cells::Replies &cells) {
              m_receipt->cells = cells.back();
              Q_EMIT updated();
          },
          &m_pause)
    , m_numbers(
          pool,
          [this](const Numbers::Replies &found) {
              std::tie(m_receipt->boards, m_receipt->numbers) = found.back();
              Q_EMIT updated();
          },
          &m_pause)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(leastPause);
    connect(&edit, &LastEdit::changed, this, [this] {
        if (!m_edit.edit())
            follow();
        else if (m_receipt)
            Q_EMIT outdated();
    });
    connect(&preview, &Preview::updated, this, &EditReceipt::follow);
}

EditReceipt::~EditReceipt() = default;

bool EditReceipt::isUpToDate() const
{
    return m_receipt && m_preview.isUpToDate()
        && m_versions->isOf(*m_edit.edit(), m_preview.result()->request);
}

/// Waits until the preview is up to date, because work started during a burst of edits would be
/// stopped at once.
void EditReceipt::follow()
{
    const std::optional<Edit> &edit = m_edit.edit();
    const bool isUpToDate = m_preview.isUpToDate();
    if (!edit)
        forget();
    else if (isUpToDate)
        tellOf(*edit, *m_preview.result());
    if (isUpToDate)
        m_lastSubject = m_preview.result()->subject;
}

void EditReceipt::forget()
{
    m_cells.stop();
    m_numbers.stop();
    m_versions.reset();
    if (std::exchange(m_receipt, std::nullopt))
        Q_EMIT updated();
}

void EditReceipt::tellOf(const Edit &edit, const PreviewResult &shown)
{
    const PreviewRequest &request = shown.request;
    if (m_versions && m_versions->isOf(edit, request)) {
        if (m_seed != request.seed) {
            m_receipt->cells.reset();
            startSeed(request.seed);
        }
        return;
    }
    m_versions = std::make_shared<EditVersions>(
        edit, request, compiledBefore(edit, request), shown.subject);
    m_receipt.emplace();
    m_receipt->edit = edit;
    m_receipt->reworded = static_cast<int>(redrawnGoals(edit.before, edit.after).size());
    startSeed(request.seed);
    m_numbers.start({.pieces = static_cast<std::size_t>(seeds / seedsAtOnce),
        .priority = JobPriority::Quick,
        .isSerial = false,
        .makeWorker = [versions = m_versions]() -> Numbers::Worker {
            return [versions](std::size_t piece, const std::stop_token &stop) {
                const qint64 before = static_cast<qint64>(piece) * seedsAtOnce;
                return versions->compareSeeds(
                    {.first = before + 1, .last = before + seedsAtOnce}, stop);
            };
        }});
}

/// Most edits start from the set shown last, or from the start of the previous edit: a gesture
/// continues, or a set is pinned. Null if the set must be compiled again.
SharedSubject EditReceipt::compiledBefore(const Edit &edit, const PreviewRequest &shown) const
{
    for (const SharedSubject &known :
        {m_lastSubject, m_versions ? m_versions->before() : SharedSubject()}) {
        if (known && &known->generator() == shown.generator && known->settings() == shown.settings
            && known->set() == edit.before)
            return known;
    }
    return nullptr;
}

void EditReceipt::startSeed(const QString &seed)
{
    m_seed = seed;
    m_cells.start({.pieces = 1,
        .priority = JobPriority::Quick,
        .isSerial = false,
        .makeWorker = [versions = m_versions, seed]() -> Cells::Worker {
            return [versions, seed](std::size_t /*piece*/, const std::stop_token &stop) {
                return versions->changedCells(seed, stop);
            };
        }});
}

} // namespace boardwright
