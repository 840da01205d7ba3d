-- PRC-130: an evaluation rates the runs of an assignment or the hand-ins of a task; existing rows
-- rate runs.
alter table evaluations alter column assignment_id drop not null;
alter table evaluations
  add column item_id bigint,
  add constraint evaluations_item foreign key (item_id) references homework_items (id) on delete cascade not valid,
  add constraint evaluations_one check (num_nonnulls(assignment_id, item_id) = 1) not valid;

alter table assessments alter column run_id drop not null;
alter table assessments
  add column hand_in_id bigint,
  add constraint assessments_of_hand_in foreign key (hand_in_id) references hand_ins (id) on delete cascade not valid,
  add constraint assessments_one check (num_nonnulls(run_id, hand_in_id) = 1) not valid;

-- PRC-134: true when a rubric rates the hand-ins of the task, so that a teacher gives no score
-- directly.
alter table homework_items add column rubric_chosen boolean not null default false;

-- PRC-131: the time at which another person began to rate the hand-in; null before. Afterwards the
-- student cannot replace the hand-in.
alter table hand_ins add column rated_at timestamptz;
