// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every file that a command is to write: it is no other file of the command, and it can be written.
// Both are found out before anything is read. The commands and their files are those of the help.

#include "core/formats/file.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

struct PathOption {
    QString name; ///< "--output"; of an argument by its place: empty
    bool isWritten = false;
};

struct Command {
    QString name;
    QList<PathOption> paths;
};

QList<Command> allCommands()
{
    QList<Command> commands;
    const QString help = QString::fromUtf8(runProgram(commandLinePath(), {u"--help"_s}).out);
    static const QRegularExpression name(u"^  ([a-z]+) "_s, QRegularExpression::MultilineOption);
    static const QRegularExpression path(u"^  (?:-o,)?(--[a-z]+|[A-Z]+) (FILE|OUTPUT|BESIDE)"_s,
        QRegularExpression::MultilineOption);
    for (auto found = name.globalMatch(help.sliced(help.indexOf(u"Subcommands:"_s)));
        found.hasNext();) {
        Command command{.name = found.next().captured(1), .paths = {}};
        const QString own
            = QString::fromUtf8(runProgram(commandLinePath(), {command.name, u"--help"_s}).out);
        for (auto option = path.globalMatch(own); option.hasNext();) {
            const QRegularExpressionMatch one = option.next();
            const bool isNamed = one.captured(1).startsWith(u"--");
            command.paths.append({.name = isNamed ? one.captured(1) : QString(),
                .isWritten = one.captured(2) != u"FILE"});
        }
        commands << command;
    }
    return commands;
}

/// The arguments of a command with these paths, in its order.
QStringList argumentsFor(const Command &command, const QStringList &paths)
{
    QStringList arguments{command.name};
    if (command.name == u"curate")
        arguments << u"--weights"_s; // without it there is nothing to write
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (!command.paths[i].name.isEmpty())
            arguments << command.paths[i].name;
        arguments << paths[i];
    }
    return arguments;
}

} // namespace

class TestPathsCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void everyCommandNamesItsFiles();
    void twoPathsToOneFileAreRefused();
    void theStatesOfTiersAreFiles();
    void standardOutputIsAFile();
    void whatCannotBeWrittenIsRefusedFirst();
    void pathsToOneFile();

private:
    QString at(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestPathsCli::everyCommandNamesItsFiles()
{
    int written = 0;
    const QList<Command> commands = allCommands();
    for (const Command &command : commands) {
        const QString help
            = QString::fromUtf8(runProgram(commandLinePath(), {command.name, u"--help"_s}).out);
        static const QRegularExpression untyped(
            u"^ +-?[-a-zA-Z,]+ TEXT[^\n]*( file\\b| File)[^\n]*"_s,
            QRegularExpression::MultilineOption);
        const auto found = untyped.match(help);
        QVERIFY2(!found.hasMatch(), qPrintable(command.name + u": "_s + found.captured()));
        QVERIFY(!command.paths.isEmpty());
        for (const PathOption &path : command.paths)
            written += path.isWritten ? 1 : 0;
    }
    QVERIFY(commands.size() >= 14);
    QVERIFY(written >= 8); // convert, tune (2), balance, tiers, curate, autotune (2)
}

void TestPathsCli::twoPathsToOneFileAreRefused()
{
    const QByteArray content("not a set, which nobody may notice");
    int tried = 0;
    for (const Command &command : allCommands()) {
        for (qsizetype i = 0; i < command.paths.size(); ++i) {
            for (qsizetype j = i + 1; j < command.paths.size(); ++j) {
                if (!command.paths[i].isWritten && !command.paths[j].isWritten)
                    continue;
                for (const QString &spelling : {u"same"_s, u"dotted"_s, u"symbolic"_s, u"hard"_s,
                         u"folder"_s, u"missing"_s, u"dangling"_s}) {
                    const QTemporaryDir folder;
                    QStringList paths;
                    for (qsizetype k = 0; k < command.paths.size(); ++k) {
                        paths << folder.filePath(u"file%1"_s.arg(k));
                        QVERIFY(saveFile(paths.last(), content));
                    }
                    const QByteArray one = QFile::encodeName(paths[i]);
                    const QString link = folder.filePath(u"link"_s);
                    const QByteArray linkName = QFile::encodeName(link);
                    paths[j] = link;
                    if (spelling == u"same") {
                        paths[j] = paths[i];
                    } else if (spelling == u"dotted") {
                        paths[j] = folder.filePath(u"./file%1"_s.arg(i));
                    } else if (spelling == u"symbolic") {
                        QCOMPARE(::symlink(one.constData(), linkName.constData()), 0);
                    } else if (spelling == u"hard") {
                        QCOMPARE(::link(one.constData(), linkName.constData()), 0);
                    } else if (spelling == u"folder") {
                        const QByteArray place = QFile::encodeName(folder.path());
                        QCOMPARE(::symlink(place.constData(), linkName.constData()), 0);
                        paths[j] = link + u"/file%1"_s.arg(i);
                    } else {
                        QVERIFY(QFile::remove(paths[i]));
                        if (spelling == u"dangling")
                            QCOMPARE(::symlink(one.constData(), linkName.constData()), 0);
                        else
                            paths[j] = paths[i];
                    }
                    const Run run = runProgram(commandLinePath(), argumentsFor(command, paths));
                    QVERIFY2(run.status == 2 && run.err.contains("the same file"),
                        qPrintable(
                            command.name + u' ' + spelling + u": "_s + QString::fromUtf8(run.err)));
                    const bool isMissing = spelling == u"missing" || spelling == u"dangling";
                    QCOMPARE(QFile::exists(paths[i]), !isMissing);
                    if (!isMissing)
                        QCOMPARE(*readFile(paths[i]), content);
                    ++tried;
                }
            }
        }
    }
    QVERIFY(tried >= 7 * 10);
}

/// They are not named on the command line.
void TestPathsCli::theStatesOfTiersAreFiles()
{
    const QStringList plain{u"autotune"_s, u"--accept-worse"_s, u"--tier"_s, u"hard"_s,
        u"--iterations"_s, u"1"_s, u"--accuracy"_s, u"1"_s, u"--trial"_s, u"1"_s};
    const Run run = runProgram(
        commandLinePath(), plain + QStringList{u"-o"_s, at(u"x.hard"_s), u"--state"_s, at(u"x"_s)});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("the same file"), run.err.constData());
    const QString tiers = at(u"t.hard"_s);
    QVERIFY(QFile::copy(resourcePath("samples/tiers.json"), tiers));
    const QByteArray content = *readFile(tiers);
    const Run read = runProgram(commandLinePath(),
        plain + QStringList{tiers, u"-o"_s, at(u"y"_s), u"--state"_s, at(u"t"_s)});
    QCOMPARE(read.status, 2);
    QVERIFY2(read.err.contains("the same file"), read.err.constData());
    QCOMPARE(*readFile(tiers), content);
}

void TestPathsCli::standardOutputIsAFile()
{
    const QString path = at(u"report"_s);
    QProcess process;
    process.setStandardOutputFile(path);
    const Run run = runProgram(process, commandLinePath(),
        {u"tiers"_s, resourcePath("samples/harbour-day.json"), u"-o"_s, path});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("standard output are the same file"), run.err.constData());
}

/// The file to read does not exist: nobody gets so far.
void TestPathsCli::whatCannotBeWrittenIsRefusedFirst()
{
    const QString file = at(u"file"_s);
    QVERIFY(saveFile(file, "content"));
    QStringList bad{at(u"no/such/folder/x"_s), at(u"file/x"_s), m_folder.path(), u"/dev/null"_s};
    const QString locked = at(u"locked"_s);
    QVERIFY(QDir().mkpath(locked));
    QCOMPARE(::chmod(QFile::encodeName(locked).constData(), 0555), 0);
    if (::geteuid() != 0) // nothing is locked for root
        bad << locked + u"/x"_s;
    int tried = 0;
    for (const Command &command : allCommands()) {
        for (qsizetype i = 0; i < command.paths.size(); ++i) {
            // What is written beside a path is looked at by its command.
            if (!command.paths[i].isWritten || command.paths[i].name == u"--state")
                continue;
            for (const QString &path : bad) {
                QStringList paths;
                for (qsizetype k = 0; k < command.paths.size(); ++k)
                    paths << at(u"none%1"_s.arg(k));
                paths[i] = path;
                const Run run = runProgram(commandLinePath(), argumentsFor(command, paths));
                QCOMPARE(run.status, 2);
                QVERIFY2(run.err.startsWith(path.toUtf8() + ':'), run.err.constData());
                ++tried;
            }
        }
    }
    QVERIFY(tried >= 4 * 6);
    for (const QStringList &start : {QStringList{u"tune"_s, at(u"none"_s)}, {u"autotune"_s}}) {
        const Run run = runProgram(commandLinePath(),
            start + QStringList{u"-o"_s, at(u"out"_s), u"--state"_s, at(u"no/such/state"_s)});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.startsWith(at(u"no/such/state"_s).toUtf8()), run.err.constData());
    }
    // Nobody left anything behind.
    QCOMPARE(QDir(m_folder.path()).entryList({u"none*"_s, u"out*"_s}), QStringList());
    QCOMPARE(*readFile(file), QByteArray("content"));
}

void TestPathsCli::pathsToOneFile()
{
    const QString one = at(u"one"_s);
    const QString two = at(u"two"_s);
    QVERIFY(!isSameFile(one, two));
    QVERIFY(isSameFile(one, at(u"./one"_s)));
    QVERIFY(saveFile(one, "1"));
    QVERIFY(!isSameFile(one, two));
    QVERIFY(saveFile(two, "1"));
    QVERIFY(!isSameFile(one, two));
    QVERIFY(canSaveFile(one) && canSaveFile(at(u"three"_s)));
    QVERIFY(!QFile::exists(at(u"three"_s)));
    QCOMPARE(*readFile(one), QByteArray("1"));
}

BOARDWRIGHT_UNIT(TestPathsCli, QCoreApplication)
#include "tst_paths_cli.moc"
