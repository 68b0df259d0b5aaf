// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/window/message_banner.h"

#include <QPointer>

class QVBoxLayout;

namespace boardwright {

/// Messages above the document that do not block it: a file that could not be opened, work that can
/// be recovered. Each topic has at most one banner. New banners are added below, so that no button
/// moves under the pointer. Hidden while empty.
class MessageBar final : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void showBanner(const Banner &banner);
    /// Shows a banner without answers.
    void showMessage(Severity severity, const QString &text, const QString &topic = {});
    /// Removes the banner of a topic, if there is one.
    void hideBanner(const QString &topic);

    void hideMessage() { hideBanner({}); }

    bool shows(const QString &topic) const { return find(topic) != nullptr; }

    /// The text of all banners, one per line.
    QString text() const;
    /// The text of one topic; empty if it has no banner.
    QString text(const QString &topic) const;

    /// Moves the focus to the first banner, then to the next one after each answer, and finally
    /// back to where it was.
    void takeFocus();

Q_SIGNALS:
    /// A banner was added or removed.
    void changed();

private:
    MessageBanner *find(const QString &topic) const;
    void answer(MessageBanner *asked, int button);
    void remove(MessageBanner *banner);

    QVBoxLayout *m_layout;
    QList<MessageBanner *> m_banners; ///< from top to bottom
    QPointer<QWidget> m_focusBefore;
};

} // namespace boardwright
