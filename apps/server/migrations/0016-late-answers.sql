-- Counts takeovers of an attempt by another device. A save names the generation of its answers, so
-- that it cannot overwrite another device's answers unnoticed (EXM-127).
alter table attempts add column generation integer not null default 1;
alter table attempt_answers add column generation integer not null default 1;

-- Answers that were superseded by another answer to the same question (EXM-128).
create table attempt_answer_versions (
  id bigint generated always as identity primary key,
  attempt_item_id bigint not null references attempt_items (id),
  -- `replaced` was stored until another device or a late answer superseded it; `unchosen` was never
  -- stored.
  kind text not null check (kind in ('replaced', 'unchosen')),
  answer jsonb,
  seq integer not null,
  generation integer not null,
  written_at timestamptz not null,
  kept_at timestamptz not null,
  constraint attempt_answer_versions_once unique (attempt_item_id, kind, generation)
);

-- Answers that arrived after the attempt was closed; a teacher accepts or refuses them (EXM-104,
-- EXM-130).
create table attempt_late_answers (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  attempt_item_id bigint not null references attempt_items (id),
  answer jsonb,
  seq integer not null,
  generation integer not null,
  -- The time by the clock of the device.
  written_at timestamptz,
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'refused')),
  reason text,
  decided_by bigint,
  decided_at timestamptz
);
create index attempt_late_answers_attempt on attempt_late_answers (attempt_id, id);
create index attempt_late_answers_item on attempt_late_answers (attempt_item_id, generation, seq);
-- A device has only one waiting answer for a question, the newest one.
create unique index attempt_late_answers_waiting on attempt_late_answers (attempt_item_id, generation) where state = 'waiting';

-- Earlier late answers were stored as events, which were not visible.
insert into attempt_late_answers (attempt_id, attempt_item_id, answer, seq, generation, received_at)
select distinct on (i.id) i.attempt_id, i.id, nullif(g.answer, 'null'::jsonb), coalesce(g.seq, 0), 1, e.at
from attempt_events e
join attempts a on a.id = e.attempt_id and a.state <> 'in_progress' and e.at >= a.submitted_at
cross join lateral jsonb_to_recordset(e.detail) as g ("itemId" bigint, answer jsonb, seq integer)
join attempt_items i on i.id = g."itemId" and i.attempt_id = e.attempt_id
left join attempt_answers b on b.attempt_item_id = i.id
where e.kind = 'lateAnswers' and jsonb_typeof(e.detail) = 'array' and b.answer is distinct from nullif(g.answer, 'null'::jsonb)
order by i.id, g.seq desc nulls first, e.id desc;
