-- step by step
-- CNT-136: a stage of a career path names a kind of practice, or one practice of the kind by its code.
alter table career_stages add column if not exists practice_kind text, add column if not exists practice text;
alter table career_stages drop constraint if exists career_stages_practice;
alter table career_stages add constraint career_stages_practice
  check (practice is null or practice_kind is not null) not valid;
alter table career_stages validate constraint career_stages_practice;
