import { people, peopleSorts } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'
import { listPeople, type Wanted } from './queries.ts'

let testApp: TestApp
let admin: Person

const many = 3000
const size = 20
/** A page reads its own rows, or one class or all teachers of this school, a few times; never all people. */
const most = many / 3

const everybody: Wanted = {
  name: '',
  role: 'all',
  state: 'all',
  className: '',
  sort: 'created',
  descending: true,
}

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  // One of three people has no student number and one of two has no class; one of 500 is disabled.
  await testApp.db.execute(sql`
    insert into users (school_id, area_code, mobile, name, name_sort, roles, student_card, class_name, disabled)
    select ${testApp.schoolId}::bigint, '60', (150000000 + n)::text, 'Grown ' || n, 'grown ' || n || E'\tGrown ' || n,
      case when n % 10 = 0 then 'teacher,normal' else 'student,normal' end,
      case when n % 3 > 0 then 'G-' || n * 7919 % 3001 end, case when n % 2 = 0 then 'Class ' || n % 14 end, n % 500 = 0
    from generate_series(1, ${many}) n`)
  await testApp.db.execute('vacuum analyze users')
})
afterAll(() => testApp.close())

async function readFor(filter: Partial<Wanted>, page = 1): Promise<number> {
  const { database, db, schoolId } = testApp
  const plans = await plansOf(database.pool, () =>
    listPeople(db, schoolId, { ...everybody, ...filter }, { page, size }),
  )
  return plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0)
}

async function idsOf(filter: Partial<Wanted>, page: number): Promise<number[]> {
  const { db, schoolId } = testApp
  const { rows } = await listPeople(db, schoolId, { ...everybody, ...filter }, { page, size })
  return rows.map(({ id }) => id)
}

/** The same page, sorted by the plainest statement. */
async function plainIds(order: string, where: string, page: number): Promise<number[]> {
  const { rows } = await testApp.database.pool.query(
    `select id from users where school_id = $1 and ${where} order by ${order} limit $2 offset $3`,
    [testApp.schoolId, size, (page - 1) * size],
  )
  return (rows as { id: string }[]).map(({ id }) => Number(id))
}

const columns = {
  created: 'id',
  name: 'name_sort',
  studentCard: 'student_card',
  className: 'class_name',
  lastLogin: 'last_login_at',
}
const orderOf = (sort: keyof typeof columns, descending: boolean) =>
  `${columns[sort]} ${descending ? 'desc' : 'asc'} nulls last, ${sort === 'className' ? 'name_sort, ' : ''}id`

describe('a page of the people of a school', () => {
  it.each(['created', 'name', 'studentCard', 'className'] as const)(
    '[OPS-085] [OPS-086] reads its own rows only, sorted by %s',
    async (sort) => {
      for (const descending of [true, false])
        expect(await readFor({ sort, descending })).toBeLessThan(most)
    },
  )

  it('[OPS-086] has the same people in each order as a plain statement, also where values end', async () => {
    // People with a number end on page 100, and people with a class on page 75.
    for (const sort of peopleSorts)
      for (const descending of [true, false])
        for (const page of [1, 2, 75, 76, 100, 101, 151, 200])
          expect([sort, descending, page, await idsOf({ sort, descending }, page)]).toEqual([
            sort,
            descending,
            page,
            await plainIds(orderOf(sort, descending), 'true', page),
          ])
  })

  it('[OPS-085] is counted and found without reading the school, by role and by state', async () => {
    for (const filter of [{ role: 'teacher' }, { role: 'student' }, { state: 'disabled' }] as const)
      expect([filter, (await readFor(filter)) < most]).toEqual([filter, true])
    const disabled = await idsOf({ state: 'disabled' }, 1)
    expect(disabled).toEqual(await plainIds('id desc', 'disabled', 1))
    expect(disabled).toHaveLength(many / 500)
  })

  it('[OPS-085] searches the names once for a page and its number', async () => {
    const filter = { name: 'grown 29', sort: 'studentCard' } as const
    const { database, db, schoolId } = testApp
    const searched = await plansOf(database.pool, () =>
      listPeople(db, schoolId, { ...everybody, ...filter }, { page: 1, size }),
    )
    const scans = searched.flat().filter(({ ['Node Type']: type }) => type === 'Bitmap Index Scan')
    expect(scans).toHaveLength(1)
    const where = `name ilike '%grown%' and name ilike '%29%'`
    for (const page of [1, 2, 9, 10, 50])
      expect([page, await idsOf(filter, page)]).toEqual([
        page,
        await plainIds(orderOf('studentCard', true), where, page),
      ])
    const ask = (page: number) =>
      testApp.ask(people.listPeople, { ...filter, page, size }, admin).then(({ body }) => body.data)
    const { rows } = await database.pool.query(
      `select count(*)::int as total from users where school_id = $1 and ${where}`,
      [schoolId],
    )
    const [{ total } = { total: 0 }] = rows as { total: number }[]
    expect(await ask(1)).toMatchObject({ total })
    expect(await ask(500)).toMatchObject({ total, list: [] })
  })
})

describe('the stored numbers of people', () => {
  const roles = ['all', 'student', 'teacher', 'staff', 'normal'] as const
  const states = ['all', 'enabled', 'disabled'] as const

  /** Compares each number of the list with the number of rows that the same filter finds. */
  async function expectExact(schoolId: number) {
    for (const role of roles)
      for (const state of states) {
        const filter = { ...everybody, role, state }
        const window = { page: 1, size: 100_000 }
        const { rows, total } = await listPeople(testApp.db, schoolId, filter, window)
        expect([role, state, total]).toEqual([role, state, rows.length])
      }
  }

  it('[OPS-085] follow accounts that are added, changed and removed, in each school', async () => {
    const { db, schoolId, otherSchoolId } = testApp
    const made = await makeAccount(testApp, { roles: 'teacher,student,normal' })
    const gone = await makeAccount(testApp, { roles: 'student,normal' })
    await makeAccount(testApp, { schoolId: otherSchoolId, roles: 'normal' })
    await expectExact(schoolId)
    await db.execute(
      sql`update users set roles = 'normal', disabled = true where id = ${made.userId}`,
    )
    await db.execute(sql`delete from users where id = ${gone.userId}`)
    await db.execute(
      sql`update users set disabled = not disabled where school_id = ${schoolId} and mobile like '1500001%'`,
    )
    await expectExact(schoolId)
    await expectExact(otherSchoolId)
  })

  it('[OPS-085] do not change with a sign-in or with a transaction that fails', async () => {
    const { db, schoolId } = testApp
    const tallies = () => db.execute(sql`select * from people_tallies order by 1, 2, 3, 4`)
    const before = (await tallies()).rows
    await db.execute(sql`update users set last_login_at = now() where id = ${admin.userId}`)
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`update users set roles = 'normal' where id = ${admin.userId}`)
      throw new Error('The transaction fails.')
    })
    await expect(failing).rejects.toThrow('The transaction fails.')
    expect((await tallies()).rows).toEqual(before)
    await expectExact(schoolId)
  })

  it('[OPS-085] are exact after people are added at the same time, and after a recount', async () => {
    const { db, schoolId } = testApp
    await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        makeAccount(testApp, { roles: at % 2 ? 'student,normal' : 'teacher,normal' }),
      ),
    )
    await expectExact(schoolId)
    await db.execute(sql`delete from people_tallies where roles = 'student,normal'`)
    await db.execute(sql`select recount_people()`)
    await expectExact(schoolId)
    const changed = await db.execute(sql`select sum(people)::int as people from people_tallies`)
    await db.execute(sql`select recount_people()`)
    expect(
      (await db.execute(sql`select sum(people)::int as people from people_tallies`)).rows,
    ).toEqual(changed.rows)
  })
})
