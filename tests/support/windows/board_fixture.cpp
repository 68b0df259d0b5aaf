// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/board_fixture.h"

#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

BoardFixture::BoardFixture() = default;
BoardFixture::~BoardFixture() = default;

void BoardFixture::show()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_preview = std::make_unique<Preview>();
    m_choice = std::make_unique<BoardChoice>();
    m_driver = std::make_unique<PreviewDriver>(*m_document, *m_choice, *m_preview);
    m_panel = std::make_unique<BoardPanel>(*m_document, *m_preview, *m_choice);
    m_choice->setSeed(u"s"_s);
    m_panel->resize(560, 784);
    m_panel->show();
}

void BoardFixture::close()
{
    m_panel.reset();
    m_driver.reset();
    m_choice.reset();
    m_preview.reset();
    m_document.reset();
}

void BoardFixture::open(const GoalSet &set)
{
    m_document->adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    waitForBoard();
}

void BoardFixture::waitForBoard()
{
    QTRY_VERIFY(m_preview->isUpToDate());
    QTRY_COMPARE(view().result(), m_preview->result());
    QCoreApplication::sendPostedEvents(); // delivers the layout's events
}

} // namespace boardwright
