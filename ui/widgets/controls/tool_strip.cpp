// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/tool_strip.h"

#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/paint/icons.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int usualLines = 8;
constexpr int fewestLines = 3;

/// Allows a panel to be larger than the strip, by scrolling.
class PanelFrame final : public QScrollArea {
public:
    explicit PanelFrame(QWidget *panel)
    {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setWidget(panel);
    }

    QSize minimumSizeHint() const override
    {
        return {QScrollArea::minimumSizeHint().width(), widget()->minimumSizeHint().height()};
    }
};

} // namespace

ToolStrip::ToolStrip(QWidget *parent)
    : QWidget(parent)
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_bottom(new QWidget(m_splitter))
    , m_line(new QWidget(m_bottom))
    , m_buttons(new QHBoxLayout(m_line))
    , m_panels(new QStackedWidget(m_bottom))
    , m_maximise(
          new QAction(namedIcon(QStringLiteral("view-fullscreen")), tr("&Maximise Panel"), this))
{
    m_maximise->setCheckable(true);
    connect(m_maximise, &QAction::toggled, this, &ToolStrip::layOut);
    auto *maximise = new QToolButton(m_line);
    maximise->setDefaultAction(m_maximise);
    maximise->setAutoRaise(true);
    m_buttons->setContentsMargins(4, 1, 4, 1);
    m_buttons->setSpacing(2);
    m_buttons->addStretch();
    m_buttons->addWidget(maximise);
    auto *below = new QVBoxLayout(m_bottom);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addWidget(m_line);
    below->addWidget(m_panels, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    m_splitter->setChildrenCollapsible(false);
    m_panels->setMinimumHeight(fewestLines * fontMetrics().height());
    m_line->setMinimumWidth(1); // see fitLine()
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] {
        if (openPanel() != nullptr)
            m_height = m_panels->height();
    });
    show(nullptr);
}

ToolStrip::~ToolStrip() = default;

void ToolStrip::setContent(QWidget *content)
{
    m_splitter->insertWidget(0, content);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    show(openPanel());
}

QAction *ToolStrip::addPanel(const QString &key, const QString &title, QWidget *panel, int lines)
{
    auto *action = new QAction(title, this);
    action->setCheckable(true);
    auto *button = new QToolButton(m_line);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_buttons->insertWidget(static_cast<int>(m_entries.size()), button);
    auto *frame = new PanelFrame(panel);
    m_panels->addWidget(frame);
    m_entries.append({.key = key,
        .title = plainActionText(title),
        .panel = panel,
        .frame = frame,
        .button = button,
        .action = action,
        .lines = lines});
    retitle(m_entries.last());
    connect(button, &QToolButton::clicked, this,
        [this, panel](bool on) { open(on ? panel : nullptr); });
    connect(action, &QAction::triggered, this,
        [this, panel] { open(isOpen(panel) && holdsFocus() ? nullptr : panel); });
    const auto describe = [action, button] {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString name = plainActionText(action->text());
        button->setToolTip(keys.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, keys));
    };
    connect(action, &QAction::changed, button, describe);
    show(openPanel()); // the height of the line depends on its buttons
    return action;
}

ToolStrip::Entry *ToolStrip::entryOf(const QWidget *panel)
{
    const auto found = std::ranges::find(m_entries, panel, &Entry::panel);
    return found == m_entries.end() ? nullptr : &*found;
}

const ToolStrip::Entry *ToolStrip::entryOf(const QWidget *panel) const
{
    const auto found = std::ranges::find(m_entries, panel, &Entry::panel);
    return found == m_entries.end() ? nullptr : &*found;
}

void ToolStrip::retitle(Entry &entry)
{
    const QString title = entry.count == 0
        ? entry.title
        : tr("%1 %L2", "the title of a panel, how many there are")
              .arg(entry.title)
              .arg(entry.count);
    entry.button->setText(
        entry.beside.isEmpty() ? title : title + QStringLiteral(" · ") + entry.beside);
    fitLine();
}

void ToolStrip::fitLine()
{
    const auto setStyle = [this](Qt::ToolButtonStyle style) {
        for (const Entry &entry : std::as_const(m_entries))
            entry.button->setToolButtonStyle(style);
    };
    for (const auto style :
        {Qt::ToolButtonTextBesideIcon, Qt::ToolButtonTextOnly, Qt::ToolButtonIconOnly}) {
        setStyle(style);
        m_buttons->invalidate();
        if (m_buttons->sizeHint().width() <= width())
            return;
    }
}

void ToolStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitLine();
}

void ToolStrip::setFitting(const QWidget *panel)
{
    Entry *entry = entryOf(panel);
    if (entry == nullptr)
        return;
    entry->isFitting = true;
    entry->panel->installEventFilter(this);
}

/// A panel whose content changed may need another height.
bool ToolStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && watched == openPanel())
        QMetaObject::invokeMethod(this, &ToolStrip::layOut, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void ToolStrip::setOffered(const QWidget *panel, bool isOffered)
{
    const Entry *entry = entryOf(panel);
    if (entry == nullptr)
        return;
    entry->button->setVisible(isOffered);
    entry->action->setVisible(isOffered);
    entry->action->setEnabled(isOffered);
    fitLine();
    if (!isOffered && isOpen(panel))
        open(nullptr);
}

void ToolStrip::setCount(const QWidget *panel, int count, const QString &beside)
{
    Entry *entry = entryOf(panel);
    if (entry == nullptr || (entry->count == count && entry->beside == beside))
        return;
    entry->count = count;
    entry->beside = beside;
    retitle(*entry);
}

void ToolStrip::setPanelIcon(const QWidget *panel, const QIcon &icon)
{
    if (Entry *entry = entryOf(panel)) {
        entry->button->setIcon(icon);
        fitLine();
    }
}

QToolButton *ToolStrip::toggle(const QWidget *panel) const
{
    const Entry *entry = entryOf(panel);
    return entry == nullptr ? nullptr : entry->button;
}

QWidget *ToolStrip::openPanel() const
{
    const auto open = std::ranges::find(m_entries, m_panels->currentWidget(), &Entry::frame);
    return m_panels->isHidden() || open == m_entries.end() ? nullptr : open->panel;
}

bool ToolStrip::holdsFocus() const
{
    const QWidget *focus = QApplication::focusWidget();
    return focus != nullptr && m_bottom->isAncestorOf(focus);
}

void ToolStrip::open(QWidget *panel)
{
    const bool hadFocus = holdsFocus();
    if (!hadFocus)
        m_focusBefore = QApplication::focusWidget();
    show(panel);
    if (panel != nullptr)
        panel->setFocus(Qt::OtherFocusReason);
    else if (hadFocus && m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

void ToolStrip::setBare(bool bare)
{
    m_bottom->setVisible(!bare);
    if (!bare)
        show(openPanel());
}

int ToolStrip::usualHeight(const QWidget *panel) const
{
    const Entry *entry = entryOf(panel);
    const int line = fontMetrics().height();
    const int usual = std::max(usualLines, entry == nullptr ? 0 : entry->lines) * line;
    return entry != nullptr && entry->isFitting
        ? std::clamp(panel->sizeHint().height(), fewestLines * line, usual)
        : usual;
}

void ToolStrip::show(QWidget *panel)
{
    m_panels->setVisible(panel != nullptr);
    if (const Entry *entry = entryOf(panel))
        m_panels->setCurrentWidget(entry->frame);
    for (const Entry &entry : std::as_const(m_entries)) {
        entry.button->setChecked(entry.panel == panel);
        entry.action->setChecked(entry.panel == panel);
    }
    m_maximise->setEnabled(panel != nullptr);
    if (panel == nullptr)
        m_maximise->setChecked(false);
    Q_EMIT openChanged();
    layOut();
}

void ToolStrip::layOut()
{
    QWidget *panel = openPanel();
    const int line = m_line->sizeHint().height();
    m_bottom->setMaximumHeight(panel == nullptr ? line : QWIDGETSIZE_MAX);
    if (m_splitter->count() < 2)
        return;
    const QWidget *focus = QApplication::focusWidget();
    QWidget *content = m_splitter->widget(0);
    const bool isCovered = m_maximise->isChecked();
    if (isCovered && focus != nullptr && content->isAncestorOf(focus))
        panel->setFocus(Qt::OtherFocusReason);
    content->setVisible(!isCovered);
    m_splitter->handle(1)->setEnabled(panel != nullptr);
    m_splitter->setHandleWidth(
        panel != nullptr ? style()->pixelMetric(QStyle::PM_SplitterWidth, nullptr, this) : 0);
    const int whole = m_splitter->height() - m_splitter->handleWidth();
    const int wanted = line + (panel == nullptr ? 0 : m_height > 0 ? m_height : usualHeight(panel));
    m_splitter->setSizes({std::max(whole - wanted, 0), wanted});
}

void ToolStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cancel) && openPanel() != nullptr && holdsFocus()) {
        open(nullptr);
        return;
    }
    QWidget::keyPressEvent(event);
}

ToolStrip::State ToolStrip::state() const
{
    const Entry *entry = entryOf(openPanel());
    return {.open = entry == nullptr ? QString() : entry->key,
        .height = m_height,
        .isMaximised = m_maximise->isChecked()};
}

void ToolStrip::restoreState(const State &state)
{
    m_height = std::max(state.height, 0);
    const auto found = std::ranges::find(m_entries, state.open, &Entry::key);
    const bool isThere = found != m_entries.end() && found->action->isVisible();
    show(isThere ? found->panel : nullptr);
    m_maximise->setChecked(state.isMaximised && openPanel() != nullptr);
}

} // namespace boardwright
