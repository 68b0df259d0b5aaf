// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"

#include <QFrame>

class QLabel;

namespace boardwright {

/// A message above the document that waits to be read instead of standing in the way: a file that
/// could not be opened, a layout that will be changed. Hidden while there is nothing to say.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void showMessage(Severity severity, const QString &text);
    QString text() const;

private:
    QLabel *m_icon;
    QLabel *m_text;
};

} // namespace boardwright
