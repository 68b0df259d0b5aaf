// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/name_table_model.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright {

/// A line above a table of names that asks for one more thing: the name of a new one, or what to
/// merge some into. Enter does it, Esc goes back. Hidden while there is nothing to ask.
class NameBar final : public QFrame {
    Q_OBJECT

public:
    /// `model` must outlive it.
    explicit NameBar(NameTableModel &model, QWidget *parent = nullptr);

    void askForNew();
    /// `to` empty: it is yet to be chosen; otherwise Enter is enough.
    void askForMerge(const QStringList &from, const QString &to = {});

Q_SIGNALS:
    /// What was asked for is done; `name` is the one that it came to.
    void done(const QString &name);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void open(const QString &button, const QString &text);
    void showQuestion();
    void accept();
    void leave();

    bool isMerge() const { return !m_from.isEmpty(); }

    NameTableModel &m_model;
    QLabel *m_label;
    QLineEdit *m_edit;
    QPushButton *m_accept;
    QStringList m_from; ///< what is merged; empty: a new name is asked for
};

} // namespace boardwright
