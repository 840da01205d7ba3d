-- CNT-080: the choice whether a course gives a certificate on completion.
create table certificate_courses (
  school_id bigint not null,
  course_id bigint not null,
  gives boolean not null,
  primary key (school_id, course_id),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);

-- The content of a certificate is stored in its row and never changes (CNT-072); rows are never
-- deleted, so that no number is reused (CNT-068).
create table certificates (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  number text not null constraint certificates_number unique check (number ~ '^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$'),
  user_id bigint not null,
  kind text not null check (kind in ('course', 'training')),
  course_id bigint,
  holder_name text not null,
  school_title jsonb not null,
  course_names jsonb not null,
  credit numeric(5, 2) not null,
  -- Out of 100; null when nothing was measured.
  result numeric(4, 1) check (result between 0 and 100),
  issued_at timestamptz not null,
  -- Null when the platform issued it.
  issued_by bigint,
  import_id bigint,
  replaces_id bigint,
  revoked_at timestamptz,
  revoked_by bigint,
  revoke_reason text,
  unique (school_id, id),
  check ((revoked_at is null) = (revoke_reason is null)),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, course_id) references courses (school_id, id) on delete set null (course_id),
  foreign key (school_id, issued_by) references users (school_id, id),
  foreign key (school_id, revoked_by) references users (school_id, id),
  foreign key (school_id, import_id) references sheet_imports (school_id, id),
  foreign key (school_id, replaces_id) references certificates (school_id, id)
);
-- CNT-069: one valid certificate for each person and course.
create unique index certificates_valid on certificates (school_id, course_id, user_id) where revoked_at is null;
create index certificates_holder on certificates (school_id, user_id, id desc);
create index certificates_course on certificates (school_id, course_id, user_id);
create index certificates_list on certificates (school_id, id desc);
create index certificates_issuer on certificates (school_id, issued_by) where issued_by is not null;
create index certificates_revoker on certificates (school_id, revoked_by) where revoked_by is not null;
create index certificates_import on certificates (school_id, import_id) where import_id is not null;
create index certificates_replaced on certificates (school_id, replaces_id) where replaces_id is not null;
