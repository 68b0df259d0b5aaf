// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/board_json.h"

#include "core/formats/json_layout.h"
#include "core/goalset/goal_text.h"

#include <QHash>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace boardwright {

namespace {

/// An object on one line; an empty value is null.
QByteArray compactObject(std::initializer_list<std::pair<const char *, QByteArray>> members)
{
    QByteArrayList texts;
    for (const auto &[key, value] : members)
        texts << '"' + QByteArray(key) + "\":" + (value.isEmpty() ? QByteArray("null") : value);
    return '{' + texts.join(',') + '}';
}

QByteArray compactArray(const QByteArrayList &elements)
{
    return '[' + elements.join(',') + ']';
}

QByteArray lineWord(LineKind kind)
{
    switch (kind) {
    case LineKind::Row:
        return jsonText(u"row");
    case LineKind::Column:
        return jsonText(u"column");
    case LineKind::Diagonal:
        return jsonText(u"diagonal");
    }
    return {};
}

QByteArray argText(const Arg &arg)
{
    if (const auto *const number = std::get_if<qint64>(&arg))
        return QByteArray::number(*number);
    if (const auto *const text = std::get_if<QString>(&arg))
        return jsonText(*text);
    return {};
}

/// Nothing for a finding that is no relaxation.
QByteArray relaxationJson(const Finding &finding)
{
    const auto &[category, excess, count, cap, line, number] = finding.args;
    if (finding.code == Code::BoardCategoryRelaxed)
        return compactObject({{"limit", jsonText(u"board")}, {"category", argText(category)},
            {"excess", argText(excess)}, {"count", argText(count)}, {"cap", argText(cap)}});
    if (finding.code != Code::LineCategoryRelaxed)
        return {};
    const auto *const kind = std::get_if<qint64>(&line);
    return compactObject({{"limit", jsonText(u"line")}, {"category", argText(category)},
        {"excess", argText(excess)}, {"count", argText(count)}, {"cap", argText(cap)},
        {"line", kind ? lineWord(static_cast<LineKind>(*kind)) : QByteArray()},
        {"number", argText(number)}});
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
        const Placed &placed = m_result.at[site];
        const qsizetype row = m_rows.value(static_cast<quint32>(placed.what), -1);
        const bool isEmpty = row < 0;
        const bool hasValue = !isEmpty && placed.value != 0;
        const auto goal = [&] { return resolvedGoal(m_set.objectives.at(row).goal, placed.value); };
        return compactObject({{"position", QByteArray::number(static_cast<qulonglong>(site) + 1)},
            {"row", QByteArray::number(place.row)}, {"column", QByteArray::number(place.column)},
            {"objective", isEmpty ? QByteArray() : QByteArray::number(row)},
            {"goal", isEmpty ? QByteArray() : jsonText(goal())},
            {"value", hasValue ? QByteArray::number(placed.value) : QByteArray()},
            {"marks", compactArray({})},
            {"relaxed", compactArray(m_relaxed.value(static_cast<qint32>(site)))}});
    }

private:
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
    std::ranges::transform(warnings, std::back_inserter(warningTexts), jsonText);
    return compactObject({{"seed", jsonText(origin.seed)},
        {"generator", jsonText(origin.generator)}, {"version", QByteArray::number(origin.version)},
        {"mode", jsonText(origin.mode)}, {"size", jsonText(origin.size)},
        {"cells", compactArray(cells)}, {"warnings", compactArray(warningTexts)}});
}

} // namespace boardwright
