-- RES-080: the sharing link of a resume. Its address is signed and names the row; visitors are not
-- recorded.
create table resume_shares (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  -- The number of days that the owner chose, counted from the last save of the link.
  days integer not null,
  with_contact boolean not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  openings integer not null default 0
);

-- A person has only one active link. Withdrawn links are kept, so that a visitor learns that the
-- link was withdrawn.
create unique index resume_shares_live on resume_shares (user_id) where withdrawn_at is null;
create index resume_shares_user on resume_shares (user_id);
create index resume_shares_school on resume_shares (school_id);
