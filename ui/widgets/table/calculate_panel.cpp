// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/calculate_panel.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/hint_label.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace boardwright {

CalculatePanel::CalculatePanel(Spreadsheet &table, Enter enter)
    : QObject(&table)
    , m_table(table)
    , m_enter(std::move(enter))
    , m_panel(new PopupPanel(table))
    , m_text(new QLineEdit(m_panel))
    , m_accept(new QPushButton(tr("&Calculate"), m_panel))
    , m_hint(new HintLabel(m_panel))
{
    m_panel->setObjectName(QStringLiteral("calculate"));
    m_text->setAccessibleName(tr("What to do with each number"));
    m_text->setPlaceholderText(QStringLiteral("*%1").arg(numberText(0.8)));
    m_accept->setAutoDefault(false);
    auto *layout = new QGridLayout(m_panel);
    layout->addWidget(m_text, 0, 0);
    layout->addWidget(m_accept, 0, 1);
    layout->addWidget(m_hint, 1, 0, 1, 2);
    connect(m_text, &QLineEdit::textChanged, this, &CalculatePanel::preview);
    connect(m_text, &QLineEdit::returnPressed, this, &CalculatePanel::run);
    connect(m_accept, &QPushButton::clicked, this, &CalculatePanel::run);
}

void CalculatePanel::open()
{
    m_cells = numberCells(m_table.selectedShownCells([this](int column) {
        const auto *field
            = m_table.model()->headerData(column, Qt::Horizontal, FieldRole).value<const Field *>();
        return field == nullptr || isCalculated(*field);
    }));
    if (m_cells.isEmpty()) {
        m_table.showReason(tr("No selected cell has a number that can be changed."));
        return;
    }
    m_text->clear();
    preview();
    m_panel->open(
        m_text, m_table.visualRect(m_table.currentIndex()).translated(m_table.viewport()->pos()));
}

std::expected<QList<double>, QString> CalculatePanel::results() const
{
    return Calculation::read(m_text->text()).and_then([this](const Calculation &calculation) {
        return calculated(calculation, m_cells);
    });
}

/// Shows the first numbers that change, or why there can be none.
void CalculatePanel::preview()
{
    constexpr qsizetype mostShown = 4;
    const auto numbers = results();
    m_accept->setEnabled(numbers.has_value());
    if (!numbers) {
        m_hint->showHint(numbers.error(), !m_text->text().isEmpty());
    } else {
        QStringList parts;
        for (qsizetype i = 0; i < std::min(mostShown, m_cells.size()); ++i)
            parts << tr("%1 → %2", "a number, what becomes of it")
                         .arg(numberText(m_cells.at(i).number), numberText(numbers->at(i)));
        if (m_cells.size() > mostShown)
            parts << QStringLiteral("…");
        m_hint->showHint(
            tr("%Ln numbers: %1", "what becomes of them", static_cast<int>(m_cells.size()))
                .arg(parts.join(tr(", ", "between changes of numbers"))),
            false);
    }
    m_panel->fit();
}

void CalculatePanel::run()
{
    const auto numbers = results();
    if (!numbers)
        return; // the hint says why
    QList<EnteredText> cells;
    for (qsizetype i = 0; i < m_cells.size(); ++i)
        cells.append({.row = m_cells.at(i).row,
            .column = m_cells.at(i).column,
            .text = numberText(numbers->at(i))});
    if (const auto done = m_enter(cells); !done)
        m_hint->showHint(done.error(), true);
    else
        m_panel->close();
}

} // namespace boardwright
