-- JOB-125: the mail address of a person. `address` is confirmed, `waiting` is not; the first is
-- used until the second is confirmed.
create table mail_addresses (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  address text,
  waiting text,
  -- SHA-256 of the newest link. It is kept after the confirmation, so that the link can report that
  -- it was used.
  link_hash text not null,
  link_ends_at timestamptz not null,
  link_used_at timestamptz,
  -- The kinds of mails that the person has switched on.
  kinds text[] not null default '{}',
  -- The language of mails and the host of their links, as at the person's last visit to the page.
  language text not null,
  origin text not null,
  created_at timestamptz not null
);

create unique index mail_addresses_person on mail_addresses (user_id);
create index mail_addresses_school on mail_addresses (school_id);
