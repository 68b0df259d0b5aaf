// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace boardwright {

/// A short text below an editor: what the input means, or what is wrong with it.
class HintLabel final : public QLabel {
    Q_OBJECT

public:
    explicit HintLabel(QWidget *parent = nullptr);

    void showHint(const QString &text, bool isWrong);
    /// Rich text with links, for hints that offer actions.
    void showRich(const QString &html, bool isWrong);

    /// As wide as its text; long texts are wrapped.
    QSize sizeHint() const override;
    /// Its width is always that of sizeHint(), however wide the row of a form is.
    int heightForWidth(int width) const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void say(const QString &text, Qt::TextFormat format, bool isWrong);
    void colour(bool isWrong);

    /// Computed on demand: most hints change while hidden, whenever another row becomes current.
    mutable QSize m_size;
    bool m_isWrong = false;
    qint64 m_palette = 0; ///< cache key of the palette that its colours are derived from
};

} // namespace boardwright
