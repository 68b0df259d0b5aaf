// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace boardwright::ts {

/// What a text is looked up by.
struct Key {
    QString context;
    QString source;
    QString comment;

    bool operator==(const Key &) const = default;
    auto operator<=>(const Key &) const = default;
};

struct Message {
    Key key;
    bool finished = true;
    bool numerus = false;
    /// The translation; of a text with a number, one for each form.
    QStringList forms;
};

inline void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
    if (!message.numerus) {
        message.forms << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("numerusform"))
            message.forms << xml.readElementText();
        else
            xml.skipCurrentElement();
    }
}

inline Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.key.context = context;
    message.numerus = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source"))
            message.key.source = xml.readElementText();
        else if (xml.name() == QStringLiteral("comment"))
            message.key.comment = xml.readElementText();
        else if (xml.name() == QStringLiteral("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

/// The messages of a .ts file; none where it cannot be read, and then the warning says why.
inline QList<Message> readMessages(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("%s: %s", qUtf8Printable(path), qUtf8Printable(file.errorString()));
        return {};
    }
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == QStringLiteral("name"))
                context = xml.readElementText();
            else if (xml.name() == QStringLiteral("message"))
                messages << readMessage(xml, context);
            else
                xml.skipCurrentElement();
        }
    }
    while (!xml.atEnd())
        xml.readNext();
    if (!xml.hasError())
        return messages;
    qWarning(
        "%s:%lld: %s", qUtf8Printable(path), xml.lineNumber(), qUtf8Printable(xml.errorString()));
    return {};
}

} // namespace boardwright::ts
