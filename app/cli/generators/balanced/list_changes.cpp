// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/balanced/list_changes.h"

#include "app/cli/exit_status.h"
#include "app/cli/generators/balanced/read_list.h"
#include "app/cli/read_set.h"
#include "core/balanced/change_log.h"
#include "core/base/printable.h"
#include "core/formats/compact_json.h"
#include "core/formats/json_layout.h"
#include "core/formats/set_format.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/set_differences.h"
#include "ui/text/generators/balanced/list_change_words.h"

#include <QHash>

#include <array>
#include <optional>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The changes of both lists of a file; a missing list counts as empty.
using ChangesOfLists = std::array<std::pair<const char *, QList<ListChange>>, 2>;

/// The names of goals by id: the new names, or the old ones of removed goals. A goal without a name
/// is called by its id.
QHash<QString, QString> namesOf(const CombinedList &before, const CombinedList &after)
{
    QHash<QString, QString> names; // looked up, never iterated
    const auto add = [&](const GoalList &list) {
        for (const QList<ListGoal> &bucket : list.buckets) {
            for (const ListGoal &goal : bucket) {
                if (!names.contains(goal.id))
                    names.insert(goal.id, goal.name.isEmpty() ? goal.id : goal.name);
            }
        }
    };
    for (const CombinedList *list : {&after, &before}) {
        add(list->normal);
        if (list->shortList)
            add(*list->shortList);
    }
    return names;
}

void writeChanges(
    const ChangesOfLists &lists, const QHash<QString, QString> &names, QTextStream &out)
{
    bool isSame = true;
    for (const auto &[name, changes] : lists) {
        if (changes.isEmpty())
            continue;
        isSame = false;
        out << "The " << name << " list: " << changes.size()
            << (changes.size() == 1 ? " change\n" : " changes\n");
        for (const ListChange &change : changes)
            out << "  " << printable(listChangeWords(change, names.value(change.id))) << u'\n';
    }
    if (isSame)
        out << "Nothing changed.\n";
}

/// The kind of a change in JSON. Never translated.
const char *keyOf(ChangeOf what)
{
    switch (what) {
    case ChangeOf::Goal:
        return "goal";
    case ChangeOf::Name:
        return "name";
    case ChangeOf::JapaneseName:
        return "jp";
    case ChangeOf::Skill:
        return "skill";
    case ChangeOf::Time:
        return "time";
    case ChangeOf::Weight:
        return "weight";
    case ChangeOf::Type:
        return "type";
    case ChangeOf::Subtype:
        return "subtype";
    case ChangeOf::RowType:
        return "rowtype";
    case ChangeOf::Threshold:
        return "threshold";
    case ChangeOf::Filter:
        return "filter";
    }
    return "";
}

/// The text as JSON. Empty if there is none: compactObject() writes that as null.
QByteArray textOrNull(const std::optional<QString> &text)
{
    return text ? jsonText(*text) : QByteArray();
}

QByteArray changesJson(const QList<ListChange> &changes)
{
    QByteArrayList all;
    for (const ListChange &change : changes) {
        const auto unlessEmpty
            = [](const QString &text) { return text.isEmpty() ? QByteArray() : jsonText(text); };
        all << compactObject({{"change", jsonText(QString::fromLatin1(keyOf(change.what)))},
            {"id", unlessEmpty(change.id)}, {"category", unlessEmpty(change.category)},
            {"before", textOrNull(change.before)}, {"after", textOrNull(change.after)}});
    }
    return compactArray(all);
}

bool isList(const OpenedList &read)
{
    return read.opened.from != nullptr
        && (read.opened.from->key == "goal-list"_L1 || read.opened.from->key == "goal-sheet"_L1);
}

/// The kind of a change of a set in JSON. Never translated.
const char *keyOf(DifferenceOf what)
{
    switch (what) {
    case DifferenceOf::Goal:
        return "goal";
    case DifferenceOf::GoalField:
        return "goal_field";
    case DifferenceOf::Place:
        return "place";
    case DifferenceOf::Property:
        return "property";
    case DifferenceOf::BoardLimit:
        return "board_limit";
    case DifferenceOf::LineLimit:
        return "line_limit";
    case DifferenceOf::Once:
        return "once";
    case DifferenceOf::Row:
        return "row";
    case DifferenceOf::RowField:
        return "row_field";
    case DifferenceOf::Other:
        return "other";
    }
    return "";
}

QString whatDiffers(const SetDifference &change)
{
    switch (change.what) {
    case DifferenceOf::BoardLimit:
        return u"board limit"_s;
    case DifferenceOf::LineLimit:
        return u"line limit"_s;
    case DifferenceOf::Row:
        return QString() + change.section->key;
    case DifferenceOf::Place:
        return u"place"_s;
    case DifferenceOf::Property:
    case DifferenceOf::Other:
        return change.property;
    default:
        break;
    }
    if (change.field == nullptr)
        return {};
    return isOwn(*change.section) ? QString(change.field->key)
                                  : QString(change.section->key) + u'.' + change.field->key;
}

QString setChangeWords(const SetDifference &change)
{
    const QString subject = change.subject.isEmpty() ? QString() : u"\"%1\""_s.arg(change.subject);
    QStringList words{subject, whatDiffers(change)};
    words.removeAll(QString());
    const QString what = words.join(u": "_s);
    const bool isWhole = change.what == DifferenceOf::Goal || change.what == DifferenceOf::Row;
    if (!change.before)
        return what + (isWhole ? u" is new"_s : u" %1 is new"_s.arg(*change.after));
    if (!change.after)
        return what + (isWhole ? u" was removed"_s : u" %1 was removed"_s.arg(*change.before));
    const auto shown = [](const QString &text) { return text.isEmpty() ? u"(none)"_s : text; };
    return u"%1 %2 is now %3"_s.arg(what, shown(*change.before), shown(*change.after));
}

QByteArray changesJson(const QList<SetDifference> &changes)
{
    QByteArrayList all;
    for (const SetDifference &change : changes) {
        const auto unlessEmpty
            = [](const QString &text) { return text.isEmpty() ? QByteArray() : jsonText(text); };
        all << compactObject({{"change", jsonText(QString::fromLatin1(keyOf(change.what)))},
            {"subject", unlessEmpty(change.subject)}, {"field", unlessEmpty(whatDiffers(change))},
            {"before", textOrNull(change.before)}, {"after", textOrNull(change.after)}});
    }
    return compactArray(all);
}

void tellSetChanges(const QList<SetDifference> &changes, bool asJson, QTextStream &out)
{
    if (asJson) {
        out << QString::fromUtf8(compactObject({{"set", changesJson(changes)}})) << u'\n';
        return;
    }
    if (changes.isEmpty())
        out << "Nothing changed.\n";
    else
        out << changes.size() << (changes.size() == 1 ? " change\n" : " changes\n");
    for (const SetDifference &change : changes)
        out << "  " << printable(setChangeWords(change)) << u'\n';
}

} // namespace

int listChanges(const ListChangesCommand &command, QTextStream &out, QTextStream &err)
{
    const auto before = readList(command.before, command.list, err);
    if (!before)
        return exit_status::usage;
    const auto after = readList(command.after, command.list, err);
    if (!after)
        return exit_status::usage;
    // Other sets have more than such lists have.
    if (!isList(*before) || !isList(*after)) {
        tellSetChanges(
            differencesOf(before->opened.file.set, after->opened.file.set), command.json, out);
        return flushed(out, err) ? exit_status::good : exit_status::usage;
    }
    const ChangesOfLists lists{{{"normal", changesOf(before->list.normal, after->list.normal)},
        {"short",
            changesOf(before->list.shortList.value_or(GoalList()),
                after->list.shortList.value_or(GoalList()))}}};
    if (command.json) {
        CompactMembers members;
        for (const auto &[name, changes] : lists)
            members.emplace_back(name, changesJson(changes));
        out << QString::fromUtf8(compactObject(members)) << u'\n';
    } else {
        writeChanges(lists, namesOf(before->list, after->list), out);
    }
    return flushed(out, err) ? exit_status::good : exit_status::usage;
}

} // namespace boardwright
