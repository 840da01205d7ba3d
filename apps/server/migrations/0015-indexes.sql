-- Every foreign key whose target can be deleted has an index, because without it each deletion
-- would scan the whole table.
create index enrolments_of_course on enrolments (course_id);
create index enrolments_last_lesson on enrolments (last_lesson_id) where last_lesson_id is not null;
create index video_progress_lesson on video_progress (lesson_id);
create index playing_sessions_lesson on playing_sessions (lesson_id);
create index attempt_items_exam_subject on attempt_items (exam_subject_id);
create index courses_type on courses (type_id);
create index courses_type2 on courses (type2_id);
create index courses_type3 on courses (type3_id);
create index course_types_parent on course_types (parent_id);
create index menus_parent on menus (parent_id);
create index users_photo on users (photo_file_id) where photo_file_id is not null;
create index users_recognition on users (recognition_file_id) where recognition_file_id is not null;
create index identity_requests_decided_by on identity_requests (school_id, decided_by) where decided_by is not null;
create index roster_entries_held_by on roster_entries (school_id, held_by) where held_by is not null;
create index roster_import_rows_import on roster_import_rows (import_id);
create index people_import_effects_import on people_import_effects (import_id);
create index messages_of_course on messages (course_id) where course_id is not null;
create index messages_to on messages (school_id, user_id) where user_id is not null;

-- The indexes for counting unread notices: the newest notices of a course and of a school.
create index messages_course_new on messages (school_id, course_id, created_at) where kind = 2 and removed_at is null;
create index messages_bulletin_new on messages (school_id, created_at) where kind = 3 and removed_at is null;

-- The video to which the watched intervals belong, because a lesson may get another video.
alter table video_progress add column file_id bigint;
update video_progress p set file_id = l.file_id from lessons l where l.id = p.lesson_id;
