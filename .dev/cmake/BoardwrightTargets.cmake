# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How every target of the project is made: one place for the language, the warnings and Qt's strictness.

# An interface that carries the language level and the strictness; linked privately by every target.
add_library(boardwright_strict INTERFACE)
target_compile_features(boardwright_strict INTERFACE cxx_std_23)
target_compile_definitions(boardwright_strict INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_FOREACH QT_NO_KEYWORDS QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_UP_TO=0x060600
    # Qt takes every build type but Debug for one without assertions.
    $<$<NOT:$<CONFIG:Release>>:QT_FORCE_ASSERTS>)
target_compile_options(boardwright_strict INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wnull-dereference -Wimplicit-fallthrough
    # Not in tests, where Qt's QTRY_ macros narrow a duration to int.
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:BOARDWRIGHT_TEST>>>:-Wconversion>
    $<$<BOOL:${BOARDWRIGHT_WERROR}>:-Werror>)

# boardwright_library(NAME SOURCES a.cpp ... HEADERS a.h ...): a static library whose headers are
# included by their path from the project's root.
function(boardwright_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS")
    add_library(${name} STATIC ${arg_SOURCES})
    target_sources(${name} PUBLIC
        FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${arg_HEADERS})
    target_link_libraries(${name} PUBLIC boardwright_strict)
    set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF CXX_SCAN_FOR_MODULES OFF AUTOMOC ON)
    # What moc writes stays apart from our own sources, which alone are checked.
    set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/mocs_compilation.cpp"
        PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# boardwright_program(NAME SOURCES a.cpp ...)
function(boardwright_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE boardwright_strict)
    set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF CXX_SCAN_FOR_MODULES OFF AUTOMOC ON)
endfunction()

# boardwright_add_resources(TARGET): icons and samples, below ":/".
function(boardwright_add_resources target)
    get_property(files GLOBAL PROPERTY BOARDWRIGHT_RESOURCE_FILES)
    get_property(base GLOBAL PROPERTY BOARDWRIGHT_RESOURCE_BASE)
    qt_add_resources(${target} boardwright_resources PREFIX "/" BASE "${base}" FILES ${files})
endfunction()

# boardwright_add_translations(TARGET): the compiled translations, below ":/i18n".
function(boardwright_add_translations target)
    get_property(files GLOBAL PROPERTY BOARDWRIGHT_TRANSLATION_FILES)
    if(files)
        qt_add_lrelease(TS_FILES ${files} QM_FILES_OUTPUT_VARIABLE compiled)
        qt_add_resources(${target} boardwright_translations
            PREFIX "/i18n" BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES ${compiled})
    endif()
endfunction()
