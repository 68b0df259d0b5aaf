// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace boardwright {

/// A bell between threads: rung on one, heard by a queued connection on another. It carries
/// nothing; what there is to hand over lies in a mailbox. The connection is made once, before the
/// threads part, so that all that is shared by ringing is inside Qt.
class WakeUp final : public QObject {
    Q_OBJECT

Q_SIGNALS:
    void rung();
};

} // namespace boardwright
