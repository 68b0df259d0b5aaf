// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// boardwright-cli with the toy generator and its subcommand.

#include "app/cli/command_line.h"
#include "app/cli/options.h"
#include "app/cli/read_set.h"
#include "app/cli/subcommand.h"
#include "core/goalset/field.h"
#include "tests/toy/toy_generator.h"

#include <array>
#include <memory>

namespace boardwright {

namespace {

/// "rooms FILE": their names, a line each.
Subcommand addRooms(CLI::App &app)
{
    const auto file = std::make_shared<QString>();
    CLI::App *command = app.add_subcommand("rooms", "List the rooms of a set");
    addFile(*command, "FILE", *file, setFile);
    return {.command = command, .run = [file](QTextStream &out, QTextStream &err) {
                const auto opened = readSet(*file, err);
                if (!opened)
                    return 2;
                for (const TableRow &room : opened->file.set.tables.value(QString(toy::rooms.key)))
                    out << textOf(room.values, toy::name) << u'\n';
                return 0;
            }};
}

} // namespace

} // namespace boardwright

int main(int argc, char **argv)
{
    constexpr std::array<boardwright::AddSubcommand, 1> added{boardwright::addRooms};
    return boardwright::runCommandLine(argc, argv, added);
}
