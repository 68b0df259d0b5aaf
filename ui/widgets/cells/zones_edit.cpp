// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/zones_edit.h"

#include "ui/editing/objective_cells.h"
#include "ui/text/zone_words.h"
#include "ui/widgets/cells/hint_label.h"
#include "ui/widgets/support/bubble.h"

#include <QCoreApplication>
#include <QKeyEvent>

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
    : LineCellEdit(parent)
    , m_bubble(new Bubble(*this))
    , m_label(new HintLabel)
{
    setAccessibleName(QCoreApplication::translate(
        "boardwright::ObjectivesModel", columnInfo(ObjectiveColumn::Progression).title));
    m_bubble->setContent(m_label);
    connect(this, &QLineEdit::textChanged, this, &ZonesEdit::explain);
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

void ZonesEdit::explain()
{
    m_label->showHint(explanation(), !isPossible());
    setAccessibleDescription(explanation());
    if (hasFocus())
        m_bubble->open();
}

void ZonesEdit::focusInEvent(QFocusEvent *event)
{
    LineCellEdit::focusInEvent(event);
    explain();
}

bool ZonesEdit::wantsKey(const QKeyEvent &event) const
{
    const bool ends = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter
        || event.key() == Qt::Key_Tab;
    return ends && isMeant() && !isPossible();
}

} // namespace boardwright
