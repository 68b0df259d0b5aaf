// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/tiny_script.h"

namespace boardwright::test {

using namespace Qt::StringLiterals;

TinyScript::TinyScript(const QByteArray &script)
    : m_script(QString::fromUtf8(script))
{
}

bool TinyScript::run(bool isDeclared)
{
    if (isDeclared
        && !(take(u"var bingoList") && take(u"=") && take(u"[") && take(u"]") && take(u";")))
        return fails(u"var bingoList = [];");
    for (;;) {
        skipSpace();
        if (m_at == m_script.size())
            return true;
        if (!runAssignment())
            return false;
    }
}

void TinyScript::skipSpace()
{
    while (m_at < m_script.size() && (m_script[m_at] == u' ' || m_script[m_at] == u'\n'))
        ++m_at;
}

bool TinyScript::take(QStringView what)
{
    skipSpace();
    if (!QStringView(m_script).sliced(m_at).startsWith(what))
        return false;
    m_at += what.size();
    return true;
}

bool TinyScript::fails(QStringView expected)
{
    if (m_error.isEmpty())
        m_error = expected.toString() + u" expected at "_s + QString::number(m_at);
    return false;
}

bool TinyScript::runAssignment()
{
    if (!take(u"bingoList[") || m_at == m_script.size())
        return fails(u"bingoList[");
    const qsizetype end = m_script.indexOf(u']', m_at);
    const int tier = end < 0 ? 0 : QStringView(m_script).sliced(m_at, end - m_at).toInt();
    if (tier < 1 || m_tiers.contains(tier))
        return fails(u"a new number");
    m_tiers << tier;
    m_at = end;
    if (!(take(u"]") && take(u"=") && take(u"[")))
        return fails(u"] = [");
    while (!take(u"]")) {
        if (!runGoal(tier))
            return false;
        if (!take(u",")) {
            if (!take(u"]"))
                return fails(u"]");
            break;
        }
    }
    return take(u";") || fails(u";");
}

bool TinyScript::runGoal(int tier)
{
    SiteGoal goal{.text = {}, .types = {}, .description = {}, .tier = tier};
    if (!(take(u"{") && take(u"name:") && runText(goal.text) && take(u",") && runTranslations()
            && runTypes(goal.types) && take(u"}")))
        return fails(u"{ name: \"...\", jp: \"...\", types: [...] }");
    m_goals << goal;
    return true;
}

/// Texts in other languages, with keys such as jp, name_fr and "pt-br", up to the key of the types.
bool TinyScript::runTranslations()
{
    while (!take(u"types:")) {
        QString key;
        if (take(u"\"")) {
            --m_at;
            if (!runText(key))
                return false;
        }
        while (m_at < m_script.size() && (m_script[m_at].isLetter() || m_script[m_at] == u'_'))
            key += m_script[m_at++];
        QString text;
        if (key.isEmpty() || !take(u":") || !runText(text) || !take(u","))
            return fails(u"a text in another language");
    }
    return true;
}

bool TinyScript::runTypes(QStringList &into)
{
    if (!take(u"["))
        return fails(u"[");
    while (!take(u"]")) {
        if (!into.isEmpty() && !take(u","))
            return fails(u",");
        if (!runText(into.emplaceBack()))
            return false;
    }
    return true;
}

bool TinyScript::runText(QString &into)
{
    if (!take(u"\""))
        return fails(u"\"");
    while (m_at < m_script.size()) {
        const QChar here = m_script[m_at++];
        if (here == u'"')
            return true;
        // Line separators were no part of a text before 2019.
        if (here == u'\n' || here == u'\r' || here == QChar(0x2028) || here == QChar(0x2029))
            return fails(u"an escape");
        if (here != u'\\')
            into += here;
        else if (!runEscape(into))
            return false;
    }
    return fails(u"the end of a text");
}

bool TinyScript::runEscape(QString &into)
{
    const QString letters = u"nrtbfv\"'\\/"_s;
    const QString meanings = u"\n\r\t\b\f\v\"'\\/"_s;
    if (m_at == m_script.size())
        return fails(u"an escape");
    const QChar letter = m_script[m_at++];
    if (letter == u'u') {
        const QStringView digits = QStringView(m_script).sliced(m_at).first(
            std::min<qsizetype>(4, m_script.size() - m_at));
        bool isHex = false;
        into += QChar(digits.toUShort(&isHex, 16));
        m_at += digits.size();
        return (isHex && digits.size() == 4) || fails(u"four digits");
    }
    const qsizetype known = letters.indexOf(letter);
    if (known < 0)
        return fails(u"a known escape");
    into += meanings[known];
    return true;
}

} // namespace boardwright::test
