-- RES-091: the points of RES-087 beside the content, so that staff figures read no content.
-- Null until a resume from before this column has been counted.
alter table resumes add column points smallint;
