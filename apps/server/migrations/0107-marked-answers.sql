-- step by step
-- FRM-387: shows whether a person has marked an answer of an examination, without reading all of
-- its answers.
create index concurrently if not exists attempt_items_marked on attempt_items (exam_subject_id) where graded_by is not null;
