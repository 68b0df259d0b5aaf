// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/import/import_session.h"

#include "core/formats/file.h"
#include "core/formats/import_text.h"
#include "core/generator/saved_preview.h"
#include "core/goalset/objective_fields.h"
#include "core/lab/board_texts.h"
#include "ui/editing/board/board_maker.h"
#include "ui/editing/values/objective_columns.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

const QString previewSeed = QStringLiteral("1");

/// Whether any goal has a value of its own in a field of a section.
bool isUsed(const GoalSet &set, const ImportedColumn &column)
{
    static const Objective fresh;
    if (column.section != &objectiveSection)
        return std::ranges::any_of(set.objectives, [&](const Objective &objective) {
            return objective.extension.value(column.section->key).contains(column.field->key);
        });
    const ObjectiveColumn own = columnOf(*column.field);
    if (own == ObjectiveColumn::Goal)
        return true;
    const Value usual = valueOf(fresh, own);
    return std::ranges::any_of(set.objectives,
        [&](const Objective &objective) { return valueOf(objective, own) != usual; });
}

std::vector<ImportedColumn> usedColumns(const GoalSet &set)
{
    std::vector<ImportedColumn> columns;
    const auto add = [&](const Section &section) {
        for (const Field &field : section.fields) {
            const ImportedColumn column{.section = &section, .field = &field};
            if (isUsed(set, column))
                columns.push_back(column);
        }
    };
    add(objectiveSection);
    for (const Section *section : allSections()) {
        if (section->home == Home::BesideObjective && !isOwn(*section))
            add(*section);
    }
    return columns;
}

std::shared_ptr<const ImportReading> readList(const ImportedFrom &from, const std::stop_token &stop)
{
    auto reading
        = std::make_shared<ImportReading>(ImportReading{.from = from, .opened = OpenedSet()});
    QByteArray &bytes = reading->from.source.bytes;
    const QString &path = from.source.path;
    if (!path.isEmpty() && bytes.isEmpty()) {
        const auto content = readFile(path);
        if (content)
            bytes = *content;
        else
            reading->opened = std::unexpected(content.error());
    }
    if (reading->opened)
        reading->opened = readAnySet(bytes, QFileInfo(path).suffix(), stop, from.choices);
    const ImportText text(bytes, QString(), stop);
    reading->lines = TextLines(text.bytes());
    if (reading->opened) {
        reading->notes = reading->opened->file.notes;
        reading->columns = usedColumns(reading->opened->file.set);
    } else {
        reading->notes = {reading->opened.error()};
        reading->isBoard = isBoardFile(bytes, stop);
    }
    return reading;
}

} // namespace

ImportSession::ImportSession(JobPool &files, JobPool &jobs, QObject *parent)
    : QObject(parent)
    , m_reader(
          files, this,
          [](const ImportedFrom &from, const std::stop_token &stop) {
              return std::optional(readList(from, stop));
          },
          [this](Reading reading) { takeReading(std::move(reading)); }, JobPriority::Quick)
    , m_maker(
          jobs, this,
          [maker = BoardMaker()](const PreviewRequest &request,
              const std::stop_token &stop) mutable { return maker.make(request, stop); },
          [this](Board board) { takeBoard(std::move(board)); }, JobPriority::Quick)
{
}

ImportSession::~ImportSession() = default;

void ImportSession::read(const ImportedFrom &from)
{
    m_from = from;
    submit();
}

void ImportSession::setChoices(const ImportChoices &choices)
{
    if (choices == m_from.choices)
        return;
    m_from.choices = choices;
    submit();
}

void ImportSession::submit()
{
    m_isRead = false;
    m_maker.stop();
    m_reader.restart(m_from);
    Q_EMIT outdated();
}

void ImportSession::takeReading(Reading reading)
{
    m_reader.discard(std::exchange(m_reading, std::move(reading)));
    m_maker.discard(std::exchange(m_board, nullptr));
    m_isRead = true;
    m_from.source.bytes = m_reading->from.source.bytes; // not read from the disk again
    if (m_reading->opened) {
        const GoalSet &set = m_reading->opened->file.set;
        const SavedPreview saved = savedPreview(set);
        const Generator &generator
            = saved.generator != nullptr ? *saved.generator : *generators().front();
        m_maker.restart({.revision = 0,
            .set = set,
            .generator = &generator,
            .settings = openingSettings(generator, set),
            .seed = previewSeed});
    }
    Q_EMIT readingChanged();
    Q_EMIT boardChanged();
}

void ImportSession::takeBoard(Board board)
{
    m_board = std::move(board);
    Q_EMIT boardChanged();
}

} // namespace boardwright
