// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/measure_text.h"
#include "ui/editing/generators/worlds/world_curation.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"

#include <utility>

namespace boardwright {

QString WorldCuration::progressWords() const
{
    switch (m_task) {
    case Task::None:
        break;
    case Task::Weighing:
        if (std::cmp_equal(m_rounds.size(), worlds::WeightEffort().rounds))
            return tr("Comparing worlds before and after on other seeds…");
        return tr("Round %L1 of %L2.").arg(m_rounds.size() + 1).arg(worlds::WeightEffort().rounds);
    case Task::Making:
        return tr("%L1 of %L2 seeds tried.")
            .arg(static_cast<qint64>(m_pieces.size()) * m_question.seeds
                / static_cast<qint64>(m_pieceCount))
            .arg(m_question.seeds);
    case Task::Choosing:
        return tr("Choosing worlds for wish %L1 of %L2.")
            .arg(m_wishes.size() + 1)
            .arg(m_pieceCount);
    }
    return {};
}

QString WorldCuration::choiceWords() const
{
    if (m_wishes.empty() || m_task == Task::Choosing)
        return {};
    const worlds::WishCost &cost = m_wishes.back().cost;
    const worlds::WorldEvenness &even = cost.evenness;
    QString text = tr("%L1 of %L2 worlds are chosen.").arg(cost.chosen.size()).arg(candidates());
    if (std::cmp_less(cost.chosen.size(), m_question.wanted))
        text += u' ' + tr("They are fewer than wanted. Try more seeds.");
    if (worlds::isWithin(even, cost.wishes))
        return text;
    constexpr double fewAppearances = 5;
    text += u' '
        + (cost.wishes.joins && even.meanJoin < fewAppearances
                ? tr("They are less even than wished. Choose more worlds: a possible join appears "
                     "only %1 times on average.")
                      .arg(fixedText(even.meanJoin, unit_digits::meanCount))
                : tr("They are less even than wished. Try more seeds, or weight the zones."));
    return text;
}

QString WorldCuration::weightWords() const
{
    if (m_rounds.empty())
        return {};
    const worlds::ZoneBalancer::Round &last = m_rounds.back();
    QString text = tr("Zones appear %1 to %2 as often as on average.", "two shares")
                       .arg(shareText(last.leastZone), shareText(last.mostZone));
    if (isRunning())
        return text;
    if (m_results.isApplied())
        return text;
    const auto changes = static_cast<int>(changesIn(m_question.subject->set()).size());
    if (changes == 0)
        return text + u' ' + tr("The zones already have these weights.");
    text += u' ' + tr("The weights of %Ln zones would change.", nullptr, changes);
    if (const WorseNumbers worse = this->worse(); !worse.isNone())
        text += u' ' + worseSentence(worse);
    return text;
}

QString WorldCuration::words() const
{
    if (!m_question.subject)
        return canBegin()
            ? tr("Chooses worlds in which zones, pairs of zones and joins appear about equally "
                 "often, and shows what each wish costs.")
            : tr("No worlds can be made of this set. The problems say why.");
    QStringList texts{progressWords(), m_last == Task::Weighing ? weightWords() : choiceWords()};
    if (!m_results.isApplied())
        texts << m_results.words();
    else
        texts.prepend(m_results.words());
    if (m_results.isApplied() && m_last == Task::Making)
        texts << outdatedWords(); // the worlds were chosen before
    texts.removeAll(QString());
    return texts.join(u' ');
}

} // namespace boardwright
