// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/curation_button.h"

#include "ui/text/field_words.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/popup_panel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <ranges>

namespace boardwright {

namespace {

constexpr int usualCount = 10;

} // namespace

CurationButton::CurationButton(Curator &curator, const SeedFinder &finder, QWidget *parent)
    : QToolButton(parent)
    , m_curator(curator)
    , m_finder(finder)
    , m_panel(new PopupPanel(*this))
    , m_count(new QSpinBox(m_panel))
    , m_criterion(new ComboBox(m_panel))
    , m_choose(new QPushButton(tr("Choose"), m_panel))
{
    setText(tr("Best…"));
    setToolTip(tr("Select the best of the boards found"));
    m_panel->setWindowTitle(text());
    m_panel->setAccessibleName(toolTip());
    m_count->setRange(1, static_cast<int>(mostChosen));
    m_count->setGroupSeparatorShown(true);
    m_count->setValue(usualCount);
    m_choose->setAutoDefault(true); // Return presses it
    auto *form = new QFormLayout(m_panel);
    form->addRow(tr("&Boards"), m_count);
    form->addRow(tr("Choose &by"), m_criterion);
    form->addRow(m_choose);
    form->setAlignment(m_choose, Qt::AlignRight);
    connect(this, &QToolButton::clicked, this, &CurationButton::open);
    connect(m_choose, &QPushButton::clicked, this, &CurationButton::choose);
}

void CurationButton::offerCriteria()
{
    const int chosen = m_criterion->currentIndex();
    m_criterion->clear();
    m_criterion->addItem(tr("Goals appear equally often"));
    // Those that measures do not have come last, so that an item's place gives its gate.
    for (const Gate &gate :
        m_finder.question()->generator->info().gates | std::views::filter(&Gate::isOfMeasure)) {
        const QString title = fieldsText(QString::fromUtf8(gate.title));
        m_criterion->addItem(tr("Least: %1", "the title of a gate").arg(title));
        m_criterion->addItem(tr("Most: %1", "the title of a gate").arg(title));
    }
    m_criterion->setCurrentIndex(chosen < m_criterion->count() ? std::max(0, chosen) : 0);
}

void CurationButton::open()
{
    if (!m_finder.question())
        return;
    offerCriteria();
    m_panel->open(m_count);
}

void CurationButton::choose()
{
    const int item = m_criterion->currentIndex();
    CurationCriterion criterion;
    if (item > 0)
        criterion = {
            .kind = item % 2 == 1 ? CurationCriterion::Kind::Least : CurationCriterion::Kind::Most,
            .gate = static_cast<std::size_t>(item - 1) / 2};
    m_curator.start(criterion, static_cast<std::size_t>(m_count->value()));
    m_panel->close();
}

} // namespace boardwright
