// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/field_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

QString translated(const char *source, Key otherwise = {})
{
    return source == nullptr ? QString(otherwise)
                             : QCoreApplication::translate("boardwright::Fields", source);
}

} // namespace

QString fieldLabel(const Field &field)
{
    return translated(field.label, field.key);
}

QString fieldHelp(const Field &field)
{
    return translated(field.help);
}

QString choiceLabel(const Choice &choice)
{
    return translated(choice.label, choice.key);
}

QString sectionTitle(const Section &section)
{
    return translated(section.title, section.key);
}

QString sectionHelp(const Section &section)
{
    return translated(section.help);
}

QString measureTitle(const Measure &measure)
{
    return translated(measure.title, measure.key);
}

QString measureHelp(const Measure &measure)
{
    return translated(measure.help);
}

QString generatorTitle(const Info &info)
{
    return translated(info.title, info.key);
}

QString generatorHelp(const Info &info)
{
    return translated(info.help);
}

QString fieldsText(const QString &source)
{
    return source.isEmpty() ? QString() : translated(source.toUtf8().constData());
}

} // namespace boardwright
