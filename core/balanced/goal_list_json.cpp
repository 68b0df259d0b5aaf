// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/goal_list_json.h"

#include "core/balanced/codes.h"
#include "core/formats/json_layout.h"
#include "core/formats/named_numbers.h"
#include "core/formats/native_object.h"
#include "core/formats/native_text.h"
#include "core/formats/text_position.h"

#include <algorithm>
#include <memory>
#include <unordered_map>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr auto normalKey = "normal"_L1;
constexpr auto shortKey = "short"_L1;
constexpr auto infoKey = "info"_L1;

/// "0" .. "50". Static: fields named by them refer to these strings.
const std::array<QByteArray, listBuckets> &bucketKeys()
{
    static const std::array<QByteArray, listBuckets> keys = [] {
        std::array<QByteArray, listBuckets> made;
        for (std::size_t i = 0; i < made.size(); ++i)
            made.at(i) = QByteArray::number(static_cast<int>(i));
        return made;
    }();
    return keys;
}

/// A key whose value is one member of the object.
template <typename Object, typename Held>
NativeField<Object> memberField(
    QLatin1StringView key, Held Object::*member, Presence presence = Presence::WhenSet)
{
    return {.key = key,
        .presence = presence,
        .read = [member](NativeReader &reader, const QString &name, const JsonValue &value,
                    Object &into) { return reader.read(name, value, into.*member); },
        .text = [member](const Object &object) { return nativeText(object.*member); }};
}

/// The same for a number that may be missing, which differs from 0.
template <typename Object>
NativeField<Object> optionalField(QLatin1StringView key, std::optional<double> Object::*member)
{
    return {.key = key,
        .read = [member](NativeReader &reader, const QString &name, const JsonValue &value,
                    Object &into) { return reader.read(name, value, (into.*member).emplace()); },
        .text =
            [member](const Object &object) {
                return object.*member ? nativeText(*(object.*member)) : QByteArray("null");
            }};
}

template <typename Object>
NativeField<Object> listNumbersField(QLatin1StringView key, QList<NamedNumber> Object::*member,
    Presence presence = Presence::WhenSet)
{
    return {.key = key,
        .presence = presence,
        .read = [member](NativeReader &reader, const QString &name, const JsonValue &value,
                    Object &into) { return reader.read(name, value, into.*member); },
        .text = [member](const Object &object) { return namedNumbersText(object.*member); },
        .edited
        = [member](const Object &object,
              const QByteArray &before) { return namedNumbersText(object.*member, before); }};
}

NativeReader::Outcome readFilters(
    NativeReader &reader, const QString &key, const JsonValue &value, GoalList &into)
{
    if (auto isObject = reader.require(JsonKind::Object, key, value); !isObject)
        return isObject;
    into.filters.clear();
    const std::vector<KeyUse> uses = keyUses(value.members, &JsonMember::key);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const JsonMember &member = value.members[i];
        if (!uses[i].isFirst)
            reader.noteRepeatedKey(member);
        if (!uses[i].isLast)
            continue;
        NamedFilter filter{.category = member.key, .text = {}};
        if (auto outcome = reader.read(member.key, member.value, filter.text); !outcome)
            return outcome;
        into.filters.append(std::move(filter));
    }
    return {};
}

QByteArray filtersText(const GoalList &list)
{
    std::vector<std::pair<QByteArray, QByteArray>> members;
    for (const NamedFilter &filter : list.filters)
        members.emplace_back(jsonText(filter.category), jsonText(filter.text));
    return layOutObject(members);
}

const NativeFields<ListGoal> &goalFields()
{
    static const NativeFields<ListGoal> fields = withUnset<ListGoal>({
        memberField("difficulty"_L1, &ListGoal::difficulty, Presence::Always),
        memberField("id"_L1, &ListGoal::id, Presence::Always),
        memberField("jp"_L1, &ListGoal::japaneseName),
        memberField("name"_L1, &ListGoal::name, Presence::Always),
        listNumbersField("rowtypes"_L1, &ListGoal::rowTypes),
        memberField("skill"_L1, &ListGoal::skill, Presence::Always),
        listNumbersField("subtypes"_L1, &ListGoal::subtypes),
        optionalField("time"_L1, &ListGoal::time),
        listNumbersField("types"_L1, &ListGoal::types, Presence::Always),
        optionalField("weight"_L1, &ListGoal::weight),
    });
    return fields;
}

/// Adds a note about one value.
void note(NativeReader &reader, Code code, const JsonValue &value, QList<Arg> args = {})
{
    Problem problem;
    problem.code = code;
    problem.severity = Severity::Warning;
    problem.args = std::move(args);
    reader.note(std::move(problem), value);
}

/// A field of a list whose version is stored in "info".
template <typename List>
NativeField<List> infoField(const NativeFields<List> &ownFields)
{
    const auto fields = std::make_shared<const NativeFields<List>>(withUnset<List>(ownFields));
    return {.key = infoKey,
        .presence = Presence::Always,
        .read = [fields](NativeReader &reader, const QString &name, const JsonValue &value,
                    List &into) { return readObject(*fields, reader, name, value, into); },
        .text = [fields](const List &list) { return writeObject(*fields, {}, list); },
        .edited =
            [fields](const List &list, const QByteArray &before) {
                const JsonValue stood = parseJson(before).value_or(JsonValue{});
                return writeObject(
                    *fields, before.isEmpty() ? Verbatim() : verbatimOf(stood, before), list);
            }};
}

/// Reads the lists of a file, with the context that needs the whole file.
class ListReader {
public:
    explicit ListReader(std::stop_token stop)
        : m_stop(std::move(stop))
    {
    }

    NativeReader::Outcome read(
        NativeReader &reader, const QString &key, const JsonValue &value, GoalList &into) const
    {
        if (auto outcome = readObject(fields(), reader, key, value, into); !outcome)
            return outcome;
        into.verbatim = verbatimOf(value, reader.text(), partKeys());
        noteBuckets(reader, key, value, into);
        noteTwins(reader, key, value, into);
        return {};
    }

    static QByteArray text(const GoalList &list)
    {
        return writeObject(ListReader({}).fields(), list.verbatim, list);
    }

private:
    static std::vector<QLatin1StringView> partKeys()
    {
        std::vector<QLatin1StringView> keys;
        for (const QByteArray &key : bucketKeys())
            keys.emplace_back(key);
        return keys;
    }

    NativeReader::Outcome readBucket(NativeReader &reader, const QString &key,
        const JsonValue &value, QList<ListGoal> &into) const
    {
        if (auto isArray = reader.require(JsonKind::Array, key, value); !isArray)
            return isArray;
        into.clear();
        for (const JsonValue &element : value.elements) {
            if (m_stop.stop_requested())
                return std::unexpected(stoppedReading());
            ListGoal goal;
            if (auto outcome = readObject(goalFields(), reader, key, element, goal); !outcome)
                return outcome;
            if (!goal.time)
                note(reader, toCode(BalancedCode::GoalTimeMissing), element);
            goal.verbatim = verbatimOf(element, reader.text());
            into.append(std::move(goal));
        }
        return {};
    }

    static NativeField<GoalList> bucketField(const ListReader *own, std::size_t bucket)
    {
        const auto text = [bucket](const GoalList &list) {
            std::vector<QByteArray> texts;
            for (const ListGoal &goal : list.buckets.at(bucket))
                texts.push_back(writeObject(goalFields(), goal.verbatim, goal));
            return layOutArray(texts);
        };
        return {.key = QLatin1StringView(bucketKeys().at(bucket)),
            .presence = Presence::Always,
            .read =
                [own, bucket](NativeReader &reader, const QString &key, const JsonValue &value,
                    GoalList &into) {
                    // No reader is active when a member is only compared with the current value.
                    static const ListReader unstopped({});
                    return (own == nullptr ? unstopped : *own)
                        .readBucket(reader, key, value, into.buckets.at(bucket));
                },
            .text = text,
            .edited = [text](const GoalList &list, const QByteArray &) { return text(list); }};
    }

    NativeFields<GoalList> fields() const
    {
        NativeFields<GoalList> all{
            infoField<GoalList>({memberField("version"_L1, &GoalList::version)})};
        for (std::size_t bucket = 0; bucket < listBuckets; ++bucket)
            all.push_back(bucketField(this, bucket));
        all.push_back(listNumbersField("rowtypes"_L1, &GoalList::rowTypes, Presence::Always));
        all.push_back({.key = "synfilters"_L1, .read = readFilters, .text = filtersText});
        all.push_back(
            optionalField("averageStandardDeviation"_L1, &GoalList::averageStandardDeviation));
        return withUnset(std::move(all));
    }

    static void noteBuckets(
        NativeReader &reader, const QString &key, const JsonValue &value, const GoalList &list)
    {
        for (int bucket = 0; bucket < listBuckets; ++bucket) {
            const QByteArray &name = bucketKeys().at(static_cast<std::size_t>(bucket));
            const auto found
                = std::ranges::find(value.members, QString::fromLatin1(name), &JsonMember::key);
            const bool isRead = bucket >= lowestDifficulty && bucket <= highestDifficulty;
            if (isRead && found == value.members.end())
                note(reader, toCode(BalancedCode::ListBucketMissing), value, {key, qint64{bucket}});
            const auto &goals = list.buckets.at(static_cast<std::size_t>(bucket));
            if (!isRead && !goals.isEmpty())
                note(reader, toCode(BalancedCode::ListBucketUnread), found->value,
                    {key, qint64{bucket}, qint64{goals.size()}});
        }
    }

    /// Notes goals that share an id: only one of them can be on a board.
    static void noteTwins(
        NativeReader &reader, const QString &, const JsonValue &value, const GoalList &list)
    {
        std::unordered_map<QString, qint64> numbers; // looked up, never iterated
        qint64 number = 0;
        for (std::size_t bucket = lowestDifficulty; bucket <= highestDifficulty; ++bucket) {
            const QString name = QString::fromLatin1(bucketKeys().at(bucket));
            const auto stood = std::ranges::find_last(value.members, name, &JsonMember::key);
            for (qsizetype i = 0; i < list.buckets.at(bucket).size(); ++i) {
                const QString &id = list.buckets.at(bucket)[i].id;
                const auto [first, isNew] = numbers.try_emplace(id, ++number);
                if (!isNew)
                    note(reader, toCode(BalancedCode::GoalIdTwice),
                        stood.front().value.elements[static_cast<std::size_t>(i)],
                        {id, first->second});
            }
        }
    }

    std::stop_token m_stop;
};

/// The version, and the key by which the reference recognises a combined list.
NativeFields<CombinedList> infoFields()
{
    return {
        {.key = "combined"_L1,
            .presence = Presence::Always,
            .read =
                [](NativeReader &reader, const QString &, const JsonValue &value, CombinedList &) {
                    if (value.kind != JsonKind::String || value.text != u"true")
                        note(reader, toCode(BalancedCode::ListNotCombined), value);
                    return NativeReader::Outcome();
                },
            .text = [](const CombinedList &) { return QByteArray("\"true\""); }},
        memberField("version"_L1, &CombinedList::version)};
}

NativeFields<CombinedList> combinedFields(const ListReader &lists)
{
    return withUnset<CombinedList>({
        infoField<CombinedList>(infoFields()),
        {.key = normalKey,
            .presence = Presence::Always,
            .read = [&lists](NativeReader &reader, const QString &key, const JsonValue &value,
                        CombinedList &into) { return lists.read(reader, key, value, into.normal); },
            .text = [](const CombinedList &list) { return ListReader::text(list.normal); },
            .edited = [](const CombinedList &list,
                          const QByteArray &) { return ListReader::text(list.normal); }},
        {.key = shortKey,
            .read =
                [&lists](NativeReader &reader, const QString &key, const JsonValue &value,
                    CombinedList &into) {
                    return lists.read(reader, key, value, into.shortList.emplace());
                },
            .text =
                [](const CombinedList &list) {
                    return list.shortList ? ListReader::text(*list.shortList) : QByteArray("{}");
                },
            .edited =
                [](const CombinedList &list, const QByteArray &) {
                    return list.shortList ? ListReader::text(*list.shortList) : QByteArray("{}");
                }},
    });
}

QByteArray layoutOf(const CombinedList &list)
{
    const ListReader lists({});
    return writeObject(combinedFields(lists), list.verbatim, list);
}

} // namespace

std::expected<GoalListFile, Problem> readGoalList(
    const QByteArray &bytes, const std::stop_token &stop)
{
    const auto root = parseJson(bytes, stop);
    if (!root)
        return std::unexpected(root.error());
    const auto hasKey = [&](QLatin1StringView key) {
        return std::ranges::contains(root->members, key, &JsonMember::key);
    };
    if (!hasKey(normalKey))
        return std::unexpected(
            problemAt(bytes, root->begin, toCode(BalancedCode::NotAGoalList), {normalKey}));
    NativeReader reader(bytes);
    const ListReader lists(stop);
    GoalListFile file;
    if (auto outcome = readObject(combinedFields(lists), reader, {}, *root, file.list); !outcome)
        return std::unexpected(std::move(outcome).error());
    if (!hasKey(infoKey))
        note(reader, toCode(BalancedCode::ListNotCombined), *root);
    constexpr std::array parts{normalKey, shortKey};
    file.list.verbatim = verbatimOf(*root, bytes, parts);
    file.notes = reader.notes();
    file.list.file = std::make_shared<const FileText>(bytes, layoutOf(file.list));
    return file;
}

QByteArray writeGoalList(const CombinedList &list)
{
    const QByteArray layout = layoutOf(list);
    return list.file && layout == list.file->layout ? list.file->bytes : layout;
}

} // namespace boardwright
