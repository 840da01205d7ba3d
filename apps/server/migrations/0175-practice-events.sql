-- PRC-162: an event that a teacher sets, which happens in every run of an assignment on its day.
create table practice_events (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  assignment_id bigint not null references practice_assignments (id) on delete cascade,
  author_id bigint not null,
  event text not null,
  day integer not null check (day >= 1),
  days integer not null check (days >= 1),
  created_at timestamptz not null,
  foreign key (school_id, author_id) references users (school_id, id),
  unique (assignment_id, day, event)
);
create index practice_events_author on practice_events (school_id, author_id);
