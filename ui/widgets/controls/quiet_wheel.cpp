// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/quiet_wheel.h"

#include <QEvent>
#include <QWidget>

namespace boardwright {

namespace {

class QuietWheel final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void quietWheel(QWidget *box)
{
    box->setFocusPolicy(Qt::StrongFocus); // not by the wheel
    box->installEventFilter(new QuietWheel(box));
}

} // namespace boardwright
