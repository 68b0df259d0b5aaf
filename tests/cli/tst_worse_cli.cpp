// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that look for weights say what these leave worse, and then write nothing unasked.

#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestWorseCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void balancedWeights();
    void zoneWeights();

private:
    static Run cli(const QStringList &arguments)
    {
        return runProgram(commandLinePath(), arguments);
    }

    QTemporaryDir m_folder;
};

/// Of few boards each, the luckiest round is not always better on others.
void TestWorseCli::balancedWeights()
{
    const QString out = m_folder.filePath(u"worse.json"_s);
    const QString list = fixturePath("balanced/list.json");
    int worse = 0;
    int better = 0;
    for (const int seed : {1, 2, 4}) {
        const QStringList options{u"balance"_s, list, u"-o"_s, out, u"--rounds"_s, u"3"_s,
            u"--boards"_s, u"4"_s, u"--until"_s, u"0"_s, u"--seed"_s, QString::number(seed)};
        QFile::remove(out);
        const Run said = cli(options);
        // The line with both sides decides.
        static const QRegularExpression sides(
            u"On 4 boards of other seeds: deviation ([0-9.]+) -> ([0-9.]+), boards failed ([0-9]+) "
            "-> ([0-9]+), goals on no board ([0-9]+) -> ([0-9]+)"_s);
        const auto found = sides.match(QString::fromUtf8(said.out));
        if (!found.hasMatch()) {
            QVERIFY(said.out.contains("Best: round 1,")); // nothing changes
            QCOMPARE(said.status, 0);
            continue;
        }
        const auto more = [&](int first) {
            return found.captured(first + 1).toDouble() > found.captured(first).toDouble();
        };
        const bool isWorse = more(1) || more(3) || more(5);
        ++(isWorse ? worse : better);
        QCOMPARE(said.status, isWorse ? 1 : 0);
        QCOMPARE(QFile::exists(out), !isWorse);
        QCOMPARE(said.out.contains("Worse than before"), isWorse);
        QCOMPARE(said.out.contains("  Deviation: "), more(1));
        QCOMPARE(said.out.contains("  Seeds without a board: "), more(3));
        QCOMPARE(said.out.contains("  Goals on no board: "), more(5));
        QCOMPARE(said.err.contains("Nothing was written. --accept-worse"), isWorse);
        if (!isWorse)
            continue;
        const Run accepted = cli(options + QStringList{u"--accept-worse"_s});
        QCOMPARE(accepted.status, 0);
        QCOMPARE(accepted.out, said.out);
        QVERIFY(QFile::exists(out));
    }
    QVERIFY(worse > 0 && better > 0);
}

/// Whoever weights zones so that they appear evenly may win fewer worlds.
void TestWorseCli::zoneWeights()
{
    const QString out = m_folder.filePath(u"zones.json"_s);
    const QStringList options{u"curate"_s, resourcePath("samples/zone-pool.json"), u"--gems"_s,
        u"1"_s, u"--count"_s, u"1"_s, u"--pool"_s, u"5"_s, u"--weights"_s, u"-o"_s, out};
    const Run refused = cli(options);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.out.contains("Worse than before, or than asked for:\n"
                                  "  Worlds that can be won: "),
        refused.out.constData());
    QVERIFY(refused.err.contains("Nothing was written. --accept-worse"));
    QVERIFY(!QFile::exists(out));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorseCli, QCoreApplication)
#include "tst_worse_cli.moc"
