-- JOB-139: the skills that a school adds to those of the platform, and the words that it adds to
-- skills of the platform.
create table school_skills (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  -- The name of the skill in the skills of courses and in the stages of career paths.
  code text not null check (char_length(code) between 1 and 40),
  -- Null for a skill of the platform, to which the school only adds words.
  names jsonb,
  -- The job group for which the skill is offered; empty for every job.
  job_group text not null default '',
  aliases text[] not null default '{}',
  -- JOB-140: the time since which the skill is no longer offered; null while it is offered.
  retired_at timestamptz,
  -- JOB-141: the code of the skill into which this skill was merged. The row is kept, so that its
  -- code still leads to a skill.
  merged_into text,
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 0,
  unique (school_id, id),
  unique (school_id, code)
);

create index school_skills_author on school_skills (created_by);

-- Every normalised name and word of these rows, so that no word belongs to two skills.
create table school_skill_words (
  school_id bigint not null,
  word text not null,
  code text not null,
  primary key (school_id, word),
  foreign key (school_id, code) references school_skills (school_id, code) on delete cascade
);

create index school_skill_words_skill on school_skill_words (school_id, code);
