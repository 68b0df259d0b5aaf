// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_panel.h"

#include "ui/text/made_words.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/seed_bar.h"

#include <QLabel>
#include <QVBoxLayout>

namespace boardwright {

BoardPanel::BoardPanel(GoalSetDocument &document, Preview &preview, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_preview(preview)
    , m_seedBar(new SeedBar(this))
    , m_view(new BoardView(this))
    , m_made(new QLabel(this))
{
    m_made->setWordWrap(true);
    m_made->setTextFormat(Qt::PlainText);
    m_made->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_seedBar);
    layout->addWidget(m_view);
    layout->addWidget(m_made);
    layout->addStretch(1);

    // Another document's board is no earlier state of this one.
    connect(&document, &GoalSetDocument::reset, this, [this] {
        m_preview.startOver();
        m_view->showResult(nullptr);
        m_view->markObjective(RowId::none);
        m_made->clear();
    });
    connect(&document, &GoalSetDocument::changed, this, &BoardPanel::requestBoard);
    connect(m_seedBar, &SeedBar::changed, this, &BoardPanel::requestBoard);
    connect(&preview, &Preview::updated, this, &BoardPanel::showBoard);
}

void BoardPanel::requestBoard()
{
    if (m_document.revision() == 0)
        return; // nothing was opened yet
    m_preview.request(m_document.set(), m_seedBar->settings(), m_seedBar->seed());
}

void BoardPanel::showBoard()
{
    m_view->showResult(m_preview.result());
    m_made->setText(howMade(m_preview.result()->board, m_preview.result()->failure.has_value()));
}

} // namespace boardwright
