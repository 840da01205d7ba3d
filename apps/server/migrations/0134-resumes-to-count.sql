-- step by step
-- RES-091: finds resumes whose points are not counted yet. There is nearly always none.
create index concurrently if not exists resumes_uncounted on resumes (user_id) where points is null;
