// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/hostile_files.h"

#include "core/formats/native.h"
#include "core/formats/native_places.h"
#include "tests/support/sets/native_sections.h"

#include <malloc.h>

#include <algorithm>
#include <ctime>
#include <limits>

namespace boardwright::test {

namespace {

qint64 ownNanoseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

/// What was allocated once stays with the process. Otherwise the pages of a long text are mapped
/// again in each run, and those of a short one are not, which in a virtual machine can cost several
/// times the work itself.
void keepMemory()
{
    constexpr int never = -1;
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, never);
}

} // namespace

QByteArray setOf(const QByteArray &members, const QByteArray &objectives)
{
    return '{' + members + (members.isEmpty() ? "" : ",") + "\"objectives\":[" + objectives + "]}";
}

QByteArray joined(int count, const QByteArray &part)
{
    QByteArrayList parts;
    parts.reserve(count);
    for (int i = 0; i < count; ++i)
        parts << QByteArray(part).replace('%', QByteArray::number(i));
    return parts.join(',');
}

QList<CostlyFile> costlyFiles()
{
    QList<CostlyFile> files;
    const auto row = [&files](const char *name, int size, const Maker &maker) {
        files << CostlyFile{name, size, maker};
    };
    row("keys", 20'000, [](int n) { return setOf(joined(n, "\"%\":0")); });
    row("the same key", 20'000, [](int n) { return setOf(joined(n, "\"a\":0")); });
    row("keys of an objective", 20'000,
        [](int n) { return setOf({}, "{\"goal\":\"\"," + joined(n, "\"%\":0") + '}'); });
    row("objectives", 4000, [](int n) { return setOf({}, joined(n, R"({"goal":""})")); });
    row("objectives with sections", 1000, [](int n) {
        return setOf(
            {}, joined(n, R"({"goal":"","boardwright":{"trial":{"integer":5,"rows":[%],"x":1}}})"));
    });
    row("a long text", 10'000'000,
        [](int n) { return setOf({}, R"({"goal":")" + QByteArray(n, 'a') + "\"}"); });
    row("escapes", 1'000'000, [](int n) {
        return setOf({}, R"({"goal":")" + QByteArray("\\u0007").repeated(n) + "\"}");
    });
    row("pairs of escapes", 500'000, [](int n) {
        return setOf({}, R"({"goal":")" + QByteArray("\\ud83d\\ude00").repeated(n) + "\"}");
    });
    row("escapes in a key", 500'000,
        [](int n) { return setOf('"' + QByteArray("\\u0041").repeated(n) + "\":0"); });
    row("digits", 1'000'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"number\":0." + QByteArray(n, '3') + "}}");
    });
    row("zeros", 1'000'000,
        [](int n) { return setOf({}, R"({"goal":"","weighting":1.)" + QByteArray(n, '0') + '}'); });
    row("rows of a table", 4000, [](int n) {
        return setOf("\"boardwright\":{\"zones\":[" + joined(n, R"({"text":"%"})") + "]}");
    });
    row("rows that refer to a row each", 4000, [](int n) {
        return setOf("\"boardwright\":{\"zones\":[" + joined(n, R"({"zone":%})") + "]}");
    });
    row("references", 20'000, [](int n) {
        return setOf(
            "\"boardwright\":{\"rules\":{\"rows\":[" + joined(n, "0") + "]}}", R"({"goal":""})");
    });
    row("references to as many rows", 30'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"zones\":[" + joined(n, "%") + "]},\"zones\":["
            + joined(n, "{}") + "]}");
    });
    row("references to no row", 20'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"rows\":[" + joined(n, "%") + "]}}");
    });
    row("names of numbers", 10'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"numbers\":{" + joined(n, "\"%\":0.5") + "}}}");
    });
    row("categories", 10'000,
        [](int n) { return setOf("\"limits\":{\"board\":{" + joined(n, "\"%\":5") + "}}"); });
    row("the same category", 10'000,
        [](int n) { return setOf("\"limits\":{\"board\":{" + joined(n, "\"a\":5") + "}}"); });
    row("unknown sections", 20'000,
        [](int n) { return setOf("\"boardwright\":{" + joined(n, "\"%\":{}") + '}'); });
    row("nested lists", 500, [](int n) {
        return setOf("\"a\":[" + joined(n, QByteArray(60, '[') + QByteArray(60, ']')) + ']');
    });
    row("line feeds", 2'000'000,
        [](int n) { return QByteArray(n, '\n') + setOf("\"a\":1,\"a\":2"); });
    return files;
}

bool open(const QByteArray &bytes)
{
    const auto file = readNative(bytes, everySection());
    if (!file)
        return false;
    const NativePlaces places(bytes, file->set, everySection());
    for (const Objective &objective : file->set.objectives) {
        if (places.of(objective.id, ObjectiveField::Goal).line < 1)
            return false;
    }
    GoalSet set = file->set;
    set.gameName += u'x';
    return !writeNative(set, everySection()).isEmpty();
}

qint64 shortestOf(int runs, const std::function<void()> &run)
{
    qint64 shortest = std::numeric_limits<qint64>::max();
    for (int i = 0; i < runs; ++i) {
        const qint64 start = ownNanoseconds();
        run();
        shortest = std::min(shortest, ownNanoseconds() - start);
    }
    return shortest;
}

double growthOf(const Maker &maker, int size, const std::function<void(const QByteArray &)> &run)
{
    keepMemory();
    const QByteArray text = maker(size);
    const QByteArray longText = maker(muchLarger * size);
    double growth = std::numeric_limits<double>::max();
    // More runs find a quiet moment.
    for (int runs = 1; runs < 6 && growth >= mostGrowth; ++runs) {
        const qint64 shorter = shortestOf(runs, [&] { run(text); });
        const qint64 longer = shortestOf(runs, [&] { run(longText); });
        growth = static_cast<double>(longer) / static_cast<double>(std::max<qint64>(shorter, 1));
    }
    return growth;
}

} // namespace boardwright::test
