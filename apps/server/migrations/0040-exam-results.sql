-- What waits for marks is few among many papers: the queue is read without looking at the others (EXM-185).
create index attempts_waiting on attempts (school_id, examination_id, submitted_at) where waiting;
