// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include <utility>
#include <vector>

namespace boardwright::worlds {

/// The size of a node: wide, for a name.
inline constexpr QSizeF nodeSize(1.4, 0.9);

/// Where the nodes of a graph are drawn: their upper left corners, so that joined ones are near
/// each other and none overlap. From (0, 0) on; y points down. The same on every machine. `joins`:
/// pairs of nodes; together they must connect all of them. Kamada and Kawai, "An algorithm for
/// drawing general undirected graphs" (1989), by Boost.Graph.
std::vector<QPointF> placesOf(int nodes, const std::vector<std::pair<int, int>> &joins);

} // namespace boardwright::worlds
