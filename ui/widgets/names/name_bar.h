// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/name_table_model.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright {

/// A line above a table of names that asks for the name of a new one, or for the target of a merge.
/// Enter confirms, Esc cancels. Hidden unless it asks for something.
class NameBar final : public QFrame {
    Q_OBJECT

public:
    /// `model` must outlive the bar.
    explicit NameBar(NameTableModel &model, QWidget *parent = nullptr);

    void askForNew();
    /// `to`: the target; empty: to be chosen. If it is given, Enter is enough.
    void askForMerge(const QStringList &from, const QString &to = {});

Q_SIGNALS:
    /// The request was carried out; `name` is the resulting name.
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
    QStringList m_from; ///< the names to merge; empty: asks for a new name
};

} // namespace boardwright
