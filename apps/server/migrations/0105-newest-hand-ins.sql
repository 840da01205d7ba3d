-- step by step
-- FRM-335: the first page of what was handed in, without sorting all of it.
create index concurrently if not exists hand_ins_newest_first on hand_ins (school_id, handed_in_at desc, id desc) where newest;
