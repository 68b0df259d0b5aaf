// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/study.h"

#include "core/formats/native.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

QString digestOf(const GoalSet &set)
{
    const QByteArray hash
        = QCryptographicHash::hash(writeNative(set), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("sha256:") + QString::fromLatin1(hash);
}

std::vector<int> inMillionths(const std::vector<double> &shares)
{
    constexpr double million = 1'000'000;
    std::vector<int> whole;
    whole.reserve(shares.size());
    for (const double share : shares)
        whole.push_back(static_cast<int>(std::lround(share * million)));
    return whole;
}

std::vector<int> rowsById(const GoalSet &set)
{
    std::uint32_t last = 0;
    for (const Objective &objective : set.objectives)
        last = std::max(last, static_cast<std::uint32_t>(objective.id));
    std::vector<int> rows(std::size_t{last} + 1, -1);
    for (int row = 0; row < static_cast<int>(set.objectives.size()); ++row)
        rows[static_cast<std::size_t>(set.objectives[row].id)] = row;
    return rows;
}

/// The empty board, which only a run hands out.
std::shared_ptr<const Shape> shapeOf(
    const Generator &generator, const Compiled &compiled, Watch &watch)
{
    const auto scratch = generator.scratch(compiled);
    Result board;
    [[maybe_unused]] const Outcome outcome // a failure has the shape as well
        = generator.run(compiled, *scratch, u"1", board, nullptr, watch);
    return board.shape ? board.shape : std::make_shared<const Shape>(); // stopped
}

} // namespace

std::size_t Study::items(Scope scope) const
{
    switch (scope) {
    case Scope::Board:
        return 1;
    case Scope::Line:
        return static_cast<std::size_t>(lines);
    case Scope::Site:
        return static_cast<std::size_t>(sites);
    case Scope::Row:
        return static_cast<std::size_t>(goals.size());
    case Scope::Limit:
        return limits.size();
    }
    return 0;
}

std::expected<Subject, QList<Problem>> subjectOf(
    const Generator &generator, const GoalSet &set, const Settings &settings, Watch watch)
{
    auto compiled = generator.compile(set, settings);
    if (!compiled)
        return std::unexpected(compiled.error());
    const Info &info = generator.info();
    const auto shape = shapeOf(generator, **compiled, watch);
    auto study = std::make_shared<Study>();
    study->generator = info.key;
    study->version = info.version;
    study->settings = settingsText(info.parameters, settings);
    study->set = digestOf(set);
    study->goals.reserve(set.objectives.size());
    for (const Objective &objective : set.objectives)
        study->goals << objective.goal;
    study->plainShares = inMillionths(generator.plainShares(**compiled));
    study->sites = static_cast<int>(shape->sites.size());
    study->lines = static_cast<int>(shape->lines.size());
    study->limits = generator.limits(**compiled);

    for (const Measure &measure : info.measures) {
        if (!measure.summed)
            continue;
        StudiedMeasure studied{
            .key = measure.key, .scope = measure.scope, .bin = measure.bin, .classes = {}};
        for (const Choice &choice : measure.classes)
            studied.classes << choice.key;
        study->measures.push_back(std::move(studied));
    }

    Subject subject;
    subject.generator = &generator;
    subject.compiled = *std::move(compiled);
    subject.study = std::move(study);
    subject.shape = shape;
    subject.rowOfId = rowsById(set);
    return subject;
}

} // namespace boardwright
