-- JOB-038: saved searches for posts. Searches that find the same posts have the same `key`. Posts
-- published before `seen_until` were announced.
create table saved_searches (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  name text not null,
  search jsonb not null,
  key text not null,
  is_on boolean not null default true,
  seen_until timestamptz not null,
  created_at timestamptz not null,
  unique (user_id, school_id, key)
);

create index saved_searches_school on saved_searches (school_id);
create index saved_searches_due on saved_searches (seen_until, user_id) where is_on;
