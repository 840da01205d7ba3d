-- How a frozen question is scored: by its key, with full marks for everybody, or not at all
-- (EXM-123).
alter table exam_subjects add column scoring text not null default 'marked' check (scoring in ('marked', 'fullMarks', 'leftOut'));

-- A correction of a question that already had marks (EXM-122), and whether it was undone.
create table regrades (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  examination_id bigint not null references examinations (id) on delete cascade,
  exam_subject_id bigint not null references exam_subjects (id) on delete cascade,
  kind text not null check (kind in ('key', 'points', 'fullMarks', 'leaveOut')),
  version_before bigint not null references question_versions (id),
  version_after bigint not null references question_versions (id),
  points_before integer not null check (points_before >= 0),
  points_after integer not null check (points_after >= 0),
  scoring_before text not null,
  scoring_after text not null,
  -- The total points of the examination, in hundredths.
  total_before integer not null,
  total_after integer not null,
  -- The number of changed marks.
  changed integer not null,
  -- The newest entry of the grading history before the correction. People made all later entries.
  history_mark bigint not null,
  reason text not null check (char_length(reason) between 1 and 500),
  created_by bigint not null,
  created_at timestamptz not null,
  undone_by bigint,
  undone_at timestamptz,
  undo_reason text check (char_length(undo_reason) between 1 and 500),
  foreign key (school_id, created_by) references users (school_id, id),
  foreign key (school_id, undone_by) references users (school_id, id),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason is null))
);
create index regrades_examination on regrades (examination_id, id desc);
create index regrades_subject on regrades (exam_subject_id, id desc);
create index regrades_school on regrades (school_id, examination_id);
create index regrades_version_before on regrades (version_before);
create index regrades_version_after on regrades (version_after);
create index regrades_created_by on regrades (school_id, created_by);
create index regrades_undone_by on regrades (school_id, undone_by);

-- The change in each attempt, so that undoing is exact.
create table regrade_changes (
  id bigint generated always as identity primary key,
  regrade_id bigint not null references regrades (id) on delete cascade,
  attempt_item_id bigint not null references attempt_items (id),
  -- True when the attempt had been handed in and so had marks.
  closed boolean not null,
  version_before bigint not null references question_versions (id),
  version_after bigint not null references question_versions (id),
  points_before integer not null,
  points_after integer not null,
  score_before integer,
  score_after integer,
  right_before boolean,
  right_after boolean,
  waiting_before boolean not null,
  waiting_after boolean not null,
  constraint regrade_changes_once unique (regrade_id, attempt_item_id)
);
create index regrade_changes_item on regrade_changes (attempt_item_id, regrade_id);
create index regrade_changes_version_before on regrade_changes (version_before);
create index regrade_changes_version_after on regrade_changes (version_after);

-- The correction that changed the mark; null when a teacher gave the mark or accepted a late
-- answer.
alter table grading_history add column regrade_id bigint references regrades (id);
create index grading_history_regrade on grading_history (regrade_id) where regrade_id is not null;
