// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_criterion_bar.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/criterion_words.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/fields/number_box.h"
#include "ui/widgets/lab/seeds_goal_edit.h"
#include "ui/widgets/paint/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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
    m_kind->addItems({tr("Goal on the board"), tr("Goal not on the board"), tr("Goal in a line"),
        tr("Two goals in one line"), tr("Maximum relaxations"), tr("Board statistic")});
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

    connect(m_kind, &QComboBox::currentIndexChanged, this, &SeedsCriterionBar::showKind);
    connect(m_measures, &QComboBox::currentIndexChanged, this, &SeedsCriterionBar::showMeasure);
    connect(m_lines, &QComboBox::currentIndexChanged, this, &SeedsCriterionBar::update);
    connect(m_add, &QToolButton::clicked, this, &SeedsCriterionBar::add);
    for (SeedsGoalEdit *edit : {m_goal, m_other}) {
        connect(edit, &SeedsGoalEdit::goalChanged, this, &SeedsCriterionBar::update);
        connect(edit, &QLineEdit::returnPressed, this, &SeedsCriterionBar::add);
    }
    connect(&choice, &BoardChoice::generatorChanged, this, &SeedsCriterionBar::showMeasures);
    showMeasures();
    showKind();
}

SeedsCriterionBar::Kind SeedsCriterionBar::kind() const
{
    return static_cast<Kind>(m_kind->currentIndex());
}

void SeedsCriterionBar::setKind(Kind kind)
{
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

void SeedsCriterionBar::showKind()
{
    const Kind now = kind();
    const bool isOfGoal = now != Kind::Relaxations && now != Kind::Number;
    m_goal->setVisible(isOfGoal);
    m_other->setVisible(now == Kind::Pair);
    m_lines->setVisible(now == Kind::Line);
    m_most->setVisible(now == Kind::Relaxations);
    m_measures->setVisible(now == Kind::Number);
    m_bound->setVisible(now == Kind::Number);
    m_number->setVisible(now == Kind::Number);
    update();
}

void SeedsCriterionBar::showMeasures()
{
    m_measures->clear();
    for (const Measure &measure : m_choice.generator().info().measures) {
        if (canBeCriterion(measure))
            m_measures->addItem(requiredNumberTitle(measure), QString(measure.key));
    }
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
