-- A training is carried by its own course (decision 0040), which is in no course list.
alter table courses add column training boolean not null default false;
alter table courses add constraint courses_training_off_list check (not (training and on_list));
create index courses_training on courses (school_id) where training;

create table trainings (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null unique,
  author_id bigint not null,
  -- The key of the form. A form that is sent again with the same key creates no second training.
  key uuid not null,
  cohort text not null default '' check (char_length(cohort) <= 60),
  start_at timestamptz,
  end_at timestamptz,
  published boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (school_id, id),
  constraint trainings_once unique (school_id, author_id, key),
  check ((start_at is null) = (end_at is null)),
  check (start_at < end_at),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, author_id) references users (school_id, id)
);
create index trainings_course on trainings (school_id, course_id);
create index trainings_start on trainings (school_id, start_at desc, id desc);

create table training_chapter_dates (
  school_id bigint not null references schools (id),
  training_id bigint not null,
  chapter_id bigint not null references chapters (id) on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (training_id, chapter_id),
  check (start_at < end_at),
  foreign key (school_id, training_id) references trainings (school_id, id) on delete cascade
);
create index training_chapter_dates_training on training_chapter_dates (school_id, training_id);
create index training_chapter_dates_chapter on training_chapter_dates (chapter_id);

-- One flag of the training controls the course: code that checks whether the course is public reads
-- its approval.
create function open_course_of_training() returns trigger language plpgsql as $$
begin
  update courses set training = true, on_list = false, audit_status = case when new.published then 2 else 0 end,
    launched_at = case when new.published then coalesce(launched_at, new.updated_at) else launched_at end
  where school_id = new.school_id and id = new.course_id;
  return null;
end $$;
create trigger open_course after insert or update of published on trainings for each row execute function open_course_of_training();
create trigger tell_content after insert or update or delete on trainings for each row execute function tell_content();
create trigger tell_content after insert or update or delete on training_chapter_dates for each row execute function tell_content();

-- A practical task is a task of type 4 with a number and a pass mark (TRN-041, TRN-046).
alter table homework_items add column task_number integer check (task_number between 1 and 9999);
alter table homework_items add column pass_line numeric(6, 2) check (pass_line >= 0);
alter table homework_items add constraint homework_items_practical
  check ((task_number is null) = (pass_line is null) and (task_number is null or (resources_type = 4 and pass_line <= points)));
create unique index homework_items_task_number on homework_items (course_id, task_number) where task_number is not null;

-- The prerequisites of practical tasks in a school; the version increases with every change.
create table task_prerequisite_sets (
  school_id bigint primary key references schools (id) on delete cascade,
  version integer not null default 1
);
create table task_prerequisites (
  id bigint generated always as identity primary key,
  school_id bigint not null references task_prerequisite_sets (school_id) on delete cascade,
  task_number integer not null check (task_number between 1 and 9999),
  required_number integer not null check (required_number between 1 and 9999),
  comparison text not null check (comparison in ('above', 'atLeast')),
  check (task_number <> required_number),
  unique (school_id, task_number, required_number)
);

-- Every school begins with the two rules of TRN-042 and TRN-043.
create function seed_prerequisites(school bigint) returns void language sql as $$
  insert into task_prerequisite_sets (school_id) values (school);
  insert into task_prerequisites (school_id, task_number, required_number, comparison)
  values (school, 34, 33, 'above'), (school, 47, 44, 'atLeast'), (school, 47, 46, 'atLeast'), (school, 47, 48, 'atLeast');
$$;
create function seed_prerequisites_of_school() returns trigger language plpgsql as $$
begin
  perform seed_prerequisites(new.id);
  return null;
end $$;
create trigger seed_prerequisites after insert on schools for each row execute function seed_prerequisites_of_school();
select seed_prerequisites(id) from schools;
