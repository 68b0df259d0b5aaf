// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace boardwright {

/// A line of text with its length and the most that lockout.live takes beside it, "12/30". More can
/// be typed, and is marked: it is the site that refuses it, not this file.
class CountedEdit final : public QWidget {
    Q_OBJECT

public:
    /// `most`: in UTF-16 units, as the site counts.
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
