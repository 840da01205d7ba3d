import { languages, type Language } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listSupervised, type SupervisionFilter } from './queries.ts'

let testApp: TestApp

const many = 3000
const size = 10
const every: SupervisionFilter = { name: '', only: 'all', sort: 'students', descending: true }

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, schoolId } = testApp
  await db.execute(sql`
    insert into users (school_id, area_code, mobile, name, roles)
    select ${schoolId}::bigint, '60', (160000000 + n)::text, case when n = 7 then 'Saffron 胡椒' else 'Tutor ' || n end, 'teacher,normal'
    from generate_series(1, 300) n`)
  // One of five courses has no Chinese name; one of ten is not approved, one of nine not listed.
  await db.execute(sql`
    insert into courses (school_id, author_id, names, name_search, cover_seed, audit_status, on_list, learners, created_at, updated_at)
    select ${schoolId}::bigint, u.id,
      jsonb_build_object('en', w || ' ' || n, 'my', 'Kursus ' || n) || case when n % 5 = 0 then '{}' else jsonb_build_object('zh', '课程' || n) end,
      lower(w) || ' ' || n || E'\n课程' || n || E'\nkursus ' || n, 'grown', case when n % 10 = 0 then 1 else 2 end, n % 9 > 0, n % 50, now(), now()
    from (select n, case when n % 300 = 1 then 'Saffron' when n % 2 = 0 then 'apple' else 'Banana' end as w from generate_series(1, ${many}) n) made
    join users u on u.school_id = ${schoolId} and u.mobile = (160000000 + 1 + n % 300)::text`)
  await db.execute(sql`
    insert into course_teachers (school_id, course_id, user_id, master)
    select school_id, id, author_id, true from courses where cover_seed = 'grown'`)
  await db.execute(
    'vacuum analyze users, courses, course_teachers, course_name_order, course_tallies',
  )
})
afterAll(() => testApp.close())

const asked = (filter: Partial<SupervisionFilter>, page = 1, language: Language = 'en') =>
  listSupervised(
    testApp.db,
    testApp.schoolId,
    { ...every, ...filter },
    { page, size },
    { now: testApp.clock.now(), language },
  )

async function readFor(filter: Partial<SupervisionFilter>): Promise<number> {
  const plans = await plansOf(testApp.database.pool, () => asked(filter))
  return plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0)
}

/** The ids of all courses that match, in order, by the plainest statement. */
async function plainIds(order: string, where = 'true', values: unknown[] = []): Promise<number[]> {
  const { rows } = await testApp.database.pool.query(
    `select c.id from courses c where c.school_id = $1 and c.audit_status = 2 and ${where} order by ${order}, c.id`,
    [testApp.schoolId, ...values],
  )
  return (rows as { id: string }[]).map(({ id }) => Number(id))
}

const pageOf = (ids: number[], page: number) => ids.slice((page - 1) * size, page * size)
const idsIn = ({ rows }: Awaited<ReturnType<typeof asked>>) => rows.map(({ id }) => Number(id))

const named = `(c.name_search like $2 or exists (
  select 1 from course_teachers t join users u on u.id = t.user_id where t.course_id = c.id and u.name ilike $2))`

describe('the supervised courses of a school', () => {
  it('[OPS-087] are read by name without the others', async () => {
    for (const descending of [true, false])
      expect(await readFor({ sort: 'name', descending })).toBeLessThan(many / 3)
  })

  it('[OPS-087] are in the order of a plain statement, by name in each language', async () => {
    for (const language of languages)
      for (const descending of [true, false]) {
        const ids = await plainIds(
          `lower(coalesce(c.names->>'${language}', c.name_search)) ${descending ? 'desc' : 'asc'}`,
        )
        for (const page of [1, 2, 100, Math.ceil(ids.length / size)]) {
          const found = await asked({ sort: 'name', descending }, page, language)
          expect([language, descending, page, idsIn(found), found.total]).toEqual([
            language,
            descending,
            page,
            pageOf(ids, page),
            ids.length,
          ])
        }
      }
  })

  it('[OPS-087] follow a course that is renamed, approved, added or removed', async () => {
    const { db, schoolId } = testApp
    const first = async () => idsIn(await asked({ sort: 'name', descending: false }))[0]
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from courses where school_id = ${schoolId} and audit_status = 2 order by id desc limit 1`,
    )
    const id = Number(rows[0]?.id)
    const rename = (name: string) =>
      db.execute(
        sql`update courses set names = jsonb_build_object('en', ${name}::text), name_search = lower(${name}::text) where id = ${id}`,
      )
    await rename('AAA first')
    expect(await first()).toBe(id)
    await db.execute(sql`update courses set audit_status = 1 where id = ${id}`)
    expect(await first()).not.toBe(id)
    await db.execute(sql`update courses set audit_status = 2 where id = ${id}`)
    expect(await first()).toBe(id)
    await rename('zzz last')
    expect(await first()).not.toBe(id)
    const kept = sql`select count(*)::int as names from course_name_order where course_id = ${id}`
    expect((await db.execute(kept)).rows).toEqual([{ names: languages.length }])
    await db.execute(sql`delete from course_teachers where course_id = ${id}`)
    await db.execute(sql`delete from courses where id = ${id}`)
    expect((await db.execute(kept)).rows).toEqual([{ names: 0 }])
  })

  it('[OPS-087] are searched without reading the names of all', async () => {
    expect(await readFor({ name: 'saffron' })).toBeLessThan(many / 3)
  })

  it.each([
    'saffron',
    'SAFFRON 1',
    'rutor',
    'tutor 12',
    '课程29',
    '胡',
    'n',
    'banana 1',
    '%',
    'kursus 7\n',
  ])('[OPS-087] found by %j are those of a plain statement', async (name) => {
    const pattern = `%${name
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, String.raw`\$&`)}%`
    for (const [sort, order] of [
      ['students', 'c.learners desc'],
      ['name', `lower(coalesce(c.names->>'en', c.name_search)) desc`],
    ] as const) {
      const ids = await plainIds(order, named, [pattern])
      for (const page of [1, 2]) {
        const found = await asked({ name: name.trim(), sort }, page)
        const total = pageOf(ids, page).length > 0 ? ids.length : 0
        expect([sort, page, idsIn(found), found.total]).toEqual([
          sort,
          page,
          pageOf(ids, page),
          total,
        ])
      }
    }
  })
})
