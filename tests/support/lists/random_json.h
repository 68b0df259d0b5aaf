// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>

namespace boardwright::test {

/// Makes random strict JSON, an array or an object, without null in arrays; equal seeds give equal
/// texts.
class RandomJson {
public:
    explicit RandomJson(quint32 seed)
        : m_random(seed)
    {
    }

    QByteArray text();

    int below(int bound) { return m_random.bounded(bound); }

private:
    QByteArray space();
    QByteArray quoted();
    QByteArray number();
    QByteArray value(int depth, bool isInArray);
    QByteArray container(int depth);

    QRandomGenerator m_random;
};

} // namespace boardwright::test
