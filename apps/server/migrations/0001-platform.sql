-- How often a limited action was used in its current window, counted across all processes.
create table rate_limits (
  key text primary key,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  uses integer not null
);
create index rate_limits_ends_at on rate_limits (ends_at);

-- Messages of the sandbox gateway; empty with a real gateway.
create table sandbox_messages (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  recipient text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index sandbox_messages_school on sandbox_messages (school_id, id desc);

-- Key pairs created at the first start, encrypted with the server's secret.
create table server_keys (
  id bigint generated always as identity primary key,
  purpose text not null unique,
  sealed_private_key text not null,
  public_key text not null,
  created_at timestamptz not null default now()
);
