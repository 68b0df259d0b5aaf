// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/zones_edit.h"

#include "ui/editing/values/objective_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/zone_words.h"

namespace boardwright {

namespace {

std::expected<Zones, QString> zonesOf(const QString &text)
{
    Objective objective;
    return enterCell(objective, ObjectiveColumn::Progression, text).transform([&] {
        return shownZones(objective);
    });
}

} // namespace

ZonesEdit::ZonesEdit(QWidget *parent)
    : ExplainedEdit(parent)
{
    setAccessibleName(fieldLabel(fieldOf(ObjectiveColumn::Progression)));
    explain();
}

bool ZonesEdit::isPossible() const
{
    return zonesOf(text()).has_value();
}

QString ZonesEdit::explanation() const
{
    const auto zones = zonesOf(text());
    return zones ? zonesText(*zones) : zones.error();
}

} // namespace boardwright
