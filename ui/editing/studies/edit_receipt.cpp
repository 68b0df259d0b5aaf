// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/edit_receipt.h"

#include "core/board/same_shape.h"
#include "core/generator/row_texts.h"
#include "core/goalset/identity.h"
#include "ui/editing/board/made_board.h"
#include "ui/text/number_text.h"

#include <QMap>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <tuple>
#include <utility>

namespace boardwright {

namespace {

/// Small at first, so that it is soon clear if boards are slow or never pass their gates.
constexpr qint64 seedsAtFirst = 25;
constexpr qint64 piecesAtFirst = EditReceipt::hopelessSeeds / seedsAtFirst;
constexpr qint64 seedsAtOnce = 100;
constexpr qint64 piecesLater = (EditReceipt::seeds - EditReceipt::hopelessSeeds) / seedsAtOnce;
static_assert(EditReceipt::hopelessSeeds % seedsAtFirst == 0);
static_assert((EditReceipt::seeds - EditReceipt::hopelessSeeds) % seedsAtOnce == 0);

SeedRange receiptSeeds(std::size_t piece)
{
    const auto number = static_cast<qint64>(piece);
    const bool isFirst = number < piecesAtFirst;
    const qint64 length = isFirst ? seedsAtFirst : seedsAtOnce;
    const qint64 before = isFirst
        ? number * seedsAtFirst
        : EditReceipt::hopelessSeeds + (number - piecesAtFirst) * seedsAtOnce;
    return {.first = before + 1, .last = before + length};
}

/// A board as the user sees it.
struct SeenBoard {
    bool isMade = false;
    std::shared_ptr<const Shape> shape;
    std::vector<SiteIndex> route;
    /// What is in the cells, parts included, by where they are: boards of different shapes have
    /// cells in common.
    QMap<QString, QString> cells{};
};

QString keyOf(const Shape &shape, std::size_t index)
{
    // The places of a graph are drawn anew for each board; its sites count from the start.
    const QPointF at = shape.sites[index].place.topLeft();
    return shape.topology == Topology::Graph
        ? nameText(index)
        : QStringLiteral("%1 %2").arg(plainNumber(at.x()), plainNumber(at.y()));
}

void addCells(const Result &board, const RowTexts &texts, const QString &prefix, SeenBoard &into)
{
    for (std::size_t i = 0; i < board.at.size(); ++i) {
        const Placed &placed = board.at[i];
        into.cells.insert(prefix + keyOf(*board.shape, i),
            QStringLiteral("%1 %2 ")
                    .arg(static_cast<int>(board.shape->sites[i].kind))
                    .arg(placed.marks.toInt())
                + texts.text(placed.what, placed.value));
    }
}

/// Nothing if it was stopped.
std::optional<SeenBoard> seenBoard(const Subject &subject, const QString &seed, Watch &watch)
{
    const auto scratch = subject.scratch();
    Result board;
    // The filled part of a failed board is shown as well.
    const Outcome outcome = subject.run(*scratch, seed, board, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return std::nullopt;
    SeenBoard seen{
        .isMade = outcome.has_value(), .shape = board.shape, .route = std::move(board.route)};
    const RowTexts texts(subject.set());
    addCells(board, texts, {}, seen);
    for (const Part &part : board.parts)
        addCells(*part.result, texts,
            keyOf(*board.shape, static_cast<std::size_t>(part.site)) + u'/', seen);
    return seen;
}

/// Cells that read differently, or that only one of the boards has.
int differencesOf(const SeenBoard &one, const SeenBoard &other)
{
    int differ = 0;
    for (const auto &[place, text] : one.cells.asKeyValueRange()) {
        const auto found = other.cells.constFind(place);
        differ += found == other.cells.cend() || *found != text ? 1 : 0;
    }
    for (const QString &place : other.cells.keys())
        differ += one.cells.contains(place) ? 0 : 1;
    return differ;
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
            auto made = subjectOf(m_generator, edit.before, m_settings, stop);
            if (stop.stop_requested())
                return nullptr;
            if (made)
                compiled = *std::move(made);
            const std::scoped_lock briefly(m_briefly);
            m_before = compiled;
        }
        // pairingOf() needs both, which takes long for large sets.
        if (compiled && m_after && !(compiled->studyUntil(stop) && m_after->studyUntil(stop)))
            return nullptr;
        m_isReady = true;
        if (compiled && m_after)
            m_pairing = pairingOf(compiled, m_after, MatchBy::Id);
        return m_pairing;
    }

    /// What became of a seed's board: the number of its cells that read differently, and the rest;
    /// std::nullopt if there are no boards, or if it was stopped.
    std::optional<std::pair<int, Receipt::BoardChange>> changedCells(
        const QString &seed, const std::stop_token &stop)
    {
        const auto versions = pairing(stop);
        if (!versions)
            return std::nullopt;
        Watch watch(stop);
        const auto one = seenBoard(*versions->before, seed, watch);
        const auto other = one ? seenBoard(*versions->after, seed, watch) : std::nullopt;
        if (!other || stop.stop_requested())
            return std::nullopt;
        return std::pair(differencesOf(*one, *other),
            Receipt::BoardChange{.wasMade = one->isMade,
                .isMade = other->isMade,
                .isOtherShape = !isSameShape(*one->shape, *other->shape),
                .isOtherRoute = one->route != other->route});
    }

    /// std::nullopt until enough seeds are compared, or it is clear that they cannot be compared.
    std::optional<EditReceipt::Found> compareSeeds(
        const SeedRange &range, const std::stop_token &stop)
    {
        using Boards = Receipt::Boards;
        const auto versions = pairing(stop);
        if (stop.stop_requested())
            return std::nullopt;
        if (!versions) {
            const SharedSubject one = m_after ? m_after : before();
            if (!one)
                return EditReceipt::Found{.boards = Boards::Neither, .numbers = nullptr};
            return countBoards(*one, range, stop);
        }
        if (m_isOver)
            return std::nullopt;
        const Comparison more = compare(versions, range, {.threads = 1}, stop);
        const std::scoped_lock lock(m_mutex);
        if (!m_sums)
            m_sums.emplace(versions);
        [[maybe_unused]] const auto added = m_sums->add(more);
        Q_ASSERT(added); // of the same pairing, with other seeds
        const qint64 seeds = m_sums->seeds.count();
        const bool isEnough = seeds >= EditReceipt::seeds
            || (seeds >= EditReceipt::hopelessSeeds && m_sums->compared == 0);
        if (!isEnough || m_isOver.exchange(true))
            return std::nullopt;
        return EditReceipt::Found{.boards = Boards::Both,
            .numbers
            = std::make_shared<const ReceiptNumbers>(*m_sums, significantChanges(*m_sums))};
    }

    const Edit edit;

private:
    /// How many of some seeds have a board, if only one version has boards at all.
    std::optional<EditReceipt::Found> countBoards(
        const Subject &subject, const SeedRange &range, const std::stop_token &stop)
    {
        if (m_isOver)
            return std::nullopt;
        const auto scratch = subject.scratch();
        Result board;
        Watch watch(stop);
        qint64 made = 0;
        for (qint64 seed = range.first; seed <= range.last; ++seed) {
            const Outcome outcome = subject.run(*scratch, nameText(seed), board, watch);
            if (!outcome && outcome.error().code == Code::Cancelled)
                return std::nullopt;
            made += outcome ? 1 : 0;
        }
        const std::scoped_lock lock(m_mutex);
        m_tried += range.last - range.first + 1;
        m_made += made;
        if (m_tried < EditReceipt::hopelessSeeds || m_isOver.exchange(true))
            return std::nullopt;
        return EditReceipt::Found{
            .boards = m_after ? Receipt::Boards::OnlyAfter : Receipt::Boards::OnlyBefore,
            .numbers = nullptr,
            .seedsTried = m_tried,
            .boardsMade = m_made};
    }

    const Generator &m_generator;
    const Settings m_settings;
    std::mutex m_compiling; ///< held while compiling; guards m_isReady and m_pairing
    bool m_isReady = false;
    std::shared_ptr<const SeedMatchedPair> m_pairing;
    std::mutex m_briefly; ///< guards m_before, also from the window's thread
    SharedSubject m_before;
    const SharedSubject m_after;
    std::mutex m_mutex; ///< guards the members below
    std::optional<Comparison> m_sums;
    qint64 m_tried = 0;
    qint64 m_made = 0;
    std::atomic<bool> m_isOver = false; ///< enough seeds are counted
};

EditReceipt::EditReceipt(LastEdit &edit, JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_edit(edit)
    , m_preview(preview)
    , m_cells(
          pool,
          [this](const Cells::Replies &cells) {
              std::tie(m_receipt->cells, m_receipt->board) = cells.back();
              Q_EMIT updated();
          },
          &m_pause)
    , m_numbers(
          pool,
          [this](const Numbers::Replies &found) {
              m_receipt->boards = found.back().boards;
              m_receipt->numbers = found.back().numbers;
              m_receipt->seedsTried = found.back().seedsTried;
              m_receipt->boardsMade = found.back().boardsMade;
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
            m_receipt->hasBoard = isMade(shown);
            startSeed(request.seed);
        }
        return;
    }
    m_versions = std::make_shared<EditVersions>(
        edit, request, compiledBefore(edit, request), shown.subject);
    m_receipt.emplace();
    m_receipt->edit = edit;
    if (request.generator->info().drawsByText)
        m_receipt->reworded = static_cast<int>(redrawnGoals(edit.before, edit.after).size());
    m_receipt->hasBoard = isMade(shown);
    startSeed(request.seed);
    m_numbers.start({.pieces = static_cast<std::size_t>(piecesAtFirst + piecesLater),
        .priority = JobPriority::Quick,
        .isSerial = false,
        .makeWorker = [versions = m_versions]() -> Numbers::Worker {
            return [versions](std::size_t piece, const std::stop_token &stop) {
                return versions->compareSeeds(receiptSeeds(piece), stop);
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
