// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/window/message_banner.h"

#include <QPointer>

class QVBoxLayout;

namespace boardwright {

/// Messages above the document that wait to be read instead of standing in the way: a file that
/// could not be opened, work that can be recovered. Each topic has one at most; what comes later
/// stands below, so that no button moves under the pointer. Hidden while there is nothing to say.
class MessageBar final : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void showBanner(const Banner &banner);
    /// A banner without answers.
    void showMessage(Severity severity, const QString &text, const QString &topic = {});
    /// Takes it away; nothing where there is none.
    void hideBanner(const QString &topic);

    void hideMessage() { hideBanner({}); }

    bool shows(const QString &topic) const { return find(topic) != nullptr; }

    /// What it says, a line a banner.
    QString text() const;
    /// Of one topic; empty: it says nothing.
    QString text(const QString &topic) const;

    /// To the first banner; when that is answered, to the next, in the end back to where it was.
    void takeFocus();

Q_SIGNALS:
    /// A banner came or went.
    void changed();

private:
    MessageBanner *find(const QString &topic) const;
    void answer(MessageBanner *asked, int button);
    void remove(MessageBanner *banner);

    QVBoxLayout *m_layout;
    QList<MessageBanner *> m_banners; ///< from the top
    QPointer<QWidget> m_focusBefore;
};

} // namespace boardwright
