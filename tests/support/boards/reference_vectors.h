// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/places.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace boardwright {

/// A group of test vectors from the reference of the balanced generator: "rng", "magic",
/// "population" or "filters".
inline QJsonArray referenceVectors(const QString &group)
{
    QFile file(fixturePath("balanced/vectors.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value(group).toArray();
}

} // namespace boardwright
