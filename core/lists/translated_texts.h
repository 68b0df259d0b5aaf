// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/other_keys.h"
#include "core/goalset/objective.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <utility>

namespace boardwright {

// Texts of a goal in further languages, as some lists have them beside "name". A set keeps them
// under their own keys (formats/other_keys.h). Japanese has a field (ListFields::japanese). Pure.

/// Whether lists name such a text so: a language's code, alone or after the name of the text's own
/// key, such as "fr", "name_fr" or "name-pt-br".
bool isTranslationKey(QStringView key);

/// Whether it is a language's code, also that of Japanese as lists have it.
bool isLanguage(QStringView key);

/// The key for the texts below such a title of a table, such as "fr", "Name FR", "goal (fr)" or
/// "French"; a title that is a key stays as it is. Null if it names no language.
QString translationKeyOfTitle(const QString &title);

/// Whether it is such a text (SetFormat::holdsOther).
bool isTranslation(const OtherValue &value);

/// Those of an objective with their keys, in file order.
QList<std::pair<QString, QString>> translationsOf(const Objective &objective);

/// Adds one to an objective.
void addTranslation(Objective &objective, const QString &key, const QString &text);

} // namespace boardwright
