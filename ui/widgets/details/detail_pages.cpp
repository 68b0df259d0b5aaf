// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/details/detail_pages.h"

#include "core/goalset/field_limits.h"
#include "ui/editing/document/edits.h"
#include "ui/text/goal_names.h"
#include "ui/text/zone_words.h"
#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/cells/numbers_edit.h"
#include "ui/widgets/cells/positions_edit.h"
#include "ui/widgets/cells/text_edits.h"
#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/paint/chip_painter.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace boardwright {

namespace {

constexpr int highestLimitOfForm = 999;
constexpr qsizetype mostMembers = 6;

QString titled(Zone zone)
{
    QString name = zoneName(zone);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

} // namespace

DefinitionPage::DefinitionPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
{
    auto *goal = new GoalEdit(this);
    auto *range = new RangeEdit(this);
    auto *icons = new NamesEdit(ObjectiveColumn::Icons, chipHue(ObjectiveColumn::Icons), this);
    auto *tooltip = new TooltipEdit(this);
    auto *enabled = new CheckBox(tr("Takes part"), this);
    tooltip->setFixedHeight(tooltip->fontMetrics().lineSpacing() * 5 / 2 + 4);
    place(tr("Goal"), goal, 0, 0, 2);
    grid().addWidget(enabled, 0, 4);
    place(tr("Range"), range, 1);
    place(tr("Icons"), icons, 1, 1);
    grid().addWidget(icons, 1, 3, 1, 2);
    place(tr("Tooltip"), tooltip, 2, 0, 2);
    grid().addWidget(tooltip, 2, 1, 1, 4);
    grid().setColumnStretch(1, 1);
    grid().setColumnStretch(3, 2);
    grid().setRowStretch(3, 1);
    bind(ObjectiveColumn::Goal, goal);
    bind(ObjectiveColumn::Range, range);
    bindNames(ObjectiveColumn::Icons, icons);
    bind(ObjectiveColumn::Tooltip, tooltip);
    bindBox(
        enabled, [](const Objective &goalShown) { return !goalShown.disabled; },
        [this](bool on) { boardwright::setEnabled(this->document(), ids(), on); });
}

CategoriesPage::CategoriesPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
{
    int row = 0;
    for (const auto &[column, label, name, help] :
        {std::tuple{ObjectiveColumn::BoardCategories, tr("Board"), tr("Board categories"),
             tr("limited over the whole board")},
            std::tuple{ObjectiveColumn::LineCategories, tr("Line"), tr("Line categories"),
                tr("limited in every row, column and diagonal")}}) {
        auto *names = new NamesEdit(column, chipHue(column), this);
        place(label, names, row);
        names->setAccessibleName(name);
        grid().addWidget(note(help), row + 1, 1);
        bindNames(column, names);
        row += 2;
    }
    grid().setRowStretch(row, 1);
    grid().setColumnStretch(1, 1);
}

TagsPage::TagsPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
    , m_members(note({}))
{
    auto *tag = new NamesEdit(ObjectiveColumn::Tag, chipHue(ObjectiveColumn::Tag), this);
    place(tr("Tag"), tag, 0);
    grid().addWidget(m_members, 1, 1, 1, 2);
    grid().setRowStretch(2, 1);
    grid().setColumnStretch(1, 3);
    grid().setColumnStretch(2, 2);
    bindNames(ObjectiveColumn::Tag, tag);
}

void TagsPage::showNow()
{
    DetailsPage::showNow();
    const QList<const Objective *> shown = goals();
    if (shown.size() != 1 || shown.first()->tag.isEmpty()) {
        m_members->setText(tr("Of all goals with the same tag at most one stands on a board."));
        return;
    }
    QStringList others;
    int count = 0;
    for (const Objective &objective : document().set().objectives) {
        if (objective.tag != shown.first()->tag || objective.id == shown.first()->id)
            continue;
        if (count++ < mostMembers)
            others << goalName(document().set(), objective.id);
    }
    if (count > mostMembers)
        others << tr("%n more", nullptr, count - static_cast<int>(mostMembers));
    m_members->setText(count == 0
            ? tr("No other goal has this tag, so it does nothing yet.")
            : tr("Never on one board with %1.", "goals that have the same tag")
                  .arg(others.join(tr(", ", "between the parts of a list"))));
}

ProgressionPage::ProgressionPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
{
    auto *zones = new QWidget(this);
    auto *line = new QHBoxLayout(zones);
    line->setContentsMargins({});
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
        auto *box = new CheckBox(titled(zone), zones);
        line->addWidget(box);
        bindBox(
            box, [zone](const Objective &goal) { return shownZones(goal).testFlag(zone); },
            [this, zone](bool) { toggleZone(this->document(), ids(), zone); });
    }
    line->addStretch();
    auto *progressive = new CheckBox(tr("Lower values come earlier along the board"), this);
    place(tr("Zones"), zones, 0);
    place(tr("Range"), progressive, 1);
    progressive->setAccessibleName(progressive->text());
    grid().setColumnStretch(1, 1);
    grid().setRowStretch(2, 1);
    bindBox(
        progressive, [](const Objective &goal) { return goal.progressiveRanges; },
        [this](bool on) { setProgressive(this->document(), ids(), on); });
}

AdvancedPage::AdvancedPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
    , m_positions(new PositionsEdit(this))
{
    auto *weighting
        = new NumberCellEdit(field_limits::lowestWeighting, field_limits::highestWeighting, this);
    auto *limit = new NumberCellEdit(1, highestLimitOfForm, this);
    const int width = fontMetrics().averageCharWidth() * 14;
    for (QWidget *box : {static_cast<QWidget *>(weighting), static_cast<QWidget *>(limit)})
        box->setFixedWidth(width);
    m_positions->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    const auto add = [this](const QString &label, QWidget *editor, const QString &help, int row) {
        place(label, editor, row);
        grid().addWidget(note(help), row, 2);
    };
    add(tr("Weighting"), weighting, tr("the chance in percent to enter the pool of a board"), 0);
    add(tr("Limit"), limit, tr("times on one board, each time with another value"), 1);
    add(tr("Positions"), m_positions, tr("the only cells where it may stand; empty: anywhere"), 2);
    grid().setColumnStretch(2, 1);
    grid().setRowStretch(3, 1);
    bindNumber(ObjectiveColumn::Weighting, weighting);
    bindNumber(ObjectiveColumn::Limit, limit);
    setTabOrder(limit, m_positions);
    bind(ObjectiveColumn::ForcedPositions, m_positions);
}

void AdvancedPage::showShape(const std::shared_ptr<const boardwright::Shape> &shape)
{
    m_positions->setShape(shape);
}

} // namespace boardwright
