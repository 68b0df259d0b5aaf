// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sites/site_files.h"

#include "core/sites/playbingo_json.h"
#include "tests/support/places.h"

#include <QFile>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

JsonValue jsonOf(const QString &name)
{
    QFile file(siteBoards(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return parseJson(file.readAll()).value();
}

} // namespace

sites::ReadList bingosyncFixture(const QString &name)
{
    return sites::readList(jsonOf(u"bingosync/"_s + name + u".list.json"_s)).value();
}

sites::playbingo::List playBingoFixture(const QString &name)
{
    return sites::playbingo::readList(jsonOf(u"playbingo/"_s + name + u".list.json"_s)).value();
}

std::expected<OpenedSet, Problem> openedAs(const SetFormat &format, const QByteArray &bytes)
{
    ImportChoices choices;
    choices.format = format.key;
    return readAnySet(bytes, u"json", {}, choices);
}

QString siteBoards(const QString &name)
{
    return fixturePath("sites/") + name;
}

} // namespace boardwright
