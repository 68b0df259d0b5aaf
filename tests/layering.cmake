# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D ROOT=<project> -P layering.cmake: reads every #include line below ROOT and fails on one that
# points the wrong way. The arrows: app -> ui/widgets -> ui/editing -> ui/text -> core; the command line
# (app/cli) stops at ui/text. Inside core, a generator's folder may not look into another's, but for
# constrained/fill.h.

cmake_minimum_required(VERSION 3.29)
set(failures 0)

# layer of a path, longest prefix first
function(layer_of path out)
    foreach(layer app/cli app/gui ui/widgets ui/editing ui/text core)
        if(path MATCHES "^${layer}/")
            set(${out} "${layer}" PARENT_SCOPE)
            return()
        endif()
    endforeach()
    set(${out} "" PARENT_SCOPE)
endfunction()

set(allowed_core core)
set(allowed_ui/text ui/text core)
set(allowed_ui/editing ui/editing ui/text core)
set(allowed_ui/widgets ui/widgets ui/editing ui/text core)
set(allowed_app/gui app/gui ui/widgets ui/editing ui/text core)
set(allowed_app/cli app/cli ui/text core)

# What each layer may see of Qt and KDE, as a pattern of forbidden headers.
set(widget_headers "QWidget|QApplication|QMainWindow|QDialog|QAbstractItemView|QtWidgets|KSyntaxHighlighting|KF")
set(gui_headers "QGuiApplication|QPainter|QColor|QFont|QIcon|QUndo|QPalette|QtGui")
set(object_headers "QObject|QThread|QTimer|QEventLoop|QCoreApplication")
set(forbidden_core "${object_headers}|${gui_headers}|${widget_headers}")
set(forbidden_ui/text "QObject|QThread|QTimer|QEventLoop|${gui_headers}|${widget_headers}")
set(forbidden_ui/editing "${widget_headers}")
set(forbidden_app/cli "${gui_headers}|${widget_headers}")

set(generator_folders constrained balanced layered sculpted worlds)

file(GLOB_RECURSE sources RELATIVE "${ROOT}" "${ROOT}/app/*.h" "${ROOT}/app/*.cpp" "${ROOT}/ui/*.h"
    "${ROOT}/ui/*.cpp" "${ROOT}/core/*.h" "${ROOT}/core/*.cpp")
list(LENGTH sources count)
if(count EQUAL 0)
    message(FATAL_ERROR "no sources below ${ROOT}")
endif()

foreach(source IN LISTS sources)
    layer_of("${source}" layer)
    file(STRINGS "${ROOT}/${source}" includes REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS includes)
        if(line MATCHES "\"([^\"]+)\"")
            set(target "${CMAKE_MATCH_1}")
            if(target MATCHES "\\.moc$")
                continue()
            endif()
            layer_of("${target}" target_layer)
            if(NOT target_layer IN_LIST allowed_${layer})
                message(SEND_ERROR "${source}: ${layer} may not include \"${target}\"")
            endif()
            if(source MATCHES "^core/([a-z]+)/")
                set(from "${CMAKE_MATCH_1}")
                if(target MATCHES "^core/([a-z]+)/(.*)$")
                    set(to "${CMAKE_MATCH_1}")
                    set(file "${CMAKE_MATCH_2}")
                    if(to IN_LIST generator_folders AND NOT to STREQUAL from
                            AND NOT source MATCHES "^core/generator/(format_)?registry.cpp$"
                            AND NOT (to STREQUAL "constrained" AND file STREQUAL "fill.h"
                                AND from IN_LIST generator_folders))
                        message(SEND_ERROR "${source}: \"${target}\" belongs to another generator")
                    endif()
                endif()
            endif()
        elseif(line MATCHES "<([^>]+)>" AND forbidden_${layer})
            if("${CMAKE_MATCH_1}" MATCHES "^(${forbidden_${layer}})")
                message(SEND_ERROR "${source}: ${layer} may not include <${CMAKE_MATCH_1}>")
            endif()
        endif()
    endforeach()
endforeach()
message(STATUS "${count} files keep the layers")
