// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/changes_tool.h"

#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/table/soft_selection.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

namespace boardwright {

ChangesTool::ChangesTool(GoalSetDocument &document, JobPool &jobs, QWidget *parent)
    : QWidget(parent)
    , m_model(document, jobs)
    , m_summary(new QLabel(this))
    , m_saved(button(tr("Since Last Save"), tr("Compare with the last opened or saved version")))
    , m_file(button(tr("With a File…"), tr("Compare with a goal set or goal list in a file")))
    , m_copy(button(tr("Copy"), tr("Copy all changes, one per line")))
    , m_list(new QListView(this))
{
    m_summary->setObjectName(QStringLiteral("changesSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_list->setModel(&m_model);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // many goals begin alike
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Changes"));
    keepSoftSelection(*m_list);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(4, 2, 4, 2);
    top->addWidget(m_summary, 1);
    for (QToolButton *shown : {m_saved, m_file, m_copy})
        top->addWidget(shown);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    m_saved->setCheckable(true);
    m_file->setCheckable(true);
    connect(m_saved, &QToolButton::clicked, this, [this] { m_model.compareWith({}); });
    connect(m_file, &QToolButton::clicked, this, &ChangesTool::chooseFile);
    connect(m_copy, &QToolButton::clicked, this, &ChangesTool::copy);
    connect(&m_model, &BalancedChanges::updated, this, &ChangesTool::update);
    update();
}

ChangesTool::~ChangesTool()
{
    delete m_list; // before the model that it shows
}

QToolButton *ChangesTool::button(const QString &text, const QString &tip)
{
    auto *made = new QToolButton(this);
    made->setText(text);
    made->setToolTip(tip);
    made->setAutoRaise(true);
    return made;
}

void ChangesTool::chooseFile()
{
    update(); // the pressed button stays the one of the current comparison
    auto *dialog = new QFileDialog(this, tr("Compare With"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    askForFile(dialog, this, [this](const QString &path) { m_model.compareWith(path); });
}

void ChangesTool::update()
{
    const QString name = QFileInfo(m_model.path()).fileName();
    m_saved->setChecked(name.isEmpty());
    m_file->setChecked(!name.isEmpty());
    const QString text = m_model.isBusy() ? tr("Comparing…") : m_model.summary();
    m_summary->setText(
        name.isEmpty() ? text : tr("%1: %2", "a file, how many changes").arg(name, text));
    m_copy->setEnabled(m_model.rowCount() > 0);
}

void ChangesTool::copy() const
{
    QGuiApplication::clipboard()->setText(m_model.text());
}

void ChangesTool::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model.setWanted(true);
}

void ChangesTool::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_model.setWanted(false);
}

} // namespace boardwright
