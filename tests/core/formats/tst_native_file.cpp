// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/file.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

class TestNativeFile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aStopIsHeard();
    void init();
    void opensWhatItSaved();
    void missing();
    void folder();
    void pipe();
    void device();
    void withoutPermission();
    void tooLarge();
    void largestAllowed();
    void tooLargeAndBroken_data();
    void tooLargeAndBroken();
    void keepsPermissions();
    void writesThroughLinks();
    void leavesTheOldFileWhenItCannotSave();

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1StringView(name)); }

    void writeParts(const QByteArray &first, const QByteArray &part, int parts) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestNativeFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestNativeFile::writeParts(const QByteArray &first, const QByteArray &part, int parts) const
{
    QFile file(path("large.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(first);
    for (int i = 0; i < parts; ++i)
        QCOMPARE(file.write(part), part.size());
}

void TestNativeFile::opensWhatItSaved()
{
    GoalSet set;
    set.gameName = u"Bay"_s;

    QVERIFY(saveFile(path("set.json"), writeNative(set)).has_value());

    const auto file = openNative(path("set.json"));
    QVERIFY(file.has_value());
    QCOMPARE(valueOf(file->set), set);
    QCOMPARE(readFile(path("set.json")).value(), writeNative(set));
}

void TestNativeFile::missing()
{
    const auto file = openNative(path("none.json"));

    QCOMPARE(file.error().code, Code::FileMissing);
    QCOMPARE(file.error().args, QList<Arg>{path("none.json")});
    QCOMPARE(file.error().where, TextPosition{});
}

void TestNativeFile::folder()
{
    QCOMPARE(openNative(m_folder->path()).error().code, Code::FileIsDirectory);
    QCOMPARE(saveFile(m_folder->path(), "x").error().code, Code::FileIsDirectory);
}

void TestNativeFile::pipe()
{
#ifdef Q_OS_UNIX
    QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    QCOMPARE(openNative(path("pipe")).error().code, Code::FileNotRegular);
    QCOMPARE(saveFile(path("pipe"), "x").error().code, Code::FileNotRegular);
#else
    QSKIP("no pipes in the file system");
#endif
}

void TestNativeFile::device()
{
    if (!QFileInfo::exists(u"/dev/zero"_s))
        QSKIP("no /dev/zero");
    QCOMPARE(openNative(u"/dev/zero"_s).error().code, Code::FileNotRegular);
}

void TestNativeFile::withoutPermission()
{
    QVERIFY(saveFile(path("set.json"), "{}").has_value());
    QVERIFY(QFile::setPermissions(path("set.json"), QFileDevice::WriteOwner));
    if (QFile file(path("set.json")); file.open(QIODevice::ReadOnly))
        QSKIP("this user may read everything");

    const auto file = openNative(path("set.json"));

    QCOMPARE(file.error().code, Code::FileNotReadable);
    QVERIFY(!std::get<QString>(file.error().args.at(1)).isEmpty());
}

void TestNativeFile::tooLarge()
{
    // The part that is read is valid, but ends within a multi-byte character.
    const QByteArray text = QString(512LL * 1024, QChar(u'\u20AC')).toUtf8();
    writeParts(R"({"objectives":[{"goal":")", text, 45);

    QCOMPARE(openNative(path("large.json")).error().code, Code::FileTooLarge);
    QCOMPARE(openNative(path("large.json")).error().args, QList<Arg>{largestFile});
    QCOMPARE(readFile(path("large.json")).error().code, Code::FileTooLarge);
}

void TestNativeFile::largestAllowed()
{
    const QByteArray set = "{\"objectives\":[]}";
    writeParts({}, QByteArray(largestFile / 4, ' '), 4);
    QFile file(path("large.json"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QCOMPARE(file.write(set), set.size());
    file.close();

    const auto opened = openNative(path("large.json"));
    QVERIFY(opened.has_value());
    QCOMPARE(writeNative(opened->set).size(), largestFile);
    QVERIFY(file.open(QIODevice::Append));
    file.write(" ");
    file.close();
    QCOMPARE(openNative(path("large.json")).error().code, Code::FileTooLarge);
}

void TestNativeFile::tooLargeAndBroken_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<char>("filler");
    QTest::addColumn<Code>("code");
    QTest::addColumn<TextPosition>("where");
    QTest::newRow("brackets") << QByteArray() << '[' << Code::JsonTooDeep << TextPosition{1, 65};
    QTest::newRow("zeros") << QByteArray("[\n") << '\0' << Code::JsonSyntax << TextPosition{2, 1};
    QTest::newRow("not UTF-8") << QByteArray("[\"") << '\xFF' << Code::JsonNotUtf8
                               << TextPosition{1, 3};
    QTest::newRow("spaces after it")
        << QByteArray("[],") << ' ' << Code::JsonSyntax << TextPosition{1, 3};
}

void TestNativeFile::tooLargeAndBroken()
{
    QFETCH(const QByteArray, first);
    QFETCH(const char, filler);
    QFETCH(const Code, code);
    QFETCH(const TextPosition, where);
    writeParts(first, QByteArray(8LL * 1024 * 1024, filler), 10);

    const auto file = openNative(path("large.json"));

    QCOMPARE(file.error().code, code);
    QCOMPARE(file.error().where, where);
}

void TestNativeFile::keepsPermissions()
{
    QVERIFY(saveFile(path("set.json"), "1").has_value());
    const auto permissions
        = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    QVERIFY(QFile::setPermissions(path("set.json"), permissions));
    const auto before = QFile::permissions(path("set.json"));

    QVERIFY(saveFile(path("set.json"), "2").has_value());

    QCOMPARE(QFile::permissions(path("set.json")), before);
    QCOMPARE(contentOf(path("set.json")), QByteArray("2"));
}

void TestNativeFile::writesThroughLinks()
{
    QVERIFY(saveFile(path("set.json"), "1").has_value());
    if (!QFile::link(path("set.json"), path("link.json")))
        QSKIP("no links here");

    QVERIFY(saveFile(path("link.json"), "2").has_value());

    QVERIFY(QFileInfo(path("link.json")).isSymLink());
    QCOMPARE(contentOf(path("set.json")), QByteArray("2"));
}

void TestNativeFile::leavesTheOldFileWhenItCannotSave()
{
    QCOMPARE(saveFile(path("none/set.json"), "x").error().code, Code::FileNotWritable);

    QVERIFY(saveFile(path("set.json"), "1").has_value());
    QVERIFY(QFile::setPermissions(path("set.json"), QFileDevice::ReadOwner));
    if (QFileInfo(path("set.json")).isWritable())
        QSKIP("this user may write everything");
    const auto saved = saveFile(path("set.json"), "2");
    QCOMPARE(saved.error().code, Code::FileNotWritable);
    QVERIFY(!std::get<QString>(saved.error().args.at(1)).isEmpty());
    QCOMPARE(contentOf(path("set.json")), QByteArray("1"));
}

void TestNativeFile::aStopIsHeard()
{
    std::stop_source stop;
    const QByteArray bytes = R"({"objectives": [{"goal": "A"}]})";
    QVERIFY(readNative(bytes, stop.get_token()).has_value());
    stop.request_stop();
    const auto stopped = readNative(bytes, stop.get_token());
    QVERIFY(!stopped.has_value());
    QCOMPARE(stopped.error().code, Code::Cancelled);
}

BOARDWRIGHT_UNIT(TestNativeFile, QCoreApplication)
#include "tst_native_file.moc"
