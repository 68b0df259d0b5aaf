// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace boardwright {

/// The values of a goal set as the site spells them in JSON, laid out from column 0. The inverse of
/// NativeReader::read. Pure, any thread.
QByteArray nativeText(const QString &text);
QByteArray nativeText(int number);
QByteArray nativeText(qint64 number);
QByteArray nativeText(double number);
QByteArray nativeText(bool flag);
QByteArray nativeText(const QStringList &texts);
QByteArray nativeText(const QList<int> &numbers);
QByteArray nativeText(Zones zones);
QByteArray nativeText(SchemaMode mode);
QByteArray nativeText(Extent extent);

/// In the order of SchemaMode.
QStringList schemaModeWords();
std::optional<SchemaMode> schemaModeOfWord(const QString &word);

} // namespace boardwright
