// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace boardwright::test {

/// A file with a pool of so many zones, each with four portals and sixteen claims.
inline QByteArray poolFile(int zones)
{
    constexpr int portals = 4;
    QByteArrayList rows;
    QByteArrayList claims;
    for (int zone = 0; zone < zones; ++zone) {
        const QByteArray number = QByteArray::number(zone);
        rows << R"({"name":"Zone )" + number + R"(","portals":["p0","p1","p2","p3"])"
                + (zone % 2 == 0 ? QByteArray() : R"(,"gems":["gem )" + number + R"("])") + '}';
        for (int way = 0; way < portals * portals; ++way)
            claims << R"({"zone":[)" + number + R"(],"from":"p)" + QByteArray::number(way / portals)
                    + R"(","to":"p)" + QByteArray::number(way % portals) + '"'
                    + (zone % 2 == 0 ? QByteArray() : R"(,"gems":["gem )" + number + R"("])") + '}';
    }
    return R"({"objectives":[],"boardwright":{"zones":[)" + rows.join(',') + R"(],"claims":[)"
        + claims.join(',') + "]}}";
}

} // namespace boardwright::test
