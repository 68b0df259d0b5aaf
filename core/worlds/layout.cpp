// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/layout.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/circle_layout.hpp>
#include <boost/graph/kamada_kawai_spring_layout.hpp>
#include <boost/graph/topology.hpp>

#include <algorithm>
#include <cmath>

namespace boardwright::worlds {

namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
    boost::no_property, boost::property<boost::edge_weight_t, double>>;
using Plane = boost::square_topology<>;

constexpr double edgeLength = 1.8; ///< from centre to centre, in places
constexpr double nearest = 1.4; ///< that two centres may be
constexpr double nearestToJoin = 0.7; ///< from the centre of a node to a join that is not its own
constexpr double joinPush = 0.3; ///< the share of what is missing by which a join pushes at once
constexpr int mostPushes = 200;
constexpr int mostJoinPushes = 30;
constexpr int mostMoves = 4'000; ///< of nodes, while the graph is laid out
constexpr int mostMovesOfNode = 50; ///< one after the other
/// A hundredth of this takes twenty times as long, and as many joins cross each other.
constexpr double nothingPulls = 0.1;
constexpr double grains
    = 64; ///< to which places are rounded, so that the last digits do not matter

/// When the layout is good enough: nothing pulls at a node any more. Boost's own criterion is that
/// the strongest pull hardly changes, which holds from the beginning for nodes on a circle. Without
/// a bound it can go on for ever, from one place to another and back.
struct Enough {
    int left = mostMoves;
    int ofNode = 0;

    template <typename Vertex>
    bool operator()(double pull, Vertex /*vertex*/, const Graph & /*graph*/, bool isWhole)
    {
        ofNode = isWhole ? 0 : ofNode + 1;
        return pull < nothingPulls || ofNode > mostMovesOfNode || --left < 0;
    }
};

/// Pushes two nodes apart that are too near. False: they are not.
bool pushNodes(QPointF &a, QPointF &b)
{
    const QPointF way = b - a;
    const double distance = std::hypot(way.x(), way.y());
    if (distance >= nearest)
        return false;
    const QPointF aside
        = distance > 0 ? way * ((nearest - distance) / distance / 2) : QPointF(nearest / 2, 0);
    a -= aside;
    b += aside;
    return true;
}

/// Pushes a node aside if a join passes behind it. False: none does. Not the join, whose ends would
/// then pass behind others: a graph of many joins would grow without end.
bool pushFromJoin(QPointF &node, const QPointF &a, const QPointF &b)
{
    const QPointF along = b - a;
    const double square = QPointF::dotProduct(along, along);
    const double share = square > 0 ? QPointF::dotProduct(node - a, along) / square : 0;
    if (share <= 0 || share >= 1)
        return false; // then the ends of the join are nearer
    const QPointF way = node - (a + share * along);
    const double distance = std::hypot(way.x(), way.y());
    if (distance >= nearestToJoin)
        return false;
    const QPointF across(-along.y() / std::sqrt(square), along.x() / std::sqrt(square));
    node += (distance > 0 ? way / distance : across) * (nearestToJoin - distance) * joinPush;
    return true;
}

/// Pushes apart what is too near, a little at a time. What nodes hide matters more than what joins
/// do, so joins give up first.
void pushApart(std::vector<QPointF> &places, const std::vector<std::pair<int, int>> &joins)
{
    for (int push = 0; push < mostPushes; ++push) {
        bool isPushed = false;
        for (const auto &[from, to] : joins) {
            const auto a = static_cast<std::size_t>(from);
            const auto b = static_cast<std::size_t>(to);
            for (std::size_t node = 0; node < places.size() && push < mostJoinPushes; ++node) {
                if (a != b && node != a && node != b)
                    isPushed = pushFromJoin(places[node], places[a], places[b]) || isPushed;
            }
        }
        for (std::size_t a = 0; a < places.size(); ++a) {
            for (std::size_t b = a + 1; b < places.size(); ++b)
                isPushed = pushNodes(places[a], places[b]) || isPushed;
        }
        if (!isPushed)
            return;
    }
}

} // namespace

std::vector<QPointF> placesOf(int nodes, const std::vector<std::pair<int, int>> &joins)
{
    const auto count = static_cast<std::size_t>(nodes);
    std::vector<QPointF> places(count);
    if (nodes > 1) {
        Graph graph(count);
        for (const auto &[a, b] : joins) {
            const auto from = static_cast<std::size_t>(a);
            const auto to = static_cast<std::size_t>(b);
            if (a != b && !boost::edge(from, to, graph).second)
                boost::add_edge(from, to, 1.0, graph);
        }
        std::vector<Plane::point_type> points(count);
        const auto positions = boost::make_iterator_property_map(
            points.begin(), boost::get(boost::vertex_index, graph));
        boost::circle_graph_layout(graph, positions, edgeLength * nodes / 4);
        boost::kamada_kawai_spring_layout(graph, positions, boost::get(boost::edge_weight, graph),
            Plane(), boost::edge_length(edgeLength), Enough());
        for (std::size_t i = 0; i < count; ++i)
            places[i] = QPointF(points[i][0], points[i][1]);
        pushApart(places, joins);
    }
    QPointF corner = places.empty() ? QPointF() : places.front();
    for (const QPointF &place : places)
        corner = {std::min(corner.x(), place.x()), std::min(corner.y(), place.y())};
    for (QPointF &place : places) {
        place -= corner;
        // Laid out for nodes as wide as they are high.
        place = {std::round(place.x() * nodeSize.width() * grains) / grains,
            std::round(place.y() * grains) / grains};
    }
    return places;
}

} // namespace boardwright::worlds
