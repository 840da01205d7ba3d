-- TRN-067: a training has its own column beside its course; certificates are kept when both are
-- removed.
alter table certificates add column training_id bigint;
alter table certificates add foreign key (school_id, training_id) references trainings (school_id, id) on delete set null (training_id);
update certificates c set kind = 'training', training_id = t.id from trainings t where t.school_id = c.school_id and t.course_id = c.course_id;
alter table certificates add constraint certificates_of_kind check (kind = 'training' or training_id is null);
create index certificates_trainings on certificates (school_id, training_id);
-- CNT-069: one valid certificate for each person and training.
create unique index certificates_valid_training on certificates (school_id, training_id, user_id) where revoked_at is null;

-- The effective mark of each student's task: the manual mark of a teacher, otherwise that of the
-- newest hand-in. A student with a manual mark need not hand in (TRN-068).
create view work_marks as
  select h.school_id, h.item_id, h.user_id, coalesce(g.points / 100.0, h.score)::double precision as score, h.late
  from hand_ins h left join grade_overrides g on g.item_id = h.item_id and g.user_id = h.user_id and g.ended_at is null
  where h.newest
  union all
  select g.school_id, g.item_id, g.user_id, (g.points / 100.0)::double precision, false
  from grade_overrides g where g.item_id is not null and g.ended_at is null
    and not exists (select 1 from hand_ins h where h.item_id = g.item_id and h.user_id = g.user_id);
