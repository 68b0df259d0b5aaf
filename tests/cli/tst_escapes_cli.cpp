// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// No argument and no file brings a control character to the terminal: neither in a report, nor in
// an error, nor in a file that is shown there.

#include "core/formats/file.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const QString hostile = u"\x1b[31mred\u009b1m\x07\u202eturned\x7f"_s;

bool isHarmless(const QByteArray &bytes)
{
    for (const QChar character : QString::fromUtf8(bytes)) {
        const char16_t unit = character.unicode();
        const bool isControl = (unit < 0x20 && unit != u'\n' && unit != u'\t' && unit != u'\r')
            || (unit >= 0x7f && unit < 0xa0) || unit == u'\u202e';
        if (isControl)
            return false;
    }
    return true;
}

#define VERIFY_HARMLESS(run, what)                                                                 \
    QVERIFY2(isHarmless((run).out) && isHarmless((run).err),                                       \
        qPrintable(                                                                                \
            (what) + u": "_s + QString::fromUtf8(((run).out + (run).err).toPercentEncoding())))

QStringList commandNames()
{
    QStringList names;
    const QString help = QString::fromUtf8(runProgram(commandLinePath(), {u"--help"_s}).out);
    static const QRegularExpression name(u"^  ([a-z]+) "_s, QRegularExpression::MultilineOption);
    for (auto found = name.globalMatch(help.sliced(help.indexOf(u"Subcommands:"_s)));
        found.hasNext();)
        names << found.next().captured(1);
    return names;
}

/// Every text of some JSON, keys too if `withKeys`, with the hostile one behind it.
QJsonValue poisoned(const QJsonValue &value, bool withKeys)
{
    if (value.isString())
        return value.toString() + hostile;
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &element : value.toArray())
            array << poisoned(element, withKeys);
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject old = value.toObject();
    for (auto member = old.begin(); member != old.end(); ++member)
        object.insert(
            withKeys ? member.key() + hostile : member.key(), poisoned(member.value(), withKeys));
    return object;
}

} // namespace

class TestEscapesCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void argumentsAreShownHarmless_data();
    static void argumentsAreShownHarmless();
    void filesAreShownHarmless();
    void statisticsAreShownHarmless();
    void aTerminalGetsNoFileAsItIs();

private:
    QString at(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestEscapesCli::argumentsAreShownHarmless_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &name : commandNames())
        QTest::newRow(qPrintable(name)) << name;
    QTest::newRow("no command") << hostile;
}

void TestEscapesCli::argumentsAreShownHarmless()
{
    QFETCH(const QString, command);
    const QString sample = resourcePath("samples/harbour-day.json");
    const QString help
        = QString::fromUtf8(runProgram(commandLinePath(), {command, u"--help"_s}).out);
    static const QRegularExpression option(
        u"^  (?:-o,)?(--[a-z-]+)"_s, QRegularExpression::MultilineOption);
    QStringList options{u"--"_s + hostile};
    for (auto found = option.globalMatch(help); found.hasNext();)
        options << found.next().captured(1);
    for (const QString &name : std::as_const(options)) {
        const Run run
            = runProgram(commandLinePath(), {command, sample, sample, name + u'=' + hostile});
        VERIFY_HARMLESS(run, command + u' ' + name);
    }
    VERIFY_HARMLESS(runProgram(commandLinePath(), {command, hostile, hostile, hostile}), command);
    // With a good output, so that the input is looked at.
    VERIFY_HARMLESS(runProgram(commandLinePath(), {command, u"-o"_s, u"-"_s, hostile}), command);
}

void TestEscapesCli::filesAreShownHarmless()
{
    QFile sample(resourcePath("samples/harbour-day.json"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const QJsonObject set = QJsonDocument::fromJson(sample.readAll()).object();
    for (const bool withKeys : {false, true}) {
        QJsonObject bad = poisoned(set, false).toObject();
        if (withKeys)
            bad = poisoned(set, true).toObject();
        const QString path = at(u"bad.json"_s);
        QVERIFY(saveFile(path, QJsonDocument(bad).toJson()));
        const QStringList few{u"--boards"_s, u"3"_s};
        for (const QStringList &command :
            {QStringList{u"generate"_s, path}, QStringList{u"simulate"_s, path} + few,
                QStringList{u"simulate"_s, path, u"--format"_s, u"csv"_s, u"--reasons"_s} + few,
                QStringList{u"compare"_s, path, resourcePath("samples/harbour-day.json")} + few,
                {u"check"_s, path}, {u"again"_s, path, path}, {u"changes"_s, path, path},
                {u"balance"_s, path, u"-o"_s, at(u"out"_s), u"--rounds"_s, u"1"_s, u"--boards"_s,
                    u"1"_s},
                QStringList{u"tiers"_s, path, u"-o"_s, at(u"out"_s)} + few,
                {u"tune"_s, path, u"-o"_s, at(u"out"_s), u"--target"_s, u"all"_s, u"--accuracy"_s,
                    u"1"_s, u"--trial"_s, u"2"_s},
                {u"convert"_s, path, u"-o"_s, at(u"out"_s)},
                {u"convert"_s, path, u"--to"_s, u"text"_s, u"-o"_s, at(u"out"_s)}}) {
            const Run run = runProgram(commandLinePath(), command);
            QVERIFY(run.status >= 0);
            VERIFY_HARMLESS(run, command.join(u' '));
        }
    }
}

void TestEscapesCli::statisticsAreShownHarmless()
{
    const QByteArray good = runProgram(commandLinePath(),
        {u"simulate"_s, resourcePath("samples/harbour-day.json"), u"--boards"_s, u"3"_s,
            u"--format"_s, u"json"_s, u"--reasons"_s})
                                .out;
    const QString path = at(u"statistics.json"_s);
    QVERIFY(saveFile(path, good));
    const Run csv = runProgram(commandLinePath(), {u"merge"_s, path, u"--format"_s, u"csv"_s});
    QCOMPARE(csv.status, 0);
    const QByteArray header = csv.out.first(csv.out.indexOf("\r\n"));
    QVERIFY(!header.contains('"'));
    // Each text by itself: one that must be a certain word would hide the others.
    static const QRegularExpression text(u"\"[^\"]*\""_s);
    int merged = 0;
    int places = 0;
    for (auto found = text.globalMatch(QString::fromUtf8(good)); found.hasNext() && places < 60;
        ++places) {
        QString bad = QString::fromUtf8(good);
        bad.insert(found.next().capturedEnd() - 1, u"\\u001b[31m\\u009b\\u202e, \\\""_s);
        QVERIFY(saveFile(path, bad.toUtf8()));
        for (const QString &format : {u"csv"_s, u"text"_s}) {
            const Run run
                = runProgram(commandLinePath(), {u"merge"_s, path, u"--format"_s, format});
            VERIFY_HARMLESS(run, format);
            merged += run.status == 0 ? 1 : 0;
        }
    }
    QVERIFY(places == 60);
    QVERIFY(merged > 10);
}

void TestEscapesCli::aTerminalGetsNoFileAsItIs()
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
        QSKIP("There are no pseudo-terminals here");
    const QString path = at(u"list.csv"_s);
    QVERIFY(saveFile(path, "goal,tag\na \x1b[31m b,x\nc,y\n"));
    const auto shown = [&](const QString &to) {
        QProcess process;
        process.setStandardOutputFile(to);
        return runProgram(process, commandLinePath(), {u"convert"_s, path, u"--to"_s, u"csv"_s});
    };
    QCOMPARE(shown(QString::fromLocal8Bit(::ptsname(terminal))).status, 0);
    QByteArray seen(10'000, '\0');
    seen.resize(std::max<ssize_t>(0, ::read(terminal, seen.data(), 10'000)));
    ::close(terminal);
    QVERIFY(seen.contains("goal,tag"));
    QVERIFY(isHarmless(seen));
    // A file gets it all.
    QCOMPARE(shown(at(u"file"_s)).status, 0);
    QVERIFY(readFile(at(u"file"_s))->contains('\x1b'));
}

BOARDWRIGHT_UNIT(TestEscapesCli, QCoreApplication)
#include "tst_escapes_cli.moc"
