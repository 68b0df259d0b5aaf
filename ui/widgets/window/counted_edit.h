// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace boardwright {

/// A line edit with the length of its text and the limit of lockout.live, "12/30". A longer text
/// can be typed and is marked: only the site refuses it, not the file format.
class CountedEdit final : public QWidget {
    Q_OBJECT

public:
    /// `most`: the limit in UTF-16 units, which is what the site counts.
    CountedEdit(const QString &name, qsizetype most, QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);

    bool isTooLong() const;

private:
    void showCount();

    qsizetype m_most;
    QLineEdit *m_edit;
    QLabel *m_count;
    QLabel *m_sign;
};

} // namespace boardwright
