-- step by step
-- FRM-334: finds and counts the answers of an examination that wait for marks, without reading its
-- papers.
create index concurrently if not exists attempt_items_waiting on attempt_items (exam_subject_id, attempt_id) where waiting;
analyze attempt_items;
