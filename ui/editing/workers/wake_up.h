// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace boardwright {

/// A signal from one thread to another, through a queued connection. It carries no data; data is
/// passed in a mailbox. The connection is made once, before the threads start, so that emitting
/// shares nothing outside of Qt.
class WakeUp final : public QObject {
    Q_OBJECT

Q_SIGNALS:
    void rung();
};

} // namespace boardwright
