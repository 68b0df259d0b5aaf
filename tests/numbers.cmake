# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D ROOT=<project> -D NM=<nm> -D "LIBRARIES=<archive>;..." -P numbers.cmake: fails if text of a number is made
# outside of ui/text/number_text.cpp, which writes all numbers in the format of the window's language.
#
# Fractions: no object of the libraries but number_text may call what Qt makes text of a double with. The objects say
# what the sources do not: "%1" with arg() may have an int or a double.
# Decimals: each unit's are named in ui/text/unit_digits.h, and nowhere else.
# Counts: "%n" writes no groups of digits; "%Ln" does. QString::number() writes none either.

cmake_minimum_required(VERSION 3.29)

set(wrong "")

file(GLOB_RECURSE sources RELATIVE "${ROOT}" "${ROOT}/ui/*.cpp" "${ROOT}/ui/*.h")
list(REMOVE_ITEM sources ui/text/number_text.cpp)
foreach(source IN LISTS sources)
    file(STRINGS "${ROOT}/${source}" lines REGEX "%n[^a-z]|QString::number\\(")
    foreach(line IN LISTS lines)
        if(line MATCHES "%n[^a-z]")
            list(APPEND wrong "${source} has %n; write %Ln: ${line}")
        else()
            list(APPEND wrong "${source} makes text of a number by itself; use ui/text/number_text.h: ${line}")
        endif()
    endforeach()
    if(source STREQUAL "ui/text/unit_digits.h" OR source MATCHES "number_text")
        continue()
    endif()
    set(own_digits "(^|[^.])(fixedText|numberText)\\(.*[,?:] [0-9]+\\)|constexpr int (digits|decimals) = [0-9]")
    file(STRINGS "${ROOT}/${source}" lines REGEX "${own_digits}")
    foreach(line IN LISTS lines)
        list(APPEND wrong "${source} has digits of its own; use ui/text/unit_digits.h: ${line}")
    endforeach()
endforeach()

# QString::number(double), QString::arg(double), QLocale::toString(double), QByteArray::number(double).
set(forbidden "_ZN7QString6numberEd|_ZNK7QString3argEd|_ZNK7QLocale8toStringEd|_ZN10QByteArray6numberEd")
foreach(library IN LISTS LIBRARIES)
    execute_process(COMMAND "${NM}" --undefined-only "${library}" OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
    string(REPLACE ";" " " symbols "${symbols}")
    string(REPLACE "\n" ";" symbols "${symbols}")
    set(object "")
    foreach(line IN LISTS symbols)
        if(line MATCHES "^(.*\\.o):$")
            set(object "${CMAKE_MATCH_1}")
        elseif(line MATCHES "${forbidden}" AND NOT object MATCHES "number_text")
            list(APPEND wrong "${library}: ${object} makes text of a double: ${CMAKE_MATCH_0}...; use ui/text/number_text.h")
        endif()
    endforeach()
endforeach()

if(wrong)
    list(JOIN wrong "\n  " wrong)
    message(FATAL_ERROR "Numbers are not written by ui/text/number_text.h:\n  ${wrong}")
endif()
