// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of the sample, pinned for each version of the generator.

#include "core/formats/native.h"
#include "core/generator/row_texts.h"
#include "core/generator/saved_preview.h"
#include "tests/support/boards/golden.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The letters of a board, a row a line.
QString lettersOf(const RowTexts &texts, const Result &board)
{
    QString rows;
    for (std::size_t site = 0; site < board.at.size(); ++site) {
        if (site > 0 && board.shape->sites[site].column == 0)
            rows += u'\n';
        const QString letter = texts.letter(board.at[site].what);
        rows += letter.isEmpty() ? u"."_s : letter;
    }
    return rows;
}

} // namespace

class TestLayeredGolden final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boards();
};

void TestLayeredGolden::boards()
{
    const Generator &generator = *generatorOf(u"layered");
    const GoalSet set
        = readNative(test::contentOf(resourcePath("samples/dragon-lair.json"))).value().set;
    const RowTexts texts(set);
    QStringList found;
    for (const auto &[passes, extra] : {std::pair(u"1"_s, u"no"_s), {u"4"_s, u"yes"_s}}) {
        Settings settings = openingSettings(generator, set);
        QVERIFY(setParameter(generator.info().parameters, settings, u"passes"_s, passes));
        QVERIFY(setParameter(generator.info().parameters, settings, u"extra_passes"_s, extra));
        const auto compiled = generator.compile(set, settings).value();
        const auto scratch = generator.scratch(*compiled);
        Result board;
        for (const QString &seed : {u"1"_s, u"2"_s, u"SEED"_s, u"ünïcode"_s}) {
            Watch watch;
            QVERIFY(generator.run(*compiled, *scratch, seed, board, nullptr, watch));
            found << u"%1 passes, seed \"%2\", happiness %3\n%4"_s.arg(passes, seed)
                         .arg(std::get<qint64>(board.made.front().args[1]))
                         .arg(lettersOf(texts, board));
        }
    }
    QVERIFY(areGolden(goldenPath("layered-v%1.txt").arg(generator.info().version), found));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLayeredGolden, NoApplication)

#include "tst_layered_golden.moc"
