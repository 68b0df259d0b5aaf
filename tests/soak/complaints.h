// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QtLogging>

namespace boardwright {

/// What Qt and Boardwright complain about is a fault. While it lives, it collects their warnings.
class Complaints final {
    Q_DISABLE_COPY_MOVE(Complaints)

public:
    Complaints();
    ~Complaints();

    /// Those since the last call.
    static QStringList take();

private:
    QtMessageHandler m_usual;
};

/// Whether a sanitizer, which makes everything slower, is in this program.
bool hasSanitizer();

} // namespace boardwright
