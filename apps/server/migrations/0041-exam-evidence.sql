-- EXM-193, EXM-194: evidence recorded by the exam window and the server during an attempt. No
-- decision is based on it; a nightly job deletes it a year after the attempt was closed.
create table attempt_evidence (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  -- The page that reported the entry, and the number of the entry on this page; both are null for
  -- entries of the server.
  page text,
  seq integer,
  kind text not null check (kind in ('left', 'returned', 'pasted', 'deviceChanged', 'addressChanged')),
  at timestamptz not null,
  received_at timestamptz not null,
  -- The milliseconds of an absence, or the number of pasted characters.
  length integer,
  was text,
  became text,
  check ((page is null) = (seq is null)),
  constraint attempt_evidence_once unique (attempt_id, page, seq)
);

-- The last report of each page, and how many entries were counted without being stored.
create table attempt_evidence_pages (
  attempt_id bigint not null references attempts (id),
  page text not null,
  last_seq integer not null,
  left_out integer not null default 0,
  primary key (attempt_id, page)
);

-- The last client of an attempt: the names of browser and system, and the beginning of the address.
create table attempt_clients (
  attempt_id bigint primary key references attempts (id),
  device text not null,
  address text not null
);

-- EXM-197: an answer file that a teacher uploaded. Its answers are stored here while the attempt is
-- open.
create table attempt_answer_files (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  digest text not null,
  made_at timestamptz not null,
  uploaded_by bigint not null references users (id),
  uploaded_at timestamptz not null,
  -- The answers of the file; null after they have become late answers.
  answers jsonb,
  constraint attempt_answer_files_once unique (attempt_id, digest)
);
create index attempt_answer_files_uploaded_by on attempt_answer_files (uploaded_by);
