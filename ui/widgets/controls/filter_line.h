// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace boardwright {

/// A text filter for a table. Down and Enter move the focus to the results. Escape first clears the
/// filter.
class FilterLine final : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    /// Describes what is filtered, as placeholder and accessible name.
    void setPurpose(const QString &purpose);
    /// Takes the focus for a new filter text.
    void begin();

Q_SIGNALS:
    /// The focus should go to the results.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace boardwright
