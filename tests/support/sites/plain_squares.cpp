// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sites/plain_squares.h"

namespace boardwright {

namespace {

QList<int> orderBy(quint64 digits)
{
    QList<int> order{0};
    order.insert(static_cast<qsizetype>(digits % 2), 1);
    order.insert(static_cast<qsizetype>(digits % 3), 2);
    order.insert(static_cast<qsizetype>(digits % 8 / 2), 3);
    order.insert(static_cast<qsizetype>(digits % 5), 4);
    return order;
}

} // namespace

QList<int> plainSquare(quint64 seed, sites::Length length)
{
    const quint64 low = seed % 1000;
    const quint64 high = seed / 1000 % 1000;
    const QList<int> fives = orderBy(low);
    const QList<int> ones = orderBy(high);
    const int turn = static_cast<int>((8 * (low / 120) + high / 120) % 5);
    QList<int> square;
    for (int cell = 0; cell < 25; ++cell) {
        const int x = (cell + turn) % 5;
        const int y = cell / 5;
        int value = 5 * fives[(x + 3 * y) % 5] + ones[(3 * x + y) % 5];
        if (length == sites::Length::Short)
            value = value / 2;
        if (length == sites::Length::Long)
            value = (value + 25) / 2;
        square << value + 1;
    }
    return square;
}

QList<int> plainIsaacSquare()
{
    return {2, 3, 1, 1, 2, 3, 1, 2, 2, 1, 1, 2, 4, 2, 1, 2, 1, 2, 1, 3, 1, 2, 1, 3, 2};
}

bool shareLine(int one, int other, int width)
{
    const int row = one / width;
    const int column = one % width;
    const int otherRow = other / width;
    const int otherColumn = other % width;
    return row == otherRow || column == otherColumn || (row == column && otherRow == otherColumn)
        || (row + column == width - 1 && otherRow + otherColumn == width - 1);
}

} // namespace boardwright
