// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/details/detail_pages.h"

#include "core/goalset/set_sections.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/kept_draws.h"
#include "ui/editing/document/section_edits.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/zone_words.h"
#include "ui/widgets/cells/flag_cell_edit.h"
#include "ui/widgets/cells/line_cell_edit.h"
#include "ui/widgets/cells/positions_edit.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr qsizetype mostMembers = 6;

/// The text that a goal is drawn by; empty if it is its own.
QString keptText(const Objective &goal)
{
    return textOf(goal.extension.value(draws_section::section.key), draws_section::text);
}

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
    add(ObjectiveColumn::Goal, 0, 0, 2);
    add(ObjectiveColumn::Range, 1);
    grid().addWidget(add(ObjectiveColumn::Icons, 1, 1), 1, 3, 1, 2);
    QWidget *tooltip = add(ObjectiveColumn::Tooltip, 2, 0, 2);
    tooltip->setFixedHeight(tooltip->fontMetrics().lineSpacing() * 5 / 2 + 4);
    grid().addWidget(tooltip, 2, 1, 1, 4);
    auto *enabled = new FlagCellEdit(tr("Enabled"), this);
    grid().addWidget(enabled, 0, 4);
    grid().setColumnStretch(1, 1);
    grid().setColumnStretch(3, 2);
    grid().setRowStretch(3, 1);
    bindBox(
        enabled, [](const Objective &goalShown) { return !goalShown.disabled; },
        [this](bool on) { boardwright::setEnabled(this->document(), ids(), on); });
}

CategoriesPage::CategoriesPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
{
    int row = 0;
    for (const auto &[column, name, help] :
        {std::tuple{ObjectiveColumn::BoardCategories, tr("Board categories"),
             tr("limited on the whole board")},
            std::tuple{ObjectiveColumn::LineCategories, tr("Line categories"),
                tr("limited in every row, column and diagonal")}}) {
        add(column, row)->setAccessibleName(name);
        grid().addWidget(note(help), row + 1, 1);
        row += 2;
    }
    grid().setRowStretch(row, 1);
    grid().setColumnStretch(1, 1);
}

TagsPage::TagsPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
    , m_members(note({}))
{
    add(ObjectiveColumn::Tag, 0);
    grid().addWidget(m_members, 1, 1, 1, 2);
    grid().setRowStretch(2, 1);
    grid().setColumnStretch(1, 3);
    grid().setColumnStretch(2, 2);
}

void TagsPage::showNow()
{
    DetailsPage::showNow();
    const QList<const Objective *> shown = goals();
    if (shown.size() != 1 || shown.first()->tag.isEmpty()) {
        m_members->setText(tr("At most one goal per tag appears on a board."));
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
        others << tr("%Ln more", nullptr, count - static_cast<int>(mostMembers));
    m_members->setText(count == 0
            ? tr("No other goal has this tag, so it has no effect yet.")
            : tr("Never on the same board as %1.", "goals that have the same tag")
                  .arg(others.join(tr(", ", "between the parts of a list"))));
}

ProgressionPage::ProgressionPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
{
    auto *zones = new QWidget(this);
    auto *line = new QHBoxLayout(zones);
    line->setContentsMargins({});
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
        auto *box = new FlagCellEdit(titled(zone), zones);
        line->addWidget(box);
        bindBox(
            box, [zone](const Objective &goal) { return shownZones(goal).testFlag(zone); },
            [this, zone](bool) { toggleZone(this->document(), ids(), zone); });
    }
    line->addStretch();
    auto *progressive = new FlagCellEdit(tr("Lower values come earlier on the board"), this);
    place(tr("Zones"), zones, 0);
    place(tr("Range"), progressive, 1);
    progressive->setAccessibleName(progressive->text());
    grid().setColumnStretch(1, 1);
    grid().setRowStretch(2, 1);
    bindBox(
        progressive, [](const Objective &goal) { return goal.progressiveRanges; },
        [this](bool on) {
            setSectionValue(this->document(), objectiveSection,
                fieldOf(ObjectiveColumn::ProgressiveRanges), ids(), on);
        });
}

AdvancedPage::AdvancedPage(GoalSetDocument &document, QWidget *parent)
    : DetailsPage(document, parent)
{
    int row = 0;
    for (const auto &[column, help] :
        {std::pair{ObjectiveColumn::Weighting, tr("chance in percent of entering a board's pool")},
            std::pair{
                ObjectiveColumn::Limit, tr("times on one board, each time with a different value")},
            std::pair{ObjectiveColumn::ForcedPositions,
                tr("the only cells where it may appear; empty: anywhere")}}) {
        QWidget *editor = add(column, row);
        grid().addWidget(note(help), row++, 2);
        const int width = fontMetrics().averageCharWidth();
        if (auto *positions = qobject_cast<PositionsEdit *>(editor)) {
            m_positions = positions;
            positions->setMaximumWidth(width * 40);
        } else {
            editor->setFixedWidth(width * 14);
        }
    }
    auto *draws = new LineCellEdit(this);
    draws->setObjectName(QStringLiteral("drawText"));
    draws->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    place(fieldLabel(draws_section::text), draws, row);
    grid().addWidget(note(fieldHelp(draws_section::text)), row, 2);
    for (int column = 0; column <= 2; ++column)
        m_draws << grid().itemAtPosition(row, column)->widget();
    bind(draws,
        {.read = [](const Objective &goal) -> QVariant { return keptText(goal); },
            .write = [this](const QVariant &entered) -> std::expected<void, QString> {
                setDrawText(this->document(), ids(), entered.toString());
                return {};
            }});
    grid().setColumnStretch(2, 1);
    grid().setRowStretch(row + 1, 1);
}

void AdvancedPage::showNow()
{
    DetailsPage::showNow();
    const bool isKept = std::ranges::any_of(
        goals(), [](const Objective *goal) { return !keptText(*goal).isEmpty(); });
    for (QWidget *widget : std::as_const(m_draws))
        widget->setVisible(isKept);
}

void AdvancedPage::showShape(const std::shared_ptr<const boardwright::Shape> &shape)
{
    m_positions->setShape(shape);
}

} // namespace boardwright
