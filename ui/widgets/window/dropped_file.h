// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMimeData;

namespace boardwright {

/// What was dropped onto the window: one file to open, a text to import, or a sentence saying why
/// it is refused.
struct Drop {
    QString path{};
    QString text{};
    QString refusal{};
};

/// Whether readDrop() has an answer for this kind of data.
bool isWorthDropping(const QMimeData &data);

Drop readDrop(const QMimeData &data);

} // namespace boardwright
