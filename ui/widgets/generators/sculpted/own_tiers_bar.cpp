// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/own_tiers_bar.h"

#include "ui/editing/generators/sculpted/own_tier_rows.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace boardwright {

OwnTiersBar::OwnTiersBar(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_button(new QPushButton(tr("Add Boardwright's &Tiers"), this))
{
    m_button->setToolTip(
        tr("Add a row with Boardwright's own numbers for each tier that has none"));
    auto *layout = new QHBoxLayout(this);
    const int margin = fontMetrics().height() / 4;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_button);
    layout->addStretch(1);
    connect(m_button, &QPushButton::clicked, this, [this] { addOwnTierRows(m_document); });
    const auto update
        = [this] { m_button->setEnabled(!levelsWithoutRow(m_document.set()).empty()); };
    connect(&document, &GoalSetDocument::changed, this, update);
    connect(&document, &GoalSetDocument::reset, this, update);
    update();
}

} // namespace boardwright
