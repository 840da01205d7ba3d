-- CRS-046: smaller renditions of lesson videos, created when a converter is installed. One row for
-- each checked video: it is converted once, and an interrupted conversion is continued.
create table video_conversions (
  file_id bigint primary key references files (id) on delete cascade,
  school_id bigint not null references schools (id),
  state text not null check (state in ('working', 'made', 'failed')),
  tries integer not null default 1,
  -- The last heartbeat of the converting process.
  alive_at timestamptz not null,
  problem text
);
create index video_conversions_school on video_conversions (school_id);
create index video_conversions_working on video_conversions (alive_at) where state = 'working';

create table video_renditions (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  source_id bigint not null references files (id) on delete cascade,
  file_id bigint not null unique references files (id) on delete cascade,
  width integer not null,
  height integer not null,
  -- Bits per second: of the largest segment, and on average.
  bandwidth integer not null,
  average_bandwidth integer not null,
  codecs text not null,
  -- The media playlist of the converter, whose segments are byte ranges of one file.
  playlist text not null,
  unique (source_id, height)
);
create index video_renditions_school on video_renditions (school_id);
