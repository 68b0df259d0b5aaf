// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/recovery_file.h"

#include "core/base/limits.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace boardwright {

namespace {

constexpr int recoveryVersion = 1;

QString hex(const QByteArray &digest)
{
    return QString::fromLatin1(digest.toHex());
}

QByteArray unhex(const QJsonValue &text)
{
    return QByteArray::fromHex(text.toString().toLatin1());
}

} // namespace

QByteArray recoveryBytes(const UnsavedWork &work)
{
    const QJsonObject header{
        {QStringLiteral("recovery"), recoveryVersion},
        {QStringLiteral("name"), work.name},
        {QStringLiteral("path"), work.path},
        {QStringLiteral("fileDigest"), hex(work.digest)},
        {QStringLiteral("time"), work.time.toUTC().toString(Qt::ISODate)},
        {QStringLiteral("size"), work.bytes.size()},
        {QStringLiteral("digest"), hex(digestOf(work.bytes))},
    };
    return QJsonDocument(header).toJson(QJsonDocument::Compact) + '\n' + work.bytes;
}

std::expected<UnsavedWork, Problem> readRecovery(const QByteArray &bytes)
{
    Problem damaged;
    damaged.code = Code::FileDamaged;
    const qsizetype end = bytes.indexOf('\n');
    if (end < 0 || end > longestRecoveryHeader || bytes.size() - end - 1 > largestFile)
        return std::unexpected(damaged);
    const QJsonObject header = QJsonDocument::fromJson(bytes.first(end)).object();
    UnsavedWork work{
        .name = header[QStringLiteral("name")].toString(),
        .path = header[QStringLiteral("path")].toString(),
        .digest = unhex(header[QStringLiteral("fileDigest")]),
        .time
        = QDateTime::fromString(header[QStringLiteral("time")].toString(), Qt::ISODate).toUTC(),
        .bytes = bytes.sliced(end + 1),
    };
    const bool isSound = header[QStringLiteral("recovery")].toInt() == recoveryVersion
        && header[QStringLiteral("size")].toInteger(-1) == work.bytes.size()
        && unhex(header[QStringLiteral("digest")]) == digestOf(work.bytes) && work.time.isValid();
    if (!isSound)
        return std::unexpected(damaged);
    return work;
}

} // namespace boardwright
