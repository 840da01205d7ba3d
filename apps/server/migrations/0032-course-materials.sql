-- Files that the teachers of a course give to its students; without a chapter they belong to the
-- whole course.
create table course_materials (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  chapter_id bigint references chapters (id) on delete cascade,
  -- One material for each file, so that a repeated request adds nothing.
  file_id bigint not null unique references files (id),
  name text not null check (char_length(name) between 1 and 120),
  -- Position from 1 within the chapter, or among the files of the whole course.
  sort integer not null,
  created_by bigint not null,
  created_at timestamptz not null,
  version integer not null default 1,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, created_by) references users (school_id, id)
);
create index course_materials_course on course_materials (school_id, course_id, chapter_id, sort);
create index course_materials_chapter on course_materials (chapter_id, sort);
create index course_materials_creator on course_materials (school_id, created_by);

-- Any deletion of a material, also with its chapter or course, releases its file: it is no longer
-- found, and the job for lapsed files deletes its bytes.
create function free_file_of_material() returns trigger language plpgsql as $$
begin
  update files set state = 'removed' where id = old.file_id;
  return null;
end $$;
create trigger free_file after delete on course_materials for each row execute function free_file_of_material();

-- The page of a course shows the number of materials (decision 0025).
create trigger tell_content after insert or delete on course_materials for each row execute function tell_content();
