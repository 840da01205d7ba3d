-- CNT-094: pages of a school, such as about and help, listed in the footer while they are
-- published.
create table school_pages (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  place text not null check (place in ('content', 'help')),
  title jsonb not null,
  html jsonb not null,
  published boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index school_pages_school on school_pages (school_id, place, id);
create trigger tell_content after insert or update or delete on school_pages for each row execute function tell_content();
