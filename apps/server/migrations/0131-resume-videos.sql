-- RES-028: the introduction video of a resume, one for each person.
create table resume_videos (
  user_id bigint primary key references users (id),
  school_id bigint not null references schools (id) on delete cascade,
  file_id bigint not null references files (id),
  saved_at timestamptz not null
);

create index resume_videos_school on resume_videos (school_id);
create index resume_videos_file on resume_videos (file_id);

-- RES-082: a sharing link shows the video only when its owner has chosen it.
alter table resume_shares add column with_video boolean not null default false;
