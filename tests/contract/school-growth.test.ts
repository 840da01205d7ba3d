import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { growSchool } from '../support/made-school.ts'
import { countRowsRead } from '../support/postgres/rows-read.ts'
import { makePeople, questionsOf, type SchoolPeople } from '../support/school-questions.ts'

/**
 * Numbers of courses of the two schools. In the larger school a call may read twice as many rows,
 * but not the rows of every course.
 */
const [few, many] = [200, 4000]
const mostGrowth = 2
const mostRows = many / 8

let testApp: TestApp
let people: SchoolPeople

beforeAll(async () => {
  testApp = await openTestApp()
  await growSchool(testApp, 1, few)
  people = await makePeople(testApp)
}, 120_000)
afterAll(() => testApp.close())

async function countAll(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [name, ask] of Object.entries(questionsOf(testApp, people))) {
    const checked = async () => expect((await ask()).status, name).toBe(200)
    counts.set(name, await countRowsRead(testApp.database.pool, checked))
  }
  return counts
}

it('[FRM-337] a page for a teacher, a student or staff reads no more rows in a school with twenty times as many courses', async () => {
  const before = await countAll()
  await growSchool(testApp, few + 1, many)
  const after = await countAll()
  const grown = [...after].filter(
    ([name, rows]) => rows > mostRows || rows > mostGrowth * (before.get(name) ?? 0),
  )
  expect(grown).toEqual([])
}, 120_000)
