// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generate.h"

#include "app/cli/read_set.h"
#include "core/board/checker.h"
#include "core/formats/board_json.h"
#include "core/formats/board_text.h"
#include "core/generator/generator.h"
#include "ui/text/words.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace boardwright {

namespace {

// Boards kept in memory at a time, so that a long run streams.
constexpr qint64 batchSize = 1024;

struct Job {
    const Generator &generator;
    const GoalSet &set;
    Settings settings;
    std::shared_ptr<const Compiled> compiled;
    BoardFormat format;
    bool verify;
};

struct Page {
    QString board;
    QString complaints;
};

QString verify(const Job &job, const Result &board)
{
    QString complaints;
    for (const Finding &finding :
        disagreements(job.generator.check(job.set, job.settings, board), board))
        complaints += words(finding, job.set) + u'\n';
    return complaints;
}

BoardOrigin originOf(const Job &job, const QString &seed)
{
    return {.seed = seed,
        .generator = QString::fromLatin1(job.generator.info().key),
        .version = job.generator.info().version,
        .mode = QStringLiteral("bingo"),
        .size = QStringLiteral("%1x%2").arg(job.settings.rows).arg(job.settings.columns)};
}

QStringList warningsOf(const Job &job, const Result &board)
{
    QStringList warnings;
    for (const Finding &finding : board.findings)
        warnings << words(finding, job.set);
    return warnings;
}

Page makePage(const Job &job, Scratch &scratch, Result &board, const QString &seed)
{
    Watch watch;
    Page page;
    const Outcome outcome = job.generator.run(*job.compiled, scratch, seed, board, watch);
    if (!outcome) {
        for (const Finding &finding : outcome.error().why)
            page.complaints += words(finding, job.set) + u'\n';
    } else if (job.verify) {
        page.complaints = verify(job, board);
    }
    page.board = job.format == BoardFormat::Text
        ? QStringLiteral("seed %1\n").arg(seed) + boardText(job.set, board)
        : QString::fromUtf8(boardJson(job.set, board, originOf(job, seed), warningsOf(job, board)));
    return page;
}

std::vector<Page> makeBatch(const Job &job, const QStringList &seeds, int threads)
{
    std::vector<Page> pages(static_cast<std::size_t>(seeds.size()));
    std::atomic<qsizetype> next = 0;
    const auto work = [&] {
        const auto scratch = job.generator.scratch(*job.compiled);
        Result board;
        for (qsizetype i = next++; i < seeds.size(); i = next++)
            pages[static_cast<std::size_t>(i)] = makePage(job, *scratch, board, seeds[i]);
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear();
    return pages;
}

/// The pages of a JSON array are separated, those of the other formats only follow each other.
void writePage(QTextStream &out, const Page &page, BoardFormat format, bool isFirst)
{
    switch (format) {
    case BoardFormat::Text:
        out << (isFirst ? QString() : QStringLiteral("\n")) << page.board;
        break;
    case BoardFormat::Json:
        out << (isFirst ? QString() : QStringLiteral(",\n")) << page.board;
        break;
    case BoardFormat::JsonLines:
        out << page.board << u'\n';
        break;
    }
}

QStringList seedsOf(qint64 first, qint64 last)
{
    QStringList seeds;
    for (qint64 seed = first; seed <= last; ++seed)
        seeds << QString::number(seed);
    return seeds;
}

} // namespace

int generate(const GenerateOptions &options, QTextStream &out, QTextStream &err)
{
    const auto file = readSet(options.file, err);
    if (!file)
        return 2;
    const Generator &generator = *generators().front();
    const Settings settings{.rows = options.rows, .columns = options.columns};
    const Job job{.generator = generator,
        .set = file->set,
        .settings = settings,
        .compiled = generator.compile(file->set, settings),
        .format = options.format,
        .verify = options.verify};

    bool complained = false;
    bool isFirst = true;
    const auto runBatch = [&](const QStringList &seeds) {
        const std::vector<Page> pages = makeBatch(job, seeds, options.threads);
        for (qsizetype i = 0; i < seeds.size(); ++i) {
            const Page &page = pages[static_cast<std::size_t>(i)];
            writePage(out, page, options.format, isFirst);
            isFirst = false;
            if (page.complaints.isEmpty())
                continue;
            complained = true;
            err << QStringLiteral("seed %1: ").arg(seeds[i]) << page.complaints;
        }
    };

    // One board is an object, a range of seeds is an array of them.
    const bool isArray = options.format == BoardFormat::Json && options.seeds;
    if (isArray)
        out << "[\n";
    if (options.seeds) {
        const auto [first, last] = *options.seeds;
        for (qint64 seed = first;;) {
            const qint64 end = seed + std::min(last - seed, batchSize - 1);
            runBatch(seedsOf(seed, end));
            if (end == last)
                break;
            seed = end + 1;
        }
    } else {
        runBatch({options.seed});
    }
    if (isArray)
        out << "\n]";
    if (options.format == BoardFormat::Json)
        out << "\n";
    if (!flushed(out, err))
        return 2;
    return complained ? 1 : 0;
}

} // namespace boardwright
