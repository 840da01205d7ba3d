-- EXM-193, EXM-194: what the page of a paper and the server noticed while it was written. Nothing is decided from
-- it; a nightly job removes it a year after the attempt was closed.
create table attempt_evidence (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  -- the page that told it, with its own number; without them the server noticed it
  page text,
  seq integer,
  kind text not null check (kind in ('left', 'returned', 'pasted', 'deviceChanged', 'addressChanged')),
  at timestamptz not null,
  received_at timestamptz not null,
  -- milliseconds away, or characters pasted
  length integer,
  was text,
  became text,
  check ((page is null) = (seq is null)),
  constraint attempt_evidence_once unique (attempt_id, page, seq)
);

-- How far each page has told, and how much of it was counted and not stored.
create table attempt_evidence_pages (
  attempt_id bigint not null references attempts (id),
  page text not null,
  last_seq integer not null,
  left_out integer not null default 0,
  primary key (attempt_id, page)
);

-- From where an attempt was written last: the names of browser and system, and the beginning of the address.
create table attempt_clients (
  attempt_id bigint primary key references attempts (id),
  device text not null,
  address text not null
);

-- EXM-197: a file of answers that a teacher uploaded. Its answers wait here while the attempt is open.
create table attempt_answer_files (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  digest text not null,
  made_at timestamptz not null,
  uploaded_by bigint not null references users (id),
  uploaded_at timestamptz not null,
  -- null once they are late answers
  answers jsonb,
  constraint attempt_answer_files_once unique (attempt_id, digest)
);
create index attempt_answer_files_uploaded_by on attempt_answer_files (uploaded_by);
