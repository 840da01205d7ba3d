-- JOB-056, JOB-057: the skills that a course teaches, by code, with the level: 1 beginner, 2
-- intermediate, 3 advanced.
create table course_skills (
  school_id bigint not null,
  course_id bigint not null,
  code text not null,
  level smallint not null check (level between 1 and 3),
  primary key (school_id, course_id, code),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);

create index course_skills_code on course_skills (school_id, code);

-- JOB-057: the course that staff pinned to a post.
create table post_courses (
  post_id bigint primary key references job_posts (id) on delete cascade,
  school_id bigint not null,
  course_id bigint not null,
  chosen_by bigint not null references users (id),
  chosen_at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);

create index post_courses_course on post_courses (school_id, course_id);
create index post_courses_author on post_courses (chosen_by);
