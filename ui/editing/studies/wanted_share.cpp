// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/wanted_share.h"

#include "core/goalset/objective_fields.h"
#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/values/entered_value.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"
#include "ui/text/statistics_words.h"
#include "ui/text/words.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Why the goal is missing from the other boards, most frequent reason first.
QString leftOutText(const ShareAnswer &found)
{
    constexpr std::size_t mostReasonsTold = 3;
    if (!found.reasons)
        return {};
    const Tally &tally = *found.reasons;
    const auto measure = classMeasure(tally, Scope::Row);
    if (!measure)
        return {};
    QStringList texts;
    for (const ClassCount &reason : leftOutBy(tally, found.row)) {
        if (static_cast<std::size_t>(texts.size()) == mostReasonsTold)
            break;
        texts << WantedShare::tr("%1: %2", "a reason, its share of boards")
                     .arg(classTitle(*tally.study, tally.study->measures[*measure], reason.index),
                         shareText(shareOf(reason.boards, tally)));
    }
    return texts.join(QStringLiteral(", "));
}

QString settingText(const Knob &knob, double position)
{
    const QString number = numberText(position);
    const Field &field = fieldOf(knob.tunable);
    return &field == fieldOf(ObjectiveField::Weighting)
        ? WantedShare::tr("weighting %1").arg(number)
        : WantedShare::tr("%1 %2", "a number of a goal, such as Balance 0.5")
              .arg(fieldLabel(field), number);
}

/// "6 %", "6 %–7 %".
QString rangeText(const QList<double> &shares)
{
    const auto [least, most] = std::ranges::minmax(shares);
    const QString from = shareText(least);
    const QString to = shareText(most);
    return from == to ? from : QStringLiteral("%1–%2").arg(from, to);
}

} // namespace

constexpr Field shareField{.key = "appears"_L1,
    .kind = Kind::Number,
    .max = 100,
    .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Appears (%)"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The share of boards you want. The weighting that gives it is searched for.")};

WantedShare::WantedShare(
    GoalSetDocument &document, BoardChoice &choice, JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_choice(choice)
    , m_work(pool, [this](const Work::Replies &found) { receive(found.front()); })
{
    connect(&document, &GoalSetDocument::changed, this, &WantedShare::start);
    connect(&choice, &BoardChoice::changed, this, &WantedShare::start);
    connect(&document, &GoalSetDocument::aboutToReset, this, [this] {
        m_criterion.reset();
        m_work.stop();
    });
}

WantedShare::~WantedShare() = default;

void WantedShare::ask(const QMap<RowId, double> &shares)
{
    m_criterion = Criterion{.shares = shares, .knobs = {}};
    start();
}

void WantedShare::giveUp(const QString &reason)
{
    m_criterion.reset();
    m_work.stop();
    if (!reason.isEmpty())
        Q_EMIT refused(reason);
}

void WantedShare::start()
{
    if (!m_criterion)
        return;
    const Info &info = m_choice.generator().info();
    QString disabled;
    std::vector<double> shares;
    m_criterion->knobs.clear();
    for (const auto &[id, share] : m_criterion->shares.asKeyValueRange()) {
        const Objective *goal = m_document.objective(id);
        if (goal == nullptr)
            continue;
        if (goal->disabled) {
            disabled = tr("%1 is disabled, so no weighting puts it on a board. Enable it first.")
                           .arg(shortGoal(*goal));
            continue;
        }
        const auto knob = knobOf(info.tunables, m_document.set(), id);
        if (!knob) {
            giveUp(tr("With the generator “%1”, no setting of a goal decides how often it appears.")
                    .arg(generatorTitle(info)));
            return;
        }
        m_criterion->knobs.push_back(*knob);
        shares.push_back(share);
    }
    if (shares.empty()) {
        giveUp(disabled);
        return;
    }
    Q_EMIT told(shares.size() == 1
            ? tr("Searching for a setting that gives %1…").arg(shareText(shares.front()))
            : tr("Searching for settings of %Ln goals…", nullptr, static_cast<int>(shares.size())));
    auto search = std::make_shared<GoalShare>(m_choice.generator(), m_document.set(),
        m_choice.settings(), m_criterion->knobs, std::move(shares));
    m_work.start({.pieces = search->steps(),
        .priority = JobPriority::Asked,
        .isSerial = true,
        .makeWorker = [search = std::move(search)]() -> Work::Worker {
            return [search](std::size_t /*piece*/, const std::stop_token &stop) {
                search->step(stop);
                return search->answer();
            };
        }});
}

void WantedShare::receive(const Work::Replies::value_type &found)
{
    const Criterion criterion
        = *std::exchange(m_criterion, std::nullopt); // reset first, so that no new search starts
    m_work.stop();
    if (!found) {
        const QList<Problem> &problems = found.error();
        Q_EMIT refused(problems.isEmpty() ? tr("No boards can be made from this set.")
                                          : words(problems.first(), m_document.set()));
        return;
    }
    if (criterion.knobs.size() == 1)
        answerOne(criterion, *found);
    else
        answer(criterion, *found);
}

/// The settings are as near to the targets as they get, so they are set even if some goals miss
/// theirs, which is told.
void WantedShare::answer(const Criterion &criterion, const ShareAnswer &found)
{
    GoalSet next = m_document.set();
    std::vector<double> positions;
    QList<double> reached;
    QStringList missed;
    for (std::size_t i = 0; i < found.goals.size(); ++i) {
        const GoalAnswer &goal = found.goals[i];
        positions.push_back(goal.position);
        reached << goal.share;
        if (const Objective *is = m_document.objective(criterion.knobs[i].row);
            is != nullptr && !goal.isReached)
            missed << tr("%1: %2", "a goal, its share of boards")
                          .arg(shortGoal(*is), shareText(goal.share));
    }
    turnAll(criterion.knobs, next, positions);
    const auto goals = static_cast<int>(positions.size());
    replaceSet(
        m_document, std::move(next), tr("Shares of %Ln goals", "the name of an undo step", goals));
    const QString done = tr("%Ln goals are now on %1 of the boards (target: %2).", nullptr, goals)
                             .arg(rangeText(reached), rangeText(criterion.shares.values()));
    if (missed.isEmpty())
        Q_EMIT told(done);
    else
        Q_EMIT refused(done + u' '
            + tr("Some settings are at their end: %1.", "goals with their shares")
                .arg(missed.join(QStringLiteral(", "))));
}

void WantedShare::answerOne(const Criterion &criterion, const ShareAnswer &answer)
{
    const Knob &knob = criterion.knobs.front();
    const GoalAnswer &found = answer.goals.front();
    const Objective *goal = m_document.objective(knob.row);
    if (goal == nullptr)
        return;
    const double target = criterion.shares.value(knob.row);
    const QString name = shortGoal(*goal);
    const QString share = shareText(found.share);
    const QString wanted = shareText(target);
    const QString setting = settingText(knob, found.position);
    const auto boards = static_cast<int>(answer.boards);
    if (found.isReached) {
        const Tunable &tunable = knob.tunable;
        const Field &field = fieldOf(tunable);
        const Value value
            = field.kind == Kind::Integer ? Value(qint64(found.position)) : Value(found.position);
        setSectionValue(m_document, *tunable.section, field, {knob.row}, value);
        Q_EMIT told(tr("With %1, %2 is on %3 of %Ln boards (target: %4).", nullptr, boards)
                .arg(setting, name, share, wanted));
        return;
    }
    if (found.share > target) {
        Q_EMIT refused(tr("%1 is on %2 of %Ln boards even with %3, because other rules need it "
                          "there. Disable it to keep it off, or let other goals take its place.",
            nullptr, boards)
                .arg(name, share, setting));
        return;
    }
    const QString reasons = leftOutText(answer);
    QString text = tr(
        "%1 reaches at most %2 of %Ln boards, with %3. That alone cannot give %4.", nullptr, boards)
                       .arg(name, share, setting, wanted);
    if (!reasons.isEmpty())
        text += u' ' + tr("Otherwise left out by: %1.").arg(reasons);
    Q_EMIT refused(text);
}

std::expected<double, QString> shareOfEdit(const QVariant &entered)
{
    // An empty text is no share; it would be the fallback of a field that is kept.
    const bool isNothing = entered.toString().trimmed().isEmpty();
    return valueOfEdit({}, shareField, isNothing ? QVariant() : entered)
        .transform([](const Value &percent) { return std::get<double>(percent) / shareField.max; });
}

} // namespace boardwright
