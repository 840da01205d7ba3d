-- RES-080: the sharing link of a resume. Its address is signed and names the row; visitors are not
-- recorded.
create table resume_shares (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  -- The chosen days, counted from the last time the owner saved the link.
  days integer not null,
  with_contact boolean not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  openings integer not null default 0
);

-- One active link of a person; withdrawn ones are kept, so that their address can report it.
create unique index resume_shares_live on resume_shares (user_id) where withdrawn_at is null;
create index resume_shares_user on resume_shares (user_id);
create index resume_shares_school on resume_shares (school_id);
