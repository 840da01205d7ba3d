-- Adds a foreign key for every id (decision 0019). Rows with a lost reference are repaired first,
-- so that no work is deleted.

-- Rows that live for hours or days are deleted when their owner is missing.
delete from sandbox_messages t where not exists (select 1 from schools s where s.id = t.school_id);
delete from sms_codes t where not exists (select 1 from schools s where s.id = t.school_id);
delete from known_browsers t where not exists (select 1 from users u where u.school_id = t.school_id and u.id = t.user_id);
delete from uploads t where not exists (select 1 from users u where u.school_id = t.school_id and u.id = t.user_id);
delete from playing_sessions t where not exists (select 1 from users u where u.school_id = t.school_id and u.id = t.user_id);
-- An impersonation ends with the staff member and with the session from which it was begun.
delete from sessions t where t.acting_admin_id is not null
  and not exists (select 1 from users u where u.school_id = t.school_id and u.id = t.acting_admin_id);
delete from sessions t where t.acting_session_id is not null
  and not exists (select 1 from sessions s where s.id = t.acting_session_id);

-- A cover, film or captions without its file is removed; progress in a film is kept.
update courses t set picture_file_id = null where picture_file_id is not null and not exists (select 1 from files f where f.id = t.picture_file_id);
update lessons t set file_id = null where file_id is not null and not exists (select 1 from files f where f.id = t.file_id);
update video_progress t set file_id = null where file_id is not null and not exists (select 1 from files f where f.id = t.file_id);
delete from captions t where not exists (select 1 from files f where f.id = t.file_id);
update roster_entries t set import_id = null where import_id is not null and not exists (select 1 from roster_imports i where i.id = t.import_id);

-- A school, an account or a course that a row refers to is restored under its old number, disabled.
insert into schools (id, key, title) overriding system value
select distinct school_id, 'removed-' || school_id, '{"en": "Removed school"}'::jsonb
from (
  select school_id from files union select school_id from course_types union select school_id from courses
  union select school_id from course_teachers union select school_id from course_learners
  union select school_id from chapters union select school_id from lessons union select school_id from captions
  union select school_id from enrolments union select school_id from video_progress union select school_id from questions
  union select school_id from question_versions union select school_id from examinations
  union select school_id from exam_subjects union select school_id from attempts
  union select school_id from people_import_effects union select school_id from roster_import_rows
) named
where not exists (select 1 from schools s where s.id = named.school_id);

insert into users (id, school_id, area_code, mobile, name, disabled) overriding system value
select distinct on (person_id) person_id, named.school_id, '', 'removed-' || person_id,
  case s.default_language when 'zh' then '已删除的账号' when 'my' then 'Akaun dipadam' else 'Removed account' end || ' ' || person_id,
  true
from (
  select school_id, owner_id as person_id from files
  union all select school_id, author_id from courses
  union all select school_id, user_id from course_teachers
  union all select school_id, user_id from course_learners
  union all select school_id, user_id from enrolments
  union all select school_id, user_id from video_progress
  union all select school_id, author_id from questions
  union all select school_id, created_by from question_versions
  union all select school_id, author_id from examinations
  union all select school_id, user_id from attempts
  union all select school_id, submitted_by from attempts
  union all select a.school_id, i.graded_by from attempt_items i join attempts a on a.id = i.attempt_id
  union all select a.school_id, l.decided_by from attempt_late_answers l join attempts a on a.id = l.attempt_id
  union all select a.school_id, e.actor_id from attempt_events e join attempts a on a.id = e.attempt_id
  union all select a.school_id, g.graded_by
    from grading_history g join attempt_items i on i.id = g.attempt_item_id join attempts a on a.id = i.attempt_id
  union all select school_id, author_id from messages
  union all select school_id, actor_id from audit_entries
  union all select school_id, acting_for_id from audit_entries
  union all select school_id, subject_id from audit_entries
) named
join schools s on s.id = named.school_id
where person_id is not null and not exists (select 1 from users u where u.id = person_id)
order by person_id, named.school_id;

-- An attempt has the course of its examination, and progress has the course of its lesson.
update attempts t set course_id = e.course_id from examinations e
where e.id = t.examination_id and not exists (select 1 from courses c where c.id = t.course_id);
update video_progress t set course_id = l.course_id from lessons l
where l.id = t.lesson_id and not exists (select 1 from courses c where c.id = t.course_id);
-- Questions whose course is restored as null may equal existing ones, so they lose their duplicate
-- key.
update questions t set course_id = null, content_key = null
where course_id is not null and not exists (select 1 from courses c where c.id = t.course_id);
insert into courses (id, school_id, author_id, names, name_search, cover_seed, created_at, updated_at) overriding system value
select distinct on (course_id) course_id, school_id, author_id, jsonb_build_object('en', 'Removed course ' || course_id),
  'removed course ' || course_id, 'removed', created_at, updated_at
from examinations t where not exists (select 1 from courses c where c.id = t.course_id)
order by course_id, id;

-- The next ids are higher than the restored ids.
select setval('schools_id_seq', max(id)) from schools having max(id) > (select last_value from schools_id_seq);
select setval('users_id_seq', max(id)) from users having max(id) > (select last_value from users_id_seq);
select setval('courses_id_seq', max(id)) from courses having max(id) > (select last_value from courses_id_seq);

-- Foreign keys include the school where a row has one, so that no row can refer to another school.
create unique index courses_school_id on courses (school_id, id);

alter table sandbox_messages add foreign key (school_id) references schools (id);
alter table sms_codes add foreign key (school_id) references schools (id);
alter table files
  add foreign key (school_id) references schools (id),
  add foreign key (school_id, owner_id) references users (school_id, id);
alter table uploads add foreign key (school_id, user_id) references users (school_id, id);
alter table known_browsers add foreign key (school_id, user_id) references users (school_id, id);
alter table sessions
  add foreign key (school_id, acting_admin_id) references users (school_id, id),
  -- With null, the impersonation would outlive the session it depends on.
  add foreign key (acting_session_id) references sessions (id) on delete cascade;

alter table course_types add foreign key (school_id) references schools (id);
alter table courses
  add foreign key (school_id, author_id) references users (school_id, id),
  add foreign key (picture_file_id) references files (id);
alter table course_teachers add foreign key (school_id, user_id) references users (school_id, id);
alter table course_learners add foreign key (school_id, user_id) references users (school_id, id);
alter table chapters add foreign key (school_id) references schools (id);
alter table lessons
  add foreign key (school_id) references schools (id),
  add foreign key (file_id) references files (id);
alter table captions
  add foreign key (school_id) references schools (id),
  add foreign key (file_id) references files (id);

alter table enrolments add foreign key (school_id, user_id) references users (school_id, id);
alter table video_progress
  add foreign key (school_id, user_id) references users (school_id, id),
  add foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  add foreign key (file_id) references files (id) on delete set null;
alter table playing_sessions add foreign key (school_id, user_id) references users (school_id, id);

alter table questions
  add foreign key (school_id, author_id) references users (school_id, id),
  add foreign key (school_id, course_id) references courses (school_id, id);
alter table question_versions add foreign key (school_id, created_by) references users (school_id, id);
-- An examination is deleted with its course, like its lessons; an attempt prevents deleting the
-- course.
alter table examinations
  add foreign key (school_id, author_id) references users (school_id, id),
  add foreign key (school_id, course_id) references courses (school_id, id) on delete cascade;
alter table exam_subjects add foreign key (school_id) references schools (id);
alter table attempts
  add foreign key (school_id, user_id) references users (school_id, id),
  add foreign key (school_id, submitted_by) references users (school_id, id),
  add foreign key (school_id, course_id) references courses (school_id, id);
alter table attempt_items add foreign key (graded_by) references users (id);
alter table attempt_late_answers add foreign key (decided_by) references users (id);
alter table attempt_events add foreign key (actor_id) references users (id);
alter table grading_history add foreign key (graded_by) references users (id);

-- Platform staff act in schools other than their own.
alter table audit_entries
  add foreign key (actor_id) references users (id),
  add foreign key (acting_for_id) references users (id),
  add foreign key (subject_id) references users (id);
alter table people_import_effects add foreign key (school_id) references schools (id);
alter table roster_entries add foreign key (import_id) references roster_imports (id) on delete set null;
alter table roster_import_rows add foreign key (school_id) references schools (id);
-- A notice of a course is deleted with the course, and its read marks are deleted with the notice.
alter table messages
  add foreign key (school_id, author_id) references users (school_id, id),
  drop constraint messages_course_id_fkey,
  add foreign key (course_id) references courses (id) on delete cascade;
alter table message_reads
  drop constraint message_reads_message_id_fkey,
  add foreign key (message_id) references messages (id) on delete cascade;

-- Each of these foreign keys gets an index, and so do older foreign keys that have none.
create index sessions_acting_admin on sessions (school_id, acting_admin_id) where acting_admin_id is not null;
create index sessions_acting_session on sessions (acting_session_id) where acting_session_id is not null;
drop index sessions_acting;
create index login_tickets_user on login_tickets (school_id, user_id);
create index second_step_tickets_user on second_step_tickets (school_id, user_id);
create index schools_logo on schools (logo_file_id) where logo_file_id is not null;
create index schools_transparent_logo on schools (transparent_logo_file_id) where transparent_logo_file_id is not null;
create index schools_wechat_image on schools (wechat_image_file_id) where wechat_image_file_id is not null;
create index schools_app_image on schools (app_image_file_id) where app_image_file_id is not null;
create index banners_image on banners (image_file_id) where image_file_id is not null;
create index adverts_image on adverts (image_file_id) where image_file_id is not null;
create index courses_picture on courses (picture_file_id) where picture_file_id is not null;
create index lessons_file on lessons (file_id) where file_id is not null;
create index captions_school on captions (school_id);
create index captions_file on captions (file_id);
create index video_progress_user on video_progress (school_id, user_id);
create index video_progress_file on video_progress (file_id) where file_id is not null;
create index playing_sessions_owner on playing_sessions (school_id, user_id);
create index questions_author on questions (school_id, author_id);
create index questions_course on questions (school_id, course_id) where course_id is not null;
create index question_versions_author on question_versions (school_id, created_by);
create index examinations_author on examinations (school_id, author_id);
create index exam_subjects_question on exam_subjects (question_id);
create index exam_subjects_question_version on exam_subjects (question_version_id);
create index attempts_submitted_by on attempts (school_id, submitted_by) where submitted_by is not null;
create index attempt_items_question_version on attempt_items (question_version_id);
create index attempt_items_graded_by on attempt_items (graded_by) where graded_by is not null;
create index attempt_late_answers_decided_by on attempt_late_answers (decided_by) where decided_by is not null;
create index attempt_events_actor on attempt_events (actor_id) where actor_id is not null;
create index grading_history_graded_by on grading_history (graded_by);
create index audit_entries_actor on audit_entries (actor_id);
create index audit_entries_acting_for on audit_entries (acting_for_id) where acting_for_id is not null;
create index audit_entries_subject on audit_entries (subject_id) where subject_id is not null;
create index people_imports_by on people_imports (school_id, by_user_id);
create index roster_imports_by on roster_imports (school_id, by_user_id);
create index roster_entries_of_import on roster_entries (import_id) where import_id is not null;
drop index roster_entries_import;
create index messages_of_school on messages (school_id);
create index messages_author on messages (school_id, author_id) where author_id is not null;
create index message_reads_message on message_reads (message_id);
