// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace boardwright {

/// The words that a table above or below is filtered by. Down and Enter lead from it to what was
/// found; Escape shows all again first.
class FilterLine final : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    /// What it looks for, as placeholder and accessible name.
    void setPurpose(const QString &purpose);
    /// Comes here to type other words.
    void begin();

Q_SIGNALS:
    /// The focus should go to what was found.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace boardwright
