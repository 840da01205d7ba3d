-- ACC-304, ACC-306: each closing of an account by its person, and its outcome.
create table account_closings (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  user_id bigint not null,
  requested_at timestamptz not null,
  ends_at timestamptz not null,
  -- The time at which the person withdrew the closing, within the week.
  withdrawn_at timestamptz,
  -- The time at which erasing began, because the week had passed. Erasing cannot be stopped.
  shut_at timestamptz,
  closed_at timestamptz,
  foreign key (school_id, user_id) references users (school_id, id),
  check (withdrawn_at is null or closed_at is null)
);
create unique index account_closings_open on account_closings (school_id, user_id)
  where withdrawn_at is null and closed_at is null;
create index account_closings_due on account_closings (ends_at)
  where withdrawn_at is null and closed_at is null;
create index account_closings_person on account_closings (school_id, user_id, id);
