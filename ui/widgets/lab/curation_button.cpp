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
    const CurationCriterion before = chosen();
    const SeedQuestion &question = *m_finder.question();
    m_offered = {CurationCriterion()};
    m_criterion->clear();
    m_criterion->addItem(tr("Goals appear equally often"));
    const auto gates = question.generator->info().gates;
    for (std::size_t gate = 0; gate < gates.size(); ++gate) {
        if (!gates[gate].isOfMeasure() || !gates[gate].isOffered(question.set))
            continue;
        const QString title = fieldsText(QString::fromUtf8(gates[gate].title));
        m_criterion->addItem(tr("Least: %1", "the title of a gate").arg(title));
        m_offered.push_back({.kind = CurationCriterion::Kind::Least, .gate = gate});
        m_criterion->addItem(tr("Most: %1", "the title of a gate").arg(title));
        m_offered.push_back({.kind = CurationCriterion::Kind::Most, .gate = gate});
    }
    const auto same = std::ranges::find_if(m_offered, [&](const CurationCriterion &one) {
        return one.kind == before.kind && one.gate == before.gate;
    });
    m_criterion->setCurrentIndex(
        same == m_offered.end() ? 0 : static_cast<int>(same - m_offered.begin()));
}

void CurationButton::open()
{
    if (!m_finder.question())
        return;
    offerCriteria();
    m_panel->open(m_count);
}

CurationCriterion CurationButton::chosen() const
{
    const int item = m_criterion->currentIndex();
    return item < 0 ? CurationCriterion() : m_offered[static_cast<std::size_t>(item)];
}

void CurationButton::choose()
{
    m_curator.start(chosen(), static_cast<std::size_t>(m_count->value()));
    m_panel->close();
}

} // namespace boardwright
