// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generate.h"

#include "app/cli/board_report.h"
#include "app/cli/exit_status.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "app/cli/read_subject.h"
#include "core/base/printable.h"
#include "core/board/checker.h"
#include "core/formats/board_format.h"
#include "core/formats/board_text.h"
#include "core/lab/curation.h"
#include "core/lab/subject_json.h"
#include "ui/text/minutes_words.h"
#include "ui/text/step_words.h"
#include "ui/text/words.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <ranges>
#include <thread>
#include <variant>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

// Boards made before they are written: a long run never keeps more than these in memory.
constexpr qint64 batchSize = 1024;

/// What all boards of a run have in common; shared by its threads.
struct Job {
    SharedSubject subject;
    const GenerateOptions &options;
    RowTexts rows; ///< of the set; built once, because all boards need them
    std::stop_token stop{};
};

/// The working memory of one thread.
struct Bench {
    explicit Bench(const Job &job)
        : scratch(job.subject->scratch())
    {
    }

    std::unique_ptr<Scratch> scratch;
    Result board;
    Trace trace;
    Measured measured;
    QStringList failure; ///< why it is not complete, or no board at all; empty if it is one
    std::vector<MissedGate> rejected; ///< the bounds that it does not keep
};

/// The output for one seed.
struct Page {
    QString board; ///< in the requested format
    QString complaints; ///< lines for standard error; empty if the board is good
};

/// The disagreements between the independent checker and the board, one per line.
QString verify(const Job &job, const Result &board, Watch &watch)
{
    QString complaints;
    for (const Finding &finding :
        disagreements(job.subject->generator().checkUntil(
                          job.subject->set(), job.subject->settings(), board, watch),
            board))
        complaints += printable(words(finding, job.subject->set())) + u'\n';
    return complaints;
}

QStringList warningsOf(const Job &job, const Bench &bench)
{
    QStringList warnings = bench.failure;
    for (const Finding &finding : bench.board.findings)
        warnings << words(finding, job.subject->set());
    return warnings;
}

QString boardJsonOf(const Job &job, Bench &bench, const QString &seed)
{
    BoardExtras extras;
    if (job.options.measures) {
        job.subject->generator().measure(
            job.subject->compiled(), *bench.scratch, bench.board, bench.measured);
        extras.measures = job.subject->generator().info().measures;
        extras.measured = &bench.measured;
    }
    if (job.options.trace)
        extras.trace = &bench.trace;
    const Facts facts
        = job.subject->generator().facts(job.subject->compiled(), *bench.scratch, bench.board);
    extras.facts = &facts;
    extras.rejected = bench.rejected;
    extras.error = bench.failure.join(u' ');
    return QString::fromUtf8(
        boardJson(job.rows, *job.subject, seed, bench.board, warningsOf(job, bench), extras));
}

/// The target time per line, if the generator has one.
QString targetLength(const Job &job)
{
    for (const MeasureTarget &target : job.subject->generator().targets(job.subject->compiled())) {
        const Measure &measure = job.subject->generator().info().measures[target.measure];
        if (measure.scope == Scope::Line && measure.unit == Unit::Minutes)
            return QStringLiteral("Target time per line: %1 (%2 to %3)\n")
                .arg(clockText(target.usual), clockText(target.least), clockText(target.most));
    }
    return {};
}

QString boardTextOf(const Job &job, Bench &bench, const QString &seed)
{
    QString page;
    QTextStream out(&page);
    const QString &derived = bench.board.derivedSeed;
    out << (derived.isEmpty()
            ? QStringLiteral("seed %1\n").arg(printable(seed))
            : QStringLiteral("seed %1 (board of %2)\n").arg(printable(seed), printable(derived)));
    for (const MissedGate &missed : bench.rejected)
        out << printable(rejectedWords(missed)) << u'\n';
    out << boardText(job.rows, bench.board);
    const Facts facts
        = job.subject->generator().facts(job.subject->compiled(), *bench.scratch, bench.board);
    for (const auto &[key, fact] : facts.board) {
        if (const auto *number = std::get_if<qint64>(&fact.value))
            out << key << ' ' << *number << u'\n';
    }
    // A generator with facts about sites in JSON gets a report of its measures in text.
    if (!facts.sites.empty()) {
        job.subject->generator().measure(
            job.subject->compiled(), *bench.scratch, bench.board, bench.measured);
        writeBoardReport(job.subject->generator().info(), bench.board, bench.measured, out);
        out << targetLength(job);
    }
    return page;
}

/// Nothing is written for a board that the site would refuse.
void writeForSite(const Job &job, const Result &board, Page &page)
{
    const auto file = boardFile(*job.options.format.site, job.rows, board);
    if (file)
        page.board = QString::fromUtf8(*file);
    else
        page.complaints += printable(words(file.error(), job.subject->set())) + u'\n';
}

/// Nothing if it was stopped.
std::optional<Page> makePage(const Job &job, Bench &bench, const QString &seed)
{
    Watch watch(job.stop);
    Page page;
    Trace *trace = job.options.trace ? &bench.trace : nullptr;
    const Outcome outcome = job.subject->run(*bench.scratch, seed, bench.board, watch, trace);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return std::nullopt;
    bench.failure.clear();
    if (!outcome) {
        for (const Finding &finding : outcome.error().why)
            bench.failure << words(finding, job.subject->set());
        for (const QString &why : std::as_const(bench.failure))
            page.complaints += printable(why) + u'\n';
    } else if (job.options.verify) {
        page.complaints = verify(job, bench.board, watch);
        if (watch.stopRequested())
            return std::nullopt; // nobody knows what the checker would have found
    }
    bench.rejected = job.subject->missedGates(*bench.scratch, seed, bench.board, outcome, watch);
    if (!outcome && watch.stopRequested())
        return std::nullopt;
    switch (job.options.format.kind) {
    case BoardOutput::Kind::Text:
        page.board = boardTextOf(job, bench, seed);
        break;
    case BoardOutput::Kind::Json:
    case BoardOutput::Kind::JsonLines:
        page.board = boardJsonOf(job, bench, seed);
        break;
    case BoardOutput::Kind::Site:
        if (outcome)
            writeForSite(job, bench.board, page);
        break;
    }
    return page;
}

/// The pages of the seeds, in order. If stopped: those before the first one that was not made.
std::vector<Page> makeBatch(const Job &job, const QStringList &seeds, int threads)
{
    std::vector<std::optional<Page>> made(static_cast<std::size_t>(seeds.size()));
    std::atomic<qsizetype> next = 0;
    const auto work = [&] {
        Bench bench(job);
        for (qsizetype i = next++; i < seeds.size() && !job.stop.stop_requested(); i = next++) {
            std::optional<Page> page = makePage(job, bench, seeds[i]);
            if (!page)
                return;
            made[static_cast<std::size_t>(i)] = std::move(page);
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear();
    std::vector<Page> pages;
    for (std::optional<Page> &page : made) {
        if (!page)
            break;
        pages.push_back(*std::move(page));
    }
    return pages;
}

/// Writes a page. The pages of a JSON array are separated by commas; those of other formats just
/// follow each other.
void writePage(QTextStream &out, const Page &page, BoardOutput::Kind format, bool isFirst)
{
    switch (format) {
    case BoardOutput::Kind::Text:
        out << (isFirst ? QString() : QStringLiteral("\n")) << page.board;
        break;
    case BoardOutput::Kind::Json:
        out << (isFirst ? QString() : QStringLiteral(",\n")) << page.board;
        break;
    case BoardOutput::Kind::JsonLines:
        out << page.board << u'\n';
        break;
    case BoardOutput::Kind::Site:
        out << page.board;
        break;
    }
}

/// By the text of --choose-by.
std::optional<CurationCriterion> criterionOf(const Info &info, const QString &text)
{
    using Kind = CurationCriterion::Kind;
    if (text == u"even")
        return CurationCriterion{.kind = Kind::Even};
    for (const auto &[prefix, kind] :
        {std::pair(u"least:"_s, Kind::Least), {u"most:"_s, Kind::Most}}) {
        const auto gate = std::ranges::find_if(info.gates,
            [&](const Gate &known) { return known.isOfMeasure() && text == prefix + known.key; });
        if (gate != info.gates.end())
            return CurationCriterion{
                .kind = kind, .gate = static_cast<std::size_t>(gate - info.gates.begin())};
    }
    return std::nullopt;
}

QString knownCriteria(const Info &info)
{
    QStringList known{u"even"_s};
    for (const Gate &gate : info.gates | std::views::filter(&Gate::isOfMeasure))
        known << u"least:"_s + gate.key << u"most:"_s + gate.key;
    return known.join(u", "_s);
}

QStringList seedsOf(qint64 first, qint64 last)
{
    QStringList seeds;
    for (qint64 seed = first; seed <= last; ++seed)
        seeds << QString::number(seed);
    return seeds;
}

QStringList chosenFrom(const Job &job, const CurationCriterion &criterion, const SeedRange &seeds)
{
    const std::vector<PooledBoard> pool
        = poolOf(job.subject, seeds, criterion, job.options.threads, job.stop);
    QStringList chosen;
    for (const qint64 seed :
        chosenSeeds(pool, criterion, static_cast<std::size_t>(job.options.choose), job.stop))
        chosen << QString::number(seed);
    return chosen;
}

/// Runs batches of all requested seeds, until the job is stopped.
void runBatches(const Job &job, const CurationCriterion &criterion,
    const std::function<void(const QStringList &seeds)> &runBatch)
{
    if (!job.options.seeds) {
        runBatch({job.options.seed});
        return;
    }
    const auto [first, last] = *job.options.seeds;
    if (job.options.choose > 0) {
        const QStringList chosen = chosenFrom(job, criterion, {.first = first, .last = last});
        for (qsizetype from = 0; from < chosen.size() && !job.stop.stop_requested();
            from += batchSize)
            runBatch(chosen.sliced(from, std::min<qsizetype>(batchSize, chosen.size() - from)));
        return;
    }
    for (qint64 seed = first;;) {
        const qint64 end = seed + std::min(last - seed, batchSize - 1);
        runBatch(seedsOf(seed, end));
        if (end == last || job.stop.stop_requested())
            return;
        seed = end + 1;
    }
}

} // namespace

int generate(const GenerateOptions &options, QTextStream &out, QTextStream &err)
{
    const auto subject = readSubject(options.file, options.board, err);
    if (!subject)
        return subject.error();
    const Info &info = (*subject)->generator().info();
    const auto criterion = criterionOf(info, options.chooseBy);
    if (!criterion) {
        err << printable(QStringLiteral("Boards cannot be chosen by \"%1\"; known: %2.")
                .arg(options.chooseBy, knownCriteria(info)))
            << u'\n';
        return exit_status::usage;
    }
    const SignalStop signals;
    const Job job{.subject = *subject,
        .options = options,
        .rows = RowTexts((*subject)->set()),
        .stop = signals.token()};

    bool complained = false;
    bool isFirst = true;
    const auto runBatch = [&](const QStringList &seeds) {
        const std::vector<Page> pages = makeBatch(job, seeds, options.threads);
        for (qsizetype i = 0; i < std::ssize(pages); ++i) {
            const Page &page = pages[static_cast<std::size_t>(i)];
            writePage(out, page, options.format.kind, isFirst);
            isFirst = false;
            if (page.complaints.isEmpty())
                continue;
            complained = true;
            err << QStringLiteral("seed %1: ").arg(printable(seeds[i])) << page.complaints;
        }
    };

    // One board is an object, a range of seeds is an array.
    const bool isArray = options.format.kind == BoardOutput::Kind::Json && options.seeds;
    if (isArray)
        out << "[\n";
    runBatches(job, *criterion, runBatch);
    if (isArray)
        out << "\n]";
    // A single board that was stopped has no output, so no line to end.
    if (options.format.kind == BoardOutput::Kind::Json && (isArray || !isFirst))
        out << "\n";
    else if (options.format.kind == BoardOutput::Kind::Text)
        out << u'\n' << originOf(*job.subject, {}).note() << u'\n';
    if (!flushed(out, err))
        return exit_status::usage;
    if (job.stop.stop_requested()) {
        err << "Stopped; the boards made so far were written.\n";
        return exit_status::interrupted;
    }
    return complained ? exit_status::findings : exit_status::good;
}

} // namespace boardwright
