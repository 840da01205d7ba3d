-- JOB-060: mails of the schools. A row is inserted with its cause and sent by a job afterwards.
create table mails (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  kind text not null,
  to_name text not null default '',
  to_address text not null,
  from_name text not null default '',
  reply_name text not null default '',
  reply_address text not null default '',
  -- The unsubscribe link of this kind of mail; empty without one.
  off_url text not null default '',
  language text not null,
  subject text not null,
  text text not null,
  html text not null default '',
  -- The thing that the mail is about: its kind and its id, for example an application.
  about_kind text,
  about_id bigint,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'failed', 'bounced')),
  tries integer not null default 0,
  -- The 48 hours of retries start here; sending a failed mail again restarts them.
  queued_at timestamptz not null,
  -- For a mail in the state 'sending': the time at which another process takes the mail over,
  -- because its sender has ended.
  next_try_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  reason text,
  last_error text not null default '',
  message_id text not null unique,
  created_at timestamptz not null,
  check ((about_kind is null) = (about_id is null))
);

create index mails_due on mails (next_try_at) where state in ('queued', 'sending');
create index mails_about on mails (about_kind, about_id) where about_kind is not null;
create index mails_school on mails (school_id, id desc);
create index mails_failed on mails (school_id, id desc) where state in ('failed', 'bounced');
create index mails_kept on mails (created_at) where to_address <> '';
