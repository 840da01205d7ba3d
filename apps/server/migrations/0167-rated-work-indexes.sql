-- step by step
alter table evaluations validate constraint evaluations_item;
alter table evaluations validate constraint evaluations_one;
alter table assessments validate constraint assessments_of_hand_in;
alter table assessments validate constraint assessments_one;
-- PRC-130: a task has only one evaluation.
create unique index concurrently if not exists evaluations_item_once on evaluations (item_id);
create index concurrently if not exists assessments_hand_in on assessments (hand_in_id);
