import { loadavg } from 'node:os'
import { accounts, courses, exams, people, statistics, study } from '@titian/contract'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../tools/documents/marked-text.mjs'
import { emptyPlace } from '../support/database.ts'
import { growSchool } from '../support/made-school.ts'
import { makePeople, questionsOf, type SchoolPeople } from '../support/school-questions.ts'
import { exactTime } from './process-figures.ts'

/**
 * CRS-126, FRM-337: numbers of courses for which the calls of one person are measured. The school
 * has as many students, notices, examinations, papers, hand-ins and questions as courses.
 */
const sizes = [1000, 10_000, ...(process.argv.includes('--large') ? [100_000] : [])]
const times = 40
/** A slow request is measured less often: for so many milliseconds, and at least so many times. */
const patience = 5000
const leastTimes = 5
/** A process compiles its hot functions while it works, so each call is asked this often before. */
const warmUp = 40
const mostGrowth = 1.5
/** Growth of less than this many milliseconds is noise. */
const leastGrowth = 0.3

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

/** Calls about the people of the school, and calls that know only the caller. */
function peopleQuestions(testApp: TestApp, { student, staff }: SchoolPeople): Question[] {
  const list = (input: object) => () =>
    testApp.ask(people.listPeople, { page: 1, size: 20, ...input }, staff)
  return [
    ['login info, student', () => testApp.ask(accounts.loginInfo, {}, student)],
    [
      'joined courses, student',
      () => testApp.ask(study.courseStudyProgress, { page: 1, size: 10 }, student),
    ],
    ['people, staff', list({})],
    ['people, by name', list({ sort: 'name', descending: false })],
    ['people, by student number', list({ sort: 'studentCard' })],
    ['people, by class', list({ sort: 'className', descending: false })],
    ['people, only teachers', list({ role: 'teacher' })],
    ['people, only disabled', list({ state: 'disabled' })],
    ['people, "Student 77"', list({ name: 'Student 77' })],
    ['people, one number', list({ name: 'MADE777' })],
  ]
}

function questions(testApp: TestApp, about: SchoolPeople): Question[] {
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
      () => testApp.ask(courses.courseByCourseId, { sign: testApp.seal('course', about.courseId) }),
    ],
    [
      'suggestions, "basics 77"',
      () => testApp.ask(courses.courseSearchList, { courseName: 'basics 77', size: 8 }),
    ],
    ...Object.entries(questionsOf(testApp, about)),
    ...peopleQuestions(testApp, about),
  ]
}

/** Processor time of one request in milliseconds. */
interface Cost {
  server: number
  database: number
}

/**
 * Processes of PostgreSQL that work for the bench; none for the embedded database, which works in
 * the process of the bench.
 */
async function databaseProcesses({ database }: TestApp): Promise<number[]> {
  if (!process.env.DATABASE_URL) return []
  const { rows } = await database.pool.query(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  return (rows as { pid: number }[]).map(({ pid }) => pid)
}

/**
 * The lower quartile of the costs. Other work of the machine makes requests dearer, never cheaper,
 * and so influences it least.
 */
async function quartile(testApp: TestApp, ask: Question[1]): Promise<Cost> {
  const taken: Cost[] = []
  const once = async () => {
    const { status } = await ask()
    if (status !== 200) throw new Error(`answered ${status}`)
  }
  for (let time = 0; time < 6; time += 1) await once()
  const begun = performance.now()
  const processes = await databaseProcesses(testApp)
  const timesOf = () => processes.map((pid) => exactTime(pid) ?? 0)
  while (
    taken.length < leastTimes ||
    (taken.length < times && performance.now() - begun < patience)
  ) {
    const [before, own] = [timesOf(), process.cpuUsage()]
    await once()
    const { user, system } = process.cpuUsage(own)
    // The pool may have ended an idle connection during the request.
    const spent = timesOf().map((after, at) => Math.max(0, after - (before[at] ?? 0)))
    taken.push({
      server: (user + system) / 1000,
      database: spent.reduce((total, one) => total + one, 0),
    })
  }
  const lower = (numbers: number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? 0
  return {
    server: lower(taken.map(({ server }) => server)),
    database: lower(taken.map(({ database }) => database)),
  }
}

/**
 * The address without parallel workers: their time would be counted for none of the processes that
 * are read.
 */
function withoutWorkers(address: string): string {
  const url = new URL(address)
  const options = [url.searchParams.get('options'), '-c max_parallel_workers_per_gather=0']
  url.searchParams.set('options', options.filter(Boolean).join(' '))
  return url.href.replaceAll('+', '%20')
}

const [load = 0] = loadavg()
const named = process.env.DATABASE_URL
const place = await emptyPlace(named && withoutWorkers(named))
const testApp = await openTestApp({ keep: place })
let made = 100
// The school grows before the people are created, because their course needs a subject of the
// school.
await growSchool(testApp, 1, made)
const somebody = await makePeople(testApp)
const aimed = questions(testApp, somebody)
const measured = [...aimed, ...wholeSchool(testApp, somebody)]
const figures = new Map<string, Cost[]>(measured.map(([name]) => [name, []]))
for (const [, ask] of measured) for (let time = 0; time < warmUp; time += 1) await ask()
for (const size of sizes) {
  await growSchool(testApp, made + 1, size)
  made = size
  for (const [name, ask] of measured) figures.get(name)?.push(await quartile(testApp, ask))
}
await testApp.close()
await place.remove()

const where = named ? 'PostgreSQL' : 'Embedded database'
const shownSizes = sizes.map((size) => size.toLocaleString('en-US'))
const heads = ['call', ...shownSizes, 'growth', 'aim']
const names = new Set(aimed.map(([name]) => name))
const sum = ({ server, database }: Cost) => server + database
const misses: string[] = []
const rows = [...figures].map(([name, taken]) => {
  const [first = 0, last = 0] = [taken[0], taken.at(-1)].map((cost) => cost && sum(cost))
  const growth = last / first
  const hasAim = names.has(name)
  if (hasAim && growth > mostGrowth && last - first > leastGrowth) misses.push(name)
  const cells = taken.map((cost) => `${cost.database.toFixed(2)} + ${cost.server.toFixed(2)}`)
  return [name, ...cells, growth.toFixed(2), hasAim ? String(mostGrowth) : '']
})
console.log(
  `\n${where}: CPU milliseconds of the database + of the server, lower quartile of ${times}, at so many courses\n`,
)
for (const [name = '', ...cells] of [heads, ...rows])
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(16)).join(''))
console.log(
  misses.length > 0
    ? `\nGrows by more than ${mostGrowth}: ${misses.join(', ')}`
    : '\nAll aims met.',
)
if (named && process.argv.includes('--write')) {
  const conditions = `CPU milliseconds of PostgreSQL + of the server with its client, lower quartile of ${times}, by the number of courses. Version ${describeVersion()}, ${describeMachine()}, ${where}, ${new Date().toISOString().slice(0, 10)}, load average before: ${load.toFixed(1)}.`
  writeProof('growth', `${conditions}\n\n${markdownTable(heads, rows)}`, 'growth')
}
