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

/// A button of a banner; pressing it takes the banner away first.
struct BannerButton {
    QString text;
    std::function<void()> act;
};

/// Something to be read, and perhaps answered, when there is time.
struct Banner {
    QString topic; ///< a newer banner of the same topic replaces it; empty: messages in passing
    Severity severity = Severity::Hint;
    QString text;
    QList<BannerButton> buttons{};
    /// The user closed it without an answer.
    std::function<void()> dismissed{};
};

/// One line of the message bar: a sign, the words, the answers, and a button that closes it, as
/// does Esc.
class MessageBanner final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBanner(const Banner &banner, QWidget *parent = nullptr);

    const Banner &banner() const { return m_banner; }

    /// Its first answer, or the button that closes it.
    QWidget *firstButton() const;

Q_SIGNALS:
    /// Number of the answer that was chosen; -1: none.
    void answered(int button);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showColours();

    Banner m_banner;
    QLabel *m_icon;
    QLabel *m_text;
    QList<QPushButton *> m_buttons;
    QWidget *m_close;
};

} // namespace boardwright
