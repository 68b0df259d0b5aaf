// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// boardwright-cli, linked with the toy generator in its registry.

#include "app/cli/command_line.h"

int main(int argc, char **argv)
{
    return boardwright::runCommandLine(argc, argv);
}
