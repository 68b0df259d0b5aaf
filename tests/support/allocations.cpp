// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/allocations.h"

#include <cstddef>
#include <cstdlib>

namespace {

std::uint64_t &counter()
{
    thread_local std::uint64_t count = 0;
    return count;
}

} // namespace

namespace boardwright {

std::uint64_t allocations()
{
    return counter();
}

} // namespace boardwright

// Qt allocates with malloc; the standard library uses operator new, which calls malloc. A program
// may replace these functions. glibc also has its own under other names.
#ifdef __GLIBC__
// NOLINTBEGIN(readability-identifier-naming, readability-inconsistent-declaration-parameter-name):
// the names are the C library's.
extern "C" {
void *__libc_malloc(std::size_t size);
void *__libc_calloc(std::size_t number, std::size_t size);
void *__libc_realloc(void *memory, std::size_t size);

void *malloc(std::size_t size)
{
    ++counter();
    return __libc_malloc(size);
}

void *calloc(std::size_t number, std::size_t size)
{
    ++counter();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, std::size_t size)
{
    ++counter();
    return __libc_realloc(memory, size);
}
}
// NOLINTEND(readability-identifier-naming, readability-inconsistent-declaration-parameter-name)
#endif
