-- Articles of teachers and news of a school (CNT-031 to CNT-054) in one table; news have a
-- category.
create table article_types (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  names jsonb not null,
  sort integer not null default 0,
  unique (school_id, id)
);
create table article_settings (
  school_id bigint primary key references schools (id),
  -- Publishing requires the approval of staff.
  approval boolean not null
);
create table articles (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  author_id bigint not null,
  category smallint check (category in (1, 2)),
  type_id bigint,
  title text not null check (char_length(title) between 1 and 100),
  cover_file_id bigint references files (id),
  cover_seed text not null,
  content text not null default '',
  summary text not null default '',
  minutes integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'waiting', 'published', 'offShelf')),
  refusal text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  unique (school_id, id),
  foreign key (school_id, author_id) references users (school_id, id),
  foreign key (school_id, type_id) references article_types (school_id, id) on delete set null (type_id)
);
create index articles_shown on articles (school_id, category, published_at desc, id desc) where state = 'published';
create index articles_author on articles (school_id, author_id, updated_at desc);
create index articles_changed on articles (school_id, updated_at desc);
create index articles_type on articles (school_id, type_id);
create index articles_cover on articles (cover_file_id);

create table article_likes (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  article_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  unique (school_id, article_id, user_id),
  foreign key (school_id, article_id) references articles (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index article_likes_user on article_likes (school_id, user_id);
create table article_favourites (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  article_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  unique (school_id, article_id, user_id),
  foreign key (school_id, article_id) references articles (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index article_favourites_user on article_favourites (school_id, user_id, created_at desc);
create table article_visits (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  article_id bigint not null,
  user_id bigint not null,
  visited_at timestamptz not null,
  unique (school_id, article_id, user_id),
  foreign key (school_id, article_id) references articles (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index article_visits_user on article_visits (school_id, user_id, visited_at desc);

-- The initial types of a school; its staff change them.
create function first_article_types() returns trigger language plpgsql as $$
begin
  insert into article_types (school_id, names, sort) values
    (new.id, '{"en":"Teaching","zh":"教学","my":"Pengajaran"}', 1),
    (new.id, '{"en":"Practice","zh":"实践","my":"Amalan"}', 2),
    (new.id, '{"en":"Stories","zh":"故事","my":"Kisah"}', 3);
  return null;
end $$;
create trigger first_article_types after insert on schools for each row execute function first_article_types();
insert into article_types (school_id, names, sort)
select s.id, t.names, t.sort from schools s, (values
  ('{"en":"Teaching","zh":"教学","my":"Pengajaran"}'::jsonb, 1),
  ('{"en":"Practice","zh":"实践","my":"Amalan"}'::jsonb, 2),
  ('{"en":"Stories","zh":"故事","my":"Kisah"}'::jsonb, 3)) t (names, sort);

create trigger tell_content after insert or update or delete on articles for each row execute function tell_content();
create trigger tell_content after insert or update or delete on article_types for each row execute function tell_content();
