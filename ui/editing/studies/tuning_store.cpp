// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/tuning_store.h"

#include "core/formats/file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int daysKept = 30;

const QString suffix = QStringLiteral(".tuning");

QString pathOf(const QString &folder, const QByteArray &key)
{
    constexpr qsizetype length = 32; // enough to tell them apart
    return folder + u'/' + QString::fromLatin1(key.first(std::min(key.size(), length))) + suffix;
}

void removeOld(const QString &folder)
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-daysKept);
    const QDir directory(folder);
    for (const QFileInfo &file : directory.entryInfoList({u'*' + suffix}, QDir::Files)) {
        if (file.lastModified() < oldest)
            QFile::remove(file.filePath());
    }
}

} // namespace

QString tuningFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        + QStringLiteral("/tuning");
}

void keepTuning(const QString &folder, const SavedTuning &tuning)
{
    if (!QDir().mkpath(folder))
        return;
    removeOld(folder);
    QSaveFile file(pathOf(folder, tuning.of));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(tuningJson(tuning));
    file.commit();
}

std::optional<SavedTuning> keptTuning(const QString &folder, const QByteArray &key)
{
    const QString path = pathOf(folder, key);
    if (!QFile::exists(path))
        return std::nullopt;
    const auto bytes = readFile(path);
    if (!bytes)
        return std::nullopt;
    auto saved = readTuning(*bytes);
    return saved && saved->of == key ? std::optional(*std::move(saved)) : std::nullopt;
}

void forgetTuning(const QString &folder, const QByteArray &key)
{
    QFile::remove(pathOf(folder, key));
}

} // namespace boardwright
