// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"

#include <QFrame>
#include <QList>

#include <functional>

class QLabel;
class QPushButton;

namespace boardwright {

/// A button of a banner. Pressing it removes the banner before it acts.
struct BannerButton {
    QString text;
    std::function<void()> act;
};

/// A message to read, and perhaps to answer, at any time.
struct Banner {
    QString topic; ///< a newer banner of the same topic replaces it; empty: transient messages
    Severity severity = Severity::Hint;
    QString text;
    /// Stays when another set is shown. All others are about the set, and go with it.
    bool staysWithNextSet = false;
    QList<BannerButton> buttons{};
    /// The user closed it without an answer.
    std::function<void()> dismissed{};
};

/// One line of the message bar: an icon, the text, the answers, and a button that closes it, as Esc
/// does.
class MessageBanner final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBanner(const Banner &banner, QWidget *parent = nullptr);

    const Banner &banner() const { return m_banner; }

    /// The button of its first answer, or else the close button.
    QWidget *firstButton() const;

    /// Cuts the text to lines that fit; an ellipsis and the tool tip tell.
    void setMostHeight(int height);
    /// Whether the text is cut in a banner of this width.
    bool isCutAt(int width) const;

Q_SIGNALS:
    /// Index of the chosen answer; -1 if it was closed without one.
    void answered(int button);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showColours();
    void fitText();
    int textWidth(int width) const;
    int mostLines() const;

    Banner m_banner;
    QLabel *m_icon;
    QLabel *m_text;
    QList<QPushButton *> m_buttons;
    QWidget *m_close;
    int m_mostHeight = QWIDGETSIZE_MAX;
};

} // namespace boardwright
