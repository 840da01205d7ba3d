-- TCH-155: the groups of a course. An ended membership leaves its groups.
create table course_groups (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  unique (school_id, id),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);
-- Names are unique in a course, in any case.
create unique index course_groups_name on course_groups (school_id, course_id, lower(name));

create table course_group_members (
  school_id bigint not null references schools (id),
  group_id bigint not null,
  enrolment_id bigint not null references enrolments (id) on delete cascade,
  primary key (group_id, enrolment_id),
  foreign key (school_id, group_id) references course_groups (school_id, id) on delete cascade
);
create index course_group_members_enrolment on course_group_members (enrolment_id);
create index course_group_members_group on course_group_members (school_id, group_id);

-- TCH-157: a link may admit a class. `activated_by` is the person who took its last seat.
alter table share_links add column seats integer not null default 1 check (seats between 1 and 500);
create table share_link_uses (
  school_id bigint not null references schools (id),
  link_id bigint not null references share_links (id) on delete cascade,
  user_id bigint not null,
  used_at timestamptz not null,
  primary key (link_id, user_id),
  foreign key (school_id, user_id) references users (school_id, id)
);
create index share_link_uses_user on share_link_uses (school_id, user_id);
insert into share_link_uses (school_id, link_id, user_id, used_at)
select school_id, id, activated_by, activated_at from share_links where activated_by is not null;

-- TCH-159: course pages show the title and the introduction of their teachers.
drop trigger tell_content on users;
create trigger tell_content after update of name, photo_file_id, title, bio on users for each row execute function tell_content();
