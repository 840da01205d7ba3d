-- The queue reads the few attempts that wait for marks without reading the other attempts
-- (EXM-185).
create index attempts_waiting on attempts (school_id, examination_id, submitted_at) where waiting;
