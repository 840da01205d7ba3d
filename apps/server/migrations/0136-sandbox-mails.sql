-- The mailbox of the sandbox; empty with a real mail server. It stores what a mail server would
-- have accepted: the message, once for each Message-ID, and the number of its deliveries.
create table sandbox_mails (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  message_id text not null unique,
  recipient_name text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null,
  deliveries integer not null default 1,
  created_at timestamptz not null
);
create index sandbox_mails_school on sandbox_mails (school_id, id desc);
