// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_panel.h"

#include "ui/editing/board/made_board.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/document/position_edits.h"
#include "ui/editing/studies/last_edit.h"
#include "ui/text/field_words.h"
#include "ui/text/made_words.h"
#include "ui/text/words.h"
#include "ui/widgets/board/board_legend.h"
#include "ui/widgets/board/board_scroll.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/cell_menu.h"
#include "ui/widgets/board/generator_box.h"
#include "ui/widgets/board/metrics_page.h"
#include "ui/widgets/board/overlay_bar.h"
#include "ui/widgets/board/parameter_bar.h"
#include "ui/widgets/board/receipt_bar.h"
#include "ui/widgets/board/replay_bar.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/fitting_area.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/paint/icons.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace boardwright {

namespace {

/// How long an outdated board keeps its normal colours before it turns pale.
constexpr std::chrono::milliseconds patience{250};

QLabel *textLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Keeps a separator from starting a line of wrapped text.
QString wrappable(QString text)
{
    return text.replace(QStringLiteral(" · "), QStringLiteral("\u00a0· "));
}

/// The measures of the whole board as "name: value".
QString boardNumbers(const PreviewResult &result)
{
    const auto measures = result.request.generator->info().measures;
    QStringList texts;
    for (std::size_t i = 0; i < measures.size() && i < result.measured.values.size(); ++i) {
        const std::vector<double> &numbers = result.measured.values[i];
        if (measures[i].scope != Scope::Board || numbers.empty())
            continue;
        const QString text = measureTextWithUnit(measures[i], numbers.front());
        if (!text.isEmpty())
            texts << BoardPanel::tr("%1: %2", "a measure, its value")
                         .arg(measureTitle(measures[i]), text);
    }
    return texts.join(QStringLiteral(" · "));
}

/// The problem that the set has too few goals to fill the board, or null if there is none. It is
/// shown instead of a failure.
const Problem *missingGoals(const PreviewResult &result)
{
    const auto missing
        = std::ranges::find(result.allProblems, Code::TooFewObjectives, &Problem::code);
    return result.failure && missing != result.allProblems.end() ? &*missing : nullptr;
}

} // namespace

BoardPanel::BoardPanel(
    GoalSetDocument &document, Preview &preview, BoardChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_preview(preview)
    , m_choice(choice)
    , m_overlay(choice)
    , m_parameters(new ParameterBar(document, choice, this))
    , m_seedBar(new SeedBar(choice, this))
    , m_overlays(new OverlayBar(choice, this))
    , m_replay(new ReplayBar(this))
    , m_path(new QWidget(this))
    , m_back(new QToolButton(m_path))
    , m_partName(new ElidedLabel(m_path))
    , m_view(new BoardView)
    , m_scroll(new BoardScroll(m_view, this))
    , m_bars(new QWidget(this))
    , m_receipt(new ReceiptBar(this))
    , m_tabs(new BoardTabs(preview, *m_view, *m_replay, this))
    , m_pin(new QAction(namedIcon(QStringLiteral("window-pin")), tr("P&in This Board"), this))
    , m_legend(textLabel(this))
    , m_measures(textLabel(this))
    , m_made(textLabel(this))
{
    m_back->setObjectName(QStringLiteral("backToWhole"));
    m_partName->setObjectName(QStringLiteral("partName"));
    m_made->setObjectName(QStringLiteral("made"));
    // Room for two lines, so that the board keeps its size whatever is said.
    m_made->setMinimumHeight(2 * m_made->fontMetrics().lineSpacing());
    m_made->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_back->setIcon(namedIcon(QStringLiteral("go-previous")));
    m_back->setText(tr("Whole board"));
    m_back->setToolTip(tr("Back to the whole board (Esc)"));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setAutoRaise(true);
    m_pin->setCheckable(true);
    m_pin->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B));
    m_pin->setToolTip(tr("Compare with the current set and board until you unpin them (%1)")
            .arg(m_pin->shortcut().toString(QKeySequence::NativeText)));
    m_seedBar->addButton(m_pin);
    layOut();
    connectParts();
    showPart();
    m_legend->setTextFormat(Qt::RichText);
    m_legend->hide();
    m_measures->hide();
}

BoardPanel::~BoardPanel()
{
    delete m_tabs; // while the panel still exists: its pages report that they are closed
}

void BoardPanel::layOut()
{
    auto *path = new QHBoxLayout(m_path);
    path->setContentsMargins({});
    path->addWidget(m_back);
    path->addWidget(m_partName, 1);

    auto *top = new QWidget;
    auto *what = new QHBoxLayout(top);
    what->setContentsMargins({});
    what->setSpacing(8);
    what->addWidget(new GeneratorBox(m_document, m_choice, this), 0, Qt::AlignTop);
    what->addWidget(m_parameters, 1); // in several lines if need be

    // Both bars share one place, so that the board keeps its size.
    auto *above = new QGridLayout(m_bars);
    above->setContentsMargins({});
    above->addWidget(m_overlays, 0, 0);
    above->addWidget(m_replay, 0, 0);
    for (QWidget *bar : {static_cast<QWidget *>(m_overlays), static_cast<QWidget *>(m_replay)}) {
        QSizePolicy policy = bar->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        bar->setSizePolicy(policy);
    }
    m_replay->hide();

    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    auto *below = new QWidget;
    auto *area = new FittingArea(below, content); // the board has room in a low window, too
    auto *said = new QVBoxLayout(below);
    said->setContentsMargins({});
    said->setSpacing(0); // they belong together, and the board has what is left
    said->addWidget(m_receipt);
    said->addWidget(m_measures);
    said->addWidget(m_made);
    auto *choices = new FittingArea(top, content);
    m_around = {choices, area};
    layout->addWidget(choices);
    layout->addWidget(m_seedBar);
    layout->addWidget(m_bars);
    layout->addWidget(m_path);
    layout->addStretch(); // setBare() centres the board
    layout->addWidget(m_scroll);
    layout->addWidget(new FittingArea(m_legend, content));
    layout->addWidget(area);
    layout->addStretch(1);
    m_content = layout;
    m_tabs->setContent(content);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_tabs);
}

void BoardPanel::connectParts()
{
    connect(&m_preview, &Preview::startedOver, this, &BoardPanel::startOver);
    connect(&m_overlay, &BoardOverlay::changed, this, [this] {
        m_overlays->setOutdated(m_overlay.isOutdated());
        m_view->showOverlay(m_overlay.numbers(), m_overlay.isOutdated());
    });
    connect(&m_preview, &Preview::updated, this, &BoardPanel::showBoard);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { showWaiting(true); });
    connect(&m_preview, &Preview::outdated, this, [this] {
        if (!m_patience.isActive() && !m_isWaiting)
            m_patience.start();
    });
    connect(m_view, &BoardView::scaleChanged, this, [this] {
        const BoardScene &scene = m_view->scene();
        m_overlays->showNumbers(m_choice.isBoardHidden() ? OverlayNumbers() : m_view->overlay(),
            m_view->scale(), numbersOf(scene), !scene.lines.empty());
    });
    connect(&m_choice, &BoardChoice::overlayChanged, this, &BoardPanel::updateBare);
    connect(&m_choice, &BoardChoice::generatorChanged, this, [this] { m_offered.reset(); });
    connect(&m_choice, &BoardChoice::boardHiddenChanged, this, &BoardPanel::updateHidden);
    connect(m_view, &BoardView::partChanged, this, &BoardPanel::showPart);
    connect(m_tabs, &BoardTabs::replayChanged, this, &BoardPanel::showReplaying);
    connect(m_view, &BoardView::goalDropped, this, &BoardPanel::forceGoal);
    connect(m_view, &BoardView::cellMenuWanted, this, &BoardPanel::showCellMenu);
    connect(m_view, &BoardView::lineChosen, m_tabs, &BoardTabs::showLine);
    connect(&m_tabs->strip(), &ToolStrip::openChanged, this, &BoardPanel::updateSaid);
    connect(m_back, &QToolButton::clicked, this, [this] {
        m_view->openPart(SiteIndex::none);
        m_view->setFocus();
    });
}

/// The board of another document must not count as an earlier state of this one.
void BoardPanel::startOver()
{
    m_overlay.showBoard(nullptr);
    m_overlay.setCategory({});
    m_tabs->showBoard(nullptr);
    m_view->showResult(nullptr);
    showGoal(RowId::none);
    m_made->clear();
    m_made->setToolTip({});
    m_made->setAccessibleDescription({});
    m_legend->hide();
    m_measures->hide();
}

void BoardPanel::follow(LastEdit &edit, EditReceipt &receipt)
{
    m_edit = &edit;
    m_receipt->follow(edit, receipt);
    connect(m_pin, &QAction::toggled, &edit, &LastEdit::setPinned);
    connect(&edit, &LastEdit::pinnedChanged, this, &BoardPanel::showPinned);
}

QList<QAction *> BoardPanel::zoomActions() const
{
    return m_scroll->zoomActions();
}

void BoardPanel::setBare(bool bare)
{
    m_isBare = bare;
    for (QWidget *part : std::as_const(m_around))
        part->setVisible(!bare);
    m_tabs->strip().setBare(bare);
    m_content->setStretch(m_content->indexOf(m_scroll) - 1, bare ? 1 : 0);
    m_scroll->setWhole(bare);
    updateBare();
}

/// An audience must know what the colours mean.
void BoardPanel::updateBare()
{
    m_bars->setVisible(!m_isBare || m_isReplaying || !m_choice.overlay().isEmpty());
}

/// Pins the board in view. If that board is still one of an earlier set, pins the board of the
/// current set once it arrives.
void BoardPanel::showPinned(bool pinned)
{
    m_pin->setChecked(pinned);
    const bool isThere = m_preview.isUpToDate();
    m_toPin = pinned && !isThere ? std::optional(m_document.set()) : std::nullopt;
    m_view->setPinned(pinned && isThere ? m_preview.result() : nullptr);
}

void BoardPanel::showGoal(RowId id)
{
    m_view->markObjective(id);
    m_overlay.setGoal(id);
    m_tabs->showGoal(id);
}

void BoardPanel::forceGoal(RowId id, SiteIndex site)
{
    if (m_view->part() == SiteIndex::none && m_document.objective(id) != nullptr)
        forceTo(m_document, id, static_cast<int>(site) + 1);
}

void BoardPanel::hoverGoals(const QList<RowId> &ids, const QPoint &globalPosition)
{
    const bool isTaken = ids.size() == 1 && m_view->part() == SiteIndex::none;
    m_view->setDropSite(isTaken ? m_scroll->siteAtGlobal(globalPosition) : SiteIndex::none);
}

void BoardPanel::dropGoals(const QList<RowId> &ids, const QPoint &globalPosition)
{
    hoverGoals(ids, globalPosition);
    if (const SiteIndex site = m_view->dropSite(); site != SiteIndex::none)
        forceGoal(ids.front(), site);
    endHover();
}

void BoardPanel::endHover()
{
    m_view->setDropSite(SiteIndex::none);
}

void BoardPanel::showCellMenu(SiteIndex site, RowId id, const QPoint &globalPosition)
{
    auto *menu = new QMenu(m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const MenuCell cell{.site = site,
        .id = id,
        .cells = static_cast<int>(m_view->scene().cells.size()),
        .isOfPart = m_view->part() != SiteIndex::none};
    fillCellMenu(*menu, cell, m_document, m_choice);
    menu->popup(globalPosition);
}

/// Boards of some seeds have no numbers of a measure. So that the list stays the same from seed to
/// seed, it only grows until the set or the settings change.
void BoardPanel::offerOverlays(const PreviewResult &board)
{
    if (board.failure || board.measured.values.empty())
        return; // nothing is measured on it
    QList<Overlay> overlays = overlaysOf(board);
    const PreviewRequest &request = board.request;
    if (m_offered && m_offered->generator == request.generator
        && m_offered->settings == request.settings && m_offered->set == request.set) {
        const QList<Overlay> known = m_choice.overlays();
        const QList<Overlay> now = std::exchange(overlays, overlaysOf(request.generator->info()));
        overlays.removeIf([&](const Overlay &overlay) {
            return !known.contains(overlay) && !now.contains(overlay);
        });
    }
    m_offered = request;
    m_choice.offerOverlays(overlays);
}

void BoardPanel::showBoard()
{
    const auto result = m_preview.result();
    if (result->request.generator != &m_choice.generator())
        return; // a board of a generator that is no longer chosen
    offerOverlays(*result);
    m_overlay.showBoard(result);
    m_tabs->showBoard(result); // before the view: voids the pages' text
    const std::optional<Edit> edit = m_edit == nullptr ? std::nullopt : m_edit->edit();
    m_view->showResult(result, m_overlay.numbers(), edit ? &edit->before : nullptr);
    if (m_toPin && result->request.set == *m_toPin) {
        m_toPin.reset();
        m_view->setPinned(result);
    }
    if (m_preview.isUpToDate())
        m_seedBar->setDerivedSeed(result->failure ? QString() : result->board.derivedSeed);
    if (m_preview.isUpToDate() || m_isWaiting)
        showWaiting(!m_preview.isUpToDate());
    QStringList made;
    const auto counters = result->request.generator->info().counters;
    const bool hasTried = !result->board.made.empty()
        || std::ranges::any_of(result->board.counts, [](int count) { return count > 0; });
    const Problem *missing = missingGoals(*result);
    if (missing != nullptr)
        made << words(*missing, result->request.set);
    else if (hasTried)
        made << howMade(counters, result->board, result->failure, hasLimits(*result));
    const QString inFull = howMadeInFull(counters, result->board, result->failure);
    m_made->setToolTip(inFull);
    m_made->setAccessibleDescription(inFull);
    if (missing == nullptr && result->failure && !result->failure->why.empty())
        made << words(result->failure->why.front(), result->request.set);
    m_made->setText(wrappable(made.join(u'\n')));
    m_legend->setText(legendOf(m_view->scene(), CellColours(palette())));
    m_legend->setVisible(!m_legend->text().isEmpty());
    // Measures are taken of complete boards only.
    m_measures->setText(result->failure ? QString() : wrappable(boardNumbers(*result)));
    updateSaid();
    if (m_view->part() != SiteIndex::none)
        showPart(); // the part may have another name
}

/// The pages below the board say the same in full; while one is open, the space belongs to the
/// board. Why there is no board is always said.
void BoardPanel::updateSaid()
{
    const std::shared_ptr<const PreviewResult> &result = m_view->result();
    const bool isSaidBelow = result && !result->failure && m_tabs->strip().openPanel() != nullptr;
    m_made->setVisible(!m_made->text().isEmpty() && !isSaidBelow);
    m_measures->setVisible(!m_measures->text().isEmpty() && !isSaidBelow);
}

/// An outdated board must not look current. It turns pale only after a delay, because numbers and
/// colours that flicker with every key press do not help.
void BoardPanel::showWaiting(bool waiting)
{
    if (!waiting)
        m_patience.stop();
    m_isWaiting = waiting;
    m_view->setGenerating(waiting);
    m_tabs->setWaiting(waiting);
    updatePale();
}

void BoardPanel::showReplaying(bool isReplaying)
{
    m_isReplaying = isReplaying;
    m_replay->setVisible(isReplaying);
    m_overlays->setVisible(!isReplaying);
    updateBare();
    updatePale();
}

void BoardPanel::updateHidden()
{
    const bool isHidden = m_choice.isBoardHidden();
    m_tabs->setBoardHidden(isHidden); // ends a replay
    m_view->setCover(isHidden
            ? tr("The board is hidden while you play, because it shows the solution.")
            : QString());
}

void BoardPanel::updatePale()
{
    for (QWidget *said : {m_measures, m_made})
        said->setDisabled(m_isWaiting || m_isReplaying);
    m_tabs->metricsPage().setPale(m_isWaiting || m_isReplaying);
}

void BoardPanel::showPart()
{
    const SiteIndex part = m_view->part();
    m_path->setVisible(part != SiteIndex::none);
    if (part == SiteIndex::none)
        return;
    const QString name = m_view->result()->cells[static_cast<std::size_t>(part)].goal;
    m_partName->setText(QStringLiteral("› %1").arg(name));
    m_partName->setToolTip(name);
}

} // namespace boardwright
