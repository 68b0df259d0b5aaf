// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/board_json.h"

#include "core/formats/json_layout.h"
#include "core/goalset/goal_text.h"

#include <QHash>

#include <algorithm>

namespace boardwright {

namespace {

QByteArray lineWord(LineKind kind)
{
    switch (kind) {
    case LineKind::Row:
        return "\"row\"";
    case LineKind::Column:
        return "\"column\"";
    case LineKind::Diagonal:
        return "\"diagonal\"";
    }
    return "null";
}

QByteArray numberText(const Arg &arg)
{
    const auto *const number = std::get_if<qint64>(&arg);
    return number ? QByteArray::number(*number) : QByteArray("null");
}

/// Nothing for a finding that is no relaxation.
QByteArray relaxationJson(const Finding &finding)
{
    const bool isLine = finding.code == Code::LineCategoryRelaxed;
    if (!isLine && finding.code != Code::BoardCategoryRelaxed)
        return {};
    const auto *const category = std::get_if<QString>(&finding.args[0]);
    QByteArray json = QByteArray("{\"limit\":") + (isLine ? "\"line\"" : "\"board\"")
        + ",\"category\":" + (category ? jsonText(*category) : QByteArray("null"))
        + ",\"excess\":" + numberText(finding.args[1]) + ",\"count\":" + numberText(finding.args[2])
        + ",\"cap\":" + numberText(finding.args[3]);
    if (isLine) {
        const auto *const kind = std::get_if<qint64>(&finding.args[4]);
        json += ",\"line\":" + (kind ? lineWord(static_cast<LineKind>(*kind)) : QByteArray("null"))
            + ",\"number\":" + numberText(finding.args[5]);
    }
    return json + '}';
}

/// Makes the cells of one board.
class CellWriter {
public:
    CellWriter(const GoalSet &set, const Result &result)
        : m_set(set)
        , m_result(result)
    {
        for (qsizetype row = 0; row < set.objectives.size(); ++row)
            m_rows.insert(static_cast<quint32>(set.objectives.at(row).id), row);
        for (const Finding &finding : result.findings) {
            const QByteArray json = relaxationJson(finding);
            if (!json.isEmpty())
                m_relaxed[static_cast<qint32>(finding.site)] << json;
        }
    }

    QByteArray cell(std::size_t site) const
    {
        const Site &place = m_result.shape->sites[site];
        return "{\"position\":" + QByteArray::number(static_cast<qulonglong>(site) + 1)
            + ",\"row\":" + QByteArray::number(place.row)
            + ",\"column\":" + QByteArray::number(place.column) + content(m_result.at[site])
            + ",\"marks\":[],\"relaxed\":[" + m_relaxed.value(static_cast<qint32>(site)).join(',')
            + "]}";
    }

private:
    QByteArray content(const Placed &placed) const
    {
        const qsizetype row = m_rows.value(static_cast<quint32>(placed.what), -1);
        if (row < 0)
            return ",\"objective\":null,\"goal\":null,\"value\":null";
        return ",\"objective\":" + QByteArray::number(row)
            + ",\"goal\":" + jsonText(resolvedGoal(m_set.objectives.at(row).goal, placed.value))
            + ",\"value\":" + (placed.value == 0 ? "null" : QByteArray::number(placed.value));
    }

    const GoalSet &m_set;
    const Result &m_result;
    QHash<quint32, qsizetype> m_rows;
    QHash<qint32, QByteArrayList> m_relaxed; ///< by site
};

} // namespace

QByteArray boardJson(const GoalSet &set, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings)
{
    const CellWriter writer(set, result);
    QByteArrayList cells;
    for (std::size_t site = 0; site < result.at.size(); ++site)
        cells << writer.cell(site);
    QByteArrayList warningTexts;
    std::ranges::transform(warnings, std::back_inserter(warningTexts),
        [](const QString &warning) { return jsonText(warning); });
    return "{\"seed\":" + jsonText(origin.seed) + ",\"generator\":" + jsonText(origin.generator)
        + ",\"version\":" + QByteArray::number(origin.version)
        + ",\"mode\":" + jsonText(origin.mode) + ",\"size\":" + jsonText(origin.size)
        + ",\"cells\":[" + cells.join(',') + "],\"warnings\":[" + warningTexts.join(',') + "]}";
}

} // namespace boardwright
