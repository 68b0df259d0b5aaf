# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D ROOT=<project> -P layering.cmake: reads every #include line below ROOT and fails if one violates these
# rules.
#
# Layers: app -> ui/widgets -> ui/editing -> ui/text -> core; the command line (app/cli) stops at ui/text.
# Rooms: within a layer, a folder may include itself and the folders listed before it.
# Generators: their rooms may not include one another, except constrained/fill.h. Only these rooms and the registries
#     name a generator.
# Size: no folder holds more than 40 units (a header with its source).

cmake_minimum_required(VERSION 3.29)

set(layers app/cli app/gui ui/widgets ui/editing ui/text core)
set(allowed_core core)
set(allowed_ui/text ui/text core)
set(allowed_ui/editing ui/editing ui/text core)
set(allowed_ui/widgets ui/widgets ui/editing ui/text core)
set(allowed_app/gui app/gui ui/widgets ui/editing ui/text core)
set(allowed_app/cli app/cli ui/text core)

set(rooms_core base random goalset board generator arrange formats sites lists constrained balanced layered
    sculpted worlds bingosync playbingo lab tune)
set(rooms_ui/editing workers values board document files studies overlays tables lab goals names source
    problems import palette compare generators)
set(rooms_ui/widgets panels paint controls table cells fields sections board export lab goals details names
    source problems import palette compare history generators window)

set(generators constrained balanced layered sculpted worlds bingosync playbingo)
# Generators of the name of a site, which others may speak of: only names of their code are theirs.
set(sites bingosync playbingo)
set(registries core/generator/registry.cpp core/generator/format_registry.cpp ui/text/registry.cpp
    ui/widgets/window/registry.cpp app/cli/registry.cpp)

# Headers of Qt and KDE that each layer may not include, as patterns.
set(widget_headers "QWidget|QApplication|QMainWindow|QDialog|QAbstractItemView|QtWidgets|KSyntaxHighlighting|KF")
set(gui_headers "QGuiApplication|QPainter|QColor|QFont|QIcon|QUndo|QPalette|QtGui")
set(object_headers "QObject|QThread|QTimer|QEventLoop|QCoreApplication")
set(forbidden_core "${object_headers}|${gui_headers}|${widget_headers}")
set(forbidden_ui/text "QObject|QThread|QTimer|QEventLoop|${gui_headers}|${widget_headers}")
set(forbidden_ui/editing "${widget_headers}")
set(forbidden_app/cli "${gui_headers}|${widget_headers}")

if(NOT DEFINED most_units)
    set(most_units 40)
endif()

# split(PATH PREFIX): sets `layer`, `room` and `generator`, each name with PREFIX, for a path relative to the project's
# root. `room` is empty for files directly in the layer's folder, `generator` outside the generators' rooms.
macro(split path prefix)
    set(${prefix}layer "")
    set(${prefix}room "")
    set(${prefix}generator "")
    foreach(candidate IN LISTS layers)
        if("${path}" MATCHES "^${candidate}/(.*)$")
            set(${prefix}layer "${candidate}")
            set(rest "${CMAKE_MATCH_1}")
            if(rest MATCHES "^([^/]+)/")
                set(${prefix}room "${CMAKE_MATCH_1}")
            endif()
            foreach(name IN LISTS generators)
                if(rest MATCHES "^(generators/)?${name}/")
                    set(${prefix}generator "${name}")
                endif()
            endforeach()
            break()
        endif()
    endforeach()
endmacro()

# check_include(SOURCE TARGET): checks an include of TARGET. `layer`, `room` and `generator` are those of SOURCE.
function(check_include source target)
    split("${target}" target_)
    if(NOT target_layer IN_LIST allowed_${layer})
        message(SEND_ERROR "${source}: ${layer} may not include \"${target}\"")
        return()
    endif()
    if(source IN_LIST registries)
        return()
    endif()
    if(target_generator AND generator AND NOT target_generator STREQUAL generator
            AND NOT target STREQUAL "core/constrained/fill.h")
        message(SEND_ERROR "${source}: \"${target}\" belongs to another generator")
    endif()
    if(DEFINED rooms_${layer} AND target_layer STREQUAL layer AND target_room AND NOT target_room STREQUAL room)
        list(FIND rooms_${layer} "${room}" from)
        list(FIND rooms_${layer} "${target_room}" to)
        if(from EQUAL -1 OR to EQUAL -1)
            message(SEND_ERROR "${source}: \"${target}\": a room of ${layer} is missing in tests/layering.cmake")
        elseif(to GREATER from AND NOT (target_generator AND generator))
            message(SEND_ERROR "${source}: ${layer}/${room} may not include \"${target}\"")
        endif()
    endif()
endfunction()

file(GLOB_RECURSE sources RELATIVE "${ROOT}" "${ROOT}/app/*.h" "${ROOT}/app/*.cpp" "${ROOT}/ui/*.h"
    "${ROOT}/ui/*.cpp" "${ROOT}/core/*.h" "${ROOT}/core/*.cpp")
list(LENGTH sources count)
if(count EQUAL 0)
    message(FATAL_ERROR "no sources below ${ROOT}")
endif()

foreach(source IN LISTS sources)
    split("${source}" "")
    file(STRINGS "${ROOT}/${source}" includes REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS includes)
        if(line MATCHES "\"([^\"]+)\"")
            set(target "${CMAKE_MATCH_1}")
            if(NOT target MATCHES "\\.moc$")
                check_include("${source}" "${target}")
            endif()
        elseif(line MATCHES "<([^>]+)>" AND forbidden_${layer})
            if("${CMAKE_MATCH_1}" MATCHES "^(${forbidden_${layer}})")
                message(SEND_ERROR "${source}: ${layer} may not include <${CMAKE_MATCH_1}>")
            endif()
        endif()
    endforeach()
endforeach()

# Generators' names. "isBalanced" does not name one, but "BalancedMode", "balanced::goals" and "core/balanced/" do.
foreach(source IN LISTS sources)
    split("${source}" "")
    if(generator OR source IN_LIST registries)
        continue()
    endif()
    file(READ "${ROOT}/${source}" text)
    foreach(name IN LISTS generators)
        string(SUBSTRING "${name}" 0 1 first)
        string(SUBSTRING "${name}" 1 -1 rest)
        string(TOUPPER "${first}" upper)
        set(named "[^A-Za-z_](${first}|${upper})${rest}[^a-z]")
        if(name IN_LIST sites)
            set(named "core/${name}/|[^A-Za-z_]${name}::|${upper}${rest}(Code|Generator|Set)")
        endif()
        if(text MATCHES "${named}")
            message(SEND_ERROR "${source} names the generator ${name}")
        endif()
    endforeach()
endforeach()

# The size of folders, the tests' own included.
file(GLOB_RECURSE tests RELATIVE "${ROOT}" "${ROOT}/tests/*.h" "${ROOT}/tests/*.cpp")
set(units "")
foreach(source IN LISTS sources tests)
    string(REGEX REPLACE "\\.(h|cpp)$" "" unit "${source}")
    list(APPEND units "${unit}")
endforeach()
list(REMOVE_DUPLICATES units)
set(folders "")
foreach(unit IN LISTS units)
    get_filename_component(folder "${unit}" DIRECTORY)
    list(APPEND folders "${folder}")
    math(EXPR size_${folder} "0${size_${folder}} + 1")
endforeach()
list(REMOVE_DUPLICATES folders)
foreach(folder IN LISTS folders)
    if(size_${folder} GREATER most_units)
        message(SEND_ERROR "${folder} holds ${size_${folder}} units; at most ${most_units} are allowed")
    endif()
endforeach()

message(STATUS "${count} files keep the layers and rooms")
