-- CNT-058: a career path: a position, and the stages that lead to it.
create table career_paths (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  -- The name of the path in addresses and calls.
  code text not null check (char_length(code) between 1 and 40),
  -- A code of the list of positions.
  position text not null,
  names jsonb not null,
  summaries jsonb not null,
  -- CNT-057: the links as [{name, url}].
  links jsonb not null default '[]',
  -- Null for a draft and for a path that was withdrawn.
  published_at timestamptz,
  removed_at timestamptz,
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 0,
  unique (school_id, id)
);

create unique index career_paths_code on career_paths (school_id, code) where removed_at is null;
create index career_paths_author on career_paths (created_by);

create table career_stages (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  path_id bigint not null,
  -- Position from 0 within the path.
  place smallint not null check (place >= 0),
  titles jsonb not null,
  -- [{code, level}] by the codes of skills, with the level from 1 to 5.
  skills jsonb not null,
  training_id bigint,
  unique (school_id, id),
  unique (path_id, place),
  foreign key (school_id, path_id) references career_paths (school_id, id) on delete cascade,
  foreign key (school_id, training_id) references trainings (school_id, id) on delete set null (training_id)
);

create index career_stages_path on career_stages (school_id, path_id);
create index career_stages_training on career_stages (school_id, training_id);

create table career_stage_courses (
  school_id bigint not null,
  stage_id bigint not null,
  course_id bigint not null,
  place smallint not null check (place >= 0),
  primary key (stage_id, course_id),
  foreign key (school_id, stage_id) references career_stages (school_id, id) on delete cascade,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);

create index career_stage_courses_stage on career_stage_courses (school_id, stage_id);
create index career_stage_courses_course on career_stage_courses (school_id, course_id);
