#define _GNU_SOURCE
#include "CSQLite3.h"

#include <dlfcn.h>
#include <stddef.h>

// What the library calls of its own has to be its own.
#ifndef RTLD_DEEPBIND
#define RTLD_DEEPBIND 0
#endif

static void *found(const char *name) {
  static void *library;
  if (!library) library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  return library ? dlsym(library, name) : NULL;
}

// A function that is the library's, or gives something else without it.
#define FORWARD_AS(type, own, name, parameters, arguments, otherwise) \
  type own parameters {                                               \
    static type(*call) parameters;                                    \
    if (!call) *(void **)&call = found(name);                         \
    return call ? call arguments : otherwise;                         \
  }
#define FORWARD(type, name, parameters, arguments, otherwise) \
  FORWARD_AS(type, name, #name, parameters, arguments, otherwise)
#define FORWARD_VOID(name, parameters, arguments) \
  void name parameters {                          \
    static void(*call) parameters;                \
    if (!call) *(void **)&call = found(#name);    \
    if (call) call arguments;                     \
  }

FORWARD(int, sqlite3_close, (sqlite3 *db), (db), 0)
FORWARD(int, sqlite3_close_v2, (sqlite3 *db), (db), 0)
FORWARD(int, sqlite3_step, (sqlite3_stmt *statement), (statement), SQLITE_MISUSE)
FORWARD(int, sqlite3_reset, (sqlite3_stmt *statement), (statement), 0)
FORWARD(int, sqlite3_finalize, (sqlite3_stmt *statement), (statement), 0)
FORWARD(int, sqlite3_clear_bindings, (sqlite3_stmt *statement), (statement), 0)
FORWARD(int, sqlite3_bind_blob, (sqlite3_stmt *statement, int place, const void *value, int
    count, sqlite3_destructor_type destructor), (statement, place, value, count, destructor),
    SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_blob64, (sqlite3_stmt *statement, int place, const void *value,
    sqlite3_uint64 count, sqlite3_destructor_type destructor), (statement, place, value, count,
    destructor), SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_double, (sqlite3_stmt *statement, int place, double value),
    (statement, place, value), SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_int, (sqlite3_stmt *statement, int place, int value), (statement,
    place, value), SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_int64, (sqlite3_stmt *statement, int place, sqlite3_int64 value),
    (statement, place, value), SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_null, (sqlite3_stmt *statement, int place), (statement, place),
    SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_text, (sqlite3_stmt *statement, int place, const char *value, int
    count, sqlite3_destructor_type destructor), (statement, place, value, count, destructor),
    SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_value, (sqlite3_stmt *statement, int place, const sqlite3_value
    *value), (statement, place, value), SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_zeroblob, (sqlite3_stmt *statement, int place, int count), (statement,
    place, count), SQLITE_MISUSE)
FORWARD(int, sqlite3_bind_parameter_count, (sqlite3_stmt *statement), (statement), 0)
FORWARD(int, sqlite3_bind_parameter_index, (sqlite3_stmt *statement, const char *name),
    (statement, name), 0)
FORWARD(const char *, sqlite3_bind_parameter_name, (sqlite3_stmt *statement, int place),
    (statement, place), 0)
FORWARD(int, sqlite3_column_count, (sqlite3_stmt *statement), (statement), 0)
FORWARD(const char *, sqlite3_column_name, (sqlite3_stmt *statement, int column), (statement,
    column), 0)
FORWARD(const char *, sqlite3_column_decltype, (sqlite3_stmt *statement, int column),
    (statement, column), 0)
FORWARD(const char *, sqlite3_column_table_name, (sqlite3_stmt *statement, int column),
    (statement, column), 0)
FORWARD(const char *, sqlite3_column_database_name, (sqlite3_stmt *statement, int column),
    (statement, column), 0)
FORWARD(const char *, sqlite3_column_origin_name, (sqlite3_stmt *statement, int column),
    (statement, column), 0)
FORWARD(const void *, sqlite3_column_blob, (sqlite3_stmt *statement, int column), (statement,
    column), 0)
FORWARD(int, sqlite3_column_bytes, (sqlite3_stmt *statement, int column), (statement, column), 0)
FORWARD(double, sqlite3_column_double, (sqlite3_stmt *statement, int column), (statement,
    column), 0)
FORWARD(int, sqlite3_column_int, (sqlite3_stmt *statement, int column), (statement, column), 0)
FORWARD(sqlite3_int64, sqlite3_column_int64, (sqlite3_stmt *statement, int column), (statement,
    column), 0)
FORWARD(const unsigned char *, sqlite3_column_text, (sqlite3_stmt *statement, int column),
    (statement, column), 0)
FORWARD(int, sqlite3_column_type, (sqlite3_stmt *statement, int column), (statement, column),
    SQLITE_NULL)
FORWARD(sqlite3_value *, sqlite3_column_value, (sqlite3_stmt *statement, int column),
    (statement, column), 0)
FORWARD(int, sqlite3_data_count, (sqlite3_stmt *statement), (statement), 0)
FORWARD(const char *, sqlite3_sql, (sqlite3_stmt *statement), (statement), 0)
FORWARD(char *, sqlite3_expanded_sql, (sqlite3_stmt *statement), (statement), 0)
FORWARD(int, sqlite3_stmt_readonly, (sqlite3_stmt *statement), (statement), 1)
FORWARD(int, sqlite3_stmt_busy, (sqlite3_stmt *statement), (statement), 0)
FORWARD(sqlite3 *, sqlite3_db_handle, (sqlite3_stmt *statement), (statement), 0)
FORWARD(sqlite3_stmt *, sqlite3_next_stmt, (sqlite3 *db, sqlite3_stmt *statement), (db,
    statement), 0)
FORWARD(const char *, sqlite3_errmsg, (sqlite3 *db), (db), "unable to open database file")
FORWARD(const char *, sqlite3_errstr, (int code), (code), "unknown error")
FORWARD(int, sqlite3_errcode, (sqlite3 *db), (db), SQLITE_CANTOPEN)
FORWARD(int, sqlite3_extended_errcode, (sqlite3 *db), (db), SQLITE_CANTOPEN)
FORWARD(int, sqlite3_extended_result_codes, (sqlite3 *db, int isOn), (db, isOn), 0)
FORWARD(int, sqlite3_changes, (sqlite3 *db), (db), 0)
FORWARD(int, sqlite3_total_changes, (sqlite3 *db), (db), 0)
FORWARD(sqlite3_int64, sqlite3_last_insert_rowid, (sqlite3 *db), (db), 0)
FORWARD(int, sqlite3_get_autocommit, (sqlite3 *db), (db), 1)
FORWARD(int, sqlite3_busy_timeout, (sqlite3 *db, int milliseconds), (db, milliseconds), 0)
FORWARD_VOID(sqlite3_interrupt, (sqlite3 *db), (db))
FORWARD(const char *, sqlite3_libversion, (void), (), "3.0.0")
FORWARD(int, sqlite3_libversion_number, (void), (), 3000000)
FORWARD(const char *, sqlite3_sourceid, (void), (), "")
FORWARD(int, sqlite3_threadsafe, (void), (), 1)
FORWARD(int, sqlite3_initialize, (void), (), 0)
FORWARD(int, sqlite3_shutdown, (void), (), 0)
FORWARD(int, sqlite3_compileoption_used, (const char *name), (name), 0)
FORWARD_VOID(sqlite3_free, (void *memory), (memory))
FORWARD(void *, sqlite3_malloc, (int count), (count), 0)
FORWARD(int, sqlite3_complete, (const char *sql), (sql), 1)
FORWARD(int, sqlite3_sleep, (int milliseconds), (milliseconds), 0)
FORWARD(int, sqlite3_limit, (sqlite3 *db, int id, int value), (db, id, value), -1)
FORWARD(const char *, sqlite3_db_filename, (sqlite3 *db, const char *name), (db, name), 0)
FORWARD(int, sqlite3_db_readonly, (sqlite3 *db, const char *name), (db, name), 0)
FORWARD(int, sqlite3_wal_checkpoint_v2, (sqlite3 *db, const char *name, int mode, int *frames,
    int *done), (db, name, mode, frames, done), 0)
FORWARD(int, sqlite3_wal_autocheckpoint, (sqlite3 *db, int pages), (db, pages), 0)
FORWARD(int, sqlite3_table_column_metadata, (sqlite3 *db, const char *database, const char
    *table, const char *column, const char **type, const char **collation, int *isNotNull, int
    *isKey, int *countsUp), (db, database, table, column, type, collation, isNotNull, isKey,
    countsUp), SQLITE_ERROR)
FORWARD(const void *, sqlite3_value_blob, (sqlite3_value *value), (value), 0)
FORWARD(int, sqlite3_value_bytes, (sqlite3_value *value), (value), 0)
FORWARD(double, sqlite3_value_double, (sqlite3_value *value), (value), 0)
FORWARD(int, sqlite3_value_int, (sqlite3_value *value), (value), 0)
FORWARD(sqlite3_int64, sqlite3_value_int64, (sqlite3_value *value), (value), 0)
FORWARD(const unsigned char *, sqlite3_value_text, (sqlite3_value *value), (value), 0)
FORWARD(int, sqlite3_value_type, (sqlite3_value *value), (value), SQLITE_NULL)
FORWARD(int, sqlite3_value_numeric_type, (sqlite3_value *value), (value), SQLITE_NULL)
FORWARD(sqlite3_value *, sqlite3_value_dup, (const sqlite3_value *value), (value), 0)
FORWARD_VOID(sqlite3_value_free, (sqlite3_value *value), (value))
FORWARD_VOID(sqlite3_result_blob, (sqlite3_context *context, const void *value, int count,
    sqlite3_destructor_type destructor), (context, value, count, destructor))
FORWARD_VOID(sqlite3_result_double, (sqlite3_context *context, double value), (context, value))
FORWARD_VOID(sqlite3_result_error, (sqlite3_context *context, const char *message, int count),
    (context, message, count))
FORWARD_VOID(sqlite3_result_error_code, (sqlite3_context *context, int code), (context, code))
FORWARD_VOID(sqlite3_result_int, (sqlite3_context *context, int value), (context, value))
FORWARD_VOID(sqlite3_result_int64, (sqlite3_context *context, sqlite3_int64 value), (context,
    value))
FORWARD_VOID(sqlite3_result_null, (sqlite3_context *context), (context))
FORWARD_VOID(sqlite3_result_text, (sqlite3_context *context, const char *value, int count,
    sqlite3_destructor_type destructor), (context, value, count, destructor))
FORWARD_VOID(sqlite3_result_value, (sqlite3_context *context, sqlite3_value *value), (context,
    value))
FORWARD_VOID(sqlite3_result_zeroblob, (sqlite3_context *context, int count), (context, count))
FORWARD(void *, sqlite3_user_data, (sqlite3_context *context), (context), 0)
FORWARD(void *, sqlite3_aggregate_context, (sqlite3_context *context, int count), (context,
    count), 0)
FORWARD(sqlite3 *, sqlite3_context_db_handle, (sqlite3_context *context), (context), 0)
FORWARD(int, sqlite3_create_function_v2, (sqlite3 *db, const char *name, int count, int flags,
    void *data, void (*function)(sqlite3_context *, int, sqlite3_value **), void
    (*step)(sqlite3_context *, int, sqlite3_value **), void (*final)(sqlite3_context *), void
    (*destroy)(void *)), (db, name, count, flags, data, function, step, final, destroy),
    SQLITE_ERROR)
FORWARD(int, sqlite3_create_collation_v2, (sqlite3 *db, const char *name, int flags, void *data,
    int (*compare)(void *, int, const void *, int, const void *), void (*destroy)(void *)), (db,
    name, flags, data, compare, destroy), SQLITE_ERROR)
FORWARD(int, sqlite3_set_authorizer, (sqlite3 *db, int (*authorizer)(void *, int, const char *,
    const char *, const char *, const char *), void *data), (db, authorizer, data), 0)
FORWARD(int, sqlite3_busy_handler, (sqlite3 *db, int (*handler)(void *, int), void *data), (db,
    handler, data), 0)
FORWARD(void *, sqlite3_commit_hook, (sqlite3 *db, int (*hook)(void *), void *data), (db, hook,
    data), 0)
FORWARD(void *, sqlite3_rollback_hook, (sqlite3 *db, void (*hook)(void *), void *data), (db,
    hook, data), 0)
FORWARD(void *, sqlite3_update_hook, (sqlite3 *db, void (*hook)(void *, int, const char *, const
    char *, sqlite3_int64), void *data), (db, hook, data), 0)
FORWARD(int, sqlite3_trace_v2, (sqlite3 *db, unsigned int mask, int (*callback)(unsigned int,
    void *, void *, void *), void *data), (db, mask, callback, data), 0)
FORWARD_VOID(sqlite3_progress_handler, (sqlite3 *db, int steps, int (*handler)(void *), void
    *data), (db, steps, handler, data))
FORWARD(sqlite3_backup *, sqlite3_backup_init, (sqlite3 *to, const char *toName, sqlite3 *from,
    const char *fromName), (to, toName, from, fromName), 0)
FORWARD(int, sqlite3_backup_step, (sqlite3_backup *backup, int pages), (backup, pages),
    SQLITE_MISUSE)
FORWARD(int, sqlite3_backup_finish, (sqlite3_backup *backup), (backup), 0)
FORWARD(int, sqlite3_backup_remaining, (sqlite3_backup *backup), (backup), 0)
FORWARD(int, sqlite3_backup_pagecount, (sqlite3_backup *backup), (backup), 0)
FORWARD(int, sqlite3_blob_open, (sqlite3 *db, const char *database, const char *table, const
    char *column, sqlite3_int64 row, int flags, sqlite3_blob **blob), (db, database, table,
    column, row, flags, blob), SQLITE_ERROR)
FORWARD(int, sqlite3_blob_close, (sqlite3_blob *blob), (blob), 0)
FORWARD(int, sqlite3_blob_bytes, (sqlite3_blob *blob), (blob), 0)
FORWARD(int, sqlite3_blob_read, (sqlite3_blob *blob, void *bytes, int count, int offset), (blob,
    bytes, count, offset), SQLITE_ERROR)
FORWARD(int, sqlite3_blob_write, (sqlite3_blob *blob, const void *bytes, int count, int offset),
    (blob, bytes, count, offset), SQLITE_ERROR)
FORWARD(unsigned char *, sqlite3_serialize, (sqlite3 *db, const char *name, sqlite3_int64
    *count, unsigned int flags), (db, name, count, flags), 0)
FORWARD(int, sqlite3_deserialize, (sqlite3 *db, const char *name, unsigned char *bytes,
    sqlite3_int64 count, sqlite3_int64 room, unsigned int flags), (db, name, bytes, count, room,
    flags), SQLITE_ERROR)
FORWARD_AS(int, navsim_sqlite3_open_v2, "sqlite3_open_v2", (const char *path, sqlite3 **db, int
    flags, const char *system), (path, db, flags, system), SQLITE_CANTOPEN)
FORWARD_AS(int, navsim_sqlite3_prepare_v2, "sqlite3_prepare_v2", (sqlite3 *db, const char *sql,
    int count, sqlite3_stmt **statement, const char **rest), (db, sql, count, statement, rest),
    SQLITE_CANTOPEN)
FORWARD_AS(int, navsim_sqlite3_prepare_v3, "sqlite3_prepare_v3", (sqlite3 *db, const char *sql,
    int count, unsigned int flags, sqlite3_stmt **statement, const char **rest), (db, sql,
    count, flags, statement, rest), SQLITE_CANTOPEN)
FORWARD_AS(int, navsim_sqlite3_exec, "sqlite3_exec", (sqlite3 *db, const char *sql, int
    (*row)(void *, int, char **, char **), void *data, char **message), (db, sql, row, data,
    message), SQLITE_CANTOPEN)
