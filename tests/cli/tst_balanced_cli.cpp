// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The balanced generator on the command line: boards, statistics and comparisons know nothing of it
// but that it is a generator.
#include "core/balanced/sections.h"
#include "core/balanced/set_list.h"
#include "core/formats/native.h"
#include "tests/support/reference_boards.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct Said {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Said say(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(BOARDWRIGHT_CLI), arguments);
    process.waitForFinished(-1);
    return {.status = process.exitCode(),
        .out = process.readAllStandardOutput(),
        .err = process.readAllStandardError()};
}

} // namespace

class TestBalancedCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void boards();
    void failures();
    void statistics();

private:
    QString m_file;
    QTemporaryDir m_folder;
};

void TestBalancedCli::initTestCase()
{
    GoalSet set
        = setOfList(referenceList(QStringLiteral(BOARDWRIGHT_FIXTURES "/balanced/list.json")));
    balanced::setProfile(
        set, BalancedMode::Blackout, referenceProfile(u"tight"_s, BalancedMode::Blackout));
    m_file = m_folder.filePath(u"set.json"_s);
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeNative(set));
}

void TestBalancedCli::boards()
{
    const QList<ReferenceBoard> expected
        = referenceBoards(QStringLiteral(BOARDWRIGHT_FIXTURES "/balanced/boards.jsonl"));
    const Said said = say({u"generate"_s, m_file, u"--generator"_s, u"balanced"_s, u"--seeds"_s,
        u"1..10"_s, u"--format"_s, u"json"_s, u"--verify"_s, u"--measures"_s, u"--trace"_s});
    QCOMPARE(said.err, QByteArray());
    QCOMPARE(said.status, 0);
    const QJsonArray boards = QJsonDocument::fromJson(said.out).array();
    QCOMPARE(boards.size(), 10);
    int compared = 0;
    for (const ReferenceBoard &board : expected) {
        if (board.profile != u"default" || board.mode != BalancedMode::Normal || board.seed > 10)
            continue;
        const QJsonObject ours = boards[static_cast<qsizetype>(board.seed) - 1].toObject();
        QCOMPARE(ours.value(u"iterations"_s).toInt(), board.iterations);
        for (qsizetype cell = 0; cell < 25; ++cell)
            QCOMPARE(ours.value(u"cells"_s)[cell][u"id"_s].toString(), board.ids[cell]);
        ++compared;
    }
    QCOMPARE(compared, 10);
}

void TestBalancedCli::failures()
{
    const Said said = say({u"generate"_s, m_file, u"--generator"_s, u"balanced"_s, u"--mode"_s,
        u"blackout"_s, u"--seed"_s, u"2"_s, u"--format"_s, u"json"_s});
    QCOMPARE(said.status, 1);
    QVERIFY(said.err.contains("None of 100 attempts"));
    const QJsonObject board = QJsonDocument::fromJson(said.out).object();
    QVERIFY(board.value(u"failed"_s).toBool());
    QCOMPARE(board.value(u"iterations"_s).toInt(), 100);
}

void TestBalancedCli::statistics()
{
    const Said said = say({u"simulate"_s, m_file, u"--generator"_s, u"balanced"_s, u"--boards"_s,
        u"50"_s, u"--reasons"_s});
    QCOMPARE(said.status, 0);
    QVERIFY2(said.out.contains("balanced 1, mode normal"), said.out.constData());
    const Said compared = say(
        {u"compare"_s, m_file, m_file, u"--generator"_s, u"balanced"_s, u"--boards"_s, u"20"_s});
    QCOMPARE(compared.err, QByteArray());
    QCOMPARE(compared.status, 0);
}

} // namespace boardwright

QTEST_GUILESS_MAIN(boardwright::TestBalancedCli)

#include "tst_balanced_cli.moc"
