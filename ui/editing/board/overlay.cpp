// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/overlay.h"

#include "core/goalset/goal_categories.h"
#include "ui/text/field_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct OverlayWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Overlays)
};

} // namespace

QList<Overlay> overlaysOf(const Info &info)
{
    QList<Overlay> overlays;
    for (const Measure &measure : info.measures) {
        if (measure.scope == Scope::Site)
            overlays.append({.kind = OverlayKind::Board, .measure = &measure});
    }
    for (const Measure &measure : info.measures) {
        if (measure.scope != Scope::Site || !measure.summed)
            continue;
        overlays.append({.kind = OverlayKind::Mean, .measure = &measure});
        if (measure.classes.empty())
            overlays.append({.kind = OverlayKind::Share, .measure = &measure});
    }
    overlays.append({.kind = OverlayKind::Goal});
    overlays.append({.kind = OverlayKind::Category});
    return overlays;
}

QList<Overlay> overlaysOf(const PreviewResult &board)
{
    const Info &info = board.request.generator->info();
    const GoalSet &set = board.request.set;
    const auto hasNumbers = [&](const Overlay &overlay) {
        switch (overlay.kind) {
        case OverlayKind::Goal:
            return !set.objectives.isEmpty();
        case OverlayKind::Category:
            return hasCategories(set);
        case OverlayKind::Board:
        case OverlayKind::Mean:
        case OverlayKind::Share:
            break;
        }
        const Measure &measure = *overlay.measure;
        if (!measure.isOffered(set))
            return false;
        if (measure.about != nullptr)
            return !set.tables.value(QString(measure.about->key)).isEmpty();
        const auto index = static_cast<std::size_t>(&measure - info.measures.data());
        return index < board.measured.values.size()
            && std::ranges::any_of(
                board.measured.values[index], [](double number) { return std::isfinite(number); });
    };
    QList<Overlay> overlays = overlaysOf(info);
    overlays.removeIf([&](const Overlay &overlay) { return !hasNumbers(overlay); });
    return overlays;
}

QString keyOf(const Overlay &overlay)
{
    switch (overlay.kind) {
    case OverlayKind::Board:
        return overlay.measure->key;
    case OverlayKind::Mean: // keys of measures contain no colon
        return u"mean:"_s + overlay.measure->key;
    case OverlayKind::Share:
        return u"share:"_s + overlay.measure->key;
    case OverlayKind::Goal:
        return u"lands:goal"_s;
    case OverlayKind::Category:
        return u"lands:category"_s;
    }
    return {};
}

std::optional<Overlay> overlayOf(const Info &info, const QString &key)
{
    const QList<Overlay> overlays = overlaysOf(info);
    const auto found = std::ranges::find(overlays, key, keyOf);
    return found == overlays.cend() ? std::nullopt : std::optional(*found);
}

QString overlayTitle(const Overlay &overlay)
{
    switch (overlay.kind) {
    case OverlayKind::Board:
        return measureTitle(*overlay.measure);
    case OverlayKind::Mean:
        return overlay.measure->classes.empty()
            ? OverlayWords::tr("%1: average", "a measure, over many boards")
                  .arg(measureTitle(*overlay.measure))
            : OverlayWords::tr("%1: most frequent", "a measure, over many boards")
                  .arg(measureTitle(*overlay.measure));
    case OverlayKind::Share:
        return OverlayWords::tr("%1: share of boards", "a measure, over many boards")
            .arg(measureTitle(*overlay.measure));
    case OverlayKind::Goal:
        return OverlayWords::tr("Where the chosen goal appears");
    case OverlayKind::Category:
        return OverlayWords::tr("Where the chosen category appears");
    }
    return {};
}

QString overlayHelp(const Overlay &overlay)
{
    switch (overlay.kind) {
    case OverlayKind::Board:
        return measureHelp(*overlay.measure);
    case OverlayKind::Mean:
        return overlay.measure->classes.empty()
            ? OverlayWords::tr("%1: mean over many boards").arg(measureHelp(*overlay.measure))
            : OverlayWords::tr("%1: most frequent value over many boards")
                  .arg(measureHelp(*overlay.measure));
    case OverlayKind::Share:
        return OverlayWords::tr("%1: share of many boards with at least one")
            .arg(measureHelp(*overlay.measure));
    case OverlayKind::Goal:
        return OverlayWords::tr(
            "Share of boards on which the goal chosen in the table is in this cell");
    case OverlayKind::Category:
        return OverlayWords::tr("Share of boards on which this cell has a goal of the category "
                                "chosen last, or of the first category of the chosen goal");
    }
    return {};
}

} // namespace boardwright
