// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statistics_report.h"

#include "app/cli/aligned_table.h"
#include "app/cli/report_words.h"
#include "core/base/printable.h"
#include "core/formats/board_origin.h"
#include "core/lab/tally_reading.h"
#include "core/lab/tally_words.h"
#include "core/lab/whole_room.h"
#include "ui/text/statistics_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

namespace boardwright {

namespace {

constexpr int widestPercent = 7; ///< "100.0 %"

/// A mean in a short form, which is never rounded to 0.
QString meanText(double mean)
{
    constexpr double few = 10;
    constexpr double hardlyAny = 0.005;
    if (mean > 0 && mean < hardlyAny)
        return QStringLiteral("<0.01");
    return QString::number(mean, 'f', mean < few ? 2 : 1);
}

/// Three digits, because means may be small and still differ; large numbers are whole.
QString threeDigits(double mean)
{
    constexpr int digits = 3;
    constexpr double large = 1000;
    return std::abs(mean) < large ? QString::number(mean, 'g', digits)
                                  : QString::number(mean, 'f', 0);
}

/// A title inside a sentence.
QString inSentence(QString title)
{
    title.replace(0, 1, title.at(0).toLower());
    return title;
}

class TallyReport {
public:
    TallyReport(const Tally &tally, QTextStream &out)
        : m_tally(tally)
        , m_study(*tally.study)
        , m_out(out)
    {
    }

    void write()
    {
        writeHead();
        writeNever();
        writeOften();
        writeUnlikeWeighting();
        writeReasons();
        writeLimits();
        writeCells();
        const Generator *generator = generatorOf(m_study.generator);
        m_out << u'\n' << seedNoteOf(generator == nullptr ? SeedUse::Site : generator->info().seeds)
              << u'\n';
    }

private:
    void heading(const QString &text) { m_out << u'\n' << text << u'\n'; }

    void writeHead()
    {
        m_out << m_tally.boards() << " boards";
        for (const SeedRange &range : m_tally.seeds.ranges())
            m_out << ", seeds " << range.first << ".." << range.last;
        const Generator *generator = generatorOf(m_study.generator);
        if (generator != nullptr && isWholeRoom(m_tally, generator->info()))
            m_out
                << "\nThese are all seeds that a room of the site draws, so the numbers are exact";
        m_out << u'\n' << printable(m_study.generator) << u' ' << m_study.version;
        for (const auto &[key, text] : m_study.settings) {
            if (!isUsual(key, text))
                m_out << ", " << printable(key) << u' ' << printable(text);
        }
        m_out << u'\n';
        const quint64 whole = m_tally.whole();
        for (const auto &[seeds, why] :
            {std::pair(m_tally.failed, "could not be filled"),
                std::pair(m_tally.rejected, "rejected by gates, as all seeds derived from theirs")})
            if (seeds > 0)
                m_out << seeds << " without a board (" << percent(seeds, m_tally.boards())
                      << "): " << why << u'\n';
        if (whole < m_tally.boards())
            m_out << "The rest of this report covers the other " << whole << " boards\n";
        if (m_tally.relaxedBoards == 0 && !m_study.limits.empty())
            m_out << "Relaxed: none; every limit was kept on every board\n";
        if (m_tally.relaxedBoards > 0)
            m_out << "Relaxed: " << m_tally.relaxedBoards << " boards ("
                  << percent(m_tally.relaxedBoards, whole) << "), " << m_tally.relaxations
                  << " relaxations in all\n";
        writeCounters();
        quint64 pairs = 0;
        quint64 shared = 0;
        for (const auto &[number, count] : m_tally.overlap) {
            pairs += count;
            shared += count * static_cast<quint64>(number);
        }
        if (pairs > 0)
            m_out << "Neighbouring seeds share "
                  << QString::number(
                         static_cast<double>(shared) / static_cast<double>(pairs), 'f', 1)
                  << " goals on average\n";
    }

    /// Whether a setting is a modifier with its default value; there are many, and the report omits
    /// them.
    bool isUsual(const QString &key, const QString &text) const
    {
        const Generator *generator = generatorOf(m_study.generator);
        if (generator == nullptr)
            return false;
        const auto parameters = generator->info().parameters;
        const auto field = std::ranges::find(parameters, key, &Field::key);
        return field != parameters.end() && field->group != nullptr
            && text == valueText(*field, fallbackOf(*field));
    }

    void writeCounters()
    {
        const auto whole = static_cast<double>(m_tally.whole());
        QStringList texts;
        for (std::size_t i = 0; i < m_tally.counts.size() && whole > 0; ++i) {
            const quint64 sum = m_tally.counts[i];
            const bool isOneEach
                = m_study.counters[static_cast<qsizetype>(i)] == QLatin1StringView("attempts")
                && sum == m_tally.whole();
            if (sum > 0 && !isOneEach && !isOfGate(m_study, i))
                texts << meanText(static_cast<double>(sum) / whole) + u' '
                        + inSentence(counterTitle(m_study, i));
        }
        if (!texts.isEmpty())
            m_out << "Average per board: " << texts.join(QStringLiteral(", ")) << u'\n';
        for (std::size_t i = 0; i < m_tally.counts.size(); ++i) {
            if (const auto rate = rejectionRate(m_tally, i))
                m_out << counterTitle(m_study, i) << ": " << percent(*rate, 1)
                      << " of all boards made\n";
        }
    }

    /// "line limit 80 %, not drawn 20 %": the reasons of one objective, most frequent first.
    QString reasonsOf(std::size_t row) const
    {
        constexpr std::size_t most = 3;
        const auto measure = classMeasure(m_tally, Scope::Row);
        if (!measure)
            return {};
        const std::vector<ClassCount> found = classCounts(m_tally, *measure, row);
        QStringList texts;
        for (const auto &[index, count] : std::span(found).first(std::min(most, found.size())))
            texts << QStringLiteral("%1 %2").arg(
                classTitle(m_study, m_study.measures[*measure], index),
                percent(count, m_tally.whole()));
        return texts.join(QStringLiteral(", "));
    }

    void writeGoals(std::span<const std::size_t> rows)
    {
        constexpr std::size_t most = 10; // the table of the CSV file has all
        for (const std::size_t row : rows.first(std::min(most, rows.size()))) {
            const bool appears = m_tally.appearances[row] > 0;
            m_out << "  " << goalName(m_study, row);
            if (appears)
                m_out << ": " << percent(m_tally.appearances[row], m_tally.whole());
            if (appears && !m_study.plainShares.empty())
                m_out << " (weighting alone "
                      << QString::number(m_study.plainShares[row] / 10'000.0, 'f', 1) << " %)";
            if (const QString why = reasonsOf(row); !why.isEmpty())
                m_out << (appears ? "; left out by: " : ": ") << why;
            m_out << u'\n';
        }
        if (rows.size() > most)
            m_out << "  and " << rows.size() - most << " more\n";
    }

    /// Whether weighting alone would give the goal a share above 0.
    bool takesPart(std::size_t row) const
    {
        return m_study.plainShares.empty() || m_study.plainShares[row] > 0;
    }

    void writeNever()
    {
        std::vector<std::size_t> rows;
        std::size_t takePart = 0;
        for (std::size_t row = 0; row < m_tally.appearances.size(); ++row) {
            takePart += std::size_t{takesPart(row)};
            if (m_tally.appearances[row] == 0 && takesPart(row))
                rows.push_back(row);
        }
        heading(QStringLiteral("Goals that never appear: %1 of %2").arg(rows.size()).arg(takePart));
        writeGoals(rows);
        if (const std::size_t others = m_tally.appearances.size() - takePart; others > 0)
            m_out << "  and " << others << " disabled\n";
    }

    void writeOften()
    {
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < m_tally.appearances.size(); ++row) {
            if (2 * m_tally.appearances[row] > m_tally.whole())
                rows.push_back(row);
        }
        std::ranges::stable_sort(
            rows, std::greater(), [this](std::size_t row) { return m_tally.appearances[row]; });
        heading(QStringLiteral("Goals on more than half of the boards: %1").arg(rows.size()));
        writeGoals(rows);
    }

    /// Writes goals that appear much more or less often than weighting alone predicts.
    void writeUnlikeWeighting()
    {
        constexpr std::size_t most = 5;
        if (m_study.plainShares.empty() || m_tally.whole() == 0)
            return;
        const auto ratioOf = [this](std::size_t row) {
            return appearanceShare(m_tally, row) / plainShare(m_study, row).value_or(1);
        };
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < m_tally.appearances.size(); ++row) {
            if (m_tally.appearances[row] > 0 && m_study.plainShares[row] > 0)
                rows.push_back(row);
        }
        std::ranges::stable_sort(rows, {}, ratioOf);
        const auto split
            = std::ranges::find_if(rows, [&](std::size_t row) { return ratioOf(row) >= 1; });
        std::vector<std::size_t> rarer(rows.begin(), split);
        std::vector<std::size_t> oftener(split, rows.end());
        std::ranges::reverse(oftener);
        rarer.resize(std::min(most, rarer.size()));
        oftener.resize(std::min(most, oftener.size()));
        if (!rarer.empty())
            heading(QStringLiteral("Goals furthest below what weighting alone would give"));
        writeGoals(rarer);
        if (!oftener.empty())
            heading(QStringLiteral("Goals furthest above what weighting alone would give"));
        writeGoals(oftener);
    }

    /// Writes the reasons over all objectives and boards.
    void writeReasons()
    {
        const auto measure = classMeasure(m_tally, Scope::Row);
        if (!measure)
            return;
        const StudiedMeasure &studied = m_study.measures[*measure];
        const std::vector<quint64> &counts = m_tally.measures[*measure].classes;
        heading(QStringLiteral("What happens to the goals, over all goals and boards"));
        const auto classes = static_cast<std::size_t>(studied.classes.size());
        for (std::size_t i = 0; i < classes; ++i) {
            quint64 sum = 0;
            for (std::size_t at = i; at < counts.size(); at += classes)
                sum += counts[at];
            if (sum > 0)
                m_out << "  " << classTitle(m_study, studied, i) << ": "
                      << percent(sum, m_tally.whole() * static_cast<quint64>(m_study.goals.size()))
                      << u'\n';
        }
    }

    void writeLimits()
    {
        std::vector<std::size_t> measures;
        for (std::size_t i = 0; i < m_tally.measures.size(); ++i) {
            if (m_study.measures[i].scope == Scope::Limit && !m_tally.measures[i].sums.empty())
                measures.push_back(i);
        }
        if (measures.empty())
            return;
        heading(QStringLiteral("Limits, most restrictive first: mean per board, and the share of "
                               "boards with any"));
        std::vector<std::size_t> order(m_study.limits.size());
        std::ranges::iota(order, std::size_t{0});
        const std::vector<NumberSums> &keptOut = m_tally.measures[measures.back()].sums;
        std::ranges::stable_sort(
            order, std::greater(), [&](std::size_t limit) { return keptOut[limit].sum; });
        AlignedTable table;
        QStringList titles{QString()};
        for (const std::size_t measure : measures)
            titles << measureTitle(m_study, m_study.measures[measure]);
        table.add(titles);
        std::size_t idle = 0;
        for (const std::size_t limit : order) {
            if (keptOut[limit].nonzero == 0) {
                ++idle;
                continue;
            }
            QStringList cells{limitTitle(m_study, m_study.limits[limit])};
            for (const std::size_t measure : measures) {
                cells << meanText(meanOf(m_tally, measure, limit).value_or(0));
                if (measure != measures.front()) // most boards use something of every limit
                    cells.last() += u' '
                        + percent(m_tally.measures[measure].sums[limit].nonzero, m_tally.whole())
                              .rightJustified(widestPercent);
            }
            table.add(cells);
        }
        if (idle < order.size())
            table.write(m_out);
        if (idle > 0)
            m_out << "  " << idle << (idle < order.size() ? " more" : "")
                  << " that keep no goals out\n";
    }

    QString placeName(std::size_t site) const
    {
        return m_study.isGrouped(Scope::Site) ? QStringLiteral(" (%1)").arg(siteGroupTitle(site))
                                              : QStringLiteral(" in cell %1").arg(site + 1);
    }

    /// Writes the cells with the smallest and largest mean of each measure, if they differ.
    void writeCells()
    {
        bool hasHeading = false;
        for (std::size_t i = 0; i < m_tally.measures.size(); ++i) {
            const StudiedMeasure &studied = m_study.measures[i];
            const std::vector<NumberSums> &sums = m_tally.measures[i].sums;
            if (studied.scope != Scope::Site || sums.empty())
                continue;
            const auto meanAt
                = [&](std::size_t site) { return meanOf(m_tally, i, site).value_or(0); };
            std::vector<std::size_t> sites;
            for (std::size_t site = 0; site < sums.size(); ++site) {
                if (!m_study.isGrouped(Scope::Site) || sums[site].count > 0)
                    sites.push_back(site);
            }
            if (sites.empty())
                continue;
            const std::size_t least = *std::ranges::min_element(sites, {}, meanAt);
            const std::size_t most = *std::ranges::max_element(sites, {}, meanAt);
            if (meanAt(least) == meanAt(most))
                continue; // all cells are equal
            if (!std::exchange(hasHeading, true))
                heading(QStringLiteral("Cells, on average"));
            m_out << "  " << measureTitle(m_study, studied) << ": from "
                  << threeDigits(meanAt(least)) << placeName(least) << " to "
                  << threeDigits(meanAt(most)) << placeName(most) << u'\n';
        }
    }

    const Tally &m_tally;
    const Study &m_study;
    QTextStream &m_out;
};

} // namespace

void writeReport(const Tally &tally, QTextStream &out)
{
    TallyReport(tally, out).write();
}

} // namespace boardwright
