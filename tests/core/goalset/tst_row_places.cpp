// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The places of rows agree with a linear search.

#include "core/goalset/goalset.h"
#include "core/goalset/row_places.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;

class TestRowPlaces final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void asAWalkFindsThem();
};

void TestRowPlaces::asAWalkFindsThem()
{
    QCOMPARE(RowPlaces().of(RowId::none), -1);
    QCOMPARE(RowPlaces(QList<TableRow>()).of(RowId{1}), -1);
    SplitMix random(17);
    for (int run = 0; run < 300; ++run) {
        QList<TableRow> rows;
        const int first = 1 + random.below(50);
        const int behind = first + random.below(60);
        for (int number = first; number < behind; ++number) {
            if (random.chance(70))
                rows.insert(random.below(static_cast<int>(rows.size()) + 1),
                    {.id = RowId{static_cast<std::uint32_t>(number)},
                        .values = {},
                        .verbatim = {}});
        }
        const RowPlaces places(rows);
        for (std::uint32_t number = 0; number < 130; ++number) {
            const auto plain = std::ranges::find(rows, RowId{number}, &TableRow::id);
            QCOMPARE(places.of(RowId{number}),
                plain == rows.end() ? -1 : static_cast<int>(plain - rows.begin()));
        }
        QCOMPARE(places.of(RowId{0xFFFFFFFF}), -1);
    }
}

BOARDWRIGHT_UNIT(TestRowPlaces, NoApplication)
#include "tst_row_places.moc"
