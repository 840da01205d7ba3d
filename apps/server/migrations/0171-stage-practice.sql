-- CNT-136: a stage of a career path names a kind of practice, or one practice of the kind by its code.
alter table career_stages add column practice_kind text, add column practice text;
alter table career_stages add constraint career_stages_practice
  check (practice is null or practice_kind is not null) not valid;
alter table career_stages validate constraint career_stages_practice;
