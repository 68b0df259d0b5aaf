// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/view_state.h"

namespace boardwright {

namespace {

const QString geometryKey = QStringLiteral("geometry");
const QString sidesKey = QStringLiteral("sides");
const QString tabKey = QStringLiteral("tab");
const QString panelKey = QStringLiteral("panel");
const QString panelHeightKey = QStringLiteral("panelHeight");
const QString panelMaximisedKey = QStringLiteral("panelMaximised");
const QString boardTabKey = QStringLiteral("boardTab");
const QString boardTabHeightKey = QStringLiteral("boardTabHeight");
const QString objectivesKey = QStringLiteral("objectives");
const QString columnsKey = QStringLiteral("columns");
const QString goalsKey = QStringLiteral("goals");
const QString detailsKey = QStringLiteral("details");
const QString actionsKey = QStringLiteral("actions");

std::optional<int> numberIn(const QVariant &value)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// A list of any other type would be converted, so only this type is accepted.
QStringList textsIn(const QVariant &value)
{
    return value.typeId() == QMetaType::QStringList ? value.toStringList() : QStringList();
}

} // namespace

QVariantMap toMap(const ViewState &state)
{
    return {{geometryKey, state.geometry}, {sidesKey, state.sides}, {tabKey, state.tab},
        {panelKey, state.panel}, {panelHeightKey, state.panelHeight},
        {panelMaximisedKey, state.isPanelMaximised}, {boardTabKey, state.boardTab},
        {boardTabHeightKey, state.boardTabHeight}, {objectivesKey, state.objectives},
        {columnsKey, state.columns}, {goalsKey, state.goals},
        {detailsKey, state.details ? QVariant(*state.details) : QVariant()},
        {actionsKey, state.actions}};
}

ViewState viewStateFrom(const QVariantMap &map)
{
    return {.geometry = map.value(geometryKey).toByteArray(),
        .sides = map.value(sidesKey).toByteArray(),
        .tab = map.value(tabKey).toString(),
        .panel = map.value(panelKey).toString(),
        .panelHeight = map.value(panelHeightKey).toInt(),
        .isPanelMaximised = map.value(panelMaximisedKey).toBool(),
        .boardTab = map.value(boardTabKey).toString(),
        .boardTabHeight = map.value(boardTabHeightKey).toInt(),
        .objectives = map.value(objectivesKey).toByteArray(),
        .columns = map.value(columnsKey).toByteArray(),
        .goals = map.value(goalsKey).toByteArray(),
        .details = numberIn(map.value(detailsKey)),
        .actions = textsIn(map.value(actionsKey))};
}

} // namespace boardwright
