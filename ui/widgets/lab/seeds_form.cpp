// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_form.h"

#include "ui/text/number_text.h"
#include "ui/widgets/lab/seeds_criterion_bar.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/soft_selection.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

constexpr int mostSeeds = 10'000'000;
constexpr int formMargin = 6;
constexpr int formSpacing = 4;

} // namespace

SeedsForm::SeedsForm(
    GoalSetDocument &document, const BoardChoice &choice, const SeedFinder &finder, QWidget *parent)
    : QWidget(parent)
    , m_choice(choice)
    , m_finder(finder)
    , m_criteria(document, choice)
    , m_bar(new SeedsCriterionBar(document, choice, this))
    , m_list(new QListView(this))
    , m_addSelected(new QToolButton(this))
    , m_remove(new QToolButton(this))
    , m_first(new QSpinBox(this))
    , m_count(new QSpinBox(this))
    , m_room(new QToolButton(this))
    , m_search(new QPushButton(this))
    , m_progress(new QProgressBar(this))
{
    m_list->setModel(&m_criteria);
    m_list->setAccessibleName(tr("Criteria"));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTextElideMode(Qt::ElideMiddle); // many goals begin alike
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(2 * fontMetrics().height());
    m_list->installEventFilter(this);
    keepSoftSelection(*m_list);
    m_addSelected->setText(tr("From the Selection"));
    m_addSelected->setToolTip(tr("Add criteria for the goals selected in the table"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the chosen criterion (Del)"));
    m_remove->setIcon(namedIcon(QStringLiteral("list-remove")));
    m_remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_first->setRange(0, std::numeric_limits<int>::max() - mostSeeds);
    m_first->setValue(1);
    m_first->setAccessibleName(tr("First seed"));
    m_count->setRange(1, mostSeeds);
    m_count->setGroupSeparatorShown(true);
    m_count->setValue(usualSeeds);
    m_count->setAccessibleName(tr("Number of seeds"));
    m_room->setText(tr("Every Seed"));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Seeds searched"));
    setFocusProxy(m_bar);
    layOut();

    connect(m_bar, &SeedsCriterionBar::added, this, [this](const Criterion &criterion) {
        m_list->setCurrentIndex(m_criteria.index(m_criteria.add(criterion)));
    });
    connect(m_addSelected, &QToolButton::clicked, this, &SeedsForm::addSelected);
    connect(m_remove, &QToolButton::clicked, this, &SeedsForm::removeCurrent);
    connect(m_search, &QPushButton::clicked, this, [this] {
        if (m_finder.state() == SeedFinder::State::Searching)
            Q_EMIT stopWanted();
        else
            Q_EMIT searchWanted();
    });
    connect(
        m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SeedsForm::update);
    connect(&m_criteria, &QAbstractItemModel::rowsRemoved, this, &SeedsForm::update);
    connect(&m_criteria, &QAbstractItemModel::modelReset, this, &SeedsForm::update);
    connect(m_room, &QToolButton::clicked, this,
        [this] { setSeeds({.first = 1, .last = m_choice.generator().info().lastRoomSeed}); });
    connect(&choice, &BoardChoice::generatorChanged, this, &SeedsForm::offerRoom);
    offerRoom();
    for (const auto signal : {&SeedFinder::begun, &SeedFinder::grown, &SeedFinder::stateChanged})
        connect(&finder, signal, this, &SeedsForm::update);
    update();
}

void SeedsForm::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_addSelected);
    buttons->addStretch(1);
    buttons->addWidget(m_remove);

    auto *range = new QHBoxLayout;
    auto *from = new QLabel(tr("Seeds &from"), this);
    from->setBuddy(m_first);
    auto *many = new QLabel(tr("how &many"), this);
    many->setBuddy(m_count);
    range->addWidget(from);
    range->addWidget(m_first, 1);
    range->addWidget(many);
    range->addWidget(m_count, 1);

    auto *search = new QHBoxLayout;
    search->addWidget(m_search);
    search->addWidget(m_progress, 1);
    search->addWidget(m_room);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(formMargin, formSpacing, formMargin, formSpacing);
    layout->setSpacing(formSpacing);
    layout->addWidget(m_bar);
    layout->addLayout(buttons);
    layout->addWidget(m_list, 1);
    layout->addLayout(range);
    layout->addLayout(search);
}

void SeedsForm::setSeeds(const SeedRange &seeds)
{
    m_first->setValue(static_cast<int>(seeds.first));
    m_count->setValue(static_cast<int>(seeds.count()));
}

SeedRange SeedsForm::seeds() const
{
    const qint64 first = m_first->value();
    return {.first = first, .last = first + m_count->value() - 1};
}

void SeedsForm::setSelectedGoals(const QList<RowId> &ids)
{
    m_selected = ids;
    update();
}

void SeedsForm::setShape(const std::shared_ptr<const Shape> &shape)
{
    m_bar->setShape(shape);
}

void SeedsForm::addSelected()
{
    for (const RowId id : m_selected)
        m_list->setCurrentIndex(m_criteria.index(m_criteria.add(GoalCriterion{.goal = id})));
}

void SeedsForm::removeCurrent()
{
    const int row = m_list->currentIndex().row();
    if (row >= 0)
        m_criteria.remove(row);
}

/// Every seed that a room draws can be searched, so that what is not found does not exist.
void SeedsForm::offerRoom()
{
    const qint64 last = m_choice.generator().info().lastRoomSeed;
    m_room->setVisible(last > 0);
    m_room->setToolTip(
        tr("Search every seed that a room of the site draws, from 1 to %1").arg(wholeText(last)));
}

void SeedsForm::update()
{
    const bool isSearching = m_finder.state() == SeedFinder::State::Searching;
    m_addSelected->setEnabled(!m_selected.isEmpty());
    m_remove->setEnabled(m_list->currentIndex().isValid());
    m_search->setText(isSearching ? tr("S&top") : tr("&Search"));
    m_search->setToolTip(isSearching
            ? tr("Results found so far are kept")
            : tr("Search for seeds whose boards meet all criteria, using the current set"));
    const auto &question = m_finder.question();
    m_progress->setVisible(isSearching);
    m_progress->setRange(0, question ? static_cast<int>(question->seeds.count()) : 1);
    m_progress->setValue(static_cast<int>(m_finder.searched()));
}

bool SeedsForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        removeCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace boardwright
