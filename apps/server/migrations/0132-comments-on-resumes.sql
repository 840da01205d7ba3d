-- RES-120: requests of students to their teachers for comments on a copy of the resume.
create table resume_reviews (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  teacher_id bigint not null references users (id),
  -- The key that the page made. A repeated request with the same key creates no second request.
  key text not null,
  note text not null,
  with_contact boolean not null,
  -- The copied revision of the resume. `content` is the copy, which is deleted when the student
  -- withdraws the request.
  revision integer not null,
  content jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  withdrawn_at timestamptz
);

create unique index resume_reviews_key on resume_reviews (user_id, key);
-- A student has only one open request to a teacher.
create unique index resume_reviews_open on resume_reviews (user_id, teacher_id)
  where finished_at is null and withdrawn_at is null;
create index resume_reviews_teacher on resume_reviews (teacher_id);
create index resume_reviews_school on resume_reviews (school_id);

-- RES-127: a teacher's comments on the sections of the copy.
create table resume_comments (
  id bigint generated always as identity primary key,
  review_id bigint not null references resume_reviews (id) on delete cascade,
  key text not null,
  section text not null,
  -- The id of an entry in the copy, with its title; both are empty for a comment on the whole
  -- section.
  entry_key text not null,
  entry_title text not null,
  content text not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  resolved_at timestamptz
);

create unique index resume_comments_key on resume_comments (review_id, key);
