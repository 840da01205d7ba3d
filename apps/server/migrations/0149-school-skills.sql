-- JOB-139: the skills that a school adds to those of the platform, and the words that it adds to these.
create table school_skills (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  -- What course skills and stages of career paths name it by.
  code text not null check (char_length(code) between 1 and 40),
  -- Null: a skill of the platform, to which the school adds words alone.
  names jsonb,
  -- The group of jobs that it is offered for; empty for every job.
  job_group text not null default '',
  aliases text[] not null default '{}',
  -- JOB-140: no longer offered to be chosen.
  retired_at timestamptz,
  -- JOB-141: the code of the skill that it was merged into; the row stays, so that its code leads there.
  merged_into text,
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 0,
  unique (school_id, id),
  unique (school_id, code)
);

create index school_skills_author on school_skills (created_by);

-- Every name and word of these rows, as names are compared, so that no word names two skills.
create table school_skill_words (
  school_id bigint not null,
  word text not null,
  code text not null,
  primary key (school_id, word),
  foreign key (school_id, code) references school_skills (school_id, code) on delete cascade
);

create index school_skill_words_skill on school_skill_words (school_id, code);
