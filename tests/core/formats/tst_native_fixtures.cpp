// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/sets/described_problem.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QMultiHash>
#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const QString fixtures = fixturePath("native/");

/// The lines of expected.txt for each file, in order; "other style" marks files that are not in the
/// site's style.
QHash<QString, QStringList> expectations(const QString &folder)
{
    QHash<QString, QStringList> expected;
    const QString table = QString::fromUtf8(contentOf(fixtures + folder + u"/expected.txt"_s));
    for (const QString &line : table.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            continue;
        const qsizetype name = line.indexOf(u' ');
        expected[line.first(name)] << line.sliced(name).simplified();
    }
    return expected;
}

QStringList filesOf(const QString &folder)
{
    return QDir(fixtures + folder).entryList({u"*.json"_s});
}

std::expected<NativeFile, Problem> read(const QByteArray &bytes)
{
    return readNative(bytes, everySection());
}

QByteArray written(const GoalSet &set)
{
    return writeNative(set, everySection());
}

bool isOlder(const NativeFile &file)
{
    return std::ranges::contains(file.notes, Code::OlderLayout, &Problem::code);
}

/// Whether the file refers to rows that do not exist, so that reading drops the references.
bool isLosing(const NativeFile &file)
{
    return std::ranges::contains(file.notes, Code::FieldRowGone, &Problem::code);
}

} // namespace

/// Whole files, valid and invalid, with the sections of tests/support/sets/native_sections.h.
class TestNativeFixtures final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void expectsOnlyFilesThatAreThere();
    void opens_data();
    void opens();
    void givesBackTheSameBytes_data();
    void givesBackTheSameBytes();

    void readsBackAfterAChange_data() { givesBackTheSameBytes_data(); }

    void readsBackAfterAChange();
};

void TestNativeFixtures::refuses_data()
{
    QTest::addColumn<QStringList>("problem");
    const auto expected = expectations(u"invalid"_s);
    for (const QString &name : filesOf(u"invalid"_s))
        QTest::newRow(qPrintable(name)) << expected.value(name);
}

void TestNativeFixtures::refuses()
{
    QFETCH(const QStringList, problem);
    const QString path = fixtures + u"invalid/"_s + QString::fromUtf8(QTest::currentDataTag());

    const auto file = read(contentOf(path));

    QVERIFY(!file.has_value());
    QCOMPARE(QStringList(described(file.error())), problem);
    QCOMPARE(file.error().severity, Severity::Error);
}

void TestNativeFixtures::expectsOnlyFilesThatAreThere()
{
    for (const QString &folder : {u"valid"_s, u"invalid"_s}) {
        const QStringList files = filesOf(folder);
        QVERIFY(!files.isEmpty());
        for (const QString &name : expectations(folder).keys())
            QVERIFY2(files.contains(name), qPrintable(name));
    }
}

void TestNativeFixtures::opens_data()
{
    QTest::addColumn<QStringList>("expected");
    const auto expected = expectations(u"valid"_s);
    for (const QString &name : filesOf(u"valid"_s))
        QTest::newRow(qPrintable(name)) << expected.value(name);
}

void TestNativeFixtures::opens()
{
    QFETCH(const QStringList, expected);
    const QByteArray bytes
        = contentOf(fixtures + u"valid/"_s + QString::fromUtf8(QTest::currentDataTag()));

    const auto file = read(bytes);

    QVERIFY2(file.has_value(), qPrintable(file ? QString() : described(file.error())));
    QStringList found;
    if (!file->siteStyle)
        found << u"other style"_s;
    for (const Problem &note : file->notes) {
        found << described(note);
        QVERIFY(note.severity != Severity::Error);
    }
    QCOMPARE(found, expected);
}

void TestNativeFixtures::givesBackTheSameBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const QString &name : filesOf(u"valid"_s)) {
        const QByteArray bytes = contentOf(fixtures + u"valid/"_s + name);
        QTest::newRow(qPrintable(name)) << bytes;
        if (!read(bytes)->siteStyle)
            continue;
        int style = 0;
        for (const QByteArray &other : otherStylesOf(bytes))
            QTest::addRow("%s, style %d", qPrintable(name), ++style) << other;
    }
}

void TestNativeFixtures::givesBackTheSameBytes()
{
    QFETCH(const QByteArray, bytes);

    const auto file = read(bytes);

    QVERIFY(file.has_value());
    QCOMPARE(written(file->set), bytes);
    QCOMPARE(file->set.file->bytes, bytes);
    if (!isOlder(*file) && !isLosing(*file))
        QCOMPARE(file->set.file->layout, layOut(*parseJson(bytes), bytes));

    // Changing and changing back restores the bytes.
    GoalSet set = file->set;
    set.gameName += u'x';
    QVERIFY(written(set) != bytes);
    set.gameName.chop(1);
    QCOMPARE(written(set), bytes);
}

void TestNativeFixtures::readsBackAfterAChange()
{
    QFETCH(const QByteArray, bytes);
    GoalSet set = read(bytes)->set;
    set.gameName += u'x';
    Objective added;
    added.id = set.nextRow();
    set.objectives.prepend(added);

    const auto again = read(written(set));

    QVERIFY(again.has_value());
    QVERIFY(again->siteStyle);
    QVERIFY(!isOlder(*again));
    QCOMPARE(valueOf(again->set), valueOf(set));
}

BOARDWRIGHT_UNIT(TestNativeFixtures, NoApplication)
#include "tst_native_fixtures.moc"
