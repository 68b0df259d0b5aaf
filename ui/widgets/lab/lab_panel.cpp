// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/lab_panel.h"

#include "ui/widgets/objectives/empty_notice.h"
#include "ui/widgets/panels/lab_tools.h"
#include "ui/widgets/support/tab_pages.h"

#include <QVBoxLayout>

namespace boardwright {

LabPanel::LabPanel(const PanelContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_tools(new TabPages(this))
    , m_notice(new EmptyNotice(this))
{
    m_tools->setDocumentMode(true);
    m_notice->setText(tr("No tools"), tr("There are none for this kind of board."));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tools);
    layout->addWidget(m_notice);
    setFocusProxy(m_tools);
    connect(&context.choice, &BoardChoice::generatorChanged, this, &LabPanel::rebuild);
    rebuild();
}

void LabPanel::rebuild()
{
    while (m_tools->count() > 0) {
        QWidget *old = m_tools->widget(0);
        m_tools->removeTab(0);
        old->deleteLater(); // one of its buttons may be why we are here
    }
    const Key generator = m_context.choice.generator().info().key;
    for (const LabToolEntry &entry : labTools()) {
        if (entry.generator.isEmpty() || entry.generator == generator)
            m_tools->addTab(entry.make(m_context, m_tools), entry.title());
    }
    m_tools->setVisible(m_tools->count() > 0);
    m_notice->setVisible(m_tools->count() == 0);
}

} // namespace boardwright
