// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/type_keys.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardwright::sites {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar byteOrderMark(0xfeff);

/// Spaces around a number do not count.
QStringView withoutSpaces(QStringView text)
{
    const auto isSpace = [](QChar unit) {
        return (unit.isSpace() && unit != QChar(0x85)) || unit == byteOrderMark;
    };
    while (!text.isEmpty() && isSpace(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isSpace(text.back()))
        text.chop(1);
    return text;
}

/// The digits of a number in another base than ten.
std::optional<double> digitsInBase(QStringView digits, int base)
{
    if (digits.isEmpty())
        return std::nullopt;
    double number = 0;
    for (const QChar unit : digits) {
        const char16_t small = unit.toLower().unicode();
        const int digit = small >= u'0' && small <= u'9' ? small - u'0'
            : small >= u'a' && small <= u'f'             ? small - u'a' + 10
                                                         : base;
        if (digit >= base)
            return std::nullopt;
        number = number * base + digit;
    }
    return number;
}

std::optional<double> decimalNumber(QStringView text)
{
    const bool isPlain = std::ranges::all_of(
        text, [](QChar unit) { return QStringView(u"0123456789+-.eE").contains(unit); });
    bool isNumber = false;
    const double number = isPlain ? text.toDouble(&isNumber) : 0;
    if (!isNumber && !std::isinf(number))
        return std::nullopt;
    return number == 0 ? 0 : number; // -0 equals 0
}

/// Number(text) of JavaScript.
std::optional<double> numberOfText(QStringView whole)
{
    const QStringView text = withoutSpaces(whole);
    if (text.isEmpty())
        return 0;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (text == "Infinity"_L1 || text == "+Infinity"_L1)
        return infinity;
    if (text == "-Infinity"_L1)
        return -infinity;
    if (text.size() > 1 && text.front() == u'0' && text[1].isLetter()) {
        const char16_t letter = text[1].toLower().unicode();
        const int base = letter == u'x' ? 16 : letter == u'o' ? 8 : letter == u'b' ? 2 : 0;
        if (base != 0)
            return digitsInBase(text.sliced(2), base);
    }
    return decimalNumber(text);
}

} // namespace

std::optional<double> numberOf(const ListedType &type)
{
    switch (type.spelling) {
    case Spelling::Text:
        return numberOfText(type.text);
    case Spelling::Number:
        return decimalNumber(type.text);
    case Spelling::Flag:
        return type.text == "true"_L1 ? 1 : 0;
    case Spelling::Null:
        break;
    }
    return std::nullopt;
}

TypeKeys::TypeKeys(const SiteList &list)
{
    for (const ListedGoal &goal : list.goals) {
        for (const std::vector<ListedType> *const types : {&goal.types, &goal.subtypes}) {
            for (const ListedType &type : *types) {
                if (type.spelling != Spelling::Number && type.spelling != Spelling::Flag)
                    continue;
                const std::optional<double> number = numberOf(type);
                if (number && !m_numbers.contains(*number)) {
                    m_numbers.insert(*number, {m_next, m_next + 1, m_next + 2});
                    m_next += 3;
                }
            }
        }
    }
}

std::uint32_t TypeKeys::keyOfText(const QString &text)
{
    const auto found = m_texts.constFind(text);
    return found != m_texts.constEnd() ? *found : *m_texts.insert(text, m_next++);
}

void TypeKeys::append(const ListedType &type, bool asks, std::vector<std::uint32_t> &to)
{
    if (type.spelling == Spelling::Null)
        return to.push_back(0);
    const bool isText = type.spelling == Spelling::Text;
    if (isText)
        to.push_back(keyOfText(type.text));
    if (m_numbers.isEmpty())
        return;
    const std::optional<double> number = numberOf(type);
    const auto keys = number ? m_numbers.constFind(*number) : m_numbers.constEnd();
    if (keys == m_numbers.constEnd())
        return;
    if (!isText)
        to.push_back(keys->withNumbers);
    to.push_back(asks == isText ? keys->askedByTexts : keys->asksTexts);
}

void TypeKeys::appendAsking(const ListedType &type, std::vector<std::uint32_t> &to)
{
    append(type, true, to);
}

void TypeKeys::appendStanding(const ListedType &type, std::vector<std::uint32_t> &to)
{
    append(type, false, to);
}

} // namespace boardwright::sites
