-- CRS-042: true when the lessons of the course require a face photo before playing.
alter table courses add column face_check boolean not null default false;

-- Days after which the photos of the school are deleted.
alter table schools add column face_photo_days smallint not null default 30 check (face_photo_days between 1 and 365);

-- A person's last answer about the photo in a course, and a teacher's permission after a refusal.
create table face_consents (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  user_id bigint not null,
  agreed boolean not null,
  text_version smallint not null,
  decided_at timestamptz not null,
  allowed_by bigint,
  allowed_at timestamptz,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, allowed_by) references users (school_id, id),
  check ((allowed_by is null) = (allowed_at is null)),
  check (allowed_by is null or not agreed)
);
create unique index face_consents_person on face_consents (user_id, course_id);
create index face_consents_course on face_consents (school_id, course_id);
create index face_consents_user on face_consents (school_id, user_id);
create index face_consents_allowed on face_consents (school_id, allowed_by) where allowed_by is not null;

-- Every answer and every permission, in order.
create table face_events (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  user_id bigint not null,
  kind text not null check (kind in ('agreed', 'refused', 'allowed', 'takenBack')),
  actor_id bigint not null,
  text_version smallint,
  at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, actor_id) references users (school_id, id)
);
create index face_events_course on face_events (school_id, course_id);
create index face_events_user on face_events (school_id, user_id);
create index face_events_actor on face_events (school_id, actor_id);

-- The permission to send one photo for the requesting session.
create table face_tickets (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  user_id bigint not null,
  session_id bigint not null references sessions (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  replaced boolean not null default false,
  used_at timestamptz,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index face_tickets_course on face_tickets (school_id, course_id);
create index face_tickets_user on face_tickets (school_id, user_id);
create index face_tickets_session on face_tickets (session_id, course_id);

-- A photo; without a file it is deleted, and the log of its views is kept for a while.
create table face_photos (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  user_id bigint not null,
  file_id bigint references files (id) on delete set null,
  taken_at timestamptz not null,
  removed_at timestamptz,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index face_photos_school on face_photos (school_id, id);
create index face_photos_course on face_photos (school_id, course_id);
create index face_photos_user on face_photos (school_id, user_id);
create index face_photos_file on face_photos (file_id);

create table face_views (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  photo_id bigint not null references face_photos (id) on delete cascade,
  viewer_id bigint not null,
  viewed_at timestamptz not null,
  foreign key (school_id, viewer_id) references users (school_id, id)
);
create index face_views_photo on face_views (photo_id, id);
create index face_views_viewer on face_views (school_id, viewer_id);
