-- The authenticator app of a member of staff. The secret is sealed; without confirmed_at it was begun only.
create table two_steps (
  school_id bigint not null,
  user_id bigint not null,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The thirty seconds of the newest code that served: no code of then or before serves again.
  last_used_step bigint not null default 0,
  primary key (school_id, user_id),
  foreign key (school_id, user_id) references users (school_id, id)
);

create table recovery_codes (
  school_id bigint not null,
  user_id bigint not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (school_id, user_id, code_hash),
  foreign key (school_id, user_id) references two_steps (school_id, user_id) on delete cascade
);

-- What somebody holds between the right password and the code of the app.
create table second_step_tickets (
  token_hash text primary key,
  school_id bigint not null,
  user_id bigint not null,
  remembered boolean not null,
  teacher boolean not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index second_step_tickets_expires_at on second_step_tickets (expires_at);

create table social_bindings (
  school_id bigint not null,
  user_id bigint not null,
  open_id text not null,
  name text not null,
  bound_at timestamptz not null,
  constraint social_bindings_user primary key (school_id, user_id),
  constraint social_bindings_open_id unique (school_id, open_id),
  foreign key (school_id, user_id) references users (school_id, id)
);

-- Codes to scan of the provider that is only played; it knows no schools, as the real one does not.
create table sandbox_scans (
  id_hash text primary key,
  app_id text not null,
  state text not null,
  call_back text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'scanned', 'confirmed', 'used', 'cancelled', 'over')),
  open_id text,
  name text,
  code text unique,
  expires_at timestamptz not null
);
create index sandbox_scans_expires_at on sandbox_scans (expires_at);
