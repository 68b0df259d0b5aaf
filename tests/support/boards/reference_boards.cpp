// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/reference_boards.h"

#include "core/balanced/goal_list_json.h"
#include "core/balanced/set_list.h"
#include "tests/support/places.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace boardwright {

using namespace Qt::StringLiterals;

QList<QJsonObject> jsonLines(const QString &path)
{
    QFile file(path);
    QList<QJsonObject> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    while (!file.atEnd())
        lines.append(QJsonDocument::fromJson(file.readLine()).object());
    return lines;
}

std::optional<BalancedMode> modeOfReference(const QString &name)
{
    const QStringList names{u"normal"_s, u"blackout"_s, u"short"_s, u"shortBlackout"_s};
    const qsizetype index = names.indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<BalancedMode>(index));
}

QList<ReferenceBoard> referenceBoards(const QString &path, const QString &profile)
{
    QList<ReferenceBoard> boards;
    for (const QJsonObject &line : jsonLines(path)) {
        ReferenceBoard board{.profile = line.value(u"profile"_s).toString(profile),
            .mode = modeOfReference(line.value(u"mode"_s).toString()).value(),
            .seed = static_cast<quint64>(line.value(u"seed"_s).toDouble()),
            .ids = {},
            .iterations = line.value(u"iterations"_s).toInt(),
            .calls = static_cast<quint64>(line.value(u"rng_calls"_s).toDouble()),
            .next = line.value(u"next_random"_s).toDouble()};
        for (const auto &id : line.value(u"goals"_s).toArray())
            board.ids.append(id.toString());
        boards.append(board);
    }
    return boards;
}

Profile referenceProfile(const QString &name, BalancedMode mode)
{
    if (name == u"plain")
        return {.minimumSynergy = -2.3,
            .maximumSynergy = 3.1,
            .maximumIndividualSynergy = 2.6,
            .initialOffset = 0.3,
            .maximumOffset = 1.5,
            .baselineTime = 20,
            .timePerDifficulty = 0.71,
            .tooMuchSynergy = 50,
            .useFrequencyBalancing = false};
    if (name == u"tight")
        return {.minimumSynergy = -1.15,
            .maximumSynergy = 1.7,
            .maximumIndividualSynergy = 2.3,
            .initialOffset = 0.35,
            .maximumOffset = 1.4,
            .baselineTime = 20,
            .timePerDifficulty = 0.73,
            .tooMuchSynergy = 7.5,
            .useFrequencyBalancing = true};
    return profileOf(mode);
}

CombinedList referenceList(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto read = readGoalList(file.readAll());
    if (!read)
        qWarning("%s: line %d, column %d, code %d", qPrintable(path), read.error().where.line,
            read.error().where.column, static_cast<int>(read.error().code));
    return read ? read->list : CombinedList{};
}

const CombinedList &inventedList()
{
    static const CombinedList list = referenceList(fixturePath("balanced/list.json"));
    return list;
}

GoalSet listedSet()
{
    return setOfList(referenceList(fixturePath("balanced/list.json")));
}

QString dataFile(const QString &name)
{
    const QString folder = qEnvironmentVariable("BOARDWRIGHT_DATA");
    return folder.isEmpty() ? QString() : folder + u'/' + name;
}

ReferenceMaker::ReferenceMaker(const CombinedList &list, BalancedMode mode, const Profile &profile)
    : m_goals(goalsOf(listFor(list, mode)))
    , m_tables(std::make_unique<const BalancedTables>(
          balancedTables(m_goals, profile, isBlackout(mode))))
    , m_attempts(std::make_unique<Attempts5x5>(*m_tables))
{
}

QString ReferenceMaker::idOf(GoalNumber goal) const
{
    return m_goals.goals[m_tables->origin[goal]].id;
}

Attempts5x5::Report ReferenceMaker::run(quint64 seed, AttemptListener *listener)
{
    constexpr int mostAttempts = 100;
    Watch watch;
    return m_attempts->run(QString::number(seed), seed, mostAttempts, watch, listener);
}

QString ReferenceMaker::differenceFrom(const ReferenceBoard &expected)
{
    const Attempts5x5::Report report = run(expected.seed);
    const auto text = [&](const QString &what, const auto &ours, const auto &theirs) {
        return u"seed %1: %2 %3 for %4"_s.arg(expected.seed).arg(what).arg(ours).arg(theirs);
    };
    if (report.attempts != expected.iterations)
        return text(u"iterations"_s, report.attempts, expected.iterations);
    if (report.isDone == expected.ids.isEmpty())
        return text(u"done"_s, int{report.isDone}, int{!report.isDone});
    for (int cell = 0; cell < expected.ids.size(); ++cell) {
        if (idAt(cell) != expected.ids[cell])
            return text(u"goal"_s, idAt(cell), expected.ids[cell]);
    }
    if (m_attempts->random().taken() != expected.calls)
        return text(u"numbers"_s, m_attempts->random().taken(), expected.calls);
    const double next = m_attempts->random().next();
    return next == expected.next ? QString() : text(u"next"_s, next, expected.next);
}

} // namespace boardwright
