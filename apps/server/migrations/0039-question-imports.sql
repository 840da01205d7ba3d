-- EXM-120: the import that created a question, so that the import can be undone. The import itself
-- is a row of sheet_imports.
alter table questions add column import_id bigint;
alter table questions add foreign key (school_id, import_id) references sheet_imports (school_id, id);
create index questions_import on questions (school_id, import_id) where import_id is not null;
