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

private:
    void colour(bool isWrong);
    void fit();
};

} // namespace boardwright
