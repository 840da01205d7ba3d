-- PRC-050: ERP cards created by teachers. An assignment has copies of the chosen cards.
create table practice_cards (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  author_id bigint not null,
  -- The key of the form. A form that is sent again with the same key creates no second card.
  key uuid not null,
  -- The teacher's input, without the code, which is derived from the id.
  content jsonb not null,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  foreign key (school_id, author_id) references users (school_id, id),
  unique (school_id, author_id, key)
);
create index practice_cards_listed on practice_cards (school_id, changed_at desc, id desc) where removed_at is null;
