// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/facet_bar.h"

#include "ui/text/number_text.h"
#include "ui/widgets/goals/facet_button.h"

#include <QHBoxLayout>

#include <algorithm>

namespace boardwright {

FacetBar::FacetBar(const GoalSetDocument &document, const ObjectivesFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_filter(filter)
    , m_categories(new FacetButton(tr("Category"), this))
    , m_zones(new FacetButton(tr("Zone"), this))
    , m_tags(new FacetButton(tr("Tag"), this))
    , m_problems(addChip())
    , m_never(addChip())
    , m_clear(new QToolButton(this))
{
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Show all goals again"));
    m_clear->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(fontMetrics().height() / 4);
    for (FacetButton *button : {m_categories, m_zones, m_tags}) {
        layout->addWidget(button);
        connect(button, &FacetButton::aboutToOpen, this, &FacetBar::fill);
        connect(&button->model(), &CheckListModel::chosenChanged, this, &FacetBar::tell);
    }
    m_categories->setObjectName(QStringLiteral("categoryFacet"));
    m_zones->setObjectName(QStringLiteral("zoneFacet"));
    m_tags->setObjectName(QStringLiteral("tagFacet"));
    m_problems->setObjectName(QStringLiteral("problemFacet"));
    m_never->setObjectName(QStringLiteral("neverFacet"));
    m_clear->setObjectName(QStringLiteral("clearFacets"));
    layout->addWidget(m_problems);
    layout->addWidget(m_never);
    layout->addWidget(m_clear);
    connect(m_clear, &QToolButton::clicked, this, &FacetBar::clear);
    fill();
    refresh();
}

QToolButton *FacetBar::addChip()
{
    auto *chip = new QToolButton(this);
    chip->setCheckable(true);
    connect(chip, &QToolButton::clicked, this, &FacetBar::tell);
    return chip;
}

void FacetBar::fill()
{
    const FacetCounts counts = facetCounts(m_document.set().objectives, m_filter.marked());
    const auto choices = [](const QList<FacetCounts::Named> &names, const QString &none) {
        QList<CheckListModel::Choice> result;
        result.reserve(names.size());
        for (const FacetCounts::Named &one : names)
            result.append({.key = one.name,
                .label = one.name.isEmpty() ? none : one.name,
                .goals = one.goals});
        return result;
    };
    m_categories->model().setChoices(choices(counts.categories, tr("no category")));
    m_tags->model().setChoices(choices(counts.tags, tr("no tag")));
    const std::array<QString, 4> zones{tr("Early"), tr("Mid"), tr("Late"), tr("Endgame")};
    QList<CheckListModel::Choice> zoneChoices;
    for (std::size_t zone = 0; zone < zones.size(); ++zone)
        zoneChoices.append(
            {.key = nameText(1U << zone), .label = zones.at(zone), .goals = counts.zones.at(zone)});
    m_zones->model().setChoices(zoneChoices);
}

/// Hides chips that no goal matches, unless they are active.
void FacetBar::refresh()
{
    const QList<Objective> &objectives = m_document.set().objectives;
    const auto count = [&](const QSet<RowId> &marked) {
        return marked.isEmpty()
            ? 0
            : static_cast<int>(std::ranges::count_if(objectives,
                  [&](const Objective &objective) { return marked.contains(objective.id); }));
    };
    const int problems = count(m_filter.marked().withProblem);
    const int never = count(m_filter.marked().neverAppearing);
    m_problems->setText(tr("has problem %1").arg(problems));
    m_problems->setVisible(problems > 0 || m_problems->isChecked());
    m_never->setText(tr("never appears %1").arg(never));
    m_never->setVisible(never > 0 || m_never->isChecked());
    m_clear->setVisible(!facets().isEmpty());
}

ObjectiveFacets FacetBar::facets() const
{
    int zones = 0;
    for (const QString &key : m_zones->model().chosen())
        zones |= key.toInt();
    return {.categories = m_categories->model().chosen(),
        .tags = m_tags->model().chosen(),
        .zones = Zones(QFlag(zones)),
        .hasProblem = m_problems->isChecked(),
        .neverAppears = m_never->isChecked()};
}

void FacetBar::setFacets(const ObjectiveFacets &facets)
{
    m_isQuiet = true;
    fill();
    QStringList zones;
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
        if (facets.zones.testFlag(zone))
            zones << nameText(static_cast<int>(zone));
    }
    m_categories->model().setChosen(facets.categories);
    m_zones->model().setChosen(zones);
    m_tags->model().setChosen(facets.tags);
    m_problems->setChecked(facets.hasProblem);
    m_never->setChecked(facets.neverAppears);
    m_isQuiet = false;
    tell();
}

void FacetBar::clear()
{
    setFacets({});
}

void FacetBar::tell()
{
    if (m_isQuiet)
        return;
    refresh();
    Q_EMIT asked(facets());
}

} // namespace boardwright
