-- JOB-094: the remaining company of a merged one, to which its address redirects.
alter table companies add column merged_into bigint references companies (id);

-- JOB-049: whether the end is computed from the publication, and the end about which staff were
-- reminded.
alter table job_posts add column usual_end boolean not null default false;
alter table job_posts add column reminded_for timestamptz;

-- JOB-051: reports of posts, with the decisions of staff.
create table post_reports (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  post_id bigint not null references job_posts (id) on delete cascade,
  user_id bigint not null references users (id),
  reason text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users (id),
  taken_down boolean not null default false,
  decision_reason text not null default '',
  unique (post_id, user_id)
);

create index post_reports_school on post_reports (school_id);
create index post_reports_open on post_reports (school_id, created_at, id) where decided_at is null;
create index post_reports_decided on post_reports (school_id, decided_at desc, id desc) where decided_at is not null;
create index post_reports_reporter on post_reports (user_id);
create index post_reports_decider on post_reports (decided_by) where decided_by is not null;
