create table users (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  area_code text not null,
  mobile text not null,
  name text not null,
  sex smallint not null default 0 check (sex in (0, 1, 2)),
  photo_file_id bigint references files (id),
  roles text not null default 'normal',
  title jsonb not null default '{}',
  bio jsonb not null default '{}',
  student_card text,
  department jsonb not null default '{}',
  major jsonb not null default '{}',
  class_name text,
  school_code text,
  password_hash text,
  disabled boolean not null default false,
  audit_status smallint not null default 0 check (audit_status between 0 and 3),
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  constraint users_phone unique (school_id, area_code, mobile)
);
create index users_school on users (school_id, id desc);
create unique index users_school_id on users (school_id, id);

-- A session is found by the hash of its token; the token itself is not stored.
create table sessions (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  token_hash text not null unique,
  remembered boolean not null default false,
  acting_admin_id bigint,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index sessions_user on sessions (school_id, user_id);
create index sessions_expires_at on sessions (expires_at);

-- Browsers in which an account signed in before. A lock of the account does not apply to these
-- browsers.
create table known_browsers (
  school_id bigint not null,
  user_id bigint not null,
  browser_hash text not null,
  last_used_at timestamptz not null,
  primary key (school_id, user_id, browser_hash)
);
create index known_browsers_last_used_at on known_browsers (last_used_at);

-- A phone has one valid code for each purpose. A new code replaces the old one.
create table sms_codes (
  school_id bigint not null,
  area_code text not null,
  mobile text not null,
  type smallint not null check (type between 1 and 4),
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (school_id, area_code, mobile, type)
);
create index sms_codes_expires_at on sms_codes (expires_at);

create table captchas (
  id_hash text primary key,
  answer text not null,
  expires_at timestamptz not null
);
create index captchas_expires_at on captchas (expires_at);

-- The one-time code with which the teacher site completes a sign-in.
create table login_tickets (
  token_hash text primary key,
  school_id bigint not null,
  user_id bigint not null,
  remembered boolean not null,
  expires_at timestamptz not null,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index login_tickets_expires_at on login_tickets (expires_at);
