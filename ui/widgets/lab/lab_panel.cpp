// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/lab_panel.h"

#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/panels/generator_pages.h"

#include <QApplication>
#include <QVBoxLayout>

#include <utility>

namespace boardwright {

LabPanel::LabPanel(const PanelContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_tools(new TabPages(this))
{
    m_tools->setDocumentMode(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tools);
    setFocusProxy(m_tools);
    connect(&context.choice, &BoardChoice::generatorChanged, this, &LabPanel::startOver);
}

QTabWidget &LabPanel::tools()
{
    build();
    return *m_tools;
}

bool LabPanel::hasTools() const
{
    const Info &info = m_context.choice.generator().info();
    return info.targetTable != nullptr || !pagesOf(info.key).labTools.empty();
}

void LabPanel::showEvent(QShowEvent *event)
{
    build();
    QWidget::showEvent(event);
}

void LabPanel::startOver()
{
    // Otherwise the focus goes from page to page as they are removed, and the panel scrolls after
    // it.
    if (m_tools->isAncestorOf(QApplication::focusWidget()))
        m_tools->setFocus(Qt::OtherFocusReason);
    while (m_tools->count() > 0) {
        QWidget *old = m_tools->widget(0);
        m_tools->removeTab(0);
        old->deleteLater(); // not deleted here: this may be a call from one of its buttons
    }
    m_isBuilt = false;
    if (isVisible())
        build();
    Q_EMIT offeredChanged();
}

void LabPanel::build()
{
    if (std::exchange(m_isBuilt, true))
        return;
    const Info &info = m_context.choice.generator().info();
    for (const LabToolEntry &entry : pagesOf(info.key).labTools)
        m_tools->addTab(entry.make(m_context, m_tools), entry.title());
    if (info.targetTable != nullptr)
        m_tools->addTab(new TuneTool(m_context, m_tools), tr("Tune"));
}

} // namespace boardwright
