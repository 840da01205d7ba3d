import { evaluations, type PassRateRow } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { Rated } from '../factories.ts'
import { assessments } from '../tables.ts'

let testApp: TestApp
let staff: Person
let rated: Rated

/** The class of each student with the total; null for a total that is not released. */
const totals = [
  ['5 Cempaka', 60],
  ['5 Cempaka', 59],
  ['5 Cempaka', 40],
  ['5 Melur', 80],
  ['5 Melur', null],
  [null, 75],
  [null, 80],
] as const

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
  rated = await Rated.open(testApp)
  for (const [className, total] of totals) {
    const person = await rated.given.classmate()
    await rated.played(person)
    const { id } = await rated.rowOf(person)
    await testApp.db.update(users).set({ className }).where(eq(users.id, person.userId))
    testApp.clock.pass(1)
    if (total === null)
      await testApp.db.update(assessments).set({ total: 99 }).where(eq(assessments.id, id))
    else
      await testApp.db
        .update(assessments)
        .set({ total, state: 'released', releasedAt: testApp.clock.now() })
        .where(eq(assessments.id, id))
  }
})
afterAll(() => testApp.close())

const ask = (input: { name?: string; page?: number; size?: number } = {}, by = staff) =>
  testApp.ask(evaluations.passRates, { page: 1, size: 50, ...input }, by)
const short = ({ className, assessments: all, passed, average }: PassRateRow) => [
  className,
  all,
  passed,
  average,
]

it('counts released totals by class and practice, the latest release first, rounded half up', async () => {
  const { data } = (await ask()).body
  expect(data?.list.map(short)).toEqual([
    ['', 2, 2, 78],
    ['5 Melur', 1, 1, 80],
    ['5 Cempaka', 3, 1, 53],
  ])
  expect(data?.total).toBe(3)
  expect(data?.list[0]).toMatchObject({ practice: rated.assignment.practice.title })
})

it('uses the pass line of the assignment', async () => {
  expect(rated.assignment.passLine).toBe(60)
  await testApp.database.pool.query('update practice_assignments set pass_line = 40')
  expect((await ask({ name: 'cempaka' })).body.data?.list.map(short)).toEqual([
    ['5 Cempaka', 3, 3, 53],
  ])
  await testApp.database.pool.query('update practice_assignments set pass_line = 60')
})

it('is filtered by class, course and practice, and listed in pages', async () => {
  const names = async (name: string) => (await ask({ name })).body.data?.total
  const { title } = rated.assignment.practice
  expect(await names('MELUR')).toBe(1)
  expect(await names(title.slice(0, 4).toUpperCase())).toBe(3)
  expect(await names('nothing has this name')).toBe(0)
  const course = (await ask()).body.data?.list[0]?.courseName ?? ''
  expect(course).not.toBe('')
  expect(await names(course)).toBe(3)
  const second = (await ask({ size: 2, page: 2 })).body.data
  expect(second?.total).toBe(3)
  expect(second?.list.map(({ className }) => className)).toEqual(['5 Cempaka'])
})

it('is shown only to staff of the school', async () => {
  for (const by of [rated.teacher, rated.student]) expect((await ask({}, by)).body.code).toBe(-6)
  const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
  expect((await ask({}, foreign)).body.data).toEqual({ list: [], total: 0 })
})
