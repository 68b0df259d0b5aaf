// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_panel.h"

#include "core/generator/seed_line.h"
#include "ui/editing/studies/tool_results.h"
#include "ui/text/criterion_words.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/controls/flow_layout.h"
#include "ui/widgets/lab/contact_sheet_page.h"
#include "ui/widgets/lab/curation_button.h"
#include "ui/widgets/lab/seeds_export.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_table.h"
#include "ui/widgets/paint/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <numeric>
#include <variant>

namespace boardwright {

namespace {

constexpr int formCharacters = 46; ///< initial width of the form, in characters

/// The goal of the first criterion that requires one; RowId::none if there is none.
RowId firstRequiredGoal(const Criteria &criteria)
{
    for (const Criterion &criterion : criteria) {
        if (const auto *goal = std::get_if<GoalCriterion>(&criterion);
            goal != nullptr && goal->stands)
            return goal->goal;
        if (const auto *line = std::get_if<LineCriterion>(&criterion))
            return line->goal;
        if (const auto *pair = std::get_if<PairCriterion>(&criterion))
            return pair->goal;
    }
    return RowId::none;
}

} // namespace

SeedsPanel::SeedsPanel(
    GoalSetDocument &document, Studies &studies, FileExport &exports, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_studies(studies)
    , m_exports(exports)
    , m_finder(studies.finder)
    , m_model(m_finder)
    , m_form(new SeedsForm(document, studies.choice, m_finder, this))
    , m_tabs(new QTabBar(this))
    , m_summary(new ElidedLabel(this))
    , m_curation(new CurationButton(studies.curator, studies.finder, this))
    , m_copy(new QToolButton(this))
    , m_exportButton(new QToolButton(this))
    , m_pages(new QStackedWidget(this))
    , m_list(new QStackedWidget(this))
    , m_table(new SeedsTable(m_model, this))
    , m_notice(new EmptyNotice(this))
    , m_sheet(new ContactSheetPage(
          {.document = document, .studies = studies, .found = m_model, .table = *m_table}))
{
    m_list->addWidget(m_notice);
    m_list->addWidget(m_table);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_sheet);
    auto *right = new QWidget(this);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(buildHeader());
    column->addWidget(m_pages, 1);

    auto *split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(m_form);
    split->addWidget(right);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    const int form = formCharacters * fontMetrics().averageCharWidth();
    split->setSizes({form, 2 * form});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);
    setFocusProxy(m_form);
    connectParts();
    update();
}

SeedsPanel::~SeedsPanel() = default;

QWidget *SeedsPanel::buildHeader()
{
    auto *header = new QWidget(this);
    m_tabs->addTab(tr("List"));
    m_tabs->addTab(tr("Contact Sheet"));
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Pages of the seeds"));
    m_summary->setAccessibleName(tr("Search results"));
    m_copy->setText(tr("Copy Seeds"));
    m_copy->setToolTip(tr("Copy the selected seeds, or all, with their settings (%1)")
            .arg(QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText)));
    m_copy->setIcon(namedIcon(QStringLiteral("edit-copy")));
    m_exportButton->setText(tr("Export…"));
    m_exportButton->setToolTip(tr("Write the selected seeds to a file, or all"));
    m_exportButton->setIcon(namedIcon(QStringLiteral("document-save-as")));
    m_exportButton->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_exportButton);
    const auto addExport = [&](const QString &title, SeedsFormat format) {
        connect(menu->addAction(title), &QAction::triggered, this, [this, format] {
            if (m_finder.question())
                m_exports.choose(seedsFile(format, m_finder, m_table->selectedSeeds()));
        });
    };
    addExport(tr("Seeds as &JSON…"), SeedsFormat::Json);
    addExport(tr("Seeds as &CSV…"), SeedsFormat::Csv);
    m_exportButton->setMenu(menu);

    auto *layout = new FlowLayout(header);
    constexpr int margin = 6;
    layout->setContentsMargins(margin, 0, margin, 0);
    layout->setSpacing(margin);
    m_summary->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    layout->addWidget(m_tabs);
    layout->addWidget(m_summary);
    m_curation->setAutoRaise(true);
    layout->addWidget(m_curation);
    for (QToolButton *button : {m_copy, m_exportButton}) {
        button->setAutoRaise(true); // icons only, because there is no room for text
        layout->addWidget(button);
    }
    return header;
}

void SeedsPanel::connectParts()
{
    connect(m_form, &SeedsForm::searchWanted, this, &SeedsPanel::search);
    connect(m_form, &SeedsForm::stopWanted, &m_finder, &SeedFinder::stop);
    for (const auto signal : {&SeedFinder::begun, &SeedFinder::grown, &SeedFinder::stateChanged})
        connect(&m_finder, signal, this, &SeedsPanel::update);
    connect(&m_form->criteria(), &QAbstractItemModel::rowsRemoved, this, [this] {
        m_refusals.clear();
        update();
    });
    connect(&m_studies.curator, &Curator::stateChanged, this, &SeedsPanel::update);
    connect(&m_studies.curator, &Curator::chosen, this, &SeedsPanel::selectChosen);
    connect(m_table, &SeedsTable::selectedRowsChanged, this, &SeedsPanel::update);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_table, &SeedsTable::seedChosen, &m_studies.choice, &BoardChoice::setSeed);
    m_table->offer(SheetVerb::Copy, [this] { copySeeds(); });
    connect(m_copy, &QToolButton::clicked, this, &SeedsPanel::copySeeds);
    connect(&m_studies.preview, &Preview::updated, this, &SeedsPanel::followPreview);
    connect(&m_document, &GoalSetDocument::adopted, this, [this] {
        m_refusals.clear();
        update();
    });
}

void SeedsPanel::followPreview()
{
    m_form->setShape(m_studies.preview.result()->board.shape);
}

void SeedsPanel::showPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
}

void SeedsPanel::search()
{
    const Criteria criteria = m_form->criteria().criteria();
    m_refusals = m_finder.start(criteria, m_form->seeds());
    if (m_refusals.empty()) {
        // On the contact sheet, the search replaces consecutive seeds by the seeds it finds.
        m_sheet->showFound(true);
        if (const RowId goal = firstRequiredGoal(criteria); goal != RowId::none)
            m_sheet->lightGoal(goal);
    }
    update();
}

void SeedsPanel::selectChosen(const QList<qint64> &seeds)
{
    QList<int> rows;
    for (const qint64 seed : seeds)
        rows << m_model.rowOf(nameText(seed));
    m_table->selectSeeds(rows);
    m_sheet->showFound(true);
}

QString SeedsPanel::summaryNow() const
{
    const auto &question = m_finder.question();
    if (!m_refusals.empty() || !question)
        return {};
    if (m_studies.curator.isChoosing())
        return tr("Choosing the best boards…");
    const auto seeds = static_cast<int>(m_finder.found().found.size());
    const QString searched = wholeText(m_finder.searched());
    const QString all = wholeText(question->seeds.count());
    QString text;
    switch (m_finder.state()) {
    case SeedFinder::State::Idle:
    case SeedFinder::State::NoBoards:
        return {};
    case SeedFinder::State::Searching:
        text = tr("%Ln found in %1 of %2 seeds…", nullptr, seeds).arg(searched, all);
        break;
    case SeedFinder::State::Done:
        text = tr("%Ln found in %1 seeds", nullptr, seeds).arg(all);
        break;
    case SeedFinder::State::FoundEnough:
        text = tr(
            "Stopped at %Ln found in the first %1 of %2 seeds; add criteria to narrow the search",
            nullptr, seeds)
                   .arg(searched, all);
        break;
    case SeedFinder::State::Stopped:
        text = tr("%Ln found in %1 of %2 seeds, then stopped", nullptr, seeds).arg(searched, all);
        break;
    }
    if (m_finder.found().failed > 0)
        text += QStringLiteral(" · ")
            + tr("%Ln seeds have no board", nullptr, static_cast<int>(m_finder.found().failed));
    if (const auto selected = static_cast<int>(m_table->selectedSeeds().size()); selected > 1)
        text = tr("%Ln selected", nullptr, selected) + QStringLiteral(" · ") + text;
    if (m_finder.isOutdated())
        text = outdatedWords() + u' ' + text;
    return text;
}

void SeedsPanel::tellNotice()
{
    using State = SeedFinder::State;
    if (!m_refusals.empty()) {
        m_notice->setText(tr("No seed can meet these criteria"),
            refusalWords(
                m_refusals.front(), m_document.set(), m_studies.choice.generator().info()));
        return;
    }
    switch (m_finder.state()) {
    case State::Idle:
        m_notice->setText(tr("Which boards are you looking for?"),
            tr("Add criteria, then search. Seeds whose boards meet all of them are listed here."));
        return;
    case State::NoBoards:
        if (m_finder.isOutdated())
            m_notice->setText(tr("No boards could be made"), outdatedWords());
        else
            m_notice->setText(
                tr("No boards can be made from this set"), tr("See Problems for the reason."));
        return;
    case State::Searching:
        m_notice->setText(tr("Searching…"), tr("Nothing found yet."));
        return;
    default:
        m_notice->setText(tr("Nothing found"),
            tr("Remove criteria, search more seeds, or check in Statistics how rare such boards "
               "are."));
    }
}

void SeedsPanel::update()
{
    const auto seeds = static_cast<int>(m_finder.found().found.size());
    const bool isPale = m_finder.isOutdated();
    m_summary->setText(summaryNow());
    m_summary->setForegroundRole(isPale ? QPalette::PlaceholderText : QPalette::WindowText);
    tellNotice();
    m_list->setCurrentWidget(m_refusals.empty() && seeds > 0 ? static_cast<QWidget *>(m_table)
                                                             : static_cast<QWidget *>(m_notice));
    m_curation->setEnabled(seeds > 0);
    m_copy->setEnabled(seeds > 0);
    m_exportButton->setEnabled(seeds > 0);
    Q_EMIT counted(seeds);
}

QString SeedsPanel::summary() const
{
    return m_summary->text();
}

void SeedsPanel::copySeeds() const
{
    const auto &question = m_finder.question();
    if (!question || m_model.rowCount() == 0)
        return;
    QList<int> rows = m_table->selectedSeeds();
    if (rows.isEmpty()) {
        rows.resize(m_model.rowCount());
        std::ranges::iota(rows, 0);
    }
    QStringList lines;
    for (const int row : rows)
        lines << seedLineText({.seed = m_model.boardSeed(row),
            .generator = question->generator,
            .version = question->generator->info().version,
            .settings = question->settings});
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void SeedsPanel::setSelectedGoals(const QList<RowId> &ids)
{
    m_form->setSelectedGoals(ids);
}

void SeedsPanel::setGoal(RowId goal)
{
    m_sheet->setGoal(goal);
}

void SeedsPanel::setCategory(const QString &category)
{
    m_sheet->setCategory(category);
}

} // namespace boardwright
