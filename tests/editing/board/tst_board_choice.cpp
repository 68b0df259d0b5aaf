// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/game_mode.h"
#include "core/constrained/parameters.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/section_edits.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestBoardChoice final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signalsOnlyChanges();
    void settingsAreKeptInsideOfWhatIsAllowed();
    void eachGeneratorKeepsItsSettings();
    void aBoardIsChosenAtOnce();
    void overlaysBelongToTheGenerator();
    void anOverlayThatIsNotOfferedAnyMoreIsLost();
    void dedicatedSetsOpenInTheirMode();
    void aSavedPreviewComesBack();
    void aSavedPreviewOfAnotherTimeIsNoHarm();
    void theSeedThatWasAskedForStays();
    void aGeneratorWithoutDataGivesWay();
};

void TestBoardChoice::signalsOnlyChanges()
{
    BoardChoice choice;
    QSignalSpy changed(&choice, &BoardChoice::changed);
    QSignalSpy other(&choice, &BoardChoice::generatorChanged);
    choice.setSeed(QString());
    choice.setGenerator(choice.generator());
    choice.setSettings(choice.settings());
    choice.setOverlay(QString());
    QCOMPARE(changed.count(), 0);
    choice.setSeed(u"a"_s);
    choice.setSeed(u"a"_s);
    QCOMPARE(changed.count(), 1);
    choice.setParameter(0, u"ascend"_s);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(other.count(), 0);
    choice.setGenerator(plotGenerator());
    QCOMPARE(changed.count(), 3);
    QCOMPARE(other.count(), 1);
    choice.setSeed(QString(500, u'x'));
    QCOMPARE(choice.seed().size(), 200);
}

void TestBoardChoice::settingsAreKeptInsideOfWhatIsAllowed()
{
    BoardChoice choice;
    choice.setParameter(1, Extent{.rows = 99, .columns = 1});
    QCOMPARE(modeSettings(choice.settings()).rows, 10);
    QCOMPARE(modeSettings(choice.settings()).columns, 3);
    choice.setParameter(0, u"chess"_s);
    QCOMPARE(modeSettings(choice.settings()).mode, GameMode::Bingo);
    choice.setSettings({});
    QCOMPARE(choice.settings(), defaultSettings(choice.generator().info().parameters));
}

void TestBoardChoice::eachGeneratorKeepsItsSettings()
{
    BoardChoice choice;
    const Generator &first = choice.generator();
    choice.setSettings(settingsOf(settingsOfSize(GameMode::Summit, 7)));
    const Settings summit = choice.settings();
    choice.setGenerator(plotGenerator());
    choice.setParameter(1, qint64{8});
    const Settings plots = choice.settings();
    choice.setGenerator(first);
    QCOMPARE(choice.settings(), summit);
    choice.setGenerator(plotGenerator());
    QCOMPARE(choice.settings(), plots);
}

/// No receiver sees a part of it.
void TestBoardChoice::aBoardIsChosenAtOnce()
{
    BoardChoice choice;
    const Generator &first = choice.generator();
    choice.setSettings(settingsOf(settingsOfSize(GameMode::Summit, 7)));
    const Settings summit = choice.settings();
    const auto parameters = plotGenerator().info().parameters;
    SeedLine line{
        .seed = u"frost"_s, .generator = &plotGenerator(), .settings = defaultSettings(parameters)};
    line.settings.values[2] = qint64{6};
    QSignalSpy changed(&choice, &BoardChoice::changed);
    choice.setBoard(line);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(&choice.generator(), &plotGenerator());
    QCOMPARE(choice.settings(), line.settings);
    QCOMPARE(choice.seed(), u"frost"_s);
    choice.setBoard(line);
    QCOMPARE(changed.count(), 1);
    line.seed = QString(500, u'x');
    choice.setBoard(line);
    QCOMPARE(choice.seed().size(), BoardChoice::longestSeed);
    choice.setGenerator(first);
    QCOMPARE(choice.settings(), summit);
}

void TestBoardChoice::overlaysBelongToTheGenerator()
{
    BoardChoice choice;
    QSignalSpy overlay(&choice, &BoardChoice::overlayChanged);
    choice.setOverlay(u"relaxations"_s); // a measure of the whole board
    QVERIFY(!choice.chosenOverlay());
    QCOMPARE(overlay.count(), 0);
    choice.setOverlay(u"eligible"_s);
    QCOMPARE(choice.chosenOverlay()->measure->key, "eligible"_L1);
    QCOMPARE(overlay.count(), 1);
    choice.setGenerator(plotGenerator());
    QCOMPARE(choice.overlay(), QString());
    QCOMPARE(overlay.count(), 2);
}

void TestBoardChoice::anOverlayThatIsNotOfferedAnyMoreIsLost()
{
    BoardChoice choice;
    const QList<Overlay> all = choice.overlays();
    QCOMPARE(all, overlaysOf(choice.generator().info()));
    QSignalSpy offered(&choice, &BoardChoice::overlaysChanged);
    QSignalSpy changed(&choice, &BoardChoice::overlayChanged);
    QStringList lost;
    connect(&choice, &BoardChoice::overlayLost, this,
        [&](const Overlay &overlay) { lost << keyOf(overlay); });
    choice.setOverlay(keyOf(all.last()));
    QCOMPARE(changed.count(), 1);
    choice.offerOverlays(all.sliced(1)); // the chosen one stays
    QCOMPARE(offered.count(), 1);
    QCOMPARE(choice.overlay(), keyOf(all.last()));
    choice.offerOverlays(all.first(1));
    QCOMPARE(offered.count(), 2);
    QCOMPARE(choice.overlay(), QString());
    QCOMPARE(changed.count(), 2);
    QCOMPARE(lost, QStringList(keyOf(all.last())));
    choice.offerOverlays(all.first(1));
    QCOMPARE(offered.count(), 2);
    // Another generator begins with all of its overlays.
    choice.setOverlay(keyOf(all.first()));
    choice.setGenerator(plotGenerator());
    QCOMPARE(choice.overlays(), overlaysOf(plotGenerator().info()));
    QCOMPARE(lost, (QStringList{keyOf(all.last()), keyOf(all.first())}));
}

void TestBoardChoice::dedicatedSetsOpenInTheirMode()
{
    BoardChoice choice;
    GoalSet set;
    set.schemaMode = SchemaMode::Dedicated;
    set.dedicatedMode = u"ascend"_s;
    set.dedicatedSize = u"square7"_s;
    choice.setSeed(u"mine"_s);
    choice.adoptFrom(set);
    QCOMPARE(modeSettings(choice.settings()), settingsOfSize(GameMode::Ascend, 7));
    QCOMPARE(choice.seed(), u"mine"_s);
    choice.adoptFrom({});
    QCOMPARE(modeSettings(choice.settings()), ModeSettings{});
}

void TestBoardChoice::aSavedPreviewComesBack()
{
    for (const ModeSettings &mode : {ModeSettings{.rows = 4, .columns = 7},
             settingsOfSize(GameMode::Ascend, 9), settingsOfSize(GameMode::Summit, 6),
             settingsOfSize(GameMode::Triple, 60), settingsOfSize(GameMode::Rush, 90)}) {
        BoardChoice choice;
        choice.setSettings(settingsOf(mode));
        choice.setSeed(u"dawn"_s);
        GoalSetDocument document;
        savePreview(document, choice);
        QVERIFY(hasSavedPreview(document.set()));
        const int steps = document.undoStack().count();
        savePreview(document, choice);
        QCOMPARE(document.undoStack().count(), steps);

        BoardChoice opened;
        QSignalSpy changed(&opened, &BoardChoice::changed);
        opened.adoptFrom(document.set());
        QCOMPARE(modeSettings(opened.settings()), mode);
        QCOMPARE(opened.seed(), u"dawn"_s);
        QCOMPARE(changed.count(), 1);
        forgetPreview(document);
        QVERIFY(!hasSavedPreview(document.set()));
    }
    BoardChoice choice;
    choice.setGenerator(plotGenerator());
    choice.setParameter(0, u"column"_s);
    choice.setParameter(2, qint64{6});
    choice.setParameter(3, QStringList({u"sand"_s, u"clay"_s}));
    GoalSetDocument document;
    savePreview(document, choice);
    BoardChoice opened;
    opened.adoptFrom(document.set());
    QCOMPARE(&opened.generator(), &plotGenerator());
    QCOMPARE(opened.settings(), choice.settings());
}

void TestBoardChoice::aSavedPreviewOfAnotherTimeIsNoHarm()
{
    GoalSet set;
    set.once[u"preview"_s] = {{u"generator"_s, u"constrained"_s}, {u"seed"_s, QString(500, u's')},
        {u"settings"_s,
            QStringList({u"mode=summit"_s, u"size=400"_s, u"colour=red"_s, u"="_s, u"odd"_s})}};
    BoardChoice choice;
    choice.adoptFrom(set);
    QCOMPARE(modeSettings(choice.settings()), settingsOfSize(GameMode::Summit, 9));
    QCOMPARE(choice.seed().size(), 200);
    set.once[u"preview"_s] = {{u"generator"_s, u"gone"_s}, {u"seed"_s, qint64{4}}};
    choice.adoptFrom(set);
    QCOMPARE(choice.generator().info().key, "constrained"_L1);
}

void TestBoardChoice::theSeedThatWasAskedForStays()
{
    BoardChoice saved;
    saved.setSeed(u"dawn"_s);
    GoalSetDocument document;
    savePreview(document, saved);
    BoardChoice choice;
    choice.insistOnSeed(u"mine"_s);
    choice.adoptFrom(document.set());
    QCOMPARE(choice.seed(), u"mine"_s);
    choice.adoptFrom(document.set());
    QCOMPARE(choice.seed(), u"dawn"_s);
}

void TestBoardChoice::aGeneratorWithoutDataGivesWay()
{
    BoardChoice choice;
    choice.setGenerator(plotGenerator());
    choice.adoptFrom(plotSet(2, 1));
    QCOMPARE(&choice.generator(), &plotGenerator());
    choice.adoptFrom(plotSet(2, 0));
    QCOMPARE(choice.generator().info().key, "constrained"_L1);
}

BOARDWRIGHT_UNIT(TestBoardChoice, QCoreApplication)
#include "tst_board_choice.moc"
