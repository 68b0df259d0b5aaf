// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/facet_button.h"

#include "core/goalset/goal_text.h"

namespace boardwright {

namespace {

constexpr int longestNameOnButton = 12;

} // namespace

FacetButton::FacetButton(const QString &title, QWidget *parent)
    : MenuButton(parent)
    , m_title(title)
    , m_list(new CheckList(*this, title))
{
    setCheckable(true); // checked while a choice is active
    connect(&model(), &CheckListModel::chosenChanged, this, &FacetButton::showChosen);
    connect(this, &QToolButton::clicked, this, &FacetButton::open);
    showChosen();
}

void FacetButton::open()
{
    showChosen(); // the click has toggled the button
    Q_EMIT aboutToOpen();
    m_list->open();
}

void FacetButton::showChosen()
{
    const QStringList &chosen = m_list->model().chosen();
    setChecked(!chosen.isEmpty());
    QString what = m_title;
    if (chosen.size() == 1)
        what = tr("%1: %2", "Category: combat")
                   .arg(m_title,
                       shortened(m_list->model().labelOf(chosen.first()), longestNameOnButton));
    else if (chosen.size() > 1)
        what = tr("%1: %2", "Category: 3").arg(m_title).arg(chosen.size());
    setText(what);
    QStringList names;
    for (const QString &key : chosen)
        names << m_list->model().labelOf(key);
    setToolTip(names.isEmpty()
            ? QString()
            : tr("%1: %2", "Category: combat").arg(m_title, names.join(QStringLiteral(", "))));
    QFont own; // everything else follows the window
    own.setBold(!chosen.isEmpty());
    setFont(own);
    setAccessibleName(what);
}

} // namespace boardwright
