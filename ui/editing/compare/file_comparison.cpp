// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/compare/file_comparison.h"

#include "core/formats/file.h"
#include "core/generator/saved_preview.h"
#include "core/goalset/objective_fields.h"
#include "core/lab/board_texts.h"
#include "core/lists/open_set.h"

#include <array>
#include <utility>

namespace boardwright {

namespace {

/// The part of an objective that a field is; the whole row if none.
ObjectiveField partOf(const Field *field)
{
    constexpr std::array parts{ObjectiveField::Goal, ObjectiveField::Range,
        ObjectiveField::BoardCategories, ObjectiveField::LineCategories, ObjectiveField::Tag,
        ObjectiveField::Progression, ObjectiveField::Weighting, ObjectiveField::IndividualLimit,
        ObjectiveField::ForcedPositions, ObjectiveField::ProgressiveRanges, ObjectiveField::Tooltip,
        ObjectiveField::Icons};
    for (const ObjectiveField part : parts) {
        if (field != nullptr && field == fieldOf(part))
            return part;
    }
    return ObjectiveField::GoalSet;
}

ProblemPlace placeOfRow(const SetDifference &change)
{
    ProblemPlace place;
    place.row = change.rowAfter;
    if (change.section != nullptr && !isOwn(*change.section)) {
        place.section = change.section->key;
        place.fieldKey = change.field == nullptr ? QString() : QString(change.field->key);
    } else {
        place.field = partOf(change.field);
    }
    return place;
}

std::optional<ProblemPlace> placeOfLimit(const SetDifference &change)
{
    if (!change.after)
        return std::nullopt;
    ProblemPlace place;
    place.field = change.what == DifferenceOf::LineLimit ? ObjectiveField::LineCategories
                                                         : ObjectiveField::BoardCategories;
    place.name = change.subject;
    return place;
}

std::optional<ProblemPlace> placeOfProperty(const SetDifference &change, const GoalSet &set)
{
    ProblemPlace place;
    place.field = change.property == u"game_name" ? ObjectiveField::GameName
        : change.property == u"set_name"          ? ObjectiveField::SetName
                                                  : ObjectiveField::CappedSettings;
    if (change.property == u"tag_names") {
        if (set.tagNames.isEmpty())
            return std::nullopt;
        place.field = ObjectiveField::TagNames;
        place.name = set.tagNames.first();
    }
    return place;
}

} // namespace

FileComparison::FileComparison(
    GoalSetDocument &document, JobPool &files, JobPool &jobs, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_reader(files, this, &FileComparison::read, [this](Read read) { takeRead(std::move(read)); })
    , m_work(jobs, [this](Work::Replies found) { takeFound(std::move(found.back())); })
{
    m_model.setTitles(tr("In the file"), tr("In this set"));
    connect(&document, &GoalSetDocument::aboutToReset, this, &FileComparison::close);
    connect(&document, &GoalSetDocument::changed, this, &FileComparison::compare);
}

FileComparison::~FileComparison() = default;

void FileComparison::open(const QString &path)
{
    m_reader.restart({.path = path, .generator = savedPreview(m_document.set()).generator});
}

void FileComparison::stopReading()
{
    m_reader.stop();
}

void FileComparison::close()
{
    m_reader.stop();
    m_work.stop();
    if (!isOpen())
        return;
    m_file.reset();
    m_changes.clear();
    m_isBusy = false;
    m_model.show({});
    Q_EMIT closed();
}

const QList<Problem> &FileComparison::notes() const
{
    static const QList<Problem> none;
    return m_file == nullptr ? none : m_file->notes;
}

std::optional<FileComparison::Read> FileComparison::read(
    const Request &request, const std::stop_token &stop)
{
    const QString &path = request.path;
    auto opened = openSetFor(request.generator, path, stop);
    if (opened)
        return Read{
            .path = path, .file = std::make_shared<const NativeFile>(std::move(opened->file))};
    const auto bytes = readFile(path);
    return Read{.path = path,
        .file = std::unexpected(
            Error{.problem = opened.error(), .isBoard = bytes && isBoardFile(*bytes, stop)})};
}

void FileComparison::takeRead(Read read)
{
    if (!read.file) {
        Q_EMIT failed(read.file.error());
        return;
    }
    m_file = *std::move(read.file);
    m_path = std::move(read.path);
    m_readAt = QTime::currentTime();
    // The rows of another file would be wrong beside its name.
    m_changes.clear();
    m_model.show({});
    compare();
    Q_EMIT opened();
}

void FileComparison::compare()
{
    if (!isOpen())
        return;
    m_isBusy = true;
    m_work.start({.pieces = 1,
        .priority = JobPriority::Quick,
        .isSerial = false,
        .makeWorker = [file = m_file, now = m_document.set()]() -> Work::Worker {
            return [=](std::size_t /*piece*/, const std::stop_token &stop) -> std::optional<Found> {
                QList<SetDifference> changes = differencesOf(file->set, now);
                if (stop.stop_requested())
                    return std::nullopt;
                auto words = fieldChanges(file->set, now, changes);
                return Found{.changes = std::move(changes), .words = std::move(words)};
            };
        }});
    Q_EMIT updated();
}

void FileComparison::takeFound(Found found)
{
    m_isBusy = false;
    m_changes = std::move(found.changes);
    m_model.show(found.words);
    Q_EMIT updated();
}

std::optional<ProblemPlace> FileComparison::placeOf(int row) const
{
    const SetDifference &change = m_changes.at(row);
    if (change.rowAfter != RowId::none)
        return placeOfRow(change);
    switch (change.what) {
    case DifferenceOf::BoardLimit:
    case DifferenceOf::LineLimit:
        return placeOfLimit(change);
    case DifferenceOf::Property:
        return placeOfProperty(change, m_document.set());
    default:
        return std::nullopt;
    }
}

} // namespace boardwright
