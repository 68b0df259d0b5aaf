// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/worlds/yields_tool.h"

#include "ui/widgets/lab/chart.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace boardwright {

YieldsTool::YieldsTool(GoalSetDocument &document, JobPool &jobs, QWidget *parent)
    : QWidget(parent)
    , m_yields(document, jobs)
    , m_begin(new QPushButton(this))
    , m_words(new QLabel(this))
    , m_view(new Spreadsheet(SheetUse::Read, this))
    , m_chart(new Chart(this))
{
    m_words->setObjectName(QStringLiteral("yieldsWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_view->setAccessibleName(tr("Yield"));
    m_view->setDense();
    m_view->setModel(&m_yields);
    m_view->setEmptyText(tr("A row will appear for each number of gems"));
    constexpr int yieldCharacters = 8; // the table is empty when its columns are fitted
    m_view->setColumns({.rest = WorldYieldsModel::Gems,
        .least
        = {{WorldYieldsModel::Gems, yieldCharacters}, {WorldYieldsModel::Ours, yieldCharacters},
            {WorldYieldsModel::New, yieldCharacters}, {WorldYieldsModel::Old, yieldCharacters}}});
    // The panel is as high as the user wants it, not as high as these would like to be.
    for (QWidget *each : {static_cast<QWidget *>(m_view), static_cast<QWidget *>(m_chart)})
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto *top = new QHBoxLayout;
    top->addWidget(m_begin);
    top->addWidget(m_words, 1);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_view, 1);
    bottom->addWidget(m_chart, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addLayout(bottom, 1);
    setFocusProxy(m_begin);

    connect(m_begin, &QPushButton::clicked, this, [this] {
        if (m_yields.isRunning())
            m_yields.stop();
        else
            m_yields.begin();
    });
    connect(&m_yields, &WorldYieldsModel::updated, this, &YieldsTool::update);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &YieldsTool::updateChart);
    update();
}

YieldsTool::~YieldsTool()
{
    delete m_view; // before the model that it shows
}

void YieldsTool::update()
{
    m_begin->setText(m_yields.isRunning() ? tr("&Stop") : tr("&Count Worlds"));
    m_words->setText(m_yields.words());
    updateChart();
}

void YieldsTool::updateChart()
{
    const QModelIndex current = m_view->currentIndex();
    m_chart->showData(m_yields.chart(current.row(), current.column()),
        tr("One bar will appear for each number of gems"));
    m_chart->setPale(m_yields.isStale());
}

} // namespace boardwright
