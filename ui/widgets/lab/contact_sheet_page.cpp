// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/contact_sheet_page.h"

#include "ui/editing/lab/seed_table_model.h"
#include "ui/editing/values/seed_text.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/fitting_area.h"
#include "ui/widgets/controls/flow_layout.h"
#include "ui/widgets/lab/contact_sheet.h"
#include "ui/widgets/lab/seeds_goal_edit.h"
#include "ui/widgets/lab/seeds_table.h"
#include "ui/widgets/paint/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>

namespace boardwright {

namespace {

// Indices of the box that selects the source of seeds.
constexpr int fromPresent = 0; ///< consecutive seeds from the current one
constexpr int ofFound = 1; ///< seeds that a search found

constexpr int barMargin = 6;

} // namespace

ContactSheetPage::ContactSheetPage(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_boards(context.studies.jobs, context.studies.preview)
    , m_bar(new QWidget(this))
    , m_source(new ComboBox(m_bar))
    , m_back(new QToolButton(m_bar))
    , m_on(new QToolButton(m_bar))
    , m_highlightKind(new ComboBox(m_bar))
    , m_goal(new SeedsGoalEdit(context.document, m_bar))
    , m_category(new ComboBox(m_bar))
    , m_sheet(new ContactSheet(m_boards, this))
{
    buildBar();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(new FittingArea(m_bar, this));
    layout->addWidget(m_sheet, 1);
    setFocusProxy(m_sheet);

    connect(m_sheet, &ContactSheet::seedChosen, &context.studies.choice, &BoardChoice::setSeed);
    connect(m_sheet, &ContactSheet::pageWanted, this, &ContactSheetPage::turn);
    connect(&context.studies.choice, &BoardChoice::changed, this, &ContactSheetPage::followSeed);
    connect(&context.studies.preview, &Preview::updated, this, &ContactSheetPage::update);
    connect(&context.found, &QAbstractItemModel::modelReset, this, [this] {
        m_foundPage = 0;
        update();
    });
    connect(&context.found, &QAbstractItemModel::rowsInserted, this, &ContactSheetPage::update);
    connect(&context.table, &SeedsTable::selectedRowsChanged, this, [this] {
        // The page of a single selected seed, or the first page of several.
        const QList<int> rows = m_context.table.selectedSeeds();
        m_foundPage = rows.size() == 1 ? rows.front() / seedsOnSheet : 0;
        update();
    });
    connect(&context.document, &GoalSetDocument::adopted, this, [this] {
        m_chosen = {};
        readCategories();
    });
    startAt(context.studies.choice.seed());
    showHighlightKind();
}

ContactSheetPage::~ContactSheetPage() = default;

void ContactSheetPage::buildBar()
{
    m_source->addItems({tr("From the current seed"), tr("Found seeds")});
    m_source->setAccessibleName(tr("Seeds on the sheet"));
    m_back->setText(tr("Previous Seeds"));
    m_back->setToolTip(tr("The seeds before these (Page Up)"));
    m_back->setIcon(namedIcon(QStringLiteral("go-previous")));
    m_on->setText(tr("Next Seeds"));
    m_on->setToolTip(tr("The seeds after these (Page Down)"));
    m_on->setIcon(namedIcon(QStringLiteral("go-next")));
    m_highlightKind->addItems({tr("Selection in the tables"), tr("A goal"), tr("A category")});
    m_highlightKind->setAccessibleName(tr("What to highlight"));
    m_category->setAccessibleName(tr("Category"));

    // In a narrow panel each half has a line, and its boxes are narrower.
    const auto half = [this] {
        auto *row = new QHBoxLayout(new QWidget(m_bar));
        row->setContentsMargins({});
        row->setSpacing(barMargin);
        return row;
    };
    QHBoxLayout *seeds = half();
    seeds->addWidget(m_source);
    for (QToolButton *button : {m_back, m_on}) {
        button->setAutoRaise(true);
        seeds->addWidget(button);
    }
    auto *lit = new QLabel(tr("High&light"), m_bar);
    lit->setBuddy(m_highlightKind);
    QHBoxLayout *highlight = half();
    highlight->addWidget(lit);
    for (QWidget *box : std::initializer_list<QWidget *>{m_highlightKind, m_goal, m_category})
        highlight->addWidget(box);
    auto *layout = new FlowLayout(m_bar);
    layout->setContentsMargins(barMargin, 0, barMargin, 0);
    layout->setSpacing(barMargin);
    layout->addWidget(seeds->parentWidget());
    layout->addWidget(highlight->parentWidget());

    connect(m_source, &QComboBox::currentIndexChanged, this, &ContactSheetPage::update);
    connect(m_back, &QToolButton::clicked, this, [this] { turn(-1); });
    connect(m_on, &QToolButton::clicked, this, [this] { turn(1); });
    connect(m_highlightKind, &QComboBox::currentIndexChanged, this,
        &ContactSheetPage::showHighlightKind);
    connect(m_goal, &SeedsGoalEdit::goalChanged, this, &ContactSheetPage::update);
    connect(m_category, &QComboBox::currentIndexChanged, this, &ContactSheetPage::update);
}

void ContactSheetPage::showHighlightKind()
{
    const auto kind = static_cast<Lit>(m_highlightKind->currentIndex());
    m_goal->setVisible(kind == Lit::Goal);
    m_category->setVisible(kind == Lit::Category);
    readCategories();
    update();
}

/// Fills the box of categories with those of the set; keeps the current one if it still exists.
void ContactSheetPage::readCategories()
{
    const QString before = m_category->currentText();
    const QSignalBlocker quiet(m_category);
    m_category->clear();
    m_category->addItems(categoriesToLight(m_context.document.set()));
    m_category->setCurrentIndex(std::max(0, m_category->findText(before)));
}

HighlightSubject ContactSheetPage::highlightSubject() const
{
    switch (static_cast<Lit>(m_highlightKind->currentIndex())) {
    case Lit::Chosen:
        break; // what is selected in the tables
    case Lit::Goal:
        return {.goal = m_goal->goal(), .category = {}};
    case Lit::Category:
        return {.goal = RowId::none, .category = m_category->currentText()};
    }
    return m_chosen;
}

/// Whether the sheet shows found seeds.
bool ContactSheetPage::areFound() const
{
    return m_source->currentIndex() == ofFound;
}

void ContactSheetPage::showFound(bool found)
{
    m_source->setCurrentIndex(found ? ofFound : fromPresent);
}

void ContactSheetPage::setGoal(RowId goal)
{
    m_chosen = {.goal = goal, .category = {}};
    update();
}

void ContactSheetPage::setCategory(const QString &category)
{
    m_chosen = {.goal = RowId::none, .category = category};
    update();
}

void ContactSheetPage::lightGoal(RowId goal)
{
    m_highlightKind->setCurrentIndex(static_cast<int>(Lit::Goal));
    m_goal->setGoal(goal);
}

void ContactSheetPage::lightCategory(const QString &category)
{
    m_highlightKind->setCurrentIndex(static_cast<int>(Lit::Category));
    m_category->setCurrentText(category);
}

void ContactSheetPage::startAt(const QString &seed)
{
    m_start = seed;
    update();
}

/// Keeps the page while the current seed is on it, so that a click on the sheet does not change the
/// page.
void ContactSheetPage::followSeed()
{
    const QString &seed = m_context.studies.choice.seed();
    if (!seedsFromPresent().contains(seed))
        m_start = seed;
    update();
}

void ContactSheetPage::turn(int pages)
{
    if (areFound()) {
        m_foundPage = std::max(0, m_foundPage + pages);
        update();
        return;
    }
    QString start = m_start;
    for (int i = 0; i < seedsOnSheet * std::abs(pages); ++i)
        start = pages > 0 ? nextSeed(start) : previousSeed(start).value_or(start); // 0 is the first
    startAt(start);
}

QStringList ContactSheetPage::seedsFromPresent() const
{
    QStringList seeds{m_start};
    while (seeds.size() < seedsOnSheet)
        seeds << nextSeed(seeds.last());
    return seeds;
}

/// The found seeds of the current page: of the selected rows if there are several, else of all.
QStringList ContactSheetPage::foundSeeds() const
{
    QList<int> rows = m_context.table.selectedSeeds();
    const bool areSelected = rows.size() > 1;
    const auto all = static_cast<int>(areSelected ? rows.size() : m_context.found.rowCount());
    QStringList seeds;
    for (int i = m_foundPage * seedsOnSheet; i < all && seeds.size() < seedsOnSheet; ++i)
        seeds << m_context.found.seed(areSelected ? rows[i] : i);
    return seeds;
}

/// Shows the current state of everything; not QWidget::update(). Does nothing while hidden.
void ContactSheetPage::update()
{
    if (!isVisible())
        return;
    if (areFound()) {
        const auto rows = m_context.table.selectedSeeds().size();
        const auto all = rows > 1 ? static_cast<int>(rows) : m_context.found.rowCount();
        m_foundPage = std::clamp(m_foundPage, 0, std::max(0, (all - 1) / seedsOnSheet));
        m_back->setEnabled(m_foundPage > 0);
        m_on->setEnabled((m_foundPage + 1) * seedsOnSheet < all);
    } else {
        m_back->setEnabled(previousSeed(m_start).has_value());
        m_on->setEnabled(true);
    }
    m_sheet->light(highlightSubject());
    m_boards.show(areFound() ? foundSeeds() : seedsFromPresent());
    m_sheet->setCurrentSeed(m_context.studies.choice.seed());
}

void ContactSheetPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    followSeed();
}

void ContactSheetPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_boards.show({});
}

} // namespace boardwright
