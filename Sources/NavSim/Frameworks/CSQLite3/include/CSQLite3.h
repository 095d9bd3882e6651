// The functions of SQLite that apps call: those of the system's library, if it is there when the
// app runs, and else answers that nothing can be opened.
#ifndef CSQLITE3_H
#define CSQLITE3_H

typedef long long sqlite3_int64;
typedef unsigned long long sqlite3_uint64;
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_value sqlite3_value;
typedef struct sqlite3_context sqlite3_context;
typedef struct sqlite3_backup sqlite3_backup;
typedef struct sqlite3_blob sqlite3_blob;
typedef void (*sqlite3_destructor_type)(void *);
typedef int (*sqlite3_callback)(void *, int, char **, char **);

#define SQLITE_OK 0
#define SQLITE_ERROR 1
#define SQLITE_INTERNAL 2
#define SQLITE_PERM 3
#define SQLITE_ABORT 4
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_NOMEM 7
#define SQLITE_READONLY 8
#define SQLITE_INTERRUPT 9
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_NOTFOUND 12
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_PROTOCOL 15
#define SQLITE_EMPTY 16
#define SQLITE_SCHEMA 17
#define SQLITE_TOOBIG 18
#define SQLITE_CONSTRAINT 19
#define SQLITE_MISMATCH 20
#define SQLITE_MISUSE 21
#define SQLITE_NOLFS 22
#define SQLITE_AUTH 23
#define SQLITE_FORMAT 24
#define SQLITE_RANGE 25
#define SQLITE_NOTADB 26
#define SQLITE_NOTICE 27
#define SQLITE_WARNING 28
#define SQLITE_ROW 100
#define SQLITE_DONE 101
#define SQLITE_OPEN_READONLY 1
#define SQLITE_OPEN_READWRITE 2
#define SQLITE_OPEN_CREATE 4
#define SQLITE_OPEN_URI 64
#define SQLITE_OPEN_MEMORY 128
#define SQLITE_OPEN_NOMUTEX 32768
#define SQLITE_OPEN_FULLMUTEX 65536
#define SQLITE_OPEN_SHAREDCACHE 131072
#define SQLITE_OPEN_PRIVATECACHE 262144
#define SQLITE_OPEN_WAL 524288
#define SQLITE_OPEN_FILEPROTECTION_COMPLETE 1048576
#define SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN 2097152
#define SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION 3145728
#define SQLITE_OPEN_FILEPROTECTION_NONE 4194304
#define SQLITE_INTEGER 1
#define SQLITE_FLOAT 2
#define SQLITE_TEXT 3
#define SQLITE_BLOB 4
#define SQLITE_NULL 5
#define SQLITE_UTF8 1
#define SQLITE_DETERMINISTIC 2048
#define SQLITE_DIRECTONLY 524288
#define SQLITE_PREPARE_PERSISTENT 1
#define SQLITE_CONSTRAINT_CHECK 275
#define SQLITE_CONSTRAINT_COMMITHOOK 531
#define SQLITE_CONSTRAINT_FOREIGNKEY 787
#define SQLITE_CONSTRAINT_FUNCTION 1043
#define SQLITE_CONSTRAINT_NOTNULL 1299
#define SQLITE_CONSTRAINT_PRIMARYKEY 1555
#define SQLITE_CONSTRAINT_TRIGGER 1811
#define SQLITE_CONSTRAINT_UNIQUE 2067
#define SQLITE_CONSTRAINT_ROWID 2579
#define SQLITE_BUSY_SNAPSHOT 517
#define SQLITE_CHECKPOINT_PASSIVE 0
#define SQLITE_CHECKPOINT_FULL 1
#define SQLITE_CHECKPOINT_RESTART 2
#define SQLITE_CHECKPOINT_TRUNCATE 3
#define SQLITE_TRACE_STMT 1
#define SQLITE_TRACE_PROFILE 2
#define SQLITE_TRACE_ROW 4
#define SQLITE_TRACE_CLOSE 8
#define SQLITE_DENY 1
#define SQLITE_IGNORE 2
#define SQLITE_INSERT 18
#define SQLITE_UPDATE 23
#define SQLITE_DELETE 9
#define SQLITE_SELECT 21
#define SQLITE_TRANSACTION 22
#define SQLITE_SAVEPOINT 32
#define SQLITE_READ 20
#define SQLITE_PRAGMA 19
#define SQLITE_FUNCTION 31
#define SQLITE_RECURSIVE 33
#define SQLITE_LIMIT_VARIABLE_NUMBER 9

int sqlite3_close(sqlite3 *db);
int sqlite3_close_v2(sqlite3 *db);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);
int sqlite3_bind_blob(
   
    sqlite3_stmt *statement, int place, const void *value, int count, sqlite3_destructor_type destructor);
int sqlite3_bind_blob64(
   
    sqlite3_stmt *statement, int place, const void *value, sqlite3_uint64 count, sqlite3_destructor_type destructor);
int sqlite3_bind_double(sqlite3_stmt *statement, int place, double value);
int sqlite3_bind_int(sqlite3_stmt *statement, int place, int value);
int sqlite3_bind_int64(sqlite3_stmt *statement, int place, sqlite3_int64 value);
int sqlite3_bind_null(sqlite3_stmt *statement, int place);
int sqlite3_bind_text(
   
    sqlite3_stmt *statement, int place, const char *value, int count, sqlite3_destructor_type destructor);
int sqlite3_bind_value(sqlite3_stmt *statement, int place, const sqlite3_value *value);
int sqlite3_bind_zeroblob(sqlite3_stmt *statement, int place, int count);
int sqlite3_bind_parameter_count(sqlite3_stmt *statement);
int sqlite3_bind_parameter_index(sqlite3_stmt *statement, const char *name);
const char *sqlite3_bind_parameter_name(sqlite3_stmt *statement, int place);
int sqlite3_column_count(sqlite3_stmt *statement);
const char *sqlite3_column_name(sqlite3_stmt *statement, int column);
const char *sqlite3_column_decltype(sqlite3_stmt *statement, int column);
const char *sqlite3_column_table_name(sqlite3_stmt *statement, int column);
const char *sqlite3_column_database_name(sqlite3_stmt *statement, int column);
const char *sqlite3_column_origin_name(sqlite3_stmt *statement, int column);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);
double sqlite3_column_double(sqlite3_stmt *statement, int column);
int sqlite3_column_int(sqlite3_stmt *statement, int column);
sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
int sqlite3_column_type(sqlite3_stmt *statement, int column);
sqlite3_value *sqlite3_column_value(sqlite3_stmt *statement, int column);
int sqlite3_data_count(sqlite3_stmt *statement);
const char *sqlite3_sql(sqlite3_stmt *statement);
char *sqlite3_expanded_sql(sqlite3_stmt *statement);
int sqlite3_stmt_readonly(sqlite3_stmt *statement);
int sqlite3_stmt_busy(sqlite3_stmt *statement);
sqlite3 *sqlite3_db_handle(sqlite3_stmt *statement);
sqlite3_stmt *sqlite3_next_stmt(sqlite3 *db, sqlite3_stmt *statement);
const char *sqlite3_errmsg(sqlite3 *db);
const char *sqlite3_errstr(int code);
int sqlite3_errcode(sqlite3 *db);
int sqlite3_extended_errcode(sqlite3 *db);
int sqlite3_extended_result_codes(sqlite3 *db, int isOn);
int sqlite3_changes(sqlite3 *db);
int sqlite3_total_changes(sqlite3 *db);
sqlite3_int64 sqlite3_last_insert_rowid(sqlite3 *db);
int sqlite3_get_autocommit(sqlite3 *db);
int sqlite3_busy_timeout(sqlite3 *db, int milliseconds);
void sqlite3_interrupt(sqlite3 *db);
const char *sqlite3_libversion(void);
int sqlite3_libversion_number(void);
const char *sqlite3_sourceid(void);
int sqlite3_threadsafe(void);
int sqlite3_initialize(void);
int sqlite3_shutdown(void);
int sqlite3_compileoption_used(const char *name);
void sqlite3_free(void *memory);
void *sqlite3_malloc(int count);
int sqlite3_complete(const char *sql);
int sqlite3_sleep(int milliseconds);
int sqlite3_limit(sqlite3 *db, int id, int value);
const char *sqlite3_db_filename(sqlite3 *db, const char *name);
int sqlite3_db_readonly(sqlite3 *db, const char *name);
int sqlite3_wal_checkpoint_v2(sqlite3 *db, const char *name, int mode, int *frames, int *done);
int sqlite3_wal_autocheckpoint(sqlite3 *db, int pages);
int sqlite3_table_column_metadata(
   
    sqlite3 *db, const char *database, const char *table, const char *column, const char **type, const char **collation, int *isNotNull, int *isKey, int *countsUp);
const void *sqlite3_value_blob(sqlite3_value *value);
int sqlite3_value_bytes(sqlite3_value *value);
double sqlite3_value_double(sqlite3_value *value);
int sqlite3_value_int(sqlite3_value *value);
sqlite3_int64 sqlite3_value_int64(sqlite3_value *value);
const unsigned char *sqlite3_value_text(sqlite3_value *value);
int sqlite3_value_type(sqlite3_value *value);
int sqlite3_value_numeric_type(sqlite3_value *value);
sqlite3_value *sqlite3_value_dup(const sqlite3_value *value);
void sqlite3_value_free(sqlite3_value *value);
void sqlite3_result_blob(
    sqlite3_context *context, const void *value, int count, sqlite3_destructor_type destructor);
void sqlite3_result_double(sqlite3_context *context, double value);
void sqlite3_result_error(sqlite3_context *context, const char *message, int count);
void sqlite3_result_error_code(sqlite3_context *context, int code);
void sqlite3_result_int(sqlite3_context *context, int value);
void sqlite3_result_int64(sqlite3_context *context, sqlite3_int64 value);
void sqlite3_result_null(sqlite3_context *context);
void sqlite3_result_text(
    sqlite3_context *context, const char *value, int count, sqlite3_destructor_type destructor);
void sqlite3_result_value(sqlite3_context *context, sqlite3_value *value);
void sqlite3_result_zeroblob(sqlite3_context *context, int count);
void *sqlite3_user_data(sqlite3_context *context);
void *sqlite3_aggregate_context(sqlite3_context *context, int count);
sqlite3 *sqlite3_context_db_handle(sqlite3_context *context);
int sqlite3_create_function_v2(
    sqlite3 *db, const char *name, int count, int flags, void *data,
    void (*function)(sqlite3_context *, int, sqlite3_value **),
    void (*step)(sqlite3_context *, int, sqlite3_value **), void (*final)(sqlite3_context *),
    void (*destroy)(void *));
int sqlite3_create_collation_v2(
    sqlite3 *db, const char *name, int flags, void *data,
    int (*compare)(void *, int, const void *, int, const void *), void (*destroy)(void *));
int sqlite3_set_authorizer(
    sqlite3 *db,
    int (*authorizer)(void *, int, const char *, const char *, const char *, const char *), void *data);
int sqlite3_busy_handler(sqlite3 *db, int (*handler)(void *, int), void *data);
void *sqlite3_commit_hook(sqlite3 *db, int (*hook)(void *), void *data);
void *sqlite3_rollback_hook(sqlite3 *db, void (*hook)(void *), void *data);
void *sqlite3_update_hook(
    sqlite3 *db,
    void (*hook)(void *, int, const char *, const char *, sqlite3_int64), void *data);
int sqlite3_trace_v2(
    sqlite3 *db, unsigned int mask,
    int (*callback)(unsigned int, void *, void *, void *), void *data);
void sqlite3_progress_handler(sqlite3 *db, int steps, int (*handler)(void *), void *data);
sqlite3_backup *sqlite3_backup_init(
    sqlite3 *to, const char *toName, sqlite3 *from, const char *fromName);
int sqlite3_backup_step(sqlite3_backup *backup, int pages);
int sqlite3_backup_finish(sqlite3_backup *backup);
int sqlite3_backup_remaining(sqlite3_backup *backup);
int sqlite3_backup_pagecount(sqlite3_backup *backup);
int sqlite3_blob_open(
   
    sqlite3 *db, const char *database, const char *table, const char *column, sqlite3_int64 row, int flags, sqlite3_blob **blob);
int sqlite3_blob_close(sqlite3_blob *blob);
int sqlite3_blob_bytes(sqlite3_blob *blob);
int sqlite3_blob_read(sqlite3_blob *blob, void *bytes, int count, int offset);
int sqlite3_blob_write(sqlite3_blob *blob, const void *bytes, int count, int offset);
unsigned char *sqlite3_serialize(
    sqlite3 *db, const char *name, sqlite3_int64 *count, unsigned int flags);
int sqlite3_deserialize(
   
    sqlite3 *db, const char *name, unsigned char *bytes, sqlite3_int64 count, sqlite3_int64 room, unsigned int flags);
int navsim_sqlite3_open_v2(const char *path, sqlite3 **db, int flags, const char *system);
int navsim_sqlite3_prepare_v2(
    sqlite3 *db, const char *sql, int count, sqlite3_stmt **statement, const char **rest);
int navsim_sqlite3_prepare_v3(
   
    sqlite3 *db, const char *sql, int count, unsigned int flags, sqlite3_stmt **statement, const char **rest);
int navsim_sqlite3_exec(
    sqlite3 *db, const char *sql,
    int (*row)(void *, int, char **, char **), void *data, char **message);

#endif
