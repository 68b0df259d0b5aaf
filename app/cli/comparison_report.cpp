// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/comparison_report.h"

#include "app/cli/report_words.h"
#include "core/formats/compact_json.h"
#include "core/formats/json_layout.h"
#include "core/lab/tally_words.h"
#include "ui/text/statistics_words.h"

namespace boardwright {

namespace {

/// The subject of a change.
QString nameOf(const Comparison &comparison, const SignificantChange &change)
{
    const SeedMatchedPair &pairing = *comparison.pairing;
    const Study &study = *pairing.after->study();
    if (change.kind == ChangeKind::Relaxed)
        return QStringLiteral("boards with relaxed limits");
    if (change.kind == ChangeKind::Objective)
        return goalName(study, static_cast<std::size_t>(pairing.rows[change.index].after));
    const ComparedNumber &number = pairing.numbersAfter[change.index];
    const StudiedMeasure &measure = study.measures[number.measure];
    const QString title = measureTitle(study, measure);
    return measure.scope == Scope::Limit
        ? QStringLiteral("%1: %2").arg(limitTitle(study, study.limits[number.item]), title)
        : title;
}

QString meanText(double mean, ChangeKind kind)
{
    return kind == ChangeKind::Number ? QString::number(mean, 'f', 2) : percent(mean, 1.0);
}

void writeUnmatched(const Comparison &comparison, QTextStream &out)
{
    const SeedMatchedPair &pairing = *comparison.pairing;
    for (std::size_t i = 0; i < pairing.rows.size(); ++i) {
        const Pair &pair = pairing.rows[i];
        if (pair.before >= 0 && pair.after >= 0)
            continue;
        const bool isNew = pair.before < 0;
        const Study &study = *(isNew ? pairing.after : pairing.before)->study();
        const quint64 boards = isNew ? comparison.rows[i].up : comparison.rows[i].down;
        out << (isNew ? "  new: " : "  removed: ")
            << goalName(study, static_cast<std::size_t>(isNew ? pair.after : pair.before)) << ", "
            << percent(boards, isNew ? comparison.wholeAfter() : comparison.wholeBefore()) << u'\n';
    }
}

QByteArray changeJson(const Comparison &comparison, const SignificantChange &change)
{
    const SeedMatchedPair &pairing = *comparison.pairing;
    const Study &study = *pairing.after->study();
    const auto number = [](qint64 value) { return QByteArray::number(value); };
    const Difference &difference = differenceOf(comparison, change);
    const Means means = meansOf(comparison, change);
    CompactMembers members;
    if (change.kind == ChangeKind::Number) {
        const ComparedNumber &compared = pairing.numbersAfter[change.index];
        const StudiedMeasure &measure = study.measures[compared.measure];
        members.emplace_back("measure", jsonText(measure.key));
        if (measure.scope == Scope::Limit)
            members.emplace_back("limit",
                compactObject({{"kind", jsonText(limitWord(study.limits[compared.item]))},
                    {"name", jsonText(study.limits[compared.item].name)}}));
    } else if (change.kind == ChangeKind::Relaxed) {
        members.emplace_back("measure", jsonText(QStringLiteral("relaxedBoards")));
    } else {
        const Pair &pair = pairing.rows[change.index];
        members.emplace_back("objective", compactArray({number(pair.before), number(pair.after)}));
        members.emplace_back("goal", jsonText(study.goals[pair.after]));
    }
    members.emplace_back("before", compactNumber(means.before));
    members.emplace_back("after", compactNumber(means.after));
    members.emplace_back("up", number(static_cast<qint64>(difference.up)));
    members.emplace_back("down", number(static_cast<qint64>(difference.down)));
    members.emplace_back("confidence", number(confidenceOf(change)));
    return compactObject(members);
}

} // namespace

void writeReport(const Comparison &comparison, QTextStream &out)
{
    out << comparison.seeds.count() << " seeds; boards that differ: " << comparison.changed << " ("
        << percent(comparison.changed, comparison.compared) << ")\n";
    const auto say = [&](const char *why, quint64 before, quint64 after) {
        if (before + after > 0)
            out << why << ": " << before << " before, " << after << " after\n";
    };
    say("Could not be made", comparison.failedBefore, comparison.failedAfter);
    say("Rejected by gates, as all seeds derived from theirs", comparison.rejectedBefore,
        comparison.rejectedAfter);
    writeUnmatched(comparison, out);
    const std::vector<SignificantChange> changes = significantChanges(comparison);
    if (changes.empty()) {
        out << "No significant change.\n";
        return;
    }
    constexpr int marks = 3;
    out << "Significant changes, strongest evidence first (* q at most 0.05, ** 0.01, *** 0.001)\n";
    for (const SignificantChange &each : changes) {
        const Means means = meansOf(comparison, each);
        const Difference &difference = differenceOf(comparison, each);
        out << "  " << QString(confidenceOf(each), u'*').leftJustified(marks) << u' '
            << nameOf(comparison, each) << ": " << meanText(means.before, each.kind) << " -> "
            << meanText(means.after, each.kind) << " (up on " << difference.up << ", down on "
            << difference.down << " boards)\n";
    }
}

QByteArray comparisonJson(const Comparison &comparison)
{
    const auto number = [](quint64 value) { return QByteArray::number(value); };
    QByteArrayList difference;
    for (const SignificantChange &change : significantChanges(comparison))
        difference << changeJson(comparison, change);
    return compactObject({{"boards", number(static_cast<quint64>(comparison.seeds.count()))},
               {"failedBefore", number(comparison.failedBefore)},
               {"failedAfter", number(comparison.failedAfter)},
               {"rejectedBefore", number(comparison.rejectedBefore)},
               {"rejectedAfter", number(comparison.rejectedAfter)},
               {"compared", number(comparison.compared)}, {"changed", number(comparison.changed)},
               {"moved", compactArray(difference)}})
        + '\n';
}

} // namespace boardwright
