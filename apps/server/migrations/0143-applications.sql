-- JOB-042: resumes as they were sent. Applications with the same content share one copy.
create table application_copies (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  -- The copied revision of the resume.
  revision integer not null,
  content jsonb not null,
  -- SHA-256 of the content, which finds an equal copy.
  content_hash text not null,
  -- The reference keeps the photo of the copy from being deleted.
  photo_file_id bigint references files (id),
  -- Null until the PDF is printed.
  pdf_file_id bigint references files (id),
  pdf_tries smallint not null default 0,
  pdf_next_try_at timestamptz not null,
  created_at timestamptz not null
);

create unique index application_copies_content on application_copies (user_id, content_hash);
create index application_copies_school on application_copies (school_id);
create index application_copies_photo on application_copies (photo_file_id) where photo_file_id is not null;
create index application_copies_pdf on application_copies (pdf_file_id) where pdf_file_id is not null;
create index application_copies_to_print on application_copies (pdf_next_try_at) where pdf_file_id is null;

-- JOB-024, JOB-040: applications. The company is that of the post, also after companies were
-- merged.
create table job_applications (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  post_id bigint not null references job_posts (id),
  copy_id bigint not null references application_copies (id),
  state text not null check (state in ('delivered', 'viewed', 'shortlisted', 'interview', 'offered', 'accepted',
    'declined', 'rejected', 'withdrawn', 'expired')),
  letter text not null,
  delivered_at timestamptz not null,
  -- Time of the last step.
  changed_at timestamptz not null,
  -- Time of the company's first response beyond having read the application.
  answered_at timestamptz,
  interview_at timestamptz,
  interview_place text not null default '',
  version integer not null default 0
);

-- JOB-043: one active application of a person for a post.
create unique index job_applications_live on job_applications (user_id, post_id) where state <> 'withdrawn';
create index job_applications_person on job_applications (user_id, changed_at desc, id desc);
create index job_applications_school on job_applications (school_id, changed_at desc, id desc);
create index job_applications_post on job_applications (post_id);
create index job_applications_copy on job_applications (copy_id);

-- JOB-041: rows are added and never changed.
create table application_steps (
  id bigint generated always as identity primary key,
  application_id bigint not null references job_applications (id) on delete cascade,
  at timestamptz not null,
  by text not null check (by in ('student', 'company', 'system')),
  -- Null for the first step, the delivery.
  from_state text,
  to_state text not null,
  note text not null default '',
  interview_at timestamptz,
  interview_place text not null default ''
);

create index application_steps_application on application_steps (application_id, id);

-- JOB-046: the links of companies. Their addresses are signed and not stored.
create table application_links (
  id bigint generated always as identity primary key,
  application_id bigint not null references job_applications (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  -- The time at which staff sent another link; null while this link is valid.
  ended_at timestamptz
);

create unique index application_links_open on application_links (application_id) where ended_at is null;
create index application_links_application on application_links (application_id);
