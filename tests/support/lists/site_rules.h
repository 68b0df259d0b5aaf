// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>

/// What sites accept, written independently of the readers and writers in core/lists.
namespace boardwright::test {

/// A goal as the site has it after reading.
struct SiteGoal {
    QString text;
    QStringList types;
    QString description;
    int tier = 0; ///< from 1; 0: the list has no tiers
    int difficulty = 0; ///< 0: none is stated

    friend bool operator==(const SiteGoal &, const SiteGoal &) = default;
};

struct SiteList {
    QString rejection; ///< why the site refuses the file; empty: it takes it
    QList<SiteGoal> goals; ///< in the order of the file
};

/// Whether rules are known for the format with this key.
bool hasSiteRules(QLatin1StringView format);

/// Reads a file as the site of this format does.
SiteList readAsSite(QLatin1StringView format, const QByteArray &file);

} // namespace boardwright::test
