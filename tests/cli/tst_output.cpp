// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Unusual arguments, files and streams on the command line, handled as good tools do.

#include "core/formats/file.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

Run hear(const QStringList &arguments, const QString &output = {})
{
    QProcess process;
    if (!output.isEmpty())
        process.setStandardOutputFile(output);
    return runProgram(process, commandLinePath(), arguments);
}

QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray goals(int count, const QByteArray &first = "g0")
{
    QByteArrayList all;
    for (int i = 0; i < count; ++i)
        all << "{\"goal\":\"" + (i == 0 ? first : "g" + QByteArray::number(i)) + "\"}";
    return "{\"schema_version\":3,\"objectives\":[" + all.join(',') + "]}";
}

} // namespace

class TestOutput final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void argumentsAreRefused_data();
    void argumentsAreRefused();
    void settingsWithoutEffect_data();
    void settingsWithoutEffect();
    void numbersHaveBounds_data();
    void numbersHaveBounds();
    void anEmptySeedIsASeed();
    void oneSeedIsARange();
    void namesThatAreNotUtf8();
    void tiersThatFailWriteNothing();
    void aLostReportLeavesTheFile();
    void aDashIsStandardOutput();
    void helpThatIsLostIsAFailure();
    void loopsOfLinks();
    void fullDisks();
    void hardLinksStay();
    void theOwnerStays();
    void interruptedStreams_data();
    void interruptedStreams();
    void controlCharactersAreEscaped();
    void comparisonsAgree();
    void modesInOtherSpellings();

private:
    QString at(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QString m_good;
    QString m_empty;
};

void TestOutput::initTestCase()
{
    m_good = at(u"good.json"_s);
    m_empty = at(u"empty.json"_s);
    put(m_good, goals(40));
    put(m_empty, goals(0));
}

void TestOutput::argumentsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("command") << QStringList{u"frobnicate"_s} << QByteArray("\"frobnicate\"");
    QTest::newRow("no name of convert")
        << QStringList{u"convert"_s, m_good, u"-o"_s, QString()} << QByteArray("--output");
    QTest::newRow("no name of tiers")
        << QStringList{u"tiers"_s, m_good, u"-o"_s, QString()} << QByteArray("--output");
    QTest::newRow("shinies") << QStringList{u"generate"_s, m_good, u"--shinies"_s, u"-1"_s}
                             << QByteArray("auto, none, 1 to 15");
    QTest::newRow("too many seeds") << QStringList{u"generate"_s, m_good, u"--seeds"_s,
        u"1..9000000000000"_s} << QByteArray("at most ");
}

void TestOutput::argumentsAreRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, expected);
    const Run heard = hear(arguments);
    QCOMPARE(heard.status, 2);
    QCOMPARE(heard.out, QByteArray());
    QVERIFY2(heard.err.contains(expected), heard.err.constData());
}

void TestOutput::settingsWithoutEffect_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("expected");
    const QString mode = u"--mode"_s;
    const QString size = u"--size"_s;
    QTest::newRow("no zones in bingo") << QStringList{u"--no-progression"_s} << 2
                                       << QByteArray("\"no-progression\" has no effect while "
                                                     "\"mode\" is \"bingo\"");
    QTest::newRow("no centre in summit")
        << QStringList{mode, u"summit"_s, u"--no-centre"_s} << 2
        << QByteArray("\"no-centre\" has no effect while \"mode\" is \"summit\"");
    QTest::newRow("a centre of no cell")
        << QStringList{size, u"4x4"_s, u"--no-centre"_s} << 0 << QByteArray("no middle cell");
    QTest::newRow("all blank") << QStringList{size, u"3x3"_s, u"--blanks"_s, u"9"_s} << 1
                               << QByteArray("9 cells should stay empty, but the board has only 9");
    QTest::newRow("zones in ascend")
        << QStringList{mode, u"ascend"_s, u"--no-progression"_s} << 0 << QByteArray();
    QTest::newRow("a centre") << QStringList{size, u"5x5"_s, u"--no-centre"_s} << 0 << QByteArray();
}

void TestOutput::settingsWithoutEffect()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QByteArray, expected);
    put(at(u"many.json"_s), goals(100));
    const Run heard = hear(QStringList{u"generate"_s, at(u"many.json"_s)} + options);
    QVERIFY2(heard.err.contains(expected), heard.err.constData());
    QCOMPARE(heard.err.isEmpty(), expected.isEmpty());
    QCOMPARE(heard.out.isEmpty(), status != 0);
    QCOMPARE(heard.status, status);
}

void TestOutput::numbersHaveBounds_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("number");
    for (const auto &[command, option] :
        {std::pair{"tiers", "--first"}, std::pair{"tiers", "--further"},
            std::pair{"tiers", "--minutes"}, std::pair{"balance", "--until"}}) {
        for (const char *number : {"nan", "inf", "-inf", "1e308", "x"})
            QTest::addRow("%s %s", option, number)
                << QString::fromLatin1(command) << QString::fromLatin1(option)
                << QString::fromLatin1(number);
    }
}

void TestOutput::numbersHaveBounds()
{
    QFETCH(const QString, command);
    QFETCH(const QString, option);
    QFETCH(const QString, number);
    const QString path = at(u"kept.json"_s);
    put(path, "kept");
    const Run heard = hear({command, m_good, u"-o"_s, path, option + u'=' + number});
    QCOMPARE(heard.status, 2);
    QVERIFY2(heard.err.contains("is not a number from "), heard.err.constData());
    QVERIFY2(heard.err.contains(option.toUtf8()), heard.err.constData());
    QCOMPARE(bytesIn(path), QByteArray("kept"));
}

void TestOutput::anEmptySeedIsASeed()
{
    const Run heard = hear({u"generate"_s, m_good, u"--seed="_s, u"--format"_s, u"json"_s});
    QCOMPARE(heard.err, QByteArray());
    QCOMPARE(heard.status, 0);
    QCOMPARE(
        QJsonDocument::fromJson(heard.out).object().value(u"seed"_s).toString(u"?"_s), QString());
}

void TestOutput::oneSeedIsARange()
{
    const auto boards = [&](const QString &seeds) {
        return hear({u"generate"_s, m_good, u"--seeds"_s, seeds, u"--format"_s, u"json"_s}).out;
    };
    QCOMPARE(QJsonDocument::fromJson(boards(u"112233"_s)).array().size(), 1);
    QCOMPARE(boards(u"112233"_s), boards(u"112233..112233"_s));
}

void TestOutput::namesThatAreNotUtf8()
{
    // Runs in a shell, because QProcess would encode the name.
    const Run shell = runProgram(u"/bin/sh"_s,
        {u"-c"_s, u"exec \"$0\" convert \"$1\" -o \"$(printf 'a\\377b')\""_s, commandLinePath(),
            m_good});
    QCOMPARE(shell.status, 2);
    QVERIFY2(shell.err.contains("is not UTF-8"), shell.err.constData());
}

void TestOutput::tiersThatFailWriteNothing()
{
    const QString path = at(u"tiers.json"_s);
    put(path, "kept");
    const QString small = at(u"small.json"_s);
    for (const QByteArray &set : {goals(0), goals(1)}) {
        put(small, set);
        const Run heard = hear({u"tiers"_s, small, u"-o"_s, path, u"--boards"_s, u"2"_s});
        QCOMPARE(heard.status, 1);
        QVERIFY(!heard.err.isEmpty());
        QCOMPARE(bytesIn(path), QByteArray("kept"));
    }
}

void TestOutput::aLostReportLeavesTheFile()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("There is no /dev/full here");
    const QString path = at(u"report.json"_s);
    put(path, "kept");
    put(at(u"many.json"_s), goals(200));
    const Run heard = hear(
        {u"tiers"_s, at(u"many.json"_s), u"-o"_s, path, u"--boards"_s, u"2"_s}, u"/dev/full"_s);
    QCOMPARE(heard.status, 2);
    QCOMPARE(bytesIn(path), QByteArray("kept"));
}

void TestOutput::aDashIsStandardOutput()
{
    const Run plain = hear({u"convert"_s, m_good});
    const Run dash = hear({u"convert"_s, m_good, u"-o"_s, u"-"_s});
    QCOMPARE(dash.status, 0);
    QVERIFY(!plain.out.isEmpty());
    QCOMPARE(dash.out, plain.out);
    QVERIFY(!QFile::exists(u"-"_s));
}

void TestOutput::helpThatIsLostIsAFailure()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("There is no /dev/full here");
    for (const QStringList &asked :
        {QStringList{u"--help"_s}, {u"generate"_s, u"--help"_s}, {u"--version"_s}}) {
        const Run heard = hear(asked, u"/dev/full"_s);
        QCOMPARE(heard.status, 2);
        QVERIFY(heard.err.contains("could not be written"));
    }
}

void TestOutput::loopsOfLinks()
{
    const QString loop = at(u"loop"_s);
    QCOMPARE(::symlink("loop", QFile::encodeName(loop).constData()), 0);
    const QByteArray words = qt_error_string(ELOOP).toUtf8();
    const Run read = hear({u"convert"_s, loop});
    QCOMPARE(read.status, 2);
    QVERIFY2(read.err.contains(words), read.err.constData());
    const Run written = hear({u"convert"_s, m_good, u"-o"_s, loop});
    QCOMPARE(written.status, 2);
    QVERIFY2(written.err.contains(words), written.err.constData());
    QVERIFY(QFileInfo(loop).isSymLink());
}

void TestOutput::fullDisks()
{
    // To a program, a limit on file sizes looks like a full disk: writing fails halfway.
    const QString path = at(u"limited.json"_s);
    const QByteArray old(100, 'o');
    for (const bool isLinked : {false, true}) {
        put(path, old);
        if (isLinked)
            QCOMPARE(::link(QFile::encodeName(path).constData(),
                         QFile::encodeName(at(u"limited-too.json"_s)).constData()),
                0);
        put(at(u"large.json"_s), goals(5000));
        const Run shell = runProgram(u"/bin/sh"_s,
            {u"-c"_s, u"trap '' XFSZ; ulimit -f 8; exec \"$0\" convert \"$1\" -o \"$2\""_s,
                commandLinePath(), at(u"large.json"_s), path});
        QCOMPARE(shell.status, 2);
        QVERIFY2(shell.err.contains(qt_error_string(EFBIG).toUtf8()), shell.err.constData());
        QCOMPARE(bytesIn(path), old);
    }
}

void TestOutput::hardLinksStay()
{
    const QString one = at(u"one.json"_s);
    const QString other = at(u"other.json"_s);
    put(one, QByteArray(1000, 'x'));
    QCOMPARE(::link(QFile::encodeName(one).constData(), QFile::encodeName(other).constData()), 0);
    for (const QByteArray &bytes : {QByteArray("short"), QByteArray(5000, 'y'), QByteArray()}) {
        QVERIFY(saveFile(one, bytes).has_value());
        QCOMPARE(bytesIn(one), bytes);
        QCOMPARE(bytesIn(other), bytes);
    }
}

void TestOutput::theOwnerStays()
{
    const QString path = at(u"owned.json"_s);
    put(path, "old");
    const QByteArray name = QFile::encodeName(path);
    // Writable by others, because this test may run as a root user without the right to write other
    // users' files.
    QCOMPARE(::chmod(name.constData(), 0646), 0);
    if (::chown(name.constData(), 12345, 12346) != 0)
        QSKIP("Only root can give a file away");
    QVERIFY(saveFile(path, "new").has_value());
    struct stat status{};
    QCOMPARE(::stat(name.constData(), &status), 0);
    QCOMPARE(status.st_uid, 12345U);
    QCOMPARE(status.st_gid, 12346U);
    QCOMPARE(status.st_mode & 07777U, 0646U);
    QCOMPARE(bytesIn(path), QByteArray("new"));
}

void TestOutput::interruptedStreams_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("signal");
    QTest::newRow("json, Ctrl+C") << u"json"_s << SIGINT;
    QTest::newRow("json, SIGTERM") << u"json"_s << SIGTERM;
    QTest::newRow("jsonl, Ctrl+C") << u"jsonl"_s << SIGINT;
}

void TestOutput::interruptedStreams()
{
    QFETCH(const QString, format);
    QFETCH(const int, signal);
    QProcess process;
    startProgram(process, commandLinePath(),
        {u"generate"_s, m_good, u"--seeds"_s, u"1..1000000"_s, u"--format"_s, format});
    // This much output shows that the program is busy making boards.
    QByteArray out;
    while (out.size() < 10'000 && process.waitForReadyRead(60'000))
        out += process.readAllStandardOutput();
    QVERIFY(out.size() >= 10'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(60'000));
    out += process.readAllStandardOutput();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    if (format == u"json") {
        QJsonParseError error;
        const QJsonArray boards = QJsonDocument::fromJson(out, &error).array();
        QCOMPARE(error.error, QJsonParseError::NoError);
        QVERIFY(!boards.isEmpty());
        return;
    }
    QVERIFY(out.endsWith('\n'));
    const QList<QByteArray> lines = out.trimmed().split('\n');
    QVERIFY(QJsonDocument::fromJson(lines.last()).isObject());
    QVERIFY(lines.size() < 1'000'000);
}

void TestOutput::controlCharactersAreEscaped()
{
    const QString path = at(u"control.json"_s);
    put(path, goals(9, "a\\u001b[31mb\\u007fc\\u009bd\\u202ee"));
    const QByteArray escaped("a\\u001b[31mb\\u007fc\\u009bd\\u202ee");
    const Run text = hear({u"simulate"_s, path, u"--size"_s, u"3x3"_s, u"--boards"_s, u"2"_s});
    QVERIFY2(text.out.contains(escaped), text.out.constData());
    const Run csv = hear({u"simulate"_s, path, u"--size"_s, u"3x3"_s, u"--boards"_s, u"2"_s,
        u"--format"_s, u"csv"_s});
    QVERIFY2(csv.out.contains(escaped), csv.out.constData());
    const Run board = hear({u"generate"_s, path, u"--size"_s, u"3x3"_s});
    QVERIFY2(board.out.contains("\\u001b"), board.out.constData());
    for (const QByteArray &out : {text.out, csv.out, board.out})
        QVERIFY(!out.contains('\x1b') && !out.contains('\x7f'));
}

void TestOutput::comparisonsAgree()
{
    const auto status = [](const QString &before, const QString &after) {
        return hear({u"compare"_s, before, after, u"--boards"_s, u"3"_s}).status;
    };
    QCOMPARE(status(m_empty, m_good), 1);
    QCOMPARE(status(m_good, m_empty), 1);
    QCOMPARE(status(m_good, m_good), 0);
}

void TestOutput::modesInOtherSpellings()
{
    const QString list = fixturePath("balanced/list.json");
    const auto mode = [&](const QString &spelling) {
        const Run heard = hear({u"generate"_s, list, u"--generator"_s, u"balanced"_s, u"--mode"_s,
            spelling, u"--format"_s, u"json"_s});
        return QJsonDocument::fromJson(heard.out).object().value(u"mode"_s).toString();
    };
    QCOMPARE(mode(u"shortBlackout"_s), u"short_blackout"_s);
    QCOMPARE(mode(u"short_blackout"_s), u"short_blackout"_s);
    QCOMPARE(mode(u"shortish"_s), QString());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestOutput, QCoreApplication)

#include "tst_output.moc"
