/** A school with a large course, and the author of its content. */
export interface BigCourse {
  schoolId: number
  courseId: number
  authorId: number
  /** An examination with an essay and a choice question, whose attempts wait for marks. */
  examinationId: number
  /** Released tasks to hand in. */
  taskIds: number[]
  groupId: number
}

export const size = {
  people: 100_000,
  members: 25_000,
  lessons: 60,
  watched: 20,
  examinations: 9,
  days: 8,
  questions: 10_000,
  entries: 200_000,
}

const moment = `timestamptz '2026-11-02 08:00+00'`

/**
 * A quarter of the school's students is in the large course, and all are in two other courses. The
 * school also has classes and 40 groups.
 */
export const members = ({ schoolId, courseId, groupId }: BigCourse) => `
  create temp table members as
    select id, n, mod(n / 4 * 7919, 100)::int as luck from (
      select id, row_number() over (order by id) as n from users where school_id = ${schoolId} and student_card like '20__-%') u
    where n % 4 = 0 limit ${size.members};
  create unique index on members (id);
  analyze members;
  insert into enrolments (school_id, user_id, course_id, joined_at, status, last_study_at, lessons_done, exams_total, exams_submitted, watched_seconds, visit_days)
  select ${schoolId}, id, ${courseId}, ${moment} - interval '60 days', 1 + (luck > 90)::int, ${moment} - luck * interval '1 hour' - n * interval '1 second',
    luck % ${size.lessons}, ${size.examinations} + 1, 5, luck * 120, ${size.days} from members on conflict do nothing;
  insert into enrolments (school_id, user_id, course_id, joined_at)
  select ${schoolId}, u.id, c.id, ${moment} - interval '50 days'
  from users u, generate_series(0, 1) k, lateral (select 1 + mod(u.id * 2 + k * 101, 200) as place) p
  join (select id, row_number() over (order by id) as place from courses where school_id = ${schoolId} and cover_seed like 'made-%') c on c.place = p.place
  where u.school_id = ${schoolId} and u.student_card like '20__-%' on conflict do nothing;
  insert into course_groups (school_id, course_id, name, created_at)
  select ${schoolId}, ${courseId}, 'Group ' || n, ${moment} from generate_series(1, 39) n;
  insert into course_group_members (school_id, group_id, enrolment_id)
  select e.school_id, g.id, e.id from enrolments e join members m on m.id = e.user_id
  join (select id, row_number() over (order by id = ${groupId} desc, id) - 1 as place from course_groups where course_id = ${courseId}) g
    on g.place = (m.n / 4) % 40
  where e.course_id = ${courseId} on conflict do nothing;
  update courses set learners = ${size.members} + 1 where id = ${courseId}`

/** Films that the students have begun or watched, and their days of visits. */
export const lessons = ({ schoolId, courseId, authorId }: BigCourse) => `
  insert into chapters (school_id, course_id, level, names, synopses)
  select ${schoolId}, ${courseId}, 10 + n, jsonb_build_object('en', 'Chapter ' || n), '{}' from generate_series(1, 10) n;
  insert into files (school_id, owner_id, storage_key, name, size, type, purpose, sha256, duration_seconds, created_at)
  select ${schoolId}, ${authorId}, 'bench/' || n, 'film.mp4', 1000, 'video/mp4', 'lessonVideo', 'bench' || n, 600, now()
  from generate_series(1, ${size.lessons}) n;
  insert into lessons (school_id, course_id, chapter_id, level, titles, file_id)
  select ${schoolId}, ${courseId}, (select id from chapters where course_id = ${courseId} and level = 11 + n % 10), 1 + n / 10,
    jsonb_build_object('en', 'Lesson ' || n), (select id from files where storage_key = 'bench/' || n)
  from generate_series(1, ${size.lessons}) n;
  insert into video_progress (school_id, user_id, course_id, lesson_id, file_id, watched_seconds, done, updated_at)
  select ${schoolId}, m.id, ${courseId}, l.id, l.file_id, (m.luck * 7 + l.place * 50) % 600, l.place < m.luck / 5, ${moment} - l.place * interval '1 hour'
  from members m join (select id, file_id, row_number() over (order by id desc) as place from lessons where course_id = ${courseId}) l on l.place <= ${size.watched};
  insert into course_visit_days (school_id, course_id, user_id, day, seconds)
  select ${schoolId}, ${courseId}, m.id, date '2026-11-01' - days, 60 + m.luck * 9 from members m, generate_series(0, ${size.days - 1}) days;
  insert into study_days (school_id, user_id, day, seconds)
  select ${schoolId}, m.id, date '2026-11-01' - days, 60 + m.luck * 9 from members m, generate_series(0, ${size.days - 1}) days`

/**
 * Every student has handed in every examination; seven of ten attempts of the first examination
 * wait for the mark of an essay.
 */
export const examinations = ({ schoolId, courseId, authorId, examinationId }: BigCourse) => `
  insert into examinations (school_id, course_id, author_id, name, attention, minutes, total, type, status, grace_seconds, clock_stops, shuffle, review_when, created_at, updated_at)
  select ${schoolId}, ${courseId}, ${authorId}, 'Test ' || n, '', 60, 10000, (n = 9)::int, 1, 60, false, false, 'submitted', ${moment}, ${moment}
  from generate_series(1, ${size.examinations}) n;
  insert into exam_subjects (school_id, examination_id, question_id, question_version_id, serial, points)
  select ${schoolId}, x.id, s.question_id, s.question_version_id, s.serial, s.points
  from examinations x join exam_subjects s on s.examination_id = ${examinationId}
  where x.course_id = ${courseId} and x.name like 'Test %' on conflict do nothing;
  insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops, seed, score, waiting)
  select ${schoolId}, x.id, ${courseId}, m.id, 1, 'submitted', s.at, s.at, s.at, false, 1,
    case when not s.waits then 100 * ((m.luck * 37 + x.id * 11) % 101) end, s.waits
  from members m, (select id from examinations where course_id = ${courseId} and (name like 'Test %' or id = ${examinationId})) x,
    lateral (select x.id = ${examinationId} and m.luck < 70 as waits, ${moment} - interval '9 days' + m.n * interval '1 second' as at) s
  on conflict do nothing;
  analyze attempts;
  insert into attempt_items (attempt_id, number, exam_subject_id, question_version_id, points, score, is_right, waiting)
  select a.id, s.serial, s.id, s.question_version_id, s.points, case when not w.waits then s.points / 2 end, case when not w.waits then true end, w.waits
  from attempts a join exam_subjects s on s.examination_id = a.examination_id join question_versions v on v.id = s.question_version_id,
    lateral (select a.waiting and v.kind = 'annotation' as waits) w
  where a.school_id = ${schoolId} and a.course_id = ${courseId} and (a.examination_id = ${examinationId} or a.user_id % 4 = 0) on conflict do nothing;
  insert into attempt_answers (attempt_item_id, answer, seq, saved_at)
  select i.id, to_jsonb('My essay says what I think of it, in some sixty letters or so.'::text), 1, ${moment}
  from attempt_items i join attempts a on a.id = i.attempt_id where a.examination_id = ${examinationId} and i.waiting on conflict do nothing`

/**
 * Everybody has handed in four of ten tasks. Half of the hand-ins are marked, and some marks are
 * manual.
 */
export const homework = ({ schoolId, courseId, authorId, taskIds }: BigCourse) => `
  insert into homework_items (school_id, course_id, author_id, resources_type, title, points, released, created_at, updated_at)
  select ${schoolId}, ${courseId}, ${authorId}, 2, 'Task ' || n, 100, true, ${moment}, ${moment} from generate_series(1, 8) n;
  insert into hand_ins (school_id, item_id, user_id, number, content, handed_in_at, score, graded_at, graded_by)
  select ${schoolId}, i.id, m.id, 1, 'My answer.', ${moment} - m.n * interval '1 second', case when marked then m.luck end,
    case when marked then ${moment} end, case when marked then ${authorId} end
  from members m, (select id, row_number() over (order by id = any (array[${taskIds.join()}]::bigint[]) desc, id) as place
    from homework_items where course_id = ${courseId} and resources_type = 2) i, lateral (select m.n % 8 = 0 as marked) s
  where i.place <= 4 on conflict do nothing;
  insert into grade_overrides (school_id, course_id, user_id, points, reason, given_by, given_at)
  select ${schoolId}, ${courseId}, id, 100 * luck, 'Was ill for weeks.', ${authorId}, ${moment} from members where luck = 7 on conflict do nothing;
  insert into exam_allowances (school_id, user_id, factor, extra_minutes, extra_attempts, reason, created_by, created_at)
  select ${schoolId}, id, 150, 0, 0, 'Reads slowly.', ${authorId}, ${moment} from members where luck = 9 on conflict do nothing`
