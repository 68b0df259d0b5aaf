// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMimeData;

namespace boardwright {

/// What a person dropped onto the window: one file to open, or a sentence why it is none.
struct Drop {
    QString path;
    QString refusal;
};

/// Whether there is anything to be said about it.
bool isWorthDropping(const QMimeData &data);

Drop readDrop(const QMimeData &data);

} // namespace boardwright
