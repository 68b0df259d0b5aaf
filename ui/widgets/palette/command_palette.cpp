// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette/command_palette.h"

#include "ui/widgets/paint/icons.h"
#include "ui/widgets/palette/palette_actions.h"
#include "ui/widgets/palette/palette_delegate.h"
#include "ui/widgets/table/soft_selection.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int widest = 640;
constexpr int mostShown = 12;
constexpr int pageStep = 8;

} // namespace

CommandPalette::CommandPalette(GoalSetDocument &document, QMainWindow &window)
    : QFrame(&window)
    , m_window(window)
    , m_model(document)
    , m_line(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(tr("Nothing found"), this))
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Raised);
    setAutoFillBackground(true);
    m_line->setPlaceholderText(tr("Find actions and goals"));
    m_line->setAccessibleName(tr("Find actions and goals"));
    m_line->setClearButtonEnabled(true);
    m_line->addAction(namedIcon(QStringLiteral("edit-find")), QLineEdit::LeadingPosition);
    m_line->installEventFilter(this);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    keepSoftSelection(*m_list);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Results"));
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setMargin(6);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_line);
    layout->addWidget(m_list);
    layout->addWidget(m_nothing);
    hide();

    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &at) { run(at.row()); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget * /*old*/, QWidget *now) {
        if (isVisible() && now != nullptr && !isAncestorOf(now))
            closeNow(false);
    });
    window.installEventFilter(this);
}

void CommandPalette::toggle()
{
    if (isVisible())
        closeNow(true);
    else
        openNow();
}

void CommandPalette::openNow()
{
    m_focusBefore = QApplication::focusWidget();
    Q_EMIT aboutToOpen();
    m_model.setActions(paletteActions(m_window));
    m_line->clear();
    search({});
    fit();
    show();
    raise();
    m_line->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::closeNow(bool returnsFocus)
{
    hide();
    if (returnsFocus && m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
}

/// Centred below the menus, as high as the results need.
void CommandPalette::fit()
{
    const int width = std::min(widest, m_window.width() - 24);
    const int rows = std::clamp(m_model.rowCount(), 1, mostShown);
    const int row = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    const int top = m_window.menuBar()->height() + 8;
    m_list->setFixedHeight(std::min(rows * row, std::max(m_window.height() - top - 80, row)));
    layout()->activate();
    setGeometry((m_window.width() - width) / 2, top, width, sizeHint().height());
}

void CommandPalette::search(const QString &typed)
{
    m_model.search(typed);
    m_list->setVisible(m_model.rowCount() > 0);
    m_nothing->setVisible(m_model.rowCount() == 0);
    const int first = possibleRow(0, 1);
    m_list->setCurrentIndex(m_model.index(std::max(first, 0)));
    m_list->scrollToTop();
    if (isVisible())
        fit();
}

int CommandPalette::possibleRow(int row, int step) const
{
    while (row >= 0 && row < m_model.rowCount()
        && !m_model.flags(m_model.index(row)).testFlag(Qt::ItemIsEnabled))
        row += step;
    return row < m_model.rowCount() ? row : -1;
}

void CommandPalette::step(int by)
{
    const int rows = m_model.rowCount();
    if (rows == 0)
        return;
    const int wanted = std::clamp(m_list->currentIndex().row() + by, 0, rows - 1);
    const int row = possibleRow(wanted, by > 0 ? 1 : -1);
    if (row >= 0)
        m_list->setCurrentIndex(m_model.index(row));
}

void CommandPalette::run(int row)
{
    if (row < 0 || row >= m_model.rowCount()
        || !m_model.flags(m_model.index(row)).testFlag(Qt::ItemIsEnabled))
        return;
    const QPointer<QAction> action = m_model.actionAt(row);
    const RowId goal = m_model.goalAt(row);
    m_model.remember(row);
    closeNow(true);
    if (action)
        action->trigger();
    else if (goal != RowId::none)
        Q_EMIT goalChosen(goal);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible())
        fit();
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Escape:
        closeNow(true);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(m_list->currentIndex().row());
        return true;
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(pageStep);
        return true;
    case Qt::Key_PageUp:
        step(-pageStep);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // Tab must not leave the palette
    default:
        return QFrame::eventFilter(watched, event);
    }
}

} // namespace boardwright
