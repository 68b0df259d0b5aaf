// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_reader.h"
#include "core/formats/row_numbers.h"
#include "core/generator/generator.h"
#include "core/lab/place_groups.h"
#include "core/lab/tally_json.h"
#include "core/lab/tally_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostNumber = std::numeric_limits<qint64>::max();

/// The most that this many boards can have of anything: below 2^63 for mostBoards.
quint64 mostOnBoards(quint64 boards)
{
    return boards * static_cast<quint64>(std::numeric_limits<int>::max());
}

/// Reads one statistics file. Keeps the first problem; everything read after it is empty.
class TallyReader {
public:
    TallyReader(const QByteArray &bytes, const JsonValue &root)
        : m_text(bytes)
        , m_root(root)
        , m_reader(bytes)
    {
    }

    std::expected<Tally, Problem> read()
    {
        if (m_root.kind != JsonKind::Object)
            return std::unexpected(notStatistics(u"statistics"_s).value());
        (void)number(m_root, u"statistics"_s, 1, 1);
        auto study = std::make_shared<Study>();
        readStudy(*study);
        const Detail detail = word(m_root, u"detail"_s, detailWords);
        if (m_problem)
            return std::unexpected(*m_problem);
        // Checked first, so that we allocate no more than the size of the file.
        if (!areCounted(*study, detail))
            return std::unexpected(*m_problem);
        Tally tally(study, detail);
        readNumbers(tally);
        readObjectives(tally);
        if (detail == Detail::Reasons)
            readMeasures(tally);
        if (m_problem)
            return std::unexpected(*m_problem);
        return tally;
    }

private:
    std::optional<Problem> notStatistics(const QString &key) const
    {
        return problemAt(m_text, m_root.begin, Code::NotStatistics, {key});
    }

    void refuse(const Problem &problem)
    {
        if (!m_problem)
            m_problem = problem;
    }

    void damaged(const JsonValue &value, const QString &what)
    {
        refuse(problemAt(m_text, value.begin, Code::StatisticsDamaged, {what}));
    }

    void require(bool holds, const JsonValue &value, const QString &what)
    {
        if (!holds)
            damaged(value, what);
    }

    /// The member of an object, which must be of this kind; an empty value after a problem.
    const JsonValue &member(const JsonValue &object, const QString &key, JsonKind kind)
    {
        static const JsonValue nothing;
        if (m_problem)
            return nothing;
        const JsonValue *value = memberOf(object, key);
        if (value == nullptr) {
            refuse(problemAt(m_text, object.begin, Code::NotStatistics, {key}));
            return nothing;
        }
        if (const auto right = m_reader.require(kind, key, *value); !right) {
            refuse(right.error());
            return nothing;
        }
        return *value;
    }

    qint64 numberOf(const JsonValue &value, const QString &key, qint64 lowest, qint64 highest)
    {
        qint64 read = 0;
        if (m_problem)
            return lowest;
        if (const auto right = m_reader.read(key, value, read); !right)
            refuse(right.error());
        else if (read < lowest || read > highest)
            refuse(m_reader.outOfRange(key, value, lowest, highest).error());
        return m_problem ? lowest : read;
    }

    qint64 number(const JsonValue &object, const QString &key, qint64 lowest, qint64 highest)
    {
        return numberOf(member(object, key, JsonKind::Number), key, lowest, highest);
    }

    quint64 count(const JsonValue &object, const QString &key, quint64 most)
    {
        return static_cast<quint64>(number(object, key, 0, static_cast<qint64>(most)));
    }

    QString text(const JsonValue &object, const QString &key)
    {
        return member(object, key, JsonKind::String).text;
    }

    NamedLimit readLimit(const JsonValue &object, const QString &generator)
    {
        const JsonValue &kind = member(object, u"kind"_s, JsonKind::String);
        const auto *const known = std::ranges::find(limitWords, kind.text);
        NamedLimit limit{.kind = static_cast<LimitKind>(known - limitWords.begin()),
            .name = text(object, u"name"_s),
            .cap = static_cast<int>(number(object, u"cap"_s, 0, std::numeric_limits<int>::max())),
            .own = known == limitWords.end() ? kind.text : QString()};
        if (!m_problem && limit.kind == LimitKind::Own)
            requireKind(kind, generator);
        return limit;
    }

    /// A limit's kind must be one that the generator declares. Of a generator that is not known
    /// here, it may be anything that is written without escaping.
    void requireKind(const JsonValue &kind, const QString &generator)
    {
        const Generator *known = generatorOf(generator);
        if (known == nullptr)
            return require(isWrittenPlainly(kind.text), kind, u"limits"_s);
        QStringList choices(limitWords.begin(), limitWords.end());
        for (const OwnLimitKind &own : known->info().limitKinds)
            choices << own.key;
        if (!choices.contains(kind.text))
            refuse(m_reader.unknownText(u"kind"_s, kind, choices).error());
    }

    template <std::size_t Count, typename Value = Detail>
    Value word(const JsonValue &object, const QString &key,
        const std::array<QLatin1StringView, Count> &words, Value fallback = Value{})
    {
        const JsonValue &value = member(object, key, JsonKind::String);
        if (m_problem)
            return fallback;
        const auto found = std::ranges::find(words, value.text);
        if (found == words.end()) {
            QStringList choices;
            for (const QLatin1StringView choice : words)
                choices << choice;
            refuse(m_reader.unknownText(key, value, choices).error());
            return fallback;
        }
        return static_cast<Value>(found - words.begin());
    }

    /// An array of `size` numbers.
    std::vector<quint64> counts(
        const JsonValue &value, const QString &what, std::size_t size, quint64 most)
    {
        std::vector<quint64> read;
        if (m_problem)
            return read;
        if (value.kind != JsonKind::Array || value.elements.size() != size) {
            damaged(value, what);
            return read;
        }
        read.reserve(size);
        for (const JsonValue &element : value.elements)
            read.push_back(
                static_cast<quint64>(numberOf(element, what, 0, static_cast<qint64>(most))));
        return read;
    }

    /// Pairs of a number and how often it occurred.
    Histogram histogram(const JsonValue &value, const QString &what, int least, quint64 most)
    {
        Histogram read;
        quint64 sum = 0;
        for (const JsonValue &bar : value.elements) {
            if (m_problem)
                return read;
            if (bar.kind != JsonKind::Array || bar.elements.size() != 2) {
                damaged(bar, what);
                return read;
            }
            const auto bins = static_cast<int>(numberOf(bar.elements[0], what, least, mostBins));
            const auto found = static_cast<quint64>(numberOf(bar.elements[1], what, 1, mostBoards));
            require(read.empty() || read.rbegin()->first < bins, bar, what);
            read.emplace_hint(read.end(), bins, found);
            sum += found;
            require(sum <= most, bar, what);
        }
        return read;
    }

    void readStudy(Study &study)
    {
        constexpr qint64 mostVersion = 1'000'000;
        study.generator = text(m_root, u"generator"_s);
        study.version = static_cast<int>(number(m_root, u"version"_s, 1, mostVersion));
        for (const JsonMember &setting : member(m_root, u"settings"_s, JsonKind::Object).members) {
            // Written without escaping.
            static const QRegularExpression wellFormed(u"^[a-z0-9_-]+$"_s);
            require(
                setting.value.kind == JsonKind::String && wellFormed.match(setting.key).hasMatch(),
                setting.value, u"settings"_s);
            study.settings.emplaceBack(setting.key, setting.value.text);
        }
        study.set = text(m_root, u"set"_s);
        constexpr qint64 mostSites = 1'000'000; // more than any board has
        study.sites = static_cast<int>(number(m_root, u"sites"_s, 0, mostSites));
        study.lines = static_cast<int>(number(m_root, u"lines"_s, 0, mostSites));
        if (memberOf(m_root, u"shapes"_s) != nullptr) {
            (void)word(m_root, u"shapes"_s, shapesWords);
            study.hasOneShape = false;
            require(
                std::cmp_equal(study.sites, siteGroups) && std::cmp_equal(study.lines, lineGroups),
                m_root, u"sites"_s);
        }
        for (const JsonValue &limit : member(m_root, u"limits"_s, JsonKind::Array).elements) {
            if (!isObject(limit, u"limits"_s))
                return;
            study.limits.push_back(readLimit(limit, study.generator));
        }
        const JsonValue &effort = member(m_root, u"effort"_s, JsonKind::Object);
        for (const JsonMember &counter : effort.members) {
            require(isWrittenPlainly(counter.key), counter.value, u"effort"_s);
            study.counters << counter.key;
        }
        if (const Generator *generator = generatorOf(study.generator)) {
            for (const Counter &counter : generator->info().counters)
                (void)member(effort, QString(counter.sumKey()), JsonKind::Number);
        }
        readGoals(study);
        if (const JsonValue *measures = memberOf(m_root, u"measures"_s))
            readMeasureNames(study, *measures);
    }

    bool isObject(const JsonValue &value, const QString &what)
    {
        require(value.kind == JsonKind::Object, value, what);
        return !m_problem;
    }

    void readGoals(Study &study)
    {
        constexpr qint64 million = 1'000'000;
        const JsonValue &objectives = member(m_root, u"objectives"_s, JsonKind::Array);
        for (const JsonValue &objective : objectives.elements) {
            if (!isObject(objective, u"objectives"_s))
                return;
            const auto row = static_cast<qint64>(study.goals.size());
            (void)number(objective, u"objective"_s, row, row);
            study.goals << text(objective, u"goal"_s);
            if (memberOf(objective, u"plainShare"_s) != nullptr)
                study.plainShares.push_back(
                    static_cast<int>(number(objective, u"plainShare"_s, 0, million)));
        }
        require(study.plainShares.empty()
                || std::cmp_equal(study.plainShares.size(), study.goals.size()),
            objectives, u"plainShare"_s);
    }

    void readMeasureNames(Study &study, const JsonValue &measures)
    {
        for (const JsonValue &measure : measures.elements) {
            if (!isObject(measure, u"measures"_s))
                return;
            StudiedMeasure studied;
            studied.key = text(measure, u"measure"_s);
            studied.scope = word(measure, u"scope"_s, scopeWords, Scope::Board);
            const JsonValue &bin = member(measure, u"bin"_s, JsonKind::Number);
            if (!m_problem) {
                if (const auto right = m_reader.read(u"bin"_s, bin, studied.bin); !right)
                    refuse(right.error());
                require(studied.bin > 0, bin, u"bin"_s);
            }
            if (memberOf(measure, u"classes"_s) != nullptr) {
                const JsonValue &classes = member(measure, u"classes"_s, JsonKind::Array);
                require(!classes.elements.empty(), classes, u"classes"_s);
                for (const JsonValue &key : classes.elements) {
                    require(key.kind == JsonKind::String, key, u"classes"_s);
                    studied.classes << key.text;
                }
            }
            study.measures.push_back(std::move(studied));
        }
    }

    /// Whether the file has as many numbers as its sizes claim.
    bool areCounted(const Study &study, Detail detail)
    {
        if (detail == Detail::Counts) {
            require(study.measures.empty(), m_root, u"measures"_s);
            return !m_problem;
        }
        for (const JsonValue &objective :
            member(m_root, u"objectives"_s, JsonKind::Array).elements) {
            const JsonValue &cells = member(objective, u"cells"_s, JsonKind::Array);
            require(std::cmp_equal(cells.elements.size(), study.sites), cells, u"cells"_s);
        }
        const auto &measures = member(m_root, u"measures"_s, JsonKind::Array).elements;
        for (std::size_t i = 0; i < measures.size() && !m_problem; ++i) {
            const StudiedMeasure &measure = study.measures[i];
            const QString key = measure.classes.isEmpty() ? u"sums"_s : u"counts"_s;
            const JsonValue &items = member(measures[i], key, JsonKind::Array);
            require(items.elements.size() == study.items(measure.scope), items, key);
        }
        return !m_problem;
    }

    void readNumbers(Tally &tally)
    {
        const JsonValue &seeds = member(m_root, u"seeds"_s, JsonKind::Array);
        for (const JsonValue &pair : seeds.elements) {
            const std::vector<quint64> ends
                = counts(pair, u"seeds"_s, 2, static_cast<quint64>(mostNumber - 1));
            if (m_problem)
                return;
            const SeedRange range{
                .first = static_cast<qint64>(ends[0]), .last = static_cast<qint64>(ends[1])};
            const auto &known = tally.seeds.ranges();
            require(range.first <= range.last
                    && range.count() <= mostBoardsOf(*tally.study) - tally.seeds.count(),
                pair, u"seeds"_s);
            require(known.empty() || known.back().last < range.first - 1, pair, u"seeds"_s);
            if (m_problem)
                return;
            tally.seeds.add(range);
        }
        const quint64 boards = tally.boards();
        require(count(m_root, u"boards"_s, boards) == boards, m_root, u"boards"_s);
        tally.failed = count(m_root, u"failed"_s, boards);
        // Older versions counted these as failed.
        if (memberOf(m_root, u"rejected"_s) != nullptr)
            tally.rejected = count(m_root, u"rejected"_s, boards - tally.failed);
        tally.relaxedBoards = count(m_root, u"relaxedBoards"_s, tally.whole());
        const JsonValue &relaxations = member(m_root, u"relaxations"_s, JsonKind::Number);
        tally.relaxations = count(m_root, u"relaxations"_s, mostOnBoards(tally.relaxedBoards));
        require(tally.relaxations >= tally.relaxedBoards
                && (tally.relaxations == 0) == (tally.relaxedBoards == 0),
            relaxations, u"relaxations"_s);
        const JsonValue &effort = member(m_root, u"effort"_s, JsonKind::Object);
        if (!tally.places.empty())
            tally.places = counts(member(m_root, u"places"_s, JsonKind::Array), u"places"_s,
                tally.places.size(), tally.whole() * mostPlaces);
        for (std::size_t i = 0; i < tally.counts.size(); ++i)
            tally.counts[i] = count(effort, tally.study->counters[static_cast<qsizetype>(i)],
                mostOnBoards(tally.whole()));
        tally.overlap = histogram(
            member(m_root, u"overlap"_s, JsonKind::Array), u"overlap"_s, 0, tally.whole());
    }

    void readObjectives(Tally &tally)
    {
        const auto &objectives = member(m_root, u"objectives"_s, JsonKind::Array).elements;
        const auto sites = static_cast<std::size_t>(tally.study->sites);
        for (std::size_t row = 0; row < objectives.size() && !m_problem; ++row) {
            const JsonValue &objective = objectives[row];
            const quint64 appearances = count(objective, u"appearances"_s, tally.whole());
            const quint64 copies = count(objective, u"copies"_s, mostOnBoards(appearances));
            require(copies >= appearances && (copies == 0) == (appearances == 0), objective,
                u"copies"_s);
            tally.appearances[row] = appearances;
            tally.copies[row] = copies;
            if (tally.detail == Detail::Counts)
                continue;
            const JsonValue &list = member(objective, u"cells"_s, JsonKind::Array);
            const std::vector<quint64> cells = counts(list, u"cells"_s, sites, copies);
            quint64 sum = 0;
            for (const quint64 cell : cells) {
                require(cell <= copies - sum, list, u"cells"_s);
                sum += m_problem ? 0 : cell;
            }
            require(sum == copies, list, u"cells"_s);
            if (!m_problem)
                std::ranges::copy(
                    cells, tally.cells.begin() + static_cast<std::ptrdiff_t>(row * sites));
        }
    }

    void readMeasures(Tally &tally)
    {
        const auto &measures = member(m_root, u"measures"_s, JsonKind::Array).elements;
        for (std::size_t i = 0; i < measures.size() && !m_problem; ++i) {
            const StudiedMeasure &measure = tally.study->measures[i];
            MeasureTally &into = tally.measures[i];
            if (!measure.classes.isEmpty()) {
                readClasses(measures[i], mostOf(measure.scope, tally), into);
                continue;
            }
            const auto &items = member(measures[i], u"sums"_s, JsonKind::Array).elements;
            for (std::size_t item = 0; item < items.size() && !m_problem; ++item)
                into.sums[item] = sums(items[item], mostOf(measure.scope, tally));
            if (measure.scope != Scope::Board)
                continue;
            const JsonValue &bars = member(measures[i], u"histogram"_s, JsonKind::Array);
            into.histogram = histogram(bars, u"histogram"_s, -mostBins, tally.whole());
            require(isOf(into.histogram, into.sums.front()), bars, u"histogram"_s);
        }
    }

    /// The most numbers that an item of this scope can have.
    static quint64 mostOf(Scope scope, const Tally &tally)
    {
        return tally.study->isGrouped(scope) ? tally.whole() * mostPlaces : tally.whole();
    }

    /// Whether a histogram matches the sums given beside it.
    static bool isOf(const Histogram &histogram, const NumberSums &sums)
    {
        NumberSums recounted;
        for (const auto &[bins, found] : histogram) {
            recounted.count += found;
            recounted.nonzero += bins == 0 ? 0 : found;
            recounted.sum += bins * static_cast<qint64>(found);
            recounted.squares += static_cast<quint64>(qint64{bins} * bins) * found;
        }
        return recounted == sums;
    }

    NumberSums sums(const JsonValue &value, quint64 most)
    {
        const QString what = u"sums"_s;
        if (value.kind != JsonKind::Array || value.elements.size() != 4) {
            damaged(value, what);
            return {};
        }
        const auto at = [&](std::size_t index, qint64 lowest, qint64 highest) {
            return numberOf(value.elements[index], what, lowest, highest);
        };
        const qint64 count = at(0, 0, static_cast<qint64>(most));
        const qint64 nonzero = at(1, 0, count);
        const qint64 sum = at(2, -nonzero * mostBins, nonzero * mostBins);
        const qint64 squares = at(3, nonzero, nonzero * mostBins * mostBins);
        // The square of a whole number is at least its magnitude.
        require(std::abs(sum) <= squares, value, what);
        return {.count = static_cast<quint64>(count),
            .nonzero = static_cast<quint64>(nonzero),
            .sum = sum,
            .squares = static_cast<quint64>(squares)};
    }

    void readClasses(const JsonValue &measure, quint64 most, MeasureTally &into)
    {
        const JsonValue &items = member(measure, u"counts"_s, JsonKind::Array);
        const std::size_t classes
            = into.classes.size() / std::max<std::size_t>(1, items.elements.size());
        for (std::size_t item = 0; item < items.elements.size() && !m_problem; ++item) {
            const std::vector<quint64> found
                = counts(items.elements[item], u"counts"_s, classes, most);
            quint64 sum = 0;
            for (const quint64 of : found)
                sum += of; // bounded by the numbers in the file
            require(sum <= most, items.elements[item], u"counts"_s);
            if (!m_problem)
                std::ranges::copy(
                    found, into.classes.begin() + static_cast<std::ptrdiff_t>(item * classes));
        }
    }

    QByteArrayView m_text;
    const JsonValue &m_root;
    NativeReader m_reader;
    std::optional<Problem> m_problem;
};

} // namespace

std::expected<Tally, Problem> readTally(const QByteArray &bytes)
{
    const auto root = parseJson(bytes);
    if (!root)
        return std::unexpected(root.error());
    return TallyReader(bytes, *root).read();
}

} // namespace boardwright
