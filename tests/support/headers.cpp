// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Empty: CMake precompiles headers only for a target with sources.
