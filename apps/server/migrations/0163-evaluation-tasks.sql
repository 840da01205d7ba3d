-- PRC-069: the practical task of the course that receives the released scores of an evaluation.
alter table evaluations add column task_id bigint,
  add constraint evaluations_task_there foreign key (task_id) references homework_items (id) on delete set null not valid;

-- PRC-018: shows for each practical task the practice whose scores it receives.
create view task_practices as
  select e.school_id, e.task_id, a.id as assignment_id, a.practice, a.kind
  from evaluations e join practice_assignments a on a.school_id = e.school_id and a.id = e.assignment_id
  where e.task_id is not null;

-- PRC-019: marks reported by an outside system have no person.
alter table hand_in_grades alter column graded_by drop not null;
