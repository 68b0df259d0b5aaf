// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzy matching: the score compared with every way to find the letters in the text.

#include "tests/support/unit.h"
#include "ui/editing/values/fuzzy_match.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

int worth(const QString &text, const QList<int> &places)
{
    int sum = 0;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const int at = places[i];
        // The header's law, implemented again; texts here contain only letters, digits and spaces.
        const bool begins = text[at] != u' '
            && (at == 0 || text[at - 1] == u' ' || (text[at].isUpper() && text[at - 1].isLower())
                || text[at].isDigit() != text[at - 1].isDigit());
        sum += 1 + (begins ? 8 : 0) + (i > 0 && places[i - 1] == at - 1 ? 9 : 0);
    }
    return sum;
}

/// Calls `use` for every way to find the rest of the word from `from` on.
void eachWay(const QString &text, const QString &word, int from, QList<int> &places,
    const std::function<void(const QList<int> &)> &use)
{
    if (places.size() == word.size()) {
        use(places);
        return;
    }
    for (int at = from; at < text.size(); ++at) {
        if (text[at].toLower() != word[places.size()])
            continue;
        places.append(at);
        eachWay(text, word, at + 1, places, use);
        places.removeLast();
    }
}

std::optional<int> bestOfAllWays(const QString &text, const QString &word)
{
    std::optional<int> best;
    QList<int> places;
    eachWay(text, word, 0, places,
        [&](const QList<int> &way) { best = std::max(best.value_or(0), worth(text, way)); });
    return best;
}

QString randomText(std::mt19937 &random, int longest, const QString &letters)
{
    QString text;
    for (int i = static_cast<int>(random() % static_cast<unsigned>(longest + 1)); i > 0; --i)
        text += letters[static_cast<qsizetype>(random() % static_cast<unsigned>(letters.size()))];
    return text;
}

} // namespace

class TestFuzzyMatch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void bestOfAllWaysIsFound();
    static void placesAreWorthTheScore();
    static void caseAndAccentsDoNotCount();
    static void wordsAreFoundAsWords();
};

void TestFuzzyMatch::bestOfAllWaysIsFound()
{
    std::mt19937 random(20'260'613);
    int found = 0;
    for (int round = 0; round < 20'000; ++round) {
        const QString text = randomText(random, 12, u"abAB 1"_s);
        const QString word = randomText(random, 5, u"ab1"_s);
        const auto score = fuzzyScore(FoldedText(text), word);
        QVERIFY2(score == bestOfAllWays(text, word), qPrintable(text + u"|"_s + word));
        found += score && word.size() > 1 ? 1 : 0;
    }
    QVERIFY(found > 1'000);
}

void TestFuzzyMatch::placesAreWorthTheScore()
{
    std::mt19937 random(20'260'614);
    for (int round = 0; round < 20'000; ++round) {
        const QString text = randomText(random, 14, u"abcAB 1"_s);
        const QString word = randomText(random, 5, u"ab1"_s);
        const FoldedText ready(text);
        const auto score = fuzzyScore(ready, word);
        const QList<int> places = fuzzyPlaces(ready, word);
        QCOMPARE(places.size(), score ? word.size() : 0);
        QVERIFY(std::ranges::is_sorted(places));
        for (qsizetype i = 0; i < places.size(); ++i)
            QCOMPARE(text[places[i]].toLower(), word[i]);
        if (score)
            QVERIFY2(worth(text, places) == *score, qPrintable(text + u"|"_s + word));
    }
}

void TestFuzzyMatch::caseAndAccentsDoNotCount()
{
    QCOMPARE(folded(u"Größe ÉCLAIR"_s), u"große eclair"_s);
    QCOMPARE(folded(u"ﬁ Ω 月"_s).size(), 5);
    QVERIFY(fuzzyScore(FoldedText(u"Crème brûlée"_s), folded(u"CREME"_s)).has_value());
    QVERIFY(!fuzzyScore(FoldedText(u"abc"_s), u"cb").has_value());
    QCOMPARE(fuzzyScore(FoldedText(u"abc"_s), u""), std::optional(0));
    QVERIFY(!fuzzyScore(FoldedText(), u"a").has_value());
}

void TestFuzzyMatch::wordsAreFoundAsWords()
{
    // A word in the text beats separate letters at the beginnings of words.
    const auto better = [](const QString &a, const QString &b, const QString &word) {
        return fuzzyScore(FoldedText(a), word).value_or(-1)
            > fuzzyScore(FoldedText(b), word).value_or(-1);
    };
    QVERIFY(better(u"Shop Moons"_s, u"Seed Moo Night"_s, u"moon"_s));
    QVERIFY(better(u"Forge Blades"_s, u"affable"_s, u"fb"_s));
    QVERIFY(better(u"Save As"_s, u"Vases"_s, u"as"_s));
}

BOARDWRIGHT_UNIT(TestFuzzyMatch, QCoreApplication)
#include "tst_fuzzy_match.moc"
