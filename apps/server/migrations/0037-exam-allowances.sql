-- EXM-116: more time and attempts for a student, for one examination or, without one, permanently.
-- A row is never changed, only ended, so that the record of an attempt shows what applied to it.
create table exam_allowances (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  examination_id bigint references examinations (id) on delete cascade,
  -- The factor in hundredths of the usual time.
  factor integer not null check (factor between 100 and 300),
  extra_minutes integer not null check (extra_minutes between 0 and 600),
  extra_attempts integer not null check (extra_attempts between 0 and 20),
  reason text not null check (char_length(reason) between 1 and 500),
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  ended_by bigint references users (id),
  ended_at timestamptz,
  foreign key (school_id, user_id) references users (school_id, id)
);
create unique index exam_allowances_live on exam_allowances (school_id, user_id, examination_id) nulls not distinct
  where ended_at is null;
create index exam_allowances_user on exam_allowances (school_id, user_id);
create index exam_allowances_examination on exam_allowances (examination_id);
create index exam_allowances_created_by on exam_allowances (created_by);
create index exam_allowances_ended_by on exam_allowances (ended_by);

-- Changes of an examination after its release, visible to its teachers.
create table examination_changes (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  examination_id bigint not null references examinations (id) on delete cascade,
  kind text not null check (kind in ('extended', 'given', 'ended')),
  -- The student of the allowance; null for a change that concerns all students.
  user_id bigint,
  standing boolean not null default false,
  before jsonb,
  after jsonb,
  reason text not null check (char_length(reason) between 1 and 500),
  changed_by bigint not null references users (id),
  changed_at timestamptz not null,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index examination_changes_examination on examination_changes (examination_id, id desc);
create index examination_changes_school on examination_changes (school_id, examination_id, id desc);
create index examination_changes_user on examination_changes (school_id, user_id);
create index examination_changes_by on examination_changes (changed_by);

-- EXM-117: the last extension during the attempt, as the exam window shows it: when, until when, by
-- whom and why.
alter table attempts add column extension jsonb;
