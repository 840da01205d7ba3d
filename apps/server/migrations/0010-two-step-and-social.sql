-- The authenticator app of a staff member. The secret is encrypted; without confirmed_at the setup
-- is incomplete.
create table two_steps (
  school_id bigint not null,
  user_id bigint not null,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last used code. Codes of this step and of earlier steps are invalid.
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

-- A sign-in with the right password that still waits for the code of the app.
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

-- Codes to scan of the sandbox provider; like the real provider it knows no schools.
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
