// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/message_bar.h"

#include <QAccessible>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setAccessibleName(tr("Messages"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(1);
    hide();
}

void MessageBar::showBanner(const Banner &banner)
{
    auto *shown = new MessageBanner(banner, this);
    connect(shown, &MessageBanner::answered, this,
        [this, shown](int button) { answer(shown, button); });
    if (MessageBanner *older = find(banner.topic)) {
        const auto place = m_banners.indexOf(older);
        const bool hadFocus = older->isAncestorOf(window()->focusWidget());
        m_layout->insertWidget(static_cast<int>(place), shown);
        m_banners[place] = shown;
        shown->show();
        if (hadFocus)
            shown->firstButton()->setFocus();
        older->hide();
        older->deleteLater();
    } else {
        m_layout->addWidget(shown);
        m_banners << shown;
    }
    show();
    QAccessibleAnnouncementEvent announcement(this, banner.text);
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
    if (!isAncestorOf(before))
        m_focusBefore = before;
    m_banners.first()->firstButton()->setFocus(Qt::ShortcutFocusReason);
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
    if (hadFocus && !m_banners.isEmpty())
        m_banners[std::min(place, m_banners.size() - 1)]->firstButton()->setFocus();
    else if (hadFocus && m_focusBefore != nullptr)
        m_focusBefore->setFocus();
    banner->hide();
    banner->deleteLater(); // not deleted here: this may be a call from one of its buttons
    setVisible(!m_banners.isEmpty());
    Q_EMIT changed();
}

} // namespace boardwright
