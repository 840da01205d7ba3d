import { loadavg } from 'node:os'
import { courses, exams, statistics } from '@titian/contract'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../tools/documents/marked-text.mjs'
import { growSchool } from '../support/made-school.ts'
import { makePeople, questionsOf, type SchoolPeople } from '../support/school-questions.ts'

/** CRS-126, FRM-337: numbers of courses for which one person's waiting time is measured. */
const sizes = [1000, 10_000, 100_000]
const times = 40
const mostGrowth = 1.5

type Question = [string, () => Promise<{ status: number }>]

/**
 * Requests that add up or sort all courses of the school, so that their time grows with it. They
 * are shown without a target.
 */
function wholeSchool(testApp: TestApp, { staff }: SchoolPeople): Question[] {
  const supervised = (input: object) => () =>
    testApp.ask(statistics.superviseCourses, { page: 1, size: 10, ...input }, staff)
  return [
    ['supervised, most waiting', supervised({ sort: 'waiting' })],
    ['supervised, only waiting', supervised({ only: 'waiting' })],
    ['supervised, by name', supervised({ sort: 'name', descending: false })],
    ['supervised, last studied', supervised({ sort: 'lastStudy' })],
    ['supervised, named "coffee"', supervised({ name: 'coffee' })],
    ['records, staff', () => testApp.ask(exams.findRecordList, { page: 1, size: 10 }, staff)],
  ]
}

function questions(testApp: TestApp, people: SchoolPeople): Question[] {
  const list = (input: Parameters<typeof testApp.ask<typeof courses.courseList>>[1]) => () =>
    testApp.ask(courses.courseList, input)
  return [
    ['list, first page', list({})],
    ['list, page 50', list({ page: 50 })],
    ['list, cheapest first', list({ sort: 'price', order: 'asc' })],
    ['list, free beginner', list({ isFree: 1, courseKindId: 4 })],
    ['list, new', list({ hotType: 'new' })],
    ['list, popular', list({ hotType: 'popular' })],
    ['name holds "coffee"', list({ courseName: 'coffee' })],
    ['name holds "orchids"', list({ courseName: 'orchids' })],
    ['name holds 咖啡', list({ courseName: '咖啡' })],
    ['name holds 兰', list({ courseName: '兰' })],
    ['name holds "a"', list({ courseName: 'a' })],
    ['name like "orchhids"', list({ courseName: 'orchhids' })],
    [
      'suggestions, 咖啡',
      () => testApp.ask(courses.courseSearchList, { courseName: '咖啡', size: 8 }),
    ],
    ['recommended', () => testApp.ask(courses.recommendedCourses, {})],
    ['chosen', () => testApp.ask(courses.chosenCourses, {})],
    ['kinds with counts', () => testApp.ask(courses.courseKindList, {})],
    [
      'detail',
      () =>
        testApp.ask(courses.courseByCourseId, { sign: testApp.seal('course', people.courseId) }),
    ],
    [
      'suggestions, "basics 77"',
      () => testApp.ask(courses.courseSearchList, { courseName: 'basics 77', size: 8 }),
    ],
    ...Object.entries(questionsOf(testApp, people)),
  ]
}

/**
 * The lower quartile of the times. Other work of the machine makes requests slower, never faster,
 * and so influences it least.
 */
async function quartile(ask: () => Promise<{ status: number }>): Promise<number> {
  const taken: number[] = []
  for (let time = -5; time < times; time += 1) {
    const begin = performance.now()
    const { status } = await ask()
    if (status !== 200) throw new Error(`answered ${status}`)
    if (time >= 0) taken.push(performance.now() - begin)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 4)] ?? 0
}

const [load = 0] = loadavg()
const testApp = await openTestApp()
let made = 100
// The school grows before the people are created, because their course needs a subject of the
// school.
await growSchool(testApp, 1, made)
const people = await makePeople(testApp)
const aimed = questions(testApp, people)
const measured = [...aimed, ...wholeSchool(testApp, people)]
const figures = new Map<string, number[]>(measured.map(([name]) => [name, []]))
for (const size of sizes) {
  await growSchool(testApp, made + 1, size)
  made = size
  for (const [name, ask] of measured) figures.get(name)?.push(await quartile(ask))
}
await testApp.close()

const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'Embedded database'
const heads = ['call', ...sizes.map((size) => size.toLocaleString('en-US')), 'growth', 'aim']
const names = new Set(aimed.map(([name]) => name))
const misses: string[] = []
const rows = [...figures].map(([name, taken]) => {
  const growth = (taken.at(-1) ?? 0) / (taken[0] ?? 0)
  const hasAim = names.has(name)
  if (hasAim && growth > mostGrowth) misses.push(name)
  const aim = hasAim ? String(mostGrowth) : ''
  return [name, ...taken.map((time) => time.toFixed(1)), growth.toFixed(2), aim]
})
console.log(`\n${where}, lower quartile of ${times}, milliseconds, at so many courses\n`)
for (const [name = '', ...cells] of [heads, ...rows])
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(9)).join(''))
console.log(
  misses.length > 0
    ? `\nGrows by more than ${mostGrowth}: ${misses.join(', ')}`
    : '\nAll aims met.',
)
if (process.env.DATABASE_URL) {
  const conditions = `Lower quartile of ${times} in milliseconds, by the number of courses; each course has a student of its own, a notice, and a paper, a hand-in and a question that wait. Version ${describeVersion()}, ${describeMachine()}, ${where}, load average before: ${load.toFixed(1)}.`
  writeProof('courses', `${conditions}\n\n${markdownTable(heads, rows)}`, 'teaching')
}
