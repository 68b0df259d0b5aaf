// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/number_cell_edit.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/quiet_wheel.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Boxes are as wide as their highest number. One without bounds is as wide as a plausible one.
constexpr double highestPlausible = 999;
constexpr double unbounded = 1e9;

template <typename Number>
Number asNumber(double number)
{
    return static_cast<Number>(std::clamp(number, -unbounded, unbounded));
}

Value asValue(int number)
{
    return qint64{number};
}

Value asValue(double number)
{
    return number;
}

bool begins(const Choice &choice, const QString &text)
{
    return choiceLabel(choice).startsWith(text.trimmed(), Qt::CaseInsensitive)
        || choice.key.startsWith(text.trimmed());
}

} // namespace

template <typename Box>
NumberEdit<Box>::NumberEdit(const Field &field, QWidget *parent)
    : Box(parent)
    , m_field(field)
{
    if constexpr (std::is_same_v<Box, QDoubleSpinBox>)
        this->setDecimals(mostDecimals);
    this->setRange(asNumber<Number>(field.min), asNumber<Number>(field.max));
    this->setSingleStep(field.step > 0 ? asNumber<Number>(field.step) : Number{1});
    this->setGroupSeparatorShown(true);
    this->setAlignment(Qt::AlignRight);
    this->setKeyboardTracking(false);
    this->setInputMethodHints(Qt::ImhNone); // the base class allows digits only
    quietWheel(this);
    m_shown = this->value();
    Box::connect(this->lineEdit(), &QLineEdit::textEdited, this,
        [this](const QString &text) { m_typed = text.isNull() ? u""_s : text; });
    Box::connect(this, &Box::valueChanged, this, [this] { tellEntered(); });
    Box::connect(this, &Box::editingFinished, this, [this] { tellEntered(); });
}

template <typename Box>
NumberEdit<Box>::~NumberEdit() = default;

template <typename Box>
void NumberEdit<Box>::showValue(const QVariant &value)
{
    showNumber(value.isValid() ? value.value<Number>() : this->minimum(), {});
}

template <typename Box>
void NumberEdit<Box>::showDifferent(const QString &word)
{
    showNumber(this->minimum(), word); // shown for the minimum
}

template <typename Box>
void NumberEdit<Box>::showNumber(Number number, const QString &word)
{
    const QSignalBlocker blocker(this); // this is no input
    this->setSpecialValueText(word);
    this->setValue(number);
    m_shown = this->value();
    m_typed = QString();
}

template <typename Box>
void NumberEdit<Box>::commit()
{
    QString now = this->text();
    int position = 0;
    fixup(now);
    if (validate(now, position) == QValidator::Acceptable)
        this->interpretText();
}

template <typename Box>
void NumberEdit<Box>::stepBy(int steps)
{
    QString now = this->text();
    int position = 0;
    if (validate(now, position) == QValidator::Acceptable)
        m_typed = QString(); // the base class steps from that number
    Box::stepBy(steps);
}

template <typename Box>
QString NumberEdit<Box>::textFromValue(Number value) const
{
    return shownText({}, m_field, asValue(value));
}

template <typename Box>
auto NumberEdit<Box>::numberOf(const QString &text) const -> std::optional<Number>
{
    const auto value = valueOfEdit({}, m_field, text);
    if (!value)
        return std::nullopt;
    const auto *whole = std::get_if<qint64>(&*value);
    return whole != nullptr ? static_cast<Number>(*whole)
                            : static_cast<Number>(std::get<double>(*value));
}

template <typename Box>
auto NumberEdit<Box>::valueFromText(const QString &text) const -> Number
{
    return numberOf(text).value_or(this->value());
}

template <typename Box>
QValidator::State NumberEdit<Box>::validate(QString &text, int & /*position*/) const
{
    return numberOf(text) ? QValidator::Acceptable : QValidator::Intermediate;
}

template <typename Box>
void NumberEdit<Box>::fixup(QString &text) const
{
    const auto isMeant = [&](const Choice &choice) { return begins(choice, text); };
    if (text.trimmed().isEmpty() || std::ranges::count_if(m_field.choices, isMeant) != 1)
        return;
    text = choiceLabel(*std::ranges::find_if(m_field.choices, isMeant));
    m_typed = text;
}

template <typename Box>
int NumberEdit<Box>::extraWidth() const
{
    const auto widthOf = [this](double value) {
        return this->fontMetrics().horizontalAdvance(textFromValue(asNumber<Number>(value)) + u' ');
    };
    const int known = std::max(widthOf(m_field.min), widthOf(m_field.max));
    int widest = std::max(
        widthOf(m_field.min), widthOf(m_field.max < unbounded ? m_field.max : highestPlausible));
    for (std::size_t i = 0; i < m_field.choices.size(); ++i)
        widest = std::max(widest, widthOf(static_cast<double>(namedNumber(m_field, i))));
    return widest - known;
}

template <typename Box>
QSize NumberEdit<Box>::sizeHint() const
{
    return Box::sizeHint() + QSize(extraWidth(), 0);
}

template <typename Box>
QSize NumberEdit<Box>::minimumSizeHint() const
{
    return Box::minimumSizeHint() + QSize(extraWidth(), 0);
}

template class NumberEdit<QSpinBox>;
template class NumberEdit<QDoubleSpinBox>;

} // namespace boardwright
