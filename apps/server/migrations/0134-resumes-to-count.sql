-- step by step
-- RES-091: resumes whose points are still to be counted; nearly always none.
create index concurrently if not exists resumes_uncounted on resumes (user_id) where points is null;
