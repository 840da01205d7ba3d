-- TCH-091: the history of a mark: the computed mark at that time, and why the override was removed.
alter table grade_overrides
  -- The computed mark in hundredths of a point; null without a computed mark.
  add column computed integer,
  -- The reason of the withdrawal. Null while the mark is in force, and when another mark replaced
  -- it.
  add column end_reason text check (char_length(end_reason) between 3 and 200);
