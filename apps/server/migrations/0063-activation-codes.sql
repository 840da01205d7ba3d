-- Codes that were created together (ORD-072).
create table code_batches (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  name text not null,
  -- The coins of each code; 0 when it grants the courses below.
  coins integer not null default 0 check (coins >= 0),
  quantity integer not null check (quantity > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  per_user integer not null default 1 check (per_user > 0),
  -- The class whose students may redeem the codes; empty for everybody.
  class_name text not null default '',
  asks_name boolean not null default false,
  asks_number boolean not null default false,
  key uuid not null,
  -- The hash of the form, to detect the same key with other content.
  request_hash text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  downloaded_by bigint,
  downloaded_at timestamptz,
  constraint code_batches_once unique (created_by, key),
  unique (school_id, id),
  check (starts_at is null or ends_at is null or starts_at < ends_at),
  check ((downloaded_at is null) = (downloaded_by is null)),
  foreign key (school_id, created_by) references users (school_id, id),
  foreign key (school_id, downloaded_by) references users (school_id, id)
);
create index code_batches_newest on code_batches (school_id, id desc);
create index code_batches_maker on code_batches (school_id, created_by);
create index code_batches_downloader on code_batches (school_id, downloaded_by) where downloaded_by is not null;

create table code_batch_courses (
  school_id bigint not null,
  batch_id bigint not null,
  course_id bigint not null,
  primary key (batch_id, course_id),
  foreign key (school_id, batch_id) references code_batches (school_id, id),
  foreign key (school_id, course_id) references courses (school_id, id)
);
create index code_batch_courses_batch on code_batch_courses (school_id, batch_id);
create index code_batch_courses_course on code_batch_courses (school_id, course_id);

create table activation_codes (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  batch_id bigint not null,
  -- A keyed hash; the code itself is not stored.
  code_hash text,
  last_four text not null default '',
  state text not null default 'generated' check (state in ('generated', 'issued', 'redeemed', 'revoked')),
  redeemed_by bigint,
  redeemed_at timestamptz,
  -- The student's name, when the batch requires it.
  trainee_name text not null default '',
  trainee_number text not null default '',
  revoked_by bigint,
  revoked_at timestamptz,
  revoke_reason text not null default '',
  unique (school_id, id),
  foreign key (school_id, batch_id) references code_batches (school_id, id),
  foreign key (school_id, redeemed_by) references users (school_id, id),
  foreign key (school_id, revoked_by) references users (school_id, id),
  check (state not in ('issued', 'redeemed') or code_hash is not null),
  check ((state = 'redeemed') = (redeemed_at is not null) and (state = 'redeemed') = (redeemed_by is not null)),
  check ((state = 'revoked') = (revoked_at is not null))
);
create unique index activation_codes_hash on activation_codes (school_id, code_hash) where code_hash is not null;
create index activation_codes_batch on activation_codes (school_id, batch_id, id);
create index activation_codes_user on activation_codes (school_id, redeemed_by, batch_id) where redeemed_by is not null;
create index activation_codes_redeemed on activation_codes (school_id, redeemed_at) where redeemed_at is not null;
create index activation_codes_revoker on activation_codes (school_id, revoked_by) where revoked_by is not null;
create index code_batches_downloaded on code_batches (school_id, downloaded_at) where downloaded_at is not null;

-- The code that granted the access.
alter table entitlements add column code_id bigint;
alter table entitlements add foreign key (school_id, code_id) references activation_codes (school_id, id);
create index entitlements_code on entitlements (school_id, code_id) where code_id is not null;
