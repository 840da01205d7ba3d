import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { listByIdentity } from '../queries.ts'
import { listCertificates } from './queries.ts'

let testApp: TestApp

const people = 4000
const given = 1000
const page = { page: 1, size: 20 }

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  const { userId: authorId } = await testApp.person('teacher,normal')
  const courseId = await makeCourse(db, { schoolId, authorId }, testApp.clock.now())
  await db.execute(sql`
    insert into users (school_id, area_code, mobile, name, roles, student_card)
    select ${schoolId}::bigint, '60', (180000000 + n)::text, 'Student ' || n, 'student,normal', 'K ' || n from generate_series(1, ${people}) n`)
  await db.execute(sql`
    insert into certificates (school_id, number, user_id, kind, course_id, holder_name, school_title, course_names, credit, issued_at, issued_by)
    select school_id, translate(upper(regexp_replace(left(md5(id::text), 16), '(....)(....)(....)(....)', '\\1-\\2-\\3-\\4')), '01', 'XY'),
      id, 'course', ${courseId}::bigint, name, '{"en":"School"}', '{"en":"Baking"}', 2, now(), ${authorId}::bigint
    from users where mobile like '18%' order by id limit ${given}`)
  await db.execute(sql`
    insert into identity_requests (school_id, user_id, kind, name, number, number_key, status, submitted_at)
    select school_id, id, 'student', name, 'R' || id, case when student_card = 'K 7' then 'r7' else 'x' || id end, 2, now() from users where mobile like '18%'`)
  await db.execute('analyze users, certificates, identity_requests')
})
afterAll(() => testApp.close())

async function readFor<Found>(ask: () => Promise<Found>): Promise<{ rows: number; found: Found }> {
  const plans = await plansOf(testApp.database.pool, ask)
  return { rows: plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0), found: await ask() }
}

it('[FRM-394] lists and counts certificates without reading the people of the school', async () => {
  const filter = { text: '', state: 'all', courseId: undefined } as const
  const { rows, found } = await readFor(() =>
    listCertificates(testApp.db, testApp.schoolId, filter, page),
  )
  expect(rows).toBeLessThan(given * 3)
  expect(found.total).toBe(given)
  expect(found.rows).toHaveLength(page.size)
})

it('[FRM-394] searches certificates by reading each of them a few times and only the people found', async () => {
  const filter = { text: 'K 77', state: 'all', courseId: undefined } as const
  const { rows, found } = await readFor(() =>
    listCertificates(testApp.db, testApp.schoolId, filter, page),
  )
  expect(rows).toBeLessThan(given * 5)
  expect(found.total).toBe(11)
  expect(found.rows.map(({ studentCard }) => studentCard)).toContain('K 77')
})

it('[FRM-394] finds the certificates of a student number or of a confirmed identity by their indexes', async () => {
  for (const number of ['k7', 'r7']) {
    const { rows, found } = await readFor(() =>
      listByIdentity(testApp.db, testApp.schoolId, number),
    )
    // The query may read all thousand certificates of the school, but none of the school's people
    // without a certificate.
    expect(rows).toBeLessThan(given * 1.2)
    expect(found.map(({ certificate }) => certificate.holderName)).toEqual(['Student 7'])
  }
})
