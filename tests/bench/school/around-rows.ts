import { type BigCourse, size } from './learning-rows.ts'

const moment = `timestamptz '2026-11-02 08:00+00'`

/** The school's question bank, filled by one teacher from many files. */
export const questionBank = ({ schoolId, courseId, authorId }: BigCourse) => `
  insert into questions (school_id, author_id, course_id, level, points, status, current_version, created_at, updated_at)
  select ${schoolId}, ${authorId}, case when n % 2 = 0 then ${courseId} end, 1 + n % 3, 100 + n, 0, 1, ${moment}, ${moment} from generate_series(1, ${size.questions}) n;
  insert into question_versions (school_id, question_id, version, kind, item, subject_name, created_by, created_at)
  select q.school_id, q.id, 1, v.kind, jsonb_set(v.item, '{stem}', to_jsonb('Question ' || q.points || ' on coffee')), 'question ' || q.points || ' on coffee', ${authorId}, ${moment}
  from questions q, (select kind, item from question_versions where school_id = ${schoolId} and kind = 'single' order by id limit 1) v
  where q.school_id = ${schoolId} and not exists (select 1 from question_versions o where o.question_id = q.id);
  insert into question_tags (school_id, name, key) select ${schoolId}, 'Tag ' || n, 'tag ' || n from generate_series(1, 200) n;
  insert into question_tag_uses (question_id, tag_id)
  select q.id, t.id from questions q join (select id, row_number() over (order by id) as place from question_tags where school_id = ${schoolId} and name like 'Tag %') t
    on t.place = 1 + q.id % 200 where q.school_id = ${schoolId} on conflict do nothing`

/** Messages, articles and visits of the school. */
export const spoken = ({ schoolId, courseId, authorId }: BigCourse) => `
  insert into messages (school_id, kind, user_id, title, content, created_at)
  select ${schoolId}, 1, m.id, 'Your homework was marked', 'See the course.', ${moment} - days * interval '1 day' from members m, generate_series(1, 8) days;
  insert into messages (school_id, kind, course_id, author_id, title, content, created_at)
  select ${schoolId}, 2, ${courseId}, ${authorId}, 'Notice ' || n, 'Please read.', ${moment} - n * interval '1 hour' from generate_series(1, 500) n;
  insert into messages (school_id, kind, author_id, title, content, created_at)
  select ${schoolId}, 3, ${authorId}, 'Bulletin ' || n, 'Please read.', ${moment} - n * interval '1 hour' from generate_series(1, 500) n;
  insert into discussion_questions (school_id, course_id, author_id, content, answers, reports, created_at)
  select ${schoolId}, ${courseId}, id, 'Why is that so?', 2, (luck = 3)::int, ${moment} - n * interval '1 minute' from members where luck < 60;
  insert into discussion_answers (school_id, question_id, author_id, by_teacher, content, reports, created_at)
  select ${schoolId}, q.id, q.author_id, false, 'Because.', q.reports, ${moment} from discussion_questions q, generate_series(1, 2) where q.course_id = ${courseId};
  insert into course_reviews (school_id, course_id, author_id, stars, content, reports, created_at, updated_at)
  select ${schoolId}, ${courseId}, id, 1 + luck % 5, 'Good.', (luck = 3)::int, ${moment}, ${moment} - n * interval '1 minute' from members where luck < 40 on conflict do nothing;
  insert into course_favourites (school_id, user_id, course_id, created_at) select ${schoolId}, id, ${courseId}, ${moment} from members on conflict do nothing;
  insert into course_visits (school_id, user_id, course_id, visited_at) select ${schoolId}, id, ${courseId}, ${moment} from members on conflict do nothing;
  insert into articles (school_id, author_id, category, type_id, title, cover_seed, content, state, created_at, updated_at, published_at)
  select school_id, author_id, 1 + n % 2, type_id, 'Article ' || n, cover_seed, content, state, created_at, updated_at, ${moment} - n * interval '1 hour'
  from (select * from articles where school_id = ${schoolId} and state = 'published' order by id limit 1) first, generate_series(1, 3000) n;
  insert into article_visits (school_id, article_id, user_id, visited_at)
  select ${schoolId}, a.id, m.id, ${moment} from articles a join members m on m.n / 4 % 3000 = a.id % 3000 where a.school_id = ${schoolId} on conflict do nothing`

/** The data of the school's office. */
export const office = ({ schoolId, courseId, authorId }: BigCourse) => `
  insert into audit_entries (school_id, at, action, actor_id, subject_id, detail, reason)
  select ${schoolId}, ${moment} - n * interval '1 minute', (array['person.disabled', 'person.rolesChanged', 'people.exported'])[1 + n % 3], ${authorId},
    (select id from users where school_id = ${schoolId} and area_code = '60' and mobile = (300000000 + 1 + n % ${size.people})::text), '[]', 'Asked'
  from generate_series(1, ${size.entries}) n;
  insert into identity_requests (school_id, user_id, kind, name, number, number_key, status, submitted_at)
  select ${schoolId}, id, 'student', 'Somebody ' || n, 'R' || n, 'r' || n, 1 + luck % 3, ${moment} - n * interval '1 minute' from members on conflict do nothing;
  insert into roster_entries (school_id, kind, number, number_key, name, name_key, created_at)
  select ${schoolId}, 'student', 'R' || n, 'r' || n, 'Somebody ' || n, 'somebody ' || n, ${moment} from generate_series(1, ${size.people}) n on conflict do nothing;
  insert into certificates (school_id, number, user_id, kind, course_id, holder_name, school_title, course_names, credit, issued_at, issued_by)
  select ${schoolId}, translate(upper(regexp_replace(left(md5(n::text), 16), '(....)(....)(....)(....)', '\\1-\\2-\\3-\\4')), '01', 'XY'), id, 'course', ${courseId},
    'Somebody', '{"en":"School"}', '{"en":"Course"}', 2, ${moment} - n * interval '1 minute', ${authorId} from members where luck between 40 and 80 on conflict do nothing;
  insert into coin_credits (school_id, user_id, amount, reason, state, key, requested_by, requested_at, decided_at)
  select ${schoolId}, id, 10, 'Helped others.', s.state, gen_random_uuid(), ${authorId}, ${moment} - n * interval '1 minute', case when s.state <> 'waiting' then ${moment} end
  from members, lateral (select (array['waiting', 'approved', 'refused'])[1 + luck % 3] as state) s where luck < 40;
  insert into discount_codes (school_id, code, kind, value, created_at) select ${schoolId}, 'CODE' || n, 'percent', 10, ${moment} from generate_series(1, 2000) n;
  insert into activation_codes (school_id, batch_id, code_hash, last_four, state)
  select ${schoolId}, b.id, 'made-' || b.id || '-' || n, 'ABCD', 'issued' from (select id from code_batches where school_id = ${schoolId} order by id limit 1) b, generate_series(1, 50000) n;
  insert into share_links (school_id, course_id, created_by, code, way, created_at)
  select ${schoolId}, ${courseId}, ${authorId}, lpad(n::text, 22, 'x'), 1, ${moment} from generate_series(1, 500) n;
  insert into share_link_uses (school_id, link_id, user_id, used_at)
  select ${schoolId}, l.id, m.id, ${moment} - m.n * interval '1 minute'
  from members m join (select id, row_number() over (order by id) as place from share_links where course_id = ${courseId}) l on l.place = 1 + m.luck on conflict do nothing;
  insert into face_consents (school_id, course_id, user_id, agreed, text_version, decided_at)
  select ${schoolId}, ${courseId}, id, luck > 5, 1, ${moment} from members on conflict do nothing`
