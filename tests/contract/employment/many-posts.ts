import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds live and recommended posts of the company, saved by the student, and companies. */
export async function manyPosts(
  testApp: TestApp,
  { people, employment }: SchoolScene,
  many: number,
) {
  const post = testApp.app.deps.signs.open('jobPost', employment.post)
  await rows(
    testApp,
    `insert into job_posts overriding system value
     select (jsonb_populate_record(p, jsonb_build_object('id', nextval(pg_get_serial_sequence('job_posts', 'id'))))).*
     from job_posts p, generate_series(1, $2) where p.id = $1`,
    [post, many],
  )
  await rows(
    testApp,
    'update job_posts set recommended = true where company_id = (select company_id from job_posts where id = $1)',
    [post],
  )
  await rows(
    testApp,
    `insert into companies overriding system value
     select (jsonb_populate_record(c, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('companies', 'id')), 'name', c.name || n, 'recommended', true))).*
     from companies c, generate_series(1, $2) n where c.id = (select company_id from job_posts where id = $1)`,
    [post, many],
  )
  await rows(
    testApp,
    `insert into post_terms (school_id, term, published_at, post_id, weight)
     select t.school_id, t.term, p.published_at, p.id, t.weight
     from post_terms t join job_posts p on p.school_id = t.school_id and p.id <> t.post_id
     where t.post_id = $1 and p.published_at is not null on conflict do nothing`,
    [post],
  )
  await rows(
    testApp,
    `insert into post_collections (user_id, post_id, school_id, created_at)
     select $1, id, school_id, created_at from job_posts where school_id = $2 and id <> $3`,
    [people.student.userId, people.student.schoolId, post],
  )
  await rows(
    testApp,
    `insert into post_reports (school_id, post_id, user_id, reason, created_at)
     select school_id, id, $1, title, created_at from job_posts where school_id = $2 and id <> $3`,
    [people.student.userId, people.student.schoolId, post],
  )
  await rows(
    testApp,
    `insert into saved_searches (school_id, user_id, name, search, key, seen_until, created_at)
     select s.school_id, s.user_id, s.name, s.search, s.key || n, s.seen_until, s.created_at
     from saved_searches s, generate_series(1, $2) n where s.user_id = $1`,
    [people.student.userId, many],
  )
}
