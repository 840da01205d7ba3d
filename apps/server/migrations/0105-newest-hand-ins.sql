-- step by step
-- FRM-335: finds the first page of hand-ins without sorting all hand-ins.
create index concurrently if not exists hand_ins_newest_first on hand_ins (school_id, handed_in_at desc, id desc) where newest;
