// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/script_scanner.h"

#include "core/base/one_of.h"
#include "core/formats/json_syntax.h"
#include "core/formats/literal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

namespace {

bool isNameByte(char byte, bool isFirst)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'
        || byte == '$' || (!isFirst && byte >= '0' && byte <= '9');
}

bool declares(QByteArrayView word)
{
    return word == "var" || word == "let" || word == "const";
}

} // namespace

bool opensLiteral(QByteArrayView text, qsizetype bracket)
{
    const QByteArrayView inside = text.sliced(skippedSpace(text, bracket + 1));
    if (inside.isEmpty() || !isNameByte(inside.front(), true))
        return true;
    // A label is only words.
    const auto *const end = std::ranges::find_if_not(
        inside, [](char byte) { return isNameByte(byte, false) || byte == ' '; });
    const QByteArrayView words(inside.begin(), end);
    if (text[bracket] == '[')
        return end == inside.end() || *end != ']' || words == "null" || words == "undefined";
    return end == inside.end() || *end != '}';
}

ScriptScanner::ScriptScanner(QByteArrayView text)
    : m_text(text)
    , m_at(byteOrderMarkSize(text))
{
}

std::optional<AssignedName> ScriptScanner::next()
{
    while (m_at < m_text.size()) {
        m_at = skippedSpace(m_text, m_at);
        if (m_at == m_text.size())
            break;
        if (isNameByte(m_text[m_at], true)) {
            if (auto assigned = takeName())
                return assigned;
        } else if (m_text[m_at] == '"' || m_text[m_at] == '\'' || m_text[m_at] == '`') {
            m_skipped = true;
            skipText();
        } else {
            m_skipped = m_skipped || !isOneOf(m_text[m_at], ";,");
            ++m_at;
        }
    }
    return std::nullopt;
}

QByteArrayView ScriptScanner::takeWord()
{
    const qsizetype begin = m_at;
    while (m_at < m_text.size() && isNameByte(m_text[m_at], m_at == begin))
        ++m_at;
    return m_text.sliced(begin, m_at - begin);
}

std::optional<AssignedName> ScriptScanner::takeName()
{
    AssignedName assigned;
    assigned.begin = m_at;
    const QByteArrayView first = takeWord();
    const bool isDeclared = std::exchange(m_isDeclaring, declares(first));
    const bool isDefault = first == "default" || first == "return";
    while (isAt('.')) {
        ++m_at;
        takeWord();
    }
    // A text may be millions of words; only that of an assignment is kept.
    const QByteArrayView name = m_text.sliced(assigned.begin, m_at - assigned.begin);
    m_at = skippedSpace(m_text, m_at);
    if (isAt('('))
        return takeCall(std::move(assigned), name);
    if (isDefault && (isAt('[') || isAt('{'))) {
        assigned.name = QString::fromLatin1(name);
        assigned.value = m_at;
        return assigned;
    }
    if (isAt('['))
        takeKey(assigned);
    m_at = skippedSpace(m_text, m_at);
    if (isAt('.') && !assigned.key.isEmpty())
        return takeMethod(std::move(assigned), name);
    if (!isAt('=')) {
        const bool isTyped = isDeclared && isAt(':') && takeType();
        m_skipped = m_skipped || (!isTyped && name != "export" && !declares(name));
        if (!isTyped)
            return std::nullopt;
    }
    assigned.name = QString::fromLatin1(name);
    assigned.value = skippedFreeze(skippedSpace(m_text, m_at + 1));
    const bool isLiteral = assigned.value < m_text.size()
        && (m_text[assigned.value] == '[' || m_text[assigned.value] == '{');
    return isLiteral ? std::optional(std::move(assigned)) : takeOther(std::move(assigned));
}

std::optional<AssignedName> ScriptScanner::takeCall(AssignedName assigned, QByteArrayView called)
{
    constexpr std::array<QByteArrayView, 5> changing{"unshift", "splice", "pop", "shift", "fill"};
    const qsizetype dot = called.lastIndexOf('.');
    const QByteArrayView method = called.sliced(dot + 1);
    const bool isPush = dot > 0 && method == "push";
    if (!isPush && (dot <= 0 || !std::ranges::contains(changing, method))) {
        m_skipped = true;
        return std::nullopt;
    }
    if (assigned.name.isEmpty())
        assigned.name = QString::fromLatin1(called.first(dot));
    assigned.value = m_at;
    assigned.change = isPush ? Change::Appended : Change::Other;
    return assigned;
}

std::optional<AssignedName> ScriptScanner::takeMethod(AssignedName assigned, QByteArrayView name)
{
    const qsizetype begin = m_at++;
    takeWord();
    const QByteArrayView called = m_text.sliced(assigned.begin, m_at - assigned.begin);
    m_at = skippedSpace(m_text, m_at);
    if (isAt('(')) {
        assigned.name = QString::fromLatin1(name);
        return takeCall(std::move(assigned), called);
    }
    m_at = begin;
    m_skipped = true;
    return std::nullopt;
}

qsizetype ScriptScanner::skippedFreeze(qsizetype at) const
{
    constexpr QByteArrayView freeze = "Object.freeze(";
    return m_text.sliced(at).startsWith(freeze) ? skippedSpace(m_text, at + freeze.size()) : at;
}

bool ScriptScanner::takeType()
{
    constexpr qsizetype longestType = 1'000;
    const QByteArrayView rest = m_text.sliced(m_at, std::min(longestType, m_text.size() - m_at));
    int open = 0; // brackets
    for (qsizetype i = 1; i < rest.size(); ++i) {
        const bool isArrow = rest[i - 1] == '=' && rest[i] == '>';
        if (isOneOf(rest[i], "<[({"))
            ++open;
        else if (isOneOf(rest[i], ">])}") && !isArrow)
            --open;
        if (open < 0 || (open == 0 && isOneOf(rest[i], ";\n")))
            return false;
        if (open == 0 && rest[i] == '=' && !rest.sliced(i).startsWith("=>")) {
            m_at += i;
            return true;
        }
    }
    return false;
}

std::optional<AssignedName> ScriptScanner::takeOther(AssignedName assigned)
{
    ++m_at;
    qsizetype end = assigned.value;
    while (end < m_text.size()
        && (isNameByte(m_text[end], end == assigned.value) || m_text[end] == '.'))
        ++end;
    const qsizetype next = skippedSpace(m_text, end);
    const bool isAlone = end > assigned.value
        && (next == m_text.size() || isOneOf(m_text[next], ";,)")
            || (m_text[next] != '=' && m_text.sliced(end, next - end).contains('\n')
                && isNameByte(m_text[next], true)));
    const QByteArrayView other = m_text.sliced(assigned.value, end - assigned.value);
    const bool isJoined
        = other.endsWith(concatMethod) && next < m_text.size() && m_text[next] == '(';
    bool isElement = assigned.change == Change::Element;
    if (!isElement)
        assigned.key.toInt(&isElement);
    if (isAlone || isJoined) {
        assigned.other = QString::fromLatin1(isJoined ? other.chopped(concatMethod.size()) : other);
        m_at = assigned.value + assigned.other.size();
    } else if (isElement && assigned.value < m_text.size() && m_text[assigned.value] != '=') {
        assigned.isUnknown = true;
    } else {
        m_skipped = true;
    }
    return isAlone || isJoined || assigned.isUnknown ? std::optional(std::move(assigned))
                                                     : std::nullopt;
}

void ScriptScanner::takeKey(AssignedName &assigned)
{
    constexpr qsizetype longestKey = 40;
    const qsizetype end
        = m_text.sliced(m_at, std::min(longestKey, m_text.size() - m_at)).indexOf(']');
    if (end < 0)
        return;
    QByteArray key = m_text.sliced(m_at + 1, end - 1).toByteArray().trimmed();
    if (key.size() >= 2 && (key.front() == '"' || key.front() == '\'') && key.back() == key.front())
        key = key.sliced(1, key.size() - 2);
    else if (key.contains("++") || key.endsWith(".length"))
        assigned.change = Change::Element;
    if (assigned.change != Change::Element)
        assigned.key = QString::fromUtf8(key);
    m_at += end + 1;
}

void ScriptScanner::skipText()
{
    const char mark = m_text[m_at++];
    while (m_at < m_text.size()) {
        const char byte = m_text[m_at++];
        if (byte == mark || (byte == '\n' && mark != '`'))
            return;
        if (byte == '\\')
            m_at = std::min(m_at + 1, m_text.size());
    }
}

} // namespace boardwright
