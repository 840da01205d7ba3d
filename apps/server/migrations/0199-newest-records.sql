-- step by step
-- EXM-113: the staff of a school see its newest records first, without reading all of them.
create index concurrently if not exists attempts_newest on attempts (school_id, started_at desc, id desc);
