// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/named_spin_box.h"

#include "core/goalset/cell_values.h"
#include "ui/text/field_words.h"

#include <algorithm>

namespace boardwright {

namespace {

bool begins(const Choice &choice, const QString &text)
{
    return choiceLabel(choice).startsWith(text.trimmed(), Qt::CaseInsensitive)
        || choice.key.startsWith(text.trimmed());
}

} // namespace

NamedSpinBox::NamedSpinBox(const Field &field, QWidget *parent)
    : QSpinBox(parent)
    , m_field(field)
{
    setInputMethodHints(Qt::ImhNone); // the base class allows digits only
}

int NamedSpinBox::valueOf(std::size_t choice) const
{
    return static_cast<int>(namedNumber(m_field, choice));
}

QString NamedSpinBox::textFromValue(int value) const
{
    const QString name = numberName(m_field, value);
    return name.isEmpty() ? QSpinBox::textFromValue(value) : name;
}

std::optional<int> NamedSpinBox::numberOf(const QString &text) const
{
    if (const auto choice = choiceNamed(m_field, text))
        return valueOf(*choice);
    const auto number = wholeNumberOfCell(text, QLocale());
    return number && *number >= minimum() && *number <= maximum()
        ? std::optional(static_cast<int>(*number))
        : std::nullopt;
}

int NamedSpinBox::valueFromText(const QString &text) const
{
    return numberOf(text).value_or(value());
}

QValidator::State NamedSpinBox::validate(QString &text, int & /*position*/) const
{
    return numberOf(text) ? QValidator::Acceptable : QValidator::Intermediate;
}

void NamedSpinBox::fixup(QString &text) const
{
    const auto isMeant = [&](const Choice &choice) { return begins(choice, text); };
    const auto found = std::ranges::find_if(m_field.choices, isMeant);
    if (!text.trimmed().isEmpty() && std::ranges::count_if(m_field.choices, isMeant) == 1)
        text = choiceLabel(*found);
    else
        QSpinBox::fixup(text);
}

int NamedSpinBox::extraWidth() const
{
    const auto widthOf = [this](int value) {
        return fontMetrics().horizontalAdvance(textFromValue(value) + u' ');
    };
    const int known = std::max(widthOf(minimum()), widthOf(maximum()));
    int widest = known;
    for (std::size_t i = 0; i < m_field.choices.size(); ++i)
        widest = std::max(widest, widthOf(valueOf(i)));
    return widest - known;
}

QSize NamedSpinBox::sizeHint() const
{
    return QSpinBox::sizeHint() + QSize(extraWidth(), 0);
}

QSize NamedSpinBox::minimumSizeHint() const
{
    return QSpinBox::minimumSizeHint() + QSize(extraWidth(), 0);
}

} // namespace boardwright
