// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_criterion_bar.h"

#include "core/goalset/goal_categories.h"
#include "ui/editing/board/measure_text.h"
#include "ui/text/criterion_words.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/fields/number_box.h"
#include "ui/widgets/lab/seeds_goal_edit.h"
#include "ui/widgets/paint/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int mostRelaxations = 999;
constexpr double greatestNumber = 1'000'000;

QComboBox *namedBox(const QString &name, QWidget *parent)
{
    auto *box = new ComboBox(parent);
    box->setAccessibleName(name);
    return box;
}

/// The title of an item and what it stands for.
using Items = std::vector<std::pair<QString, QVariant>>;

/// Lists these items. What was chosen stays chosen if it is still among them.
void showItems(QComboBox &box, const Items &items)
{
    Items before;
    for (int i = 0; i < box.count(); ++i)
        before.emplace_back(box.itemText(i), box.itemData(i));
    if (items == before)
        return;
    const QVariant chosen = box.currentData();
    const QSignalBlocker blocker(box);
    box.clear();
    for (const auto &[title, data] : items)
        box.addItem(title, data);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

QString kindTitle(SeedsCriterionBar::Kind kind)
{
    switch (kind) {
    case SeedsCriterionBar::Kind::Goal:
        return SeedsCriterionBar::tr("Goal on the board");
    case SeedsCriterionBar::Kind::NoGoal:
        return SeedsCriterionBar::tr("Goal not on the board");
    case SeedsCriterionBar::Kind::Line:
        return SeedsCriterionBar::tr("Goal in a line");
    case SeedsCriterionBar::Kind::Pair:
        return SeedsCriterionBar::tr("Two goals in one line");
    case SeedsCriterionBar::Kind::Relaxations:
        return SeedsCriterionBar::tr("Maximum relaxations");
    case SeedsCriterionBar::Kind::Number:
        return SeedsCriterionBar::tr("Board statistic");
    }
    return {};
}

bool isAboutGoals(SeedsCriterionBar::Kind kind)
{
    return kind != SeedsCriterionBar::Kind::Relaxations && kind != SeedsCriterionBar::Kind::Number;
}

/// The lines of a board with their names. Each kind starts with "any of them".
std::vector<NamedLine> linesOf(const Shape &shape)
{
    std::vector<NamedLine> named;
    for (const LineKind kind :
        {LineKind::Diagonal, LineKind::Row, LineKind::Column, LineKind::Tier, LineKind::Set}) {
        std::vector<NamedLine> some;
        for (const Line &line : shape.lines) {
            if (line.kind == kind)
                some.push_back({.kind = kind, .number = line.number});
        }
        if (some.size() > 1)
            named.push_back({.kind = kind, .number = 0});
        named.insert(named.end(), some.begin(), some.end());
    }
    return named;
}

} // namespace

SeedsCriterionBar::SeedsCriterionBar(
    GoalSetDocument &document, const BoardChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_choice(choice)
    , m_kind(namedBox(tr("Kind of criterion"), this))
    , m_add(new QToolButton(this))
    , m_goal(new SeedsGoalEdit(document, this))
    , m_other(new SeedsGoalEdit(document, this))
    , m_lines(namedBox(tr("Line"), this))
    , m_most(new QSpinBox(this))
    , m_measures(namedBox(tr("Statistic"), this))
    , m_bound(namedBox(tr("Bound"), this))
    , m_number(new NumberBox(this))
{
    m_add->setText(tr("&Add"));
    m_add->setToolTip(tr("Add this criterion. A board must meet all criteria"));
    m_add->setIcon(namedIcon(QStringLiteral("list-add")));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_other->setPlaceholderText(tr("Other goal"));
    m_other->setAccessibleName(tr("Other goal"));
    m_most->setRange(0, mostRelaxations);
    m_most->setGroupSeparatorShown(true);
    m_most->setAccessibleName(tr("Maximum relaxations"));
    m_bound->addItems({tr("at most"), tr("at least")});
    m_number->setRange(0, greatestNumber);
    m_number->setAccessibleName(tr("Limit of the statistic"));

    setFocusProxy(m_kind);

    auto *first = new QHBoxLayout;
    first->addWidget(m_kind, 1);
    first->addWidget(m_add);
    auto *second = new QHBoxLayout;
    second->addWidget(m_goal, 2);
    second->addWidget(m_other, 2);
    second->addWidget(m_lines, 1);
    second->addWidget(m_most, 1);
    second->addWidget(m_measures, 2);
    second->addWidget(m_bound, 1);
    second->addWidget(m_number, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(first);
    layout->addLayout(second);

    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_wanted = kind();
        showKind();
    });
    connect(m_measures, &QComboBox::currentIndexChanged, this, &SeedsCriterionBar::showMeasure);
    connect(m_lines, &QComboBox::currentIndexChanged, this, &SeedsCriterionBar::update);
    connect(m_add, &QToolButton::clicked, this, &SeedsCriterionBar::add);
    for (SeedsGoalEdit *edit : {m_goal, m_other}) {
        connect(edit, &SeedsGoalEdit::goalChanged, this, &SeedsCriterionBar::update);
        connect(edit, &QLineEdit::returnPressed, this, &SeedsCriterionBar::add);
    }
    connect(&choice, &BoardChoice::generatorChanged, this, &SeedsCriterionBar::offer);
    connect(&document, &GoalSetDocument::changed, this, &SeedsCriterionBar::offer);
    offer();
}

SeedsCriterionBar::Kind SeedsCriterionBar::kind() const
{
    return static_cast<Kind>(m_kind->currentData().toInt());
}

void SeedsCriterionBar::setKind(Kind kind)
{
    m_wanted = kind;
    if (const int item = m_kind->findData(static_cast<int>(kind)); item >= 0)
        m_kind->setCurrentIndex(item);
    showKind();
}

void SeedsCriterionBar::showKind()
{
    const Kind now = kind();
    m_goal->setVisible(isAboutGoals(now));
    m_other->setVisible(now == Kind::Pair);
    m_lines->setVisible(now == Kind::Line);
    m_most->setVisible(now == Kind::Relaxations);
    m_measures->setVisible(now == Kind::Number);
    m_bound->setVisible(now == Kind::Number);
    m_number->setVisible(now == Kind::Number);
    update();
}

void SeedsCriterionBar::offer()
{
    const GoalSet &set = m_document.set();
    const auto all = m_choice.generator().info().measures;
    Items kinds;
    for (const Kind kind :
        {Kind::Goal, Kind::NoGoal, Kind::Line, Kind::Pair, Kind::Relaxations, Kind::Number}) {
        if (isAboutGoals(kind) ? hasAnyGoal(set) : kind == Kind::Number || haveLimits(all))
            kinds.emplace_back(kindTitle(kind), static_cast<int>(kind));
    }
    Items measures;
    for (const Measure &measure : all) {
        if (canBeCriterion(measure) && measure.isOffered(set))
            measures.emplace_back(requiredNumberTitle(measure), QString(measure.key));
    }
    showItems(*m_kind, kinds);
    showItems(*m_measures, measures);
    setKind(m_wanted);
    showMeasure();
}

void SeedsCriterionBar::showMeasure()
{
    const Measure *measure
        = measureOf(m_choice.generator().info(), m_measures->currentData().toString());
    if (measure != nullptr) {
        m_number->setDecimals(measure->unit == Unit::Count ? 0 : 2);
        const QString unit = unitText(*measure);
        m_number->setSuffix(unit.isEmpty() ? QString() : u' ' + unit);
        m_number->setMinimum(measure->scale == ScaleKind::Diverging ? -greatestNumber : 0);
        m_measures->setToolTip(m_measures->currentText());
    }
    update();
}

void SeedsCriterionBar::setShape(const std::shared_ptr<const Shape> &shape)
{
    const auto named = shape ? linesOf(*shape) : std::vector<NamedLine>{};
    if (named == m_named)
        return;
    const int before = m_lines->currentIndex();
    const auto chosen = before < 0 ? NamedLine{} : m_named[static_cast<std::size_t>(before)];
    m_named = named;
    m_lines->clear();
    for (const NamedLine &line : m_named)
        m_lines->addItem(lineText(line));
    const auto same = std::ranges::find(m_named, chosen);
    m_lines->setCurrentIndex(m_named.empty() ? -1
            : same == m_named.end()          ? 0
                                             : static_cast<int>(same - m_named.begin()));
    update();
}

std::optional<Criterion> SeedsCriterionBar::criterion() const
{
    const RowId goal = m_goal->goal();
    const RowId other = m_other->goal();
    const int line = m_lines->currentIndex();
    switch (kind()) {
    case Kind::Goal:
    case Kind::NoGoal:
        if (goal != RowId::none)
            return GoalCriterion{.goal = goal, .stands = kind() == Kind::Goal};
        break;
    case Kind::Line:
        if (goal != RowId::none && line >= 0)
            return LineCriterion{.goal = goal, .line = m_named[static_cast<std::size_t>(line)]};
        break;
    case Kind::Pair:
        if (goal != RowId::none && other != RowId::none)
            return PairCriterion{.goal = goal, .other = other};
        break;
    case Kind::Relaxations:
        return RelaxationsCriterion{.most = m_most->value()};
    case Kind::Number:
        if (m_measures->currentIndex() >= 0)
            return NumberCriterion{.measure = m_measures->currentData().toString(),
                .bound = m_bound->currentIndex() == 0 ? Bound::AtMost : Bound::AtLeast,
                .number = m_number->value()};
        break;
    }
    return std::nullopt;
}

void SeedsCriterionBar::update()
{
    m_add->setEnabled(criterion().has_value());
}

void SeedsCriterionBar::add()
{
    const auto whole = criterion();
    if (!whole)
        return;
    Q_EMIT added(*whole);
    m_goal->clear(); // ready for the next criterion
    m_other->clear();
}

} // namespace boardwright
