// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Files of PlayBingo that are not its exports: goals alone, and what cannot be read.
#include "core/formats/set_format.h"
#include "core/playbingo/codes.h"
#include "core/playbingo/list_format.h"
#include "core/playbingo/sections.h"
#include "core/playbingo/set_list.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sites::playbingo;

class TestPlayBingoFiles final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void goalsAlone();
    static void otherFiles_data();
    static void otherFiles();
};

/// As the site's page shows them: without settings, which are then the usual ones.
void TestPlayBingoFiles::goalsAlone()
{
    const QByteArray text = R"(["a", {"goal": "b", "categories": ["x", "y"], "difficulty": 3},
        {"id": "g", "goal": "c", "note": 1, "categories": [{"id": "i", "name": "z", "max": 2}],
         "tags": [{"id": "t", "name": "tag"}], "difficulty": null}])";
    const auto read = openedAs(playbingo::listFormat, text);
    QVERIFY(read.has_value());
    const List list = playbingo::listOf(read->file.set).list;
    QCOMPARE(list.goals.size(), std::size_t{3});
    QCOMPARE(list.goals[1].categories, (std::vector<int>{0, 1}));
    QCOMPARE(list.goals[1].difficulty, std::optional<int>(3));
    QVERIFY(
        list.goals[2] == (Goal{.id = u"g"_s, .text = u"c"_s, .categories = {2}, .tags = {u"t"_s}}));
    QVERIFY(list.categories[2] == (Category{.id = u"i"_s, .name = u"z"_s, .most = 2}));
    QVERIFY(list.settings == GeneratorSettings());
    QCOMPARE(read->file.notes.size(), 1);
    QCOMPARE(std::get<QString>(read->file.notes.first().args.first()), u"note"_s);
    // It is offered beside the set that the list is usually made into.
    const auto usual = readAnySet(text, u"json");
    QVERIFY(usual.has_value());
    QVERIFY(usual->asSites.contains(&playbingo::listFormat));
    QVERIFY(!usual->file.set.once.contains(playbingo::listSection.key));
    const auto others = readAnySet(R"([{"name": "a"}, {"name": "b"}])", u"json");
    QVERIFY(others.has_value());
    QVERIFY(!others->asSites.contains(&playbingo::listFormat));
}

void TestPlayBingoFiles::otherFiles_data()
{
    QTest::addColumn<QByteArray>("replaced");
    QTest::addColumn<QByteArray>("by");
    QTest::addColumn<PlayBingoCode>("code");
    QTest::addColumn<QString>("word");
    const auto add
        = [](const char *name, const QByteArray &replaced, const QByteArray &by, PlayBingoCode code,
              const QString &word) { QTest::newRow(name) << replaced << by << code << word; };
    add("no categories", R"("categories": [{"id": "c)", R"("others": [{"id": "c)",
        PlayBingoCode::ListLacks, u"categories"_s);
    add("unknown layout", "random", "spiral", PlayBingoCode::ListSaysUnknown, u"spiral"_s);
    add("unknown rule", "line-type-exclusion", "line", PlayBingoCode::ListSaysUnknown, u"line"_s);
    add("unknown category", R"([{"id": "c"}])", R"([{"id": "d"}])", PlayBingoCode::ListLacks,
        u"d"_s);
    add("no text", R"("goal":)", R"("text":)", PlayBingoCode::ListLacks, u"goal"_s);
    add("broken difficulty", ": 4", ": 4.5", PlayBingoCode::ListLacks, u"difficulty"_s);
    add("huge difficulty", ": 4", ": 4000000000", PlayBingoCode::ListLacks, u"difficulty"_s);
}

void TestPlayBingoFiles::otherFiles()
{
    QFETCH(const QByteArray, replaced);
    QFETCH(const QByteArray, by);
    QFETCH(const PlayBingoCode, code);
    QFETCH(const QString, word);
    QByteArray bytes = R"({"settings": {"goalFilters": [], "boardLayout": {"mode": "random"},
        "restrictions": [{"type": "line-type-exclusion"}], "adjustments": []},
        "categories": [{"id": "c", "name": "boat", "max": 3}], "goals": [{"id": "g",
        "goal": "Row", "difficulty": 4, "categories": [{"id": "c"}], "tags": []}]})";
    QVERIFY(openedAs(playbingo::listFormat, bytes).has_value());
    QVERIFY(bytes.contains(replaced));
    const auto read = openedAs(playbingo::listFormat, bytes.replace(replaced, by));
    QVERIFY(!read);
    QCOMPARE(read.error().code, toCode(code));
    QCOMPARE(std::get<QString>(read.error().args.first()), word);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestPlayBingoFiles, NoApplication)
#include "tst_playbingo_files.moc"
