// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/preview_driver.h"

namespace boardwright {

PreviewDriver::PreviewDriver(GoalSetDocument &document, BoardChoice &choice, Preview &preview)
    : m_document(document)
    , m_choice(choice)
    , m_preview(preview)
{
    connect(&document, &GoalSetDocument::aboutToReset, this, [this] { m_isAdopting = true; });
    connect(&document, &GoalSetDocument::adopted, this, [this] {
        m_preview.startOver();
        m_choice.adoptFrom(m_document.set());
        m_isAdopting = false;
    });
    connect(&document, &GoalSetDocument::changed, this, &PreviewDriver::request);
    connect(&choice, &BoardChoice::changed, this, &PreviewDriver::request);
}

void PreviewDriver::request()
{
    const bool isOpen = m_document.revision() > 0;
    if (isOpen && !m_isAdopting)
        m_preview.request(
            m_document.set(), m_choice.generator(), m_choice.settings(), m_choice.seed());
}

} // namespace boardwright
