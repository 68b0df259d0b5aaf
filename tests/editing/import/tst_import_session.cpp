// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists read in the background before they enter a document.

#include "core/formats/import_codes.h"
#include "core/formats/set_format.h"
#include "tests/support/unit.h"
#include "ui/editing/import/import_session.h"
#include "ui/editing/import/imported_goals_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// A classic list with a goal in each of 25 tiers, two of its faults in lines 3 and 4.
QByteArray classicList()
{
    QByteArray text = "var bingoList = [];\n";
    for (int tier = 1; tier <= 25; ++tier) {
        const QByteArray number = QByteArray::number(tier);
        const QByteArray quote = tier == 2 ? "\xe2\x80\x9c" : "\"";
        const QByteArray end = tier == 2 ? "\xe2\x80\x9d" : "\"";
        text += "bingoList[" + number + "] = [{ name: " + quote + "goal " + number + end
            + (tier == 3 ? ", type" : ", types") + ": [\"boss\"] }];\n";
    }
    return text;
}

ImportedFrom textOf(const QByteArray &bytes)
{
    return {.source = {.bytes = bytes, .name = u"the clipboard"_s}, .choices = {}};
}

} // namespace

class TestImportSession final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsAListWithItsRepairs();
    void choicesReadAgain();
    void theNewestWins();
    void nothingIsReadOnTheWindowsThread();
    void makesTheBoard();
    void saysWhatCannotBeRead();
    void readsAFileOnce();
    void linesAreThoseOfPlaces_data();
    void linesAreThoseOfPlaces();
    void longLinesAreShownInParts();
    void modelsKeepTheRules();
    void listsAreTold_data();
    void listsAreTold();

private:
    void waitForReading() { QTRY_VERIFY(m_session->isUpToDate()); }

    const GoalSet &set() const { return m_session->reading()->opened->file.set; }

    JobPool m_files{PoolKind::Files};
    JobPool m_jobs{1, nullptr};
    std::unique_ptr<ImportSession> m_session;
};

void TestImportSession::init()
{
    m_session = std::make_unique<ImportSession>(m_files, m_jobs);
}

void TestImportSession::readsAListWithItsRepairs()
{
    m_session->read(textOf(classicList()));
    waitForReading();
    QVERIFY(m_session->hasSet());
    const OpenedSet &opened = *m_session->reading()->opened;
    QCOMPARE(opened.from->key, u"classic-js"_s);
    QCOMPARE(opened.tiers, 25);
    QVERIFY(opened.hasTypes);
    QCOMPARE(set().objectives.size(), 25);
    QList<int> lines;
    for (const Problem &note : m_session->reading()->notes)
        lines << note.where.line;
    QVERIFY2(lines.contains(3) && lines.contains(4), "the faults have their lines");
}

void TestImportSession::choicesReadAgain()
{
    m_session->read(textOf(classicList()));
    waitForReading();
    QCOMPARE(set().objectives.first().lineCategories, QStringList{u"boss"_s});
    QVERIFY(!set().objectives.first().extension.isEmpty());
    ImportChoices choices;
    choices.types = TypesAs::BoardCategories;
    choices.tiersAsDifficulty = false;
    choices.tiersAsZones = true;
    QSignalSpy outdated(m_session.get(), &ImportSession::outdated);
    m_session->setChoices(choices);
    QCOMPARE(outdated.size(), 1);
    QVERIFY(!m_session->hasSet()); // nothing outdated can be imported
    waitForReading();
    QCOMPARE(set().objectives.first().boardCategories, QStringList{u"boss"_s});
    QVERIFY(set().objectives.first().lineCategories.isEmpty());
    QVERIFY(set().objectives.first().extension.isEmpty());
    QCOMPARE(set().objectives.first().progression, Zones(Zone::Early));
    QCOMPARE(set().objectives.last().progression, Zones(Zone::Endgame));
    m_session->setChoices(choices); // the same ones
    QVERIFY(m_session->isUpToDate());
}

/// Of many requests in a row the last is answered, and no other after it.
void TestImportSession::theNewestWins()
{
    QSignalSpy readings(m_session.get(), &ImportSession::readingChanged);
    constexpr int requests = 50;
    for (int i = 1; i <= requests; ++i)
        m_session->read(textOf("[\"goal " + QByteArray::number(i) + "\"]"));
    waitForReading();
    QCOMPARE(set().objectives.first().goal, u"goal %1"_s.arg(requests));
    const qsizetype seen = readings.size();
    QVERIFY(seen < requests);
    m_session->read(textOf("[\"last\"]"));
    QVERIFY(!m_session->isUpToDate());
    waitForReading();
    QCOMPARE(set().objectives.first().goal, u"last"_s);
    QTest::qWait(50);
    QCOMPARE(readings.size(), seen + 1);
}

/// A reading arrives only through the event loop, however long the list is.
void TestImportSession::nothingIsReadOnTheWindowsThread()
{
    QByteArray list = "[";
    for (int i = 0; i < 10'000; ++i)
        list += (i == 0 ? "" : ",\n") + ("{\"name\": \"goal " + QByteArray::number(i) + "\"}");
    list += "]";
    m_session->read(textOf(list));
    QVERIFY(m_session->reading() == nullptr);
    m_session->setChoices({.tiersAsDifficulty = false});
    QVERIFY(m_session->reading() == nullptr);
    bool hadBoard = true;
    connect(m_session.get(), &ImportSession::readingChanged, this,
        [&] { hadBoard = m_session->board() != nullptr; });
    waitForReading();
    QCOMPARE(set().objectives.size(), 10'000);
    QVERIFY(!hadBoard); // it is not made here either
    disconnect(m_session.get(), nullptr, this, nullptr);
    QTRY_VERIFY(m_session->board() != nullptr);
}

void TestImportSession::makesTheBoard()
{
    QByteArray list;
    for (int i = 1; i <= 30; ++i)
        list += "goal " + QByteArray::number(i) + '\n';
    m_session->read(textOf(list));
    waitForReading();
    QTRY_VERIFY(m_session->board() != nullptr);
    QCOMPARE(m_session->board()->request.seed, u"1"_s);
    QCOMPARE(m_session->board()->request.generator, generators().front());
    QVERIFY(!m_session->board()->failure);
    QCOMPARE(m_session->board()->cells.size(), std::size_t{25});
    const auto earlier = m_session->board();
    m_session->read(textOf("one goal\ntwo goals\n"));
    waitForReading();
    QVERIFY(m_session->board() != earlier);
    QTRY_VERIFY(m_session->board() != nullptr);
    QCOMPARE(m_session->board()->request.set.objectives.size(), 2);
    QVERIFY(m_session->board()->failure || m_session->board()->subject == nullptr);
}

void TestImportSession::saysWhatCannotBeRead()
{
    m_session->read(textOf("var bingoList = [];\nbingoList[1] = [{ name: makeName(1) }];\n"));
    waitForReading();
    QVERIFY(!m_session->hasSet());
    const QList<Problem> &notes = m_session->reading()->notes;
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes.first().code, toCode(ImportCode::ExpressionNotRead));
    QCOMPARE(notes.first().where.line, 2);
    QCOMPARE(m_session->reading()->lines.count(), 2);
    QVERIFY(m_session->board() == nullptr);
}

/// Other choices are applied to the same content, even if the file changes meanwhile.
void TestImportSession::readsAFileOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"list.txt"_s);
    const auto write = [&](const QByteArray &bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    };
    write("first\n");
    m_session->read({.source = {.path = path, .name = u"list.txt"_s}, .choices = {}});
    waitForReading();
    QCOMPARE(set().objectives.first().goal, u"first"_s);
    write("second\n");
    m_session->setChoices({.tiersAsDifficulty = false});
    waitForReading();
    QCOMPARE(set().objectives.first().goal, u"first"_s);
    m_session->read(
        {.source = {.path = folder.filePath(u"none.txt"_s), .name = u"none"_s}, .choices = {}});
    waitForReading();
    QVERIFY(!m_session->hasSet());
    QCOMPARE(m_session->reading()->lines.count(), 1);
}

void TestImportSession::linesAreThoseOfPlaces_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("lines");
    QTest::addRow("none") << QByteArray() << QStringList{QString()};
    QTest::addRow("LF") << QByteArray("a\nb\n") << QStringList{u"a"_s, u"b"_s};
    QTest::addRow("CRLF") << QByteArray("a\r\n\r\nb") << QStringList{u"a"_s, QString(), u"b"_s};
    QTest::addRow("CR") << QByteArray("a\rb") << QStringList{u"a"_s, u"b"_s};
    QTest::addRow("mark") << QByteArray("\xef\xbb\xbf"
                                        "a\nb")
                          << QStringList{u"a"_s, u"b"_s};
}

void TestImportSession::linesAreThoseOfPlaces()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, lines);
    const TextLines read(text);
    QStringList found;
    for (int line = 0; line < read.count(); ++line)
        found << read.text(line);
    QCOMPARE(found, lines);
}

void TestImportSession::longLinesAreShownInParts()
{
    const TextLines lines(
        QByteArray(5'000, 'a') + QByteArray("\xc3\xa9here") + QByteArray(5'000, 'b'));
    QCOMPARE(lines.count(), 1);
    const QString start = lines.text(0);
    QVERIFY(start.startsWith(u'a') && start.endsWith(u'\u2026') && start.size() < 1'000);
    const QString middle = lines.text(0, 5'001);
    QVERIFY(middle.contains(u"\u00e9here"_s));
    QVERIFY(middle.startsWith(u'\u2026') && middle.endsWith(u'\u2026') && middle.size() < 1'000);
    QVERIFY(lines.text(0, 1'000'000).endsWith(u'b'));
}

void TestImportSession::modelsKeepTheRules()
{
    ImportedGoalsModel goals;
    ImportedLinesModel lines;
    const QAbstractItemModelTester testsGoals(&goals);
    const QAbstractItemModelTester testsLines(&lines);
    m_session->read(textOf(classicList()));
    waitForReading();
    goals.show(m_session->reading());
    lines.show(m_session->reading());
    QCOMPARE(goals.rowCount(), 25);
    QStringList titles;
    for (int column = 0; column < goals.columnCount(); ++column)
        titles << goals.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(goals.index(4, 0).data().toString(), u"goal 5"_s);
    QCOMPARE(goals.index(4, 1).data().toString(), u"boss"_s);
    QCOMPARE(goals.index(4, 2).data().toString(), u"5"_s);
    QCOMPARE(titles.size(), 3); // only what the list has
    QCOMPARE(lines.rowCount(), 26);
    QCOMPARE(lines.showPlace({.line = 3, .column = 1}).row(), 2);
    QVERIFY(!lines.showPlace({.line = 27, .column = 1}).isValid());
    QVERIFY(!lines.showPlace({}).isValid());
    m_session->read(textOf("[1, 2"));
    waitForReading();
    goals.show(m_session->reading());
    QCOMPARE(goals.rowCount(), 0);
}

void TestImportSession::listsAreTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isList");
    QTest::addRow("bingosync") << u"[{\"name\": \"a\"}, {\"name\": \"b\"}]"_s << true;
    QTest::addRow("texts") << u"[\"a\", \"b\"]"_s << true;
    QTest::addRow("tiers") << u"\n [ [ {\"name\": \"a\"} ] ]"_s << true;
    QTest::addRow("object") << u"{ \"objectives\": [] }"_s << true;
    QTest::addRow("unquoted key") << u"[{ name: 'a' }]"_s << true;
    QTest::addRow("curly quotes") << u"[\u201ca\u201d]"_s << true;
    QTest::addRow("comment") << u"[ // the goals\n\"a\"]"_s << true;
    QTest::addRow("script") << QString::fromUtf8(classicList()) << true;
    QTest::addRow("table") << u"goal,difficulty\nBeat the game,5\nFind it,3\n"_s << true;
    QTest::addRow("one column") << u"goal\nBeat the game\nFind it\n"_s << false;
    QTest::addRow("nothing") << QString() << false;
    QTest::addRow("a goal") << u"Beat the game"_s << false;
    QTest::addRow("lines") << u"Beat the game\nFind 3 keys, then leave\n"_s << false;
    QTest::addRow("cells") << u"goal\tdifficulty\nBeat the game\t5\n"_s << false;
    QTest::addRow("bracketed goal") << u"[Any%] Beat the game"_s << false;
    QTest::addRow("a range") << u"{{X}} coins"_s << false;
    QTest::addRow("a note") << u"{optional} coins"_s << false;
    QTest::addRow("commas") << u"Swords, shields\nBows, arrows"_s << false;
    QTest::addRow("long lines") << QString(u"a goal\n"_s.repeated(100'000)) << false;
    QTest::addRow("one long line") << QString(100'000, u'[') << false;
}

void TestImportSession::listsAreTold()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isList);
    QCOMPARE(isListText(text), isList);
}

BOARDWRIGHT_UNIT(TestImportSession, QCoreApplication)
#include "tst_import_session.moc"
