// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/window/message_banner.h"

#include <QPointer>
#include <QWidget>

class QMainWindow;
class QToolButton;
class QVBoxLayout;

namespace boardwright {

/// Messages that do not block the document: a file that could not be opened, work that can be
/// recovered. Each topic has at most one banner. They lie beside the buttons of the tool bar, where
/// nothing else is, so that nothing moves or is hidden when one comes. The first banner is in
/// front. A new one becomes the first, unless the pointer or the focus is here: then it becomes the
/// last, so that no button changes under the hands. A button shows all of them, with their whole
/// texts, over the window until the focus goes elsewhere. Hidden while empty.
class MessageBar final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MessageBar)

public:
    explicit MessageBar(QMainWindow *window);
    ~MessageBar() override;

    void showBanner(const Banner &banner);
    /// Shows a banner without answers.
    void showMessage(Severity severity, const QString &text, const QString &topic = {});
    /// Removes the banner of a topic, if there is one.
    void hideBanner(const QString &topic);

    void hideMessage() { hideBanner({}); }

    /// Another set is shown: removes the banners about the last one.
    void forgetSet();

    bool shows(const QString &topic) const { return find(topic) != nullptr; }

    /// The text of all banners, one per line.
    QString text() const;
    /// The text of one topic; empty if it has no banner.
    QString text(const QString &topic) const;

    /// Shows all and moves the focus to the first banner, then to the next one after each answer,
    /// and finally back to where it was. If the focus is there already, it goes back at once.
    void takeFocus();

    /// Shows all banners with their whole texts, or the front one beside the tool bar's buttons.
    void setShowsAll(bool all);

Q_SIGNALS:
    /// A banner was added or removed.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    MessageBanner *find(const QString &topic) const;
    void answer(MessageBanner *asked, int button);
    void remove(MessageBanner *banner);
    void giveFocusBack();
    /// Whether the user points or types here.
    bool isInUse() const;
    void arrange();
    /// Where no button of the tool bar and no menu is, in the window. `row`: the height of the tool
    /// bar, the lower part of it.
    QRect freePlace(int &row) const;

    QMainWindow &m_window;
    QVBoxLayout *m_layout;
    QToolButton *m_more; ///< shows all
    QList<MessageBanner *> m_banners; ///< from top to bottom
    QPointer<QWidget> m_focusBefore;
    bool m_showsAll = false;
    bool m_isArranging = false;
};

} // namespace boardwright
