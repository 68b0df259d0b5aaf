// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/field_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct FieldWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FieldWords)
};

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

std::optional<std::size_t> choiceNamed(const Field &field, const QString &text)
{
    const QString wanted = text.trimmed();
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        const Choice &choice = field.choices[i];
        if (wanted == choice.key || choiceLabel(choice).compare(wanted, Qt::CaseInsensitive) == 0)
            return i;
    }
    return std::nullopt;
}

qint64 namedNumber(const Field &field, std::size_t choice)
{
    return static_cast<qint64>(field.min + static_cast<double>(choice) * field.step);
}

QString numberName(const Field &field, qint64 number)
{
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        if (namedNumber(field, i) == number)
            return choiceLabel(field.choices[i]);
    }
    return {};
}

QString groupLabel(const Field &field)
{
    return translated(field.group);
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

QString gateTitle(const Gate &gate, Judged judged)
{
    const QString title = translated(gate.title, gate.key);
    return judged == gate.judged
        ? title
        : FieldWords::tr("%1 (%2)", "title of a gate, which number of it")
              .arg(title, choiceLabel(judgedChoices.at(static_cast<std::size_t>(judged))));
}

QString factTitle(const FactList &list, int number)
{
    return translated(list.title).arg(number);
}

QString generatorTitle(const Info &info)
{
    return translated(info.title, info.key);
}

QString generatorHelp(const Info &info)
{
    return translated(info.help);
}

QString seedNote(const Info &info)
{
    return translated(seedNoteOf(info.seeds));
}

QString fieldsText(const QString &source)
{
    return source.isEmpty() ? QString() : translated(source.toUtf8().constData());
}

} // namespace boardwright
