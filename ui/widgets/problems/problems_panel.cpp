// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/problems/problems_panel.h"

#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/table/soft_selection.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace boardwright {

ProblemsPanel::ProblemsPanel(ProblemsModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_header(new QWidget(this))
    , m_summary(new QLabel(m_header))
    , m_accepted(new QToolButton(m_header))
    , m_tree(new ProblemsTree(this))
    , m_empty(new EmptyNotice(this))
    , m_jump(new QAction(tr("&Go There"), this))
    , m_fix(new QAction(tr("&Fix"), this))
    , m_answer(new QAction(tr("&Accept"), this))
    , m_copy(new QAction(namedIcon(QStringLiteral("edit-copy")), tr("&Copy Text"), this))
{
    m_tree->setModel(&model);
    keepSoftSelection(*m_tree);
    m_tree->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_tree->setAccessibleName(tr("Problems"));
    m_empty->setText(tr("No problems"), tr("The set and this board are fine."));
    buildHeader();
    buildActions();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_empty, 1);
    setFocusProxy(m_tree);

    connect(m_tree, &ProblemsTree::rowChosen, this, &ProblemsPanel::choose);
    connect(m_tree, &ProblemsTree::linkClicked, this,
        [this](const QModelIndex &index, ProblemLink link) {
            if (link == ProblemLink::Fix)
                fix(index);
            else
                answer(index);
        });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &ProblemsPanel::updateActions);
    connect(&model, &ProblemsModel::updated, this, &ProblemsPanel::update);
    update();
}

void ProblemsPanel::buildHeader()
{
    m_accepted->setCheckable(true);
    m_accepted->setAutoRaise(true);
    m_accepted->setToolTip(tr("Also show accepted warnings"));
    connect(m_accepted, &QToolButton::toggled, this,
        [this](bool shows) { m_model.setShowsAccepted(shows); });
    auto *layout = new QHBoxLayout(m_header);
    layout->setContentsMargins(6, 0, 6, 0);
    layout->addWidget(m_summary);
    layout->addWidget(m_accepted);
    layout->addStretch();
}

void ProblemsPanel::buildActions()
{
    m_fix->setShortcuts({QKeySequence(Qt::Key_F), QKeySequence(Qt::ALT | Qt::Key_Return),
        QKeySequence(Qt::ALT | Qt::Key_Enter)});
    m_answer->setShortcut(QKeySequence(Qt::Key_A));
    m_copy->setShortcut(QKeySequence::Copy);
    connect(m_jump, &QAction::triggered, this, [this] { choose(m_tree->currentIndex()); });
    connect(m_fix, &QAction::triggered, this, [this] { fix(m_tree->currentIndex()); });
    connect(m_answer, &QAction::triggered, this, [this] { answer(m_tree->currentIndex()); });
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(m_tree->currentIndex().data().toString());
    });
    for (QAction *action : {m_jump, m_fix, m_answer, m_copy}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_tree->addAction(action);
    }
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    updateActions();
}

void ProblemsPanel::updateActions()
{
    const QModelIndex current = m_tree->currentIndex();
    const QString fixText = current.data(ProblemsModel::FixRole).toString();
    const QString answerText = current.data(ProblemsModel::AnswerRole).toString();
    m_jump->setEnabled(m_model.placeOf(current).has_value());
    m_fix->setEnabled(!fixText.isEmpty());
    m_fix->setText(fixText.isEmpty() ? tr("&Fix") : menuText(fixText));
    m_answer->setEnabled(!answerText.isEmpty());
    m_answer->setText(answerText.isEmpty() ? tr("&Accept") : answerText);
    m_copy->setEnabled(current.isValid());
}

QStringList ProblemsPanel::summary() const
{
    const ProblemsModel::Counts &counts = m_model.counts();
    QStringList parts;
    if (!counts.isMade)
        parts << tr("no complete board for this seed");
    if (counts.relaxed > 0)
        parts << tr("%Ln relaxations on this board", nullptr, counts.relaxed);
    if (counts.inSet > 0)
        parts << tr("%Ln in the set", "problems", counts.inSet);
    if (counts.inFile > 0)
        parts << tr("%Ln in the file", "problems", counts.inFile);
    return parts;
}

void ProblemsPanel::update()
{
    const ProblemsModel::Counts &counts = m_model.counts();
    const QStringList parts = summary();
    m_summary->setText(parts.join(QStringLiteral(" · ")));
    m_accepted->setText(tr("%Ln accepted", "problems", counts.accepted));
    m_accepted->setVisible(counts.accepted > 0);
    const bool isEmpty = m_model.rowCount() == 0;
    // The tool strip already shows the number of problems in the set.
    m_header->setVisible(counts.accepted > 0 || parts.size() > (counts.inSet > 0 ? 1 : 0));
    m_tree->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    goOn();
    if (!m_tree->currentIndex().isValid() && !isEmpty)
        m_tree->selectionModel()->setCurrentIndex(
            m_model.index(0, 0), QItemSelectionModel::ClearAndSelect);
    updateActions();
}

void ProblemsPanel::choose(const QModelIndex &index)
{
    if (const auto place = m_model.placeOf(index))
        Q_EMIT problemChosen(*place);
    else if (m_model.hasChildren(index))
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
}

void ProblemsPanel::keepNext(const QModelIndex &index)
{
    m_done = index;
    QModelIndex next = m_tree->indexBelow(index);
    while (next.isValid() && next.parent() == index)
        next = m_tree->indexBelow(next); // it is removed together with its kind
    m_next = next;
}

/// After a problem is resolved, the next one becomes current.
void ProblemsPanel::goOn()
{
    if (m_done.isValid() || !m_next.isValid())
        return;
    m_tree->setCurrentIndex(m_next);
    m_next = QModelIndex();
}

void ProblemsPanel::fix(const QModelIndex &index)
{
    keepNext(index);
    m_model.fix(index);
}

void ProblemsPanel::answer(const QModelIndex &index)
{
    keepNext(index);
    m_model.answer(index);
}

void ProblemsPanel::showMenu(QPoint point)
{
    const QModelIndex index = m_tree->currentIndex();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_jump, m_fix, m_answer});
    // For a single problem, the verbs of its kind are offered too.
    if (const QModelIndex kind = index.parent(); kind.isValid()) {
        menu->addSeparator();
        const QPersistentModelIndex held(kind);
        if (const QString text = kind.data(ProblemsModel::FixRole).toString(); !text.isEmpty())
            connect(menu->addAction(menuText(text)), &QAction::triggered, this,
                [this, held] { fix(held); });
        if (const QString text = kind.data(ProblemsModel::AnswerRole).toString(); !text.isEmpty())
            connect(menu->addAction(menuText(text)), &QAction::triggered, this,
                [this, held] { answer(held); });
    }
    menu->addSeparator();
    menu->addAction(m_copy);
    menu->popup(m_tree->viewport()->mapToGlobal(point));
}

} // namespace boardwright
