// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/message_bar.h"

#include "core/base/printable.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QScopedValueRollback>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int gap = 6; ///< between the last button of the tool bar and the banner
constexpr int narrowest = 24; ///< letters of a banner, even if it hides buttons in a tiny window

/// The right end of what is shown in a row of the window.
int endOf(const QWidget &row, const QList<QRect> &parts)
{
    int end = 0;
    for (const QRect &part : parts)
        end = std::max(end, row.x() + part.right() + 1);
    return end;
}

} // namespace

MessageBar::MessageBar(QMainWindow *window)
    : QWidget(window)
    , m_window(*window)
    , m_layout(new QVBoxLayout)
    , m_more(new QToolButton(this))
{
    setAccessibleName(tr("Messages"));
    setAutoFillBackground(true);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(1);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setToolTip(tr("Show All Messages"));
    connect(m_more, &QToolButton::toggled, this, &MessageBar::setShowsAll);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(m_layout, 1);
    row->addWidget(m_more, 0, Qt::AlignTop);
    // What is shown over the window goes when the user turns to something else.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) {
        if (m_showsAll && now != nullptr && !isAncestorOf(now) && now->window() == &m_window)
            setShowsAll(false);
    });
    m_window.installEventFilter(this);
    hide();
}

MessageBar::~MessageBar() = default;

void MessageBar::showBanner(const Banner &banner)
{
    Banner plain = banner; // it may quote what would turn the rest around
    plain.text = unturned(banner.text);
    auto *shown = new MessageBanner(plain, this);
    connect(shown, &MessageBanner::answered, this,
        [this, shown](int button) { answer(shown, button); });
    MessageBanner *older = find(banner.topic);
    const bool hadFocus = older != nullptr && older->isAncestorOf(window()->focusWidget());
    qsizetype place = m_banners.isEmpty() || !isInUse() ? 0 : m_banners.size();
    if (older != nullptr && isInUse())
        place = m_banners.indexOf(older);
    if (older != nullptr) {
        m_banners.removeOne(older);
        older->hide();
        older->deleteLater();
    }
    m_banners.insert(place, shown);
    m_layout->insertWidget(static_cast<int>(place), shown);
    arrange();
    if (hadFocus)
        shown->firstButton()->setFocus();
    QAccessibleAnnouncementEvent announcement(this, plain.text);
    QAccessible::updateAccessibility(&announcement);
    Q_EMIT changed();
}

void MessageBar::showMessage(Severity severity, const QString &text, const QString &topic)
{
    showBanner({.topic = topic, .severity = severity, .text = text});
}

void MessageBar::hideBanner(const QString &topic)
{
    if (MessageBanner *shown = find(topic))
        remove(shown);
}

void MessageBar::forgetSet()
{
    const QList<MessageBanner *> all = m_banners;
    for (MessageBanner *shown : all) {
        if (!shown->banner().staysWithNextSet)
            remove(shown);
    }
}

QString MessageBar::text() const
{
    QStringList texts;
    texts.reserve(m_banners.size());
    for (const MessageBanner *shown : m_banners)
        texts << shown->banner().text;
    return texts.join(u'\n');
}

QString MessageBar::text(const QString &topic) const
{
    const MessageBanner *shown = find(topic);
    return shown == nullptr ? QString() : shown->banner().text;
}

void MessageBar::takeFocus()
{
    if (m_banners.isEmpty())
        return;
    QWidget *before = window()->focusWidget();
    if (isAncestorOf(before)) {
        giveFocusBack();
        return;
    }
    m_focusBefore = before;
    setShowsAll(true);
    m_banners.first()->firstButton()->setFocus(Qt::ShortcutFocusReason);
}

void MessageBar::setShowsAll(bool all)
{
    if (std::exchange(m_showsAll, all) == all)
        return;
    m_more->setChecked(all);
    arrange();
}

MessageBanner *MessageBar::find(const QString &topic) const
{
    const auto found = std::ranges::find_if(
        m_banners, [&](const MessageBanner *shown) { return shown->banner().topic == topic; });
    return found == m_banners.end() ? nullptr : *found;
}

void MessageBar::answer(MessageBanner *asked, int button)
{
    if (!m_banners.contains(asked))
        return; // a second click that was already pending
    const Banner banner = asked->banner();
    remove(asked);
    // Last, because it may show another banner or open another file.
    if (button >= 0)
        banner.buttons[button].act();
    else if (banner.dismissed)
        banner.dismissed();
}

void MessageBar::remove(MessageBanner *banner)
{
    const auto place = m_banners.indexOf(banner);
    const bool hadFocus = banner->isAncestorOf(window()->focusWidget());
    m_banners.removeAt(place);
    if (m_banners.isEmpty())
        setShowsAll(false);
    arrange();
    if (hadFocus && !m_banners.isEmpty())
        m_banners[std::min(place, m_banners.size() - 1)]->firstButton()->setFocus();
    else if (hadFocus)
        giveFocusBack();
    banner->hide();
    banner->deleteLater(); // not deleted here: this may be a call from one of its buttons
    Q_EMIT changed();
}

bool MessageBar::isInUse() const
{
    return isVisible() && (underMouse() || isAncestorOf(window()->focusWidget()));
}

void MessageBar::giveFocusBack()
{
    setShowsAll(false);
    if (m_focusBefore != nullptr)
        m_focusBefore->setFocus();
}

QRect MessageBar::freePlace(int &row) const
{
    int from = 0;
    QRect rows;
    const QToolBar *bar = m_window.findChild<QToolBar *>(Qt::FindDirectChildrenOnly);
    if (bar != nullptr && bar->isVisible()) {
        rows |= bar->geometry();
        row = bar->height();
        QList<QRect> buttons;
        for (QAction *action : bar->actions()) {
            if (const QWidget *button = bar->widgetForAction(action);
                button != nullptr && button->isVisible())
                buttons << button->geometry();
        }
        from = endOf(*bar, buttons);
    }
    const QWidget *menus = m_window.menuWidget();
    const auto *menuBar = qobject_cast<const QMenuBar *>(menus);
    if (menuBar != nullptr && menuBar->isVisible() && !menuBar->isNativeMenuBar()) {
        rows |= menuBar->geometry();
        QList<QRect> titles;
        for (QAction *action : menuBar->actions())
            titles << menuBar->actionGeometry(action);
        from = std::max(from, endOf(*menuBar, titles));
    }
    if (rows.isEmpty()) // a board on the whole screen
        rows = QRect(0, 0, m_window.width(), 2 * sizeHint().height());
    const int letters = narrowest * fontMetrics().averageCharWidth() * 2;
    from = std::max(0, std::min(from + gap, m_window.width() - letters));
    return {from, rows.top(), m_window.width() - from, rows.height()};
}

void MessageBar::arrange()
{
    if (m_isArranging)
        return;
    const QScopedValueRollback<bool> guard(m_isArranging, true);
    const bool wasHidden = isHidden();
    setVisible(!m_banners.isEmpty());
    if (m_banners.isEmpty())
        return;
    int row = 0;
    const QRect place = freePlace(row);
    for (MessageBanner *shown : std::as_const(m_banners)) {
        shown->setMostHeight(m_showsAll ? QWIDGETSIZE_MAX : place.height());
        shown->setVisible(m_showsAll || shown == m_banners.first());
    }
    MessageBanner &first = *m_banners.first();
    const auto behind = m_banners.size() - 1;
    m_more->setText(behind > 0 ? QStringLiteral("+%1").arg(behind) : QString());
    m_more->setToolButtonStyle(behind > 0 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_more->setArrowType(m_showsAll ? Qt::UpArrow : Qt::DownArrow);
    m_more->setAccessibleName(behind > 0
            ? tr("Show All Messages (%Ln more)", nullptr, static_cast<int>(behind))
            : m_more->toolTip());
    const auto isCut = [&](int height) {
        first.setMostHeight(height);
        return first.isCutAt(place.width() - (behind > 0 ? m_more->sizeHint().width() : 0));
    };
    int height = place.height();
    if (m_showsAll) {
        m_more->show();
        layout()->activate();
        height = std::max(height, layout()->heightForWidth(place.width()));
    } else {
        // One row if the text fits, else also the row of the menus.
        if (first.minimumSizeHint().height() <= row && !isCut(row))
            height = row;
        m_more->setVisible(behind > 0 || isCut(height));
    }
    setGeometry(place.left(), m_showsAll ? place.top() : place.bottom() + 1 - height, place.width(),
        height);
    // Later only what was opened since, such as the command palette, is in front of it.
    if (wasHidden)
        raise();
}

bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    // The rows of the window are laid out after these.
    if (watched == &m_window
        && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest
            || event->type() == QEvent::Show || event->type() == QEvent::FontChange))
        QMetaObject::invokeMethod(this, &MessageBar::arrange, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

} // namespace boardwright
