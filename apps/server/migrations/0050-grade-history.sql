-- TCH-091: what the history of a mark tells: the computed mark when it was given, and why it was taken back.
alter table grade_overrides
  -- Hundredths of a point; null where there was none.
  add column computed integer,
  -- Null where it is in force, or where another one took its place.
  add column end_reason text check (char_length(end_reason) between 3 and 200);
