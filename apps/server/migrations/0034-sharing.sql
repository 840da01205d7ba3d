-- Links that give one course to one person. The code is stored as plain text, because the person
-- who made the link can copy it again from the list.
create table share_links (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  created_by bigint not null,
  code text not null unique check (char_length(code) = 22),
  -- 1 copied link, 2 QR picture.
  way smallint not null check (way in (1, 2)),
  created_at timestamptz not null,
  expires_at timestamptz,
  withdrawn_at timestamptz,
  activated_by bigint,
  activated_at timestamptz,
  check ((activated_by is null) = (activated_at is null)),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, created_by) references users (school_id, id),
  foreign key (school_id, activated_by) references users (school_id, id)
);
create index share_links_newest on share_links (school_id, created_by, id desc);
create index share_links_course on share_links (school_id, course_id);
create index share_links_activated on share_links (school_id, activated_by) where activated_by is not null;

create table course_favourites (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  course_id bigint not null,
  created_at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create unique index course_favourites_one on course_favourites (school_id, user_id, course_id);
create index course_favourites_newest on course_favourites (school_id, user_id, id desc);
create index course_favourites_course on course_favourites (school_id, course_id);

-- The time at which a person last opened each course, for the newest 200 courses of each person.
create table course_visits (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  course_id bigint not null,
  visited_at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create unique index course_visits_one on course_visits (school_id, user_id, course_id);
create index course_visits_newest on course_visits (school_id, user_id, visited_at desc, id desc);
create index course_visits_course on course_visits (school_id, course_id);
