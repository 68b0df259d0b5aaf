// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/quoted_text.h"

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar quotationMark = u'"';

} // namespace

QString quoted(QString text)
{
    text.replace(quotationMark, R"("")"_L1);
    return quotationMark + text + quotationMark;
}

QString readQuoted(QStringView text, qsizetype &at)
{
    QString result;
    for (++at; at < text.size(); ++at) {
        if (text[at] == quotationMark) {
            if (at + 1 == text.size() || text[at + 1] != quotationMark)
                break;
            ++at;
        }
        result += text[at];
    }
    return result;
}

} // namespace boardwright
