// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace boardwright {

/// A few words below an editor: what is entered means, or what is wrong with it.
class HintLabel final : public QLabel {
    Q_OBJECT

public:
    explicit HintLabel(QWidget *parent = nullptr);

    void showHint(const QString &text, bool isWrong);
    /// Rich text with links, for those that offer something.
    void showRich(const QString &html, bool isWrong);

    /// As wide as its words, which are broken into lines where they are many.
    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void say(const QString &text, Qt::TextFormat format, bool isWrong);
    void colour(bool isWrong);

    /// Worked out only when it is asked for: most hints change unseen, with every row chosen.
    mutable QSize m_size;
    bool m_isWrong = false;
    qint64 m_palette = 0; ///< the cache key of the one that its colours are made of
};

} // namespace boardwright
