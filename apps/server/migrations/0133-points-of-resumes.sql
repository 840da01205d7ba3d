-- RES-091: the points of RES-087 in their own column, so that staff figures do not read content.
-- Null until an older resume has been counted.
alter table resumes add column points smallint;
