-- The tree of course types, three levels deep.
create table course_types (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  parent_id bigint references course_types (id),
  level smallint not null check (level between 1 and 3),
  names jsonb not null,
  icon text,
  sort integer not null default 0
);
create index course_types_school on course_types (school_id, level, sort, id);

create table courses (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  author_id bigint not null,
  names jsonb not null,
  -- The lower-case names of all languages, in which a search finds a part of a name.
  name_search text not null,
  content jsonb not null default '{}',
  details jsonb not null default '{}',
  details_two jsonb not null default '{}',
  aims jsonb not null default '{}',
  audience jsonb not null default '{}',
  requirements jsonb not null default '{}',
  picture_file_id bigint,
  cover_seed text not null,
  price_minor integer not null default 0 check (price_minor >= 0),
  credit numeric(5, 2) not null default 0 check (credit between 0 and 30),
  hours integer not null default 0,
  kind_id smallint not null default 4,
  type smallint not null default 2 check (type in (1, 2)),
  type_id bigint references course_types (id),
  type2_id bigint references course_types (id),
  type3_id bigint references course_types (id),
  sort integer not null default 0,
  audit_status smallint not null default 0 check (audit_status between 0 and 3),
  audit_reason text,
  on_list boolean not null default false,
  featured boolean not null default false,
  recommended boolean not null default false,
  forward_limited boolean not null default false,
  launched_at timestamptz,
  learners integer not null default 0 check (learners >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index courses_listed on courses (school_id, launched_at desc) where audit_status = 2 and on_list;
create index courses_audit on courses (school_id, audit_status, updated_at);
create index courses_author on courses (school_id, author_id);

create table course_teachers (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  course_id bigint not null references courses (id) on delete cascade,
  user_id bigint not null,
  master boolean not null default false,
  unique (course_id, user_id)
);
create unique index course_teachers_one_master on course_teachers (course_id) where master;
create index course_teachers_user on course_teachers (school_id, user_id);

-- The students of a course. A course with a row here cannot be deleted.
create table course_learners (
  school_id bigint not null,
  course_id bigint not null references courses (id),
  user_id bigint not null,
  primary key (course_id, user_id)
);
create index course_learners_user on course_learners (school_id, user_id);

-- The order of chapters and lessons is deferrable, because renumbering moves several rows in one
-- statement.
create table chapters (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  course_id bigint not null references courses (id) on delete cascade,
  level integer not null check (level > 0),
  names jsonb not null,
  synopses jsonb not null default '{}',
  version integer not null default 1,
  constraint chapters_level unique (course_id, level) deferrable initially immediate
);
create index chapters_school on chapters (school_id, course_id);

create table lessons (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  course_id bigint not null references courses (id) on delete cascade,
  chapter_id bigint not null references chapters (id) on delete cascade,
  level integer not null check (level > 0),
  titles jsonb not null,
  file_id bigint,
  video_name text,
  version integer not null default 1,
  constraint lessons_level unique (chapter_id, level) deferrable initially immediate
);
create index lessons_course on lessons (course_id);
create index lessons_school on lessons (school_id, course_id);

create table captions (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  lesson_id bigint not null references lessons (id) on delete cascade,
  language text not null check (language in ('en', 'zh', 'my')),
  file_id bigint not null,
  unique (lesson_id, language)
);
