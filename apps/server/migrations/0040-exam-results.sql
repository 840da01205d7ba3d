-- Few attempts wait for marks, so the queue is read without the others (EXM-185).
create index attempts_waiting on attempts (school_id, examination_id, submitted_at) where waiting;
