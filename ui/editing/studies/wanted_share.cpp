// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/wanted_share.h"

#include "core/goalset/objective_fields.h"
#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"
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

constexpr Field shareField{.key = "appears"_L1,
    .kind = Kind::Number,
    .max = 100,
    .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Appears (%)")};

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

} // namespace

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

void WantedShare::ask(RowId id, double share)
{
    m_criterion = Criterion{.id = id, .share = std::clamp(share, 0.0, 1.0)};
    start();
}

void WantedShare::start()
{
    if (!m_criterion)
        return;
    const Objective *goal = m_document.objective(m_criterion->id);
    if (goal == nullptr || goal->disabled) {
        m_criterion.reset();
        m_work.stop();
        if (goal != nullptr)
            Q_EMIT refused(
                tr("%1 is disabled, so no weighting puts it on a board. Enable it first.")
                    .arg(shortGoal(*goal)));
        return;
    }
    const Info &info = m_choice.generator().info();
    const auto knob = knobOf(info.tunables, m_document.set(), m_criterion->id);
    if (!knob) {
        m_criterion.reset();
        m_work.stop();
        Q_EMIT refused(
            tr("With the generator “%1”, no setting of a goal decides how often it appears.")
                .arg(generatorTitle(info)));
        return;
    }
    Q_EMIT told(tr("Searching for a setting that gives %1…").arg(shareText(m_criterion->share)));
    m_criterion->knob = *knob;
    auto search = std::make_shared<GoalShare>(
        m_choice.generator(), m_document.set(), m_choice.settings(), *knob, m_criterion->share);
    m_work.start({.pieces = GoalShare::mostSteps,
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
    answer(criterion, *found);
}

void WantedShare::answer(const Criterion &criterion, const ShareAnswer &found)
{
    const Objective *goal = m_document.objective(criterion.id);
    if (goal == nullptr)
        return;
    const QString name = shortGoal(*goal);
    const QString share = shareText(found.share);
    const QString wanted = shareText(criterion.share);
    const QString setting = settingText(criterion.knob, found.position);
    const auto boards = static_cast<int>(found.boards);
    if (found.isReached) {
        const Tunable &tunable = criterion.knob.tunable;
        const Field &field = fieldOf(tunable);
        const Value value
            = field.kind == Kind::Integer ? Value(qint64(found.position)) : Value(found.position);
        setSectionValue(m_document, *tunable.section, field, {criterion.id}, value);
        Q_EMIT told(tr("With %1, %2 is on %3 of %Ln boards (target: %4).", nullptr, boards)
                .arg(setting, name, share, wanted));
        return;
    }
    if (found.share > criterion.share) {
        Q_EMIT refused(tr("%1 is on %2 of %Ln boards even with %3, because other rules need it "
                          "there. Disable it to keep it off, or let other goals take its place.",
            nullptr, boards)
                .arg(name, share, setting));
        return;
    }
    const QString reasons = leftOutText(found);
    QString text = tr(
        "%1 reaches at most %2 of %Ln boards, with %3. That alone cannot give %4.", nullptr, boards)
                       .arg(name, share, setting, wanted);
    if (!reasons.isEmpty())
        text += u' ' + tr("Otherwise left out by: %1.").arg(reasons);
    Q_EMIT refused(text);
}

std::expected<double, QString> shareOfText(const QString &text)
{
    // An empty text is no share; it would be the fallback of a field that is kept.
    return valueOfEdit({}, shareField, text.trimmed().isEmpty() ? QVariant() : QVariant(text))
        .transform([](const Value &percent) { return std::get<double>(percent) / shareField.max; });
}

} // namespace boardwright
