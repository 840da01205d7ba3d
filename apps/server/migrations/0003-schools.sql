create table schools (
  id bigint generated always as identity primary key,
  key text not null unique,
  is_default boolean not null default false,
  title jsonb not null,
  default_language text not null default 'en' check (default_language in ('en', 'zh', 'my')),
  languages jsonb not null default '["en", "zh", "my"]',
  currency text not null default 'MYR',
  currency_symbol text not null default 'RM',
  area_codes jsonb not null default '["60", "86"]',
  primary_color text,
  logo_file_id bigint references files (id),
  transparent_logo_file_id bigint references files (id),
  wechat_image_file_id bigint references files (id),
  app_image_file_id bigint references files (id),
  address jsonb not null default '{}',
  phone text,
  email text,
  copyright_notice jsonb not null default '{}',
  licence_number text,
  home_index text,
  footer_kind text not null default 'alternate' check (footer_kind in ('main', 'alternate')),
  requires_authentication boolean not null default false,
  agreements jsonb not null default '[]',
  created_at timestamptz not null default now()
);
-- Only one school can be the default school, which responds at the bare address of the machine.
create unique index schools_default on schools (is_default) where is_default;

create table school_hosts (
  host text primary key,
  school_id bigint not null references schools (id),
  registration_number text
);
create index school_hosts_school on school_hosts (school_id);

create table menus (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  parent_id bigint references menus (id),
  position integer not null default 0,
  name jsonb not null,
  url text not null,
  open_mode text not null default '_self',
  explain jsonb not null default '{}',
  parameter_interface text,
  active boolean not null default true
);
create index menus_school on menus (school_id, position);

create table banners (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  position integer not null default 0,
  title jsonb not null,
  lead jsonb not null default '{}',
  action jsonb not null default '{}',
  url text,
  image_file_id bigint references files (id),
  seed text not null,
  active boolean not null default true
);
create index banners_school on banners (school_id, position);

create table adverts (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  place smallint not null check (place between 1 and 3),
  position integer not null default 0,
  title jsonb not null,
  text jsonb not null default '{}',
  url text,
  image_file_id bigint references files (id),
  seed text not null,
  active boolean not null default true
);
create index adverts_school on adverts (school_id, place, position);
