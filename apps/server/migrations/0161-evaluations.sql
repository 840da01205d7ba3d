-- PRC-064: the rating of an assignment's runs by a rubric.
create table evaluations (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  assignment_id bigint not null,
  course_id bigint not null,
  rubric_id bigint not null,
  chosen_by bigint not null,
  version integer not null default 1,
  -- The last release; null before the first.
  released_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (school_id, id),
  constraint evaluations_once unique (school_id, assignment_id),
  foreign key (school_id, assignment_id) references practice_assignments (school_id, id) on delete cascade,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, rubric_id) references rubrics (school_id, id),
  foreign key (school_id, chosen_by) references users (school_id, id)
);
create index evaluations_course on evaluations (school_id, course_id);
create index evaluations_rubric on evaluations (school_id, rubric_id);
create index evaluations_chosen on evaluations (school_id, chosen_by);

-- PRC-064: the rating of the best run of one student.
create table assessments (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  evaluation_id bigint not null,
  user_id bigint not null,
  run_id bigint not null references practice_runs (id),
  state text not null check (state in ('collecting', 'autoRated', 'teacherRating', 'secondRating',
    'moderating', 'ready', 'released', 'appealed', 'final')),
  -- PRC-065: null while a criterion is not rated.
  total smallint check (total between 0 and 100),
  -- The effective percentage of each rated criterion, by key, so that a list reads no ratings.
  percents jsonb not null default '{}',
  first_id bigint,
  second_id bigint,
  moderator_id bigint,
  -- PRC-067: the person who requested a second rater.
  second_asked_by bigint,
  -- Parts of the score of the run: [{name, points, of}].
  parts jsonb not null,
  ended_at timestamptz not null,
  released_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (school_id, id),
  constraint assessments_once unique (evaluation_id, user_id),
  foreign key (school_id, evaluation_id) references evaluations (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, first_id) references users (school_id, id),
  foreign key (school_id, second_id) references users (school_id, id),
  foreign key (school_id, moderator_id) references users (school_id, id),
  foreign key (school_id, second_asked_by) references users (school_id, id)
);
create index assessments_evaluation on assessments (school_id, evaluation_id, state);
create index assessments_user on assessments (school_id, user_id, id desc);
create index assessments_run on assessments (run_id);
create index assessments_first on assessments (school_id, first_id);
create index assessments_second on assessments (school_id, second_id);
create index assessments_moderator on assessments (school_id, moderator_id);
create index assessments_asked on assessments (school_id, second_asked_by);
create index assessments_released on assessments (school_id, released_at desc) where released_at is not null;

-- PRC-065 to PRC-068: the level that one rater gives to one criterion; automatic ratings have no
-- row, because their level follows from the parts of the score.
create table assessment_ratings (
  school_id bigint not null references schools (id) on delete cascade,
  assessment_id bigint not null,
  criterion text not null,
  role text not null check (role in ('first', 'second', 'moderator', 'self', 'peer')),
  rater_id bigint not null,
  -- The level, counted from 0 for the lowest level.
  level smallint not null check (level between 0 and 5),
  comment text not null default '',
  at timestamptz not null,
  primary key (assessment_id, criterion, role, rater_id),
  foreign key (school_id, assessment_id) references assessments (school_id, id) on delete cascade,
  foreign key (school_id, rater_id) references users (school_id, id)
);
create index assessment_ratings_assessment on assessment_ratings (school_id, assessment_id);
create index assessment_ratings_rater on assessment_ratings (school_id, rater_id, at desc);

-- PRC-068: the students who rate another student's work.
create table assessment_peers (
  school_id bigint not null references schools (id) on delete cascade,
  assessment_id bigint not null,
  user_id bigint not null,
  given_at timestamptz not null,
  done_at timestamptz,
  primary key (assessment_id, user_id),
  foreign key (school_id, assessment_id) references assessments (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index assessment_peers_assessment on assessment_peers (school_id, assessment_id);
create index assessment_peers_user on assessment_peers (school_id, user_id, given_at desc);

-- PRC-066: a teacher's changes of ratings; rows are only added, and the last one of a criterion
-- counts.
create table assessment_changes (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  assessment_id bigint not null,
  -- Null for the total.
  criterion text,
  before smallint,
  -- Null when the change withdraws an earlier change.
  after smallint check (after between 0 and 100),
  reason text not null,
  user_id bigint not null,
  at timestamptz not null,
  foreign key (school_id, assessment_id) references assessments (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index assessment_changes_assessment on assessment_changes (school_id, assessment_id, id);
create index assessment_changes_user on assessment_changes (school_id, user_id);

-- PRC-070: a student's appeal and its answer.
create table assessment_appeals (
  assessment_id bigint primary key,
  school_id bigint not null references schools (id) on delete cascade,
  text text not null,
  at timestamptz not null,
  answer text not null default '',
  answered_by bigint,
  answered_at timestamptz,
  total_before smallint,
  total_after smallint,
  foreign key (school_id, assessment_id) references assessments (school_id, id) on delete cascade,
  foreign key (school_id, answered_by) references users (school_id, id)
);
create index assessment_appeals_school on assessment_appeals (school_id, assessment_id);
create index assessment_appeals_answered on assessment_appeals (school_id, answered_by);

-- PRC-064: the time at which the evaluations processed the ended run; null before.
alter table practice_runs add column gathered_at timestamptz;
