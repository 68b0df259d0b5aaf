// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/long_jobs.h"

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "core/lab/subject.h"
#include "core/lab/subject_json.h"
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/site_tiers.h"
#include "ui/editing/document/change_set.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/compare/compare_panel.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/generators/balanced/weights_tool.h"
#include "ui/widgets/generators/sculpted/quality_page.h"
#include "ui/widgets/generators/sculpted/sculpted_panel.h"
#include "ui/widgets/generators/sculpted/tuning_page.h"
#include "ui/widgets/generators/worlds/curation_tool.h"
#include "ui/widgets/generators/worlds/yields_tool.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/lab/contact_sheet.h"
#include "ui/widgets/lab/contact_sheet_page.h"
#include "ui/widgets/lab/curation_button.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_export.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/boards_dialog.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_boards.h"
#include "ui/widgets/window/window_compare.h"
#include "ui/widgets/window/window_export.h"
#include "ui/widgets/window/window_import.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QMap>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int manyGoals = 20'000;
constexpr int manyBoards = 3'000;

/// The tool of the lab with its tab in front.
template <typename Tool>
Tool &labTool(MainWindow &window)
{
    QTabWidget &tools = window.labPanel().tools();
    auto *tool = window.labPanel().findChild<Tool *>();
    tools.setCurrentWidget(tool);
    window.toolStrip().open(&window.labPanel());
    return *tool;
}

TuningPage &tierPage(MainWindow &window)
{
    auto &panel = *qobject_cast<SculptedPanel *>(window.sideTabs().panel());
    window.sideTabs().setCurrentWidget(&panel);
    panel.setCurrentWidget(&panel.tuning());
    return panel.tuning();
}

void press(QPushButton &button)
{
    if (button.isEnabled())
        button.click();
}

void escape(QWidget *dialog)
{
    if (dialog != nullptr)
        QTest::keyClick(dialog, Qt::Key_Escape);
}

/// A job that has not begun by then is stopped before it begins, which must work, too.
void waitFor(const std::function<bool()> &condition, int ms)
{
    std::ignore = QTest::qWaitFor(condition, ms);
}

template <int gems>
void makeWorld(MainWindow &window, const QString & /*folder*/)
{
    window.boardChoice().setParameter(0, qint64{gems});
}

void search(MainWindow &window, const QString & /*folder*/)
{
    window.toolStrip().open(&window.seedsPanel());
    window.seedsPanel().finder().start(
        {RelaxationsCriterion{.most = 0}}, {.first = 1, .last = 9'000'000});
}

void chooseSeeds(MainWindow &window, const QString &folder)
{
    search(window, folder);
    waitFor([&] { return window.seedsPanel().finder().found().seeds.count() > 300; }, 2'000);
    window.seedsPanel().finder().stop();
    press(window.seedsPanel().curation().chooseButton());
}

void showSheet(MainWindow &window, const QString &folder)
{
    search(window, folder); // whose seeds it shows
    window.seedsPanel().showPage(SeedsPanel::Page::Sheet);
}

void exportSeeds(MainWindow &window, const QString &folder)
{
    search(window, folder);
    waitFor([&] { return window.seedsPanel().finder().found().seeds.count() > 300; }, 2'000);
    if (!window.seedsPanel().finder().question())
        return; // without a board there is no search
    window.fileExport().write(folder + u"/seeds.json"_s,
        seedsFile(SeedsFormat::Json, window.seedsPanel().finder()).content);
}

void tune(MainWindow &window, const QString & /*folder*/)
{
    // Meanwhile a file may be read that has no use for the tool.
    const QPointer tool = &labTool<TuneTool>(window);
    tool->targets().view().addRow();
    waitFor([&] { return !tool || tool->beginButton().isEnabled(); }, 5'000);
    if (tool)
        press(tool->beginButton());
}

void readSource(MainWindow &window, const QString &folder)
{
    window.openUntitled({.set = plainSet(manyGoals), .notes = {}, .siteStyle = true});
    window.sideTabs().showTab(u"source"_s);
    window.exports().open(u"csv"_s);
    Q_UNUSED(folder)
}

constexpr auto noCancel = nullptr;

const std::vector<LongJob> jobs{
    {"world with 30 gems", "zone-pool", "worlds", makeWorld<30>,
        [](MainWindow &window) { return !window.preview().isUpToDate(); }, noCancel},
    {"statistics", "elder-isles", "constrained",
        [](MainWindow &window, const QString &) {
            window.toolStrip().open(&window.statisticsPanel());
        },
        [](MainWindow &window) { return window.statistics().isRunning(); }, noCancel},
    {"seeds", "harbour-day", "constrained", search,
        [](MainWindow &window) {
            return window.seedsPanel().finder().state() == SeedFinder::State::Searching;
        },
        [](MainWindow &window) { press(window.seedsPanel().form().searchButton()); }},
    {"choice of seeds", "harbour-day", "constrained", chooseSeeds,
        [](MainWindow &window) { return window.seedsPanel().curator().isChoosing(); }, noCancel},
    {"contact sheet", "elder-isles", "constrained", showSheet, nullptr, noCancel,
        [](MainWindow &window) {
            return std::ranges::any_of(window.seedsPanel().sheetPage().sheet().tiles(),
                [](const ContactTile &tile) { return tile.result() != nullptr; });
        }},
    {"export of seeds", "harbour-day", "constrained", exportSeeds,
        [](MainWindow &window) { return window.fileExport().isWriting(); }, noCancel},
    {"every seed of a room", "room", "bingosync",
        [](MainWindow &window, const QString &) {
            window.toolStrip().open(&window.statisticsPanel());
        },
        [](MainWindow &window) { return window.statistics().isRunning(); }, noCancel},
    {"comparing with a file", "harbour-day", "constrained",
        [](MainWindow &window, const QString &folder) {
            window.compare().open(folder + u"/large.json"_s);
        },
        nullptr, noCancel,
        [](MainWindow &window) {
            return window.compare().panel().table().model()->rowCount() > 0;
        }},
    {"tuning", "harbour-day", "constrained", tune,
        [](MainWindow &window) { return labTool<TuneTool>(window).study().isRunning(); },
        [](MainWindow &window) { press(labTool<TuneTool>(window).beginButton()); }},
    {"tuning of a tier", "tiers", "sculpted",
        [](MainWindow &window, const QString &) { press(tierPage(window).beginButton()); },
        [](MainWindow &window) { return tierPage(window).tuning().study().isRunning(); },
        [](MainWindow &window) { press(tierPage(window).beginButton()); }},
    {"quality of a tier", "tiers", "sculpted",
        [](MainWindow &window, const QString &) {
            tierPage(window);
            auto &panel = *qobject_cast<SculptedPanel *>(window.sideTabs().panel());
            panel.setCurrentWidget(&panel.quality());
        },
        nullptr, noCancel,
        [](MainWindow &window) {
            auto &panel = *qobject_cast<SculptedPanel *>(window.sideTabs().panel());
            return panel.quality().quality().yield().seeds > 0;
        }},
    {"yields", "zone-pool", "worlds",
        [](MainWindow &window, const QString &) {
            press(labTool<YieldsTool>(window).beginButton());
        },
        [](MainWindow &window) { return labTool<YieldsTool>(window).yields().isRunning(); },
        [](MainWindow &window) { press(labTool<YieldsTool>(window).beginButton()); }},
    {"curation of worlds", "zone-pool", "worlds",
        [](MainWindow &window, const QString &) {
            auto &tool = labTool<CurationTool>(window);
            tool.seedsBox().setValue(tool.seedsBox().maximum());
            press(tool.curateButton());
        },
        [](MainWindow &window) { return labTool<CurationTool>(window).curation().isRunning(); },
        [](MainWindow &window) { press(labTool<CurationTool>(window).curateButton()); }},
    {"weights of zones", "zone-pool", "worlds",
        [](MainWindow &window, const QString &) {
            labTool<CurationTool>(window).weighAction().trigger();
        },
        [](MainWindow &window) { return labTool<CurationTool>(window).curation().isRunning(); },
        [](MainWindow &window) { press(labTool<CurationTool>(window).curateButton()); }},
    {"weights of balanced boards", "list", "balanced",
        [](MainWindow &window, const QString &) {
            auto &tool = labTool<WeightsTool>(window);
            tool.boardsBox().setValue(tool.boardsBox().maximum());
            press(tool.beginButton());
        },
        [](MainWindow &window) { return labTool<WeightsTool>(window).weights().isRunning(); },
        [](MainWindow &window) { press(labTool<WeightsTool>(window).beginButton()); }},
    {"boards of a file", "tiers", "sculpted",
        [](MainWindow &window, const QString &folder) {
            window.boards().open(folder + u"/boards.jsonl"_s);
            waitFor([&] { return window.boards().dialog() != nullptr; }, 5'000);
        },
        [](MainWindow &window) { return window.boards().dialog() != nullptr; },
        [](MainWindow &window) { escape(window.boards().dialog()); }},
    {"import", "harbour-day", "constrained",
        [](MainWindow &window, const QString &folder) {
            window.imports().openFile(folder + u"/list.txt"_s);
            waitFor([&] { return window.imports().dialog() != nullptr; }, 5'000);
        },
        [](MainWindow &window) { return window.imports().dialog() != nullptr; },
        [](MainWindow &window) { escape(window.imports().dialog()); }},
    {"opening a file", "harbour-day", "constrained",
        [](MainWindow &window, const QString &folder) {
            window.files().sign().setPatience(std::chrono::milliseconds(0));
            window.openFile(folder + u"/large.json"_s);
        },
        nullptr, noCancel,
        [](MainWindow &window) { return window.document().set().objectives.size() == manyGoals; }},
    {"advice", "tight", "constrained",
        [](MainWindow &window, const QString &) { window.boardChoice().setSeed(u"advice"_s); },
        nullptr, noCancel,
        [](MainWindow &window) {
            return window.boardChoice().seed() == u"advice" && window.preview().isUpToDate();
        }},
    {"steps", "dragon-lair", "layered",
        [](MainWindow &window, const QString &) {
            window.toolStrip().open(nullptr);
            window.boardPanel().tabs().actions().at(1)->trigger();
        },
        nullptr, noCancel,
        [](MainWindow &window) { return window.boardPanel().tabs().steps().rowCount() > 0; }},
    {"export of a set", "harbour-day", "constrained", readSource, nullptr, noCancel,
        [](MainWindow &window) { return window.findChild<ExportDialog *>() != nullptr; }},
};

GoalSet setOf(const QString &sample)
{
    if (sample == u"tight")
        return fightingSet(14); // whose boards need relaxations
    if (sample == u"room") {
        GoalSet set = plainSet(100);
        addSiteTiers(set);
        return set;
    }
    const QString path = sample == u"list" ? fixturePath("balanced/list.json")
                                           : resourcePath("samples/") + sample + u".json"_s;
    return openAnySet(path).value().file.set;
}

} // namespace

std::span<const LongJob> longJobs()
{
    return jobs;
}

const LongJob *longJobOf(const QString &name)
{
    const auto job = std::ranges::find_if(
        jobs, [&](const LongJob &one) { return QLatin1StringView(one.name) == name; });
    return job == jobs.end() ? nullptr : &*job;
}

void writeLongFiles(const QString &folder)
{
    QByteArray list;
    for (int i = 0; i < manyGoals; ++i)
        list += "Do number " + QByteArray::number(i) + '\n';
    const Generator &generator = *generatorOf(u"sculpted");
    const SharedSubject subject
        = subjectOf(generator, setOf(u"tiers"_s), generator.settingsFor({})).value();
    const auto scratch = subject->scratch();
    QByteArray boards;
    Result board;
    for (int seed = 1; seed <= 20; ++seed) {
        Watch watch;
        if (subject->run(*scratch, QString::number(seed), board, watch))
            boards
                += boardJson(RowTexts(subject->set()), *subject, QString::number(seed), board, {});
        boards += '\n';
    }
    boards = boards.repeated(manyBoards / 20);
    if (!saveFile(folder + u"/list.txt"_s, list)
        || !saveFile(folder + u"/large.json"_s, writeNative(plainSet(manyGoals)))
        || !saveFile(folder + u"/boards.jsonl"_s, boards))
        qFatal("The files of long jobs cannot be written.");
}

void showSampleOf(const LongJob &job, MainWindow &window)
{
    static QMap<QString, GoalSet> sets;
    const QString sample = QString::fromLatin1(job.sample);
    if (!sets.contains(sample))
        sets.insert(sample, setOf(sample));
    window.openUntitled({.set = sets.value(sample), .notes = {}, .siteStyle = true});
    window.boardChoice().setGenerator(*generatorOf(QString::fromLatin1(job.generator)));
}

void editSet(MainWindow &window)
{
    GoalSet next = window.document().set();
    if (!next.objectives.isEmpty()) {
        next.objectives.last().goal += u'.';
    } else {
        for (QList<TableRow> &rows : next.tables) {
            if (rows.size() > 1) {
                rows.removeLast();
                break;
            }
        }
    }
    replaceSet(window.document(), std::move(next), u"Edit"_s);
}

} // namespace boardwright
