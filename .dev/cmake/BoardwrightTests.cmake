# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How tests are made: many test classes in each program, each a test of its own for CTest.

# Qt would tell each test where this checkout lies, for QFINDTESTDATA, and so no two checkouts could share what
# ccache keeps. Ours ask tests/support/places.h, the only one that knows.
set_property(TARGET Qt6::Test PROPERTY INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)

set(boardwright_test_headers_core
    <QByteArray> <QList> <QMap> <QString> <QStringList> <QStringView> <QTest>
    <algorithm> <array> <cstdint> <expected> <functional> <limits> <memory> <optional> <span> <stop_token>
    <utility> <variant> <vector>
    core/formats/native.h
    core/generator/generator.h
    core/goalset/goalset.h
    core/goalset/problem.h
    tests/support/unit.h)
set(boardwright_test_headers_editing ${boardwright_test_headers_core}
    <QAbstractItemModelTester> <QHash> <QSet> <QSignalSpy>
    ui/editing/document/document.h
    ui/editing/document/edits.h)
set(boardwright_test_headers_widgets ${boardwright_test_headers_editing}
    <QApplication> <QLineEdit> <QTableView> <QWidget>
    ui/widgets/window/main_window.h)

# BOARDWRIGHT_TEST_OBJECTS is the folder `tests` of another build, or empty. Objects of tests are taken from there
# instead of being compiled again, so that a sanitizer costs the build of what is tested only.
#
# boardwright_test_code(VARIABLE TARGET SOURCES...): what TARGET is made of, the sources or their objects.
function(boardwright_test_code variable target)
    set(code ${ARGN})
    if(BOARDWRIGHT_TEST_OBJECTS)
        set(code "")
        foreach(source IN LISTS ARGN)
            get_source_file_property(group "${source}" UNITY_GROUP)
            if(group AND CMAKE_UNITY_BUILD)
                set(source "Unity/unity_${group}_cxx.cxx")
            endif()
            list(APPEND code "${BOARDWRIGHT_TEST_OBJECTS}/CMakeFiles/${target}.dir/${source}.o")
        endforeach()
        list(REMOVE_DUPLICATES code)
        set_source_files_properties(${code} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
    endif()
    set(${variable} ${code} PARENT_SCOPE)
endfunction()

function(boardwright_test_sources target)
    boardwright_test_code(code ${target} ${ARGN})
    target_sources(${target} PRIVATE ${code})
endfunction()

function(boardwright_test_moc target)
    if(BOARDWRIGHT_TEST_OBJECTS)
        boardwright_test_sources(${target} ${target}_autogen/mocs_compilation.cpp)
    else()
        set_target_properties(${target} PROPERTIES AUTOMOC ON)
    endif()
endfunction()

# The properties that all code of the tests has.
function(boardwright_is_test target)
    set_target_properties(${target} PROPERTIES
        BOARDWRIGHT_TEST ON CXX_EXTENSIONS OFF CXX_SCAN_FOR_MODULES OFF UNITY_BUILD OFF LINKER_LANGUAGE CXX)
endfunction()

# The layer of a target of the tests: the highest one that it links.
function(boardwright_test_layer variable libraries)
    if(libraries MATCHES "boardwright_(widgets|window_support)")
        set(${variable} widgets PARENT_SCOPE)
    elseif(libraries MATCHES "boardwright_editing")
        set(${variable} editing PARENT_SCOPE)
    else()
        set(${variable} core PARENT_SCOPE)
    endif()
endfunction()

# Tests of the window mostly wait. Without optimisation they compile in half the time and run as fast. Those of the
# core compute.
function(boardwright_test_optimise target layer)
    if(NOT layer STREQUAL core)
        target_compile_options(${target} PRIVATE ${BOARDWRIGHT_WINDOW_TEST_OPTIONS})
    endif()
endfunction()

# How a target of the tests is compiled: optimised or not, and with what was precompiled for all tests of its layer.
function(boardwright_test_compile target libraries)
    boardwright_test_layer(layer "${libraries}")
    boardwright_test_optimise(${target} ${layer})
    if(NOT BOARDWRIGHT_PRECOMPILE OR BOARDWRIGHT_TEST_OBJECTS)
        return()
    endif()
    set(all boardwright_${layer})
    if(layer STREQUAL widgets)
        # Whatever uses it must have been given the same definitions.
        list(APPEND all KF6::SyntaxHighlighting Qt6::Svg)
    endif()
    if(NOT TARGET test_headers_${layer})
        add_library(test_headers_${layer} OBJECT support/headers.cpp)
        target_link_libraries(test_headers_${layer} PRIVATE ${all} Qt6::Test)
        boardwright_is_test(test_headers_${layer})
        boardwright_test_optimise(test_headers_${layer} ${layer})
        boardwright_precompile(test_headers_${layer} ${boardwright_test_headers_${layer}})
    endif()
    target_precompile_headers(${target} REUSE_FROM test_headers_${layer})
endfunction()

# boardwright_test_objects(NAME LIBRARIES SOURCES...): linked as they are, not as far as they are missed.
function(boardwright_test_objects name libraries)
    boardwright_test_code(code ${name} ${ARGN})
    if(BOARDWRIGHT_TEST_OBJECTS)
        add_library(${name} INTERFACE)
        target_sources(${name} INTERFACE ${code})
        target_link_libraries(${name} INTERFACE ${libraries})
        return()
    endif()
    add_library(${name} OBJECT ${code})
    target_link_libraries(${name} PUBLIC ${libraries})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    boardwright_is_test(${name})
    if(libraries MATCHES "boardwright_(core|text)")
        target_link_libraries(${name} PUBLIC Qt6::Test)
        boardwright_test_compile(${name} "${libraries}")
    endif()
endfunction()

# boardwright_test_library(NAME LIBRARIES SOURCES...): what tests share.
function(boardwright_test_library name libraries)
    add_library(${name} STATIC)
    boardwright_test_sources(${name} ${ARGN})
    target_link_libraries(${name} PUBLIC ${libraries} Qt6::Test)
    boardwright_is_test(${name})
    boardwright_test_compile(${name} "${libraries}")
    if(libraries MATCHES "boardwright_widgets")
        boardwright_test_moc(${name})
    endif()
endfunction()

# boardwright_test_program(NAME LIBRARIES SOURCES...): with a main() of its own.
function(boardwright_test_program name libraries)
    add_executable(${name})
    boardwright_test_sources(${name} ${ARGN})
    target_link_libraries(${name} PRIVATE ${libraries} Qt6::Test)
    boardwright_is_test(${name})
    boardwright_test_compile(${name} "${libraries}")
endfunction()

# As for libraries, but smaller: who changes one test waits for its group.
set(largest_test_unity 8)

# boardwright_tests(PROGRAM LIBRARIES FOLDER/UNIT[:LABEL]...): a program of these units, each a source with one test
# class and a test with the source's name. It runs in a process of its own, offscreen and in the C locale.
# Labels: threads, statistics, bench (see README.md); walk, which adds a test UNIT_long that takes all steps of the
# unit's random walks (support/walk.h); and alone: compiled by itself, because it has names of another unit of its room.
# Where BOARDWRIGHT_TEST_LABEL is set, the program has the units with this label only.
function(boardwright_tests program libraries)
    set(sources "")
    set(united "")
    foreach(entry IN LISTS ARGN)
        string(REPLACE ":" ";" labels "${entry}")
        list(POP_FRONT labels file)
        if(BOARDWRIGHT_TEST_LABEL AND NOT BOARDWRIGHT_TEST_LABEL IN_LIST labels)
            continue()
        endif()
        list(APPEND sources ${file}.cpp)
        if(NOT "alone" IN_LIST labels)
            list(APPEND united ${file}.cpp)
        endif()
        list(REMOVE_ITEM labels alone)
        get_filename_component(unit "${file}" NAME)
        boardwright_unit_test(${unit} ${program} ${unit} "${labels}")
        if("walk" IN_LIST labels)
            boardwright_unit_test(${unit}_long ${program} ${unit} statistics)
            set_property(TEST ${unit}_long APPEND PROPERTY ENVIRONMENT BOARDWRIGHT_LONG_WALKS=1)
        endif()
    endforeach()
    add_executable(${program} EXCLUDE_FROM_ALL)
    boardwright_is_test(${program})
    set_target_properties(${program} PROPERTIES UNITY_BUILD "${CMAKE_UNITY_BUILD}")
    boardwright_unite_rooms(${program} ${largest_test_unity} ${united})
    boardwright_test_sources(${program} ${sources})
    target_link_libraries(${program} PRIVATE ${libraries} test_main test_places Qt6::Test)
    boardwright_test_moc(${program})
    boardwright_test_compile(${program} "${libraries}")
    if(sources AND NOT "bench" IN_LIST labels)
        set_target_properties(${program} PROPERTIES EXCLUDE_FROM_ALL OFF)
    endif()
endfunction()

function(boardwright_unit_test name program unit labels)
    add_test(NAME ${name} COMMAND
        "${CMAKE_CURRENT_SOURCE_DIR}/support/ordinary_user.sh"
        ${CMAKE_CROSSCOMPILING_EMULATOR} $<TARGET_FILE:${program}> ${unit})
    boardwright_test_properties(${name} "${labels}")
endfunction()

function(boardwright_test_properties name labels)
    set_tests_properties(${name} PROPERTIES
        TIMEOUT 300
        LABELS "${labels}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;LANGUAGE=C;QTEST_FUNCTION_TIMEOUT=280000")
endfunction()
