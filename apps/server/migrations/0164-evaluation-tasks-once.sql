-- step by step
-- PRC-069: a practical task receives its scores from one practice only.
create unique index concurrently if not exists evaluations_task on evaluations (task_id) where task_id is not null;
alter table evaluations validate constraint evaluations_task_there;
