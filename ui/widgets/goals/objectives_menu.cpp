// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the context menu that applies to goals only: ObjectivesActions::fillMenu().

#include "ui/editing/document/edits.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/values/natural_order.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/goals/objectives_actions.h"
#include "ui/widgets/goals/objectives_table.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

QStringList inNaturalOrder(QStringList names)
{
    names.removeDuplicates();
    names.removeAll(QString());
    const QCollator collator = naturalCollator();
    std::ranges::sort(names, [&collator](const QString &one, const QString &other) {
        return collator.compare(one, other) < 0;
    });
    return names;
}

} // namespace

void ObjectivesActions::fillMenu(QMenu &menu)
{
    const QList<RowId> ids = m_table.selectedIds();
    const bool hasGoals = !ids.isEmpty();
    menu.addSeparator();
    menu.addAction(tr("&Enable"), this, [this, ids] { setEnabled(m_document, ids, true); });
    menu.addAction(tr("&Disable"), this, [this, ids] { setEnabled(m_document, ids, false); });
    menu.addAction(tr("Set &Weighting…"), &m_table,
        [this] { m_table.editColumn(ObjectiveColumn::Weighting); });
    if (hasGoals) {
        addCategoryMenus(menu);
        addTagMenu(menu);
        addZoneMenu(menu);
    }
    menu.addSeparator();
    menu.addAction(m_details);
    menu.addAction(tr("&Show on the Board"), this, &ObjectivesActions::showWanted);
}

void ObjectivesActions::addCategoryMenus(QMenu &menu)
{
    const QList<RowId> ids = m_table.selectedIds();
    const auto add = [&](const QString &title, const QString &noTitle, CategoryKind kind) {
        QStringList all;
        for (const Objective &objective : m_document.set().objectives)
            all += objective.*categoriesOf(kind);
        QStringList carried;
        for (const RowId id : ids)
            carried += m_document.objective(id)->*categoriesOf(kind);
        QMenu *adding = menu.addMenu(title);
        for (const QString &name : inNaturalOrder(all)) {
            adding->addAction(menuText(name), this, [this, ids, kind, name] {
                if (const auto done = addCategory(m_document, kind, ids, name); !done)
                    Q_EMIT refused(done.error());
            });
        }
        adding->setEnabled(!adding->isEmpty());
        QMenu *removing = menu.addMenu(noTitle);
        for (const QString &name : inNaturalOrder(carried)) {
            removing->addAction(menuText(name), this,
                [this, ids, kind, name] { removeCategory(m_document, kind, ids, name); });
        }
        removing->setEnabled(!removing->isEmpty());
    };
    add(tr("Add &Board Category"), tr("Remove Board Category"), CategoryKind::Board);
    add(tr("Add L&ine Category"), tr("Remove Line Category"), CategoryKind::Line);
}

void ObjectivesActions::addTagMenu(QMenu &menu)
{
    const QList<RowId> ids = m_table.selectedIds();
    QStringList all;
    for (const Objective &objective : m_document.set().objectives)
        all << objective.tag;
    QMenu *tags = menu.addMenu(tr("Set Ta&g"));
    tags->addAction(tr("No Tag"), this, [this, ids] { setTag(m_document, ids, QString()); });
    tags->addSeparator();
    for (const QString &name : inNaturalOrder(all))
        tags->addAction(menuText(name), this, [this, ids, name] { setTag(m_document, ids, name); });
    tags->addSeparator();
    tags->addAction(tr("Other…"), &m_table, [this] { m_table.editColumn(ObjectiveColumn::Tag); });
}

void ObjectivesActions::addZoneMenu(QMenu &menu)
{
    const QList<RowId> ids = m_table.selectedIds();
    QMenu *zones = menu.addMenu(tr("&Zones"));
    const std::array<std::pair<Zone, QString>, 4> names{{{Zone::Early, tr("&Early")},
        {Zone::Mid, tr("&Mid")}, {Zone::Late, tr("&Late")}, {Zone::Endgame, tr("E&ndgame")}}};
    for (const auto &[zone, name] : names) {
        QAction *action = zones->addAction(name);
        action->setCheckable(true);
        action->setChecked(std::ranges::all_of(ids, [this, zone](RowId id) {
            return shownZones(*m_document.objective(id)).testFlag(zone);
        }));
        connect(action, &QAction::triggered, this,
            [this, ids, zone] { toggleZone(m_document, ids, zone); });
    }
    zones->addSeparator();
    zones->addAction(tr("&All Zones"), this, [this, ids] {
        setSectionValue(m_document, objectiveSection, fieldOf(ObjectiveColumn::Progression), ids,
            QStringList());
    });
}

} // namespace boardwright
