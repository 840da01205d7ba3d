-- JOB-125: where a person gets mails. `address` is confirmed, `waiting` is not yet; a change keeps the first until then.
create table mail_addresses (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  address text,
  waiting text,
  -- SHA-256 of the newest link. It stays after the press, so that the link says that it was used.
  link_hash text not null,
  link_ends_at timestamptz not null,
  link_used_at timestamptz,
  -- What the person wants by mail.
  kinds text[] not null default '{}',
  -- How the person last used the page: the language of the mails, and the host of their links.
  language text not null,
  origin text not null,
  created_at timestamptz not null
);

create unique index mail_addresses_person on mail_addresses (user_id);
create index mail_addresses_school on mail_addresses (school_id);
