-- Two teachers mark each manually marked answer, and their marks may differ by this percentage of
-- its points (EXM-214).
alter table examinations add column double_marking boolean not null default false;
alter table examinations add column double_within smallint not null default 0 check (double_within between 0 and 100);

-- One of the two marks of an answer. The answer gets its final mark only when both marks exist
-- (EXM-215).
create table attempt_item_marks (
  id bigint generated always as identity primary key,
  attempt_item_id bigint not null references attempt_items (id) on delete cascade,
  marked_by bigint not null references users (id),
  marked_at timestamptz not null,
  -- The mark in hundredths of a point. `points` is the maximum at that time, because a correction
  -- of the points keeps the share of the mark (EXM-176).
  score integer not null check (score >= 0),
  points integer not null check (points >= score),
  comment text not null default '' check (char_length(comment) <= 2002),
  -- The time at which the same teacher gave another mark, or another answer replaced the marked
  -- answer.
  replaced_at timestamptz
);
create unique index attempt_item_marks_one on attempt_item_marks (attempt_item_id, marked_by) where replaced_at is null;
create index attempt_item_marks_item on attempt_item_marks (attempt_item_id, id);
create index attempt_item_marks_marked_by on attempt_item_marks (marked_by);
