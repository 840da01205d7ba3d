import { loadavg } from 'node:os'
import { people } from '@titian/contract'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../tools/documents/marked-text.mjs'
import { peopleRows } from './people/people-rows.ts'
import { quantiles } from './quantiles.ts'

/** The waiting time of staff in a school of this size; the target is in milliseconds. */
const size = 100_000
const aim = 300

const searches = {
  'first page': {},
  'part of a name': { name: 'hamzah' },
  'parts in another order': { name: 'hamzah aisyah' },
  'one person': { name: 'Kumar Devi 54' },
  'Chinese name': { name: '陈' },
  'student number': { name: '2025-4321' },
  phone: { name: '+60 300054321' },
  nobody: { name: 'zzzz' },
} as const

const asked = (testApp: TestApp, staff: Awaited<ReturnType<TestApp['person']>>, input: object) =>
  testApp.ask(people.listPeople, { ...input, page: 1, size: 20 }, staff)

const [load = 0] = loadavg()
const testApp = await openTestApp()
const staff = await testApp.person('schoolAdmin,normal')
await testApp.database.pool.script(`${peopleRows(testApp.schoolId, size)}; analyze users`)
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'Embedded database'
console.log(`\n${where}: ${size} people; milliseconds\n`)
console.log(`${''.padEnd(24)}${'found'.padStart(9)}${'p50'.padStart(9)}${'p95'.padStart(9)}`)
const misses: string[] = []
const rows: string[][] = []
for (const [name, input] of Object.entries(searches)) {
  const { body } = await asked(testApp, staff, input)
  const [half, most] = await quantiles(() => asked(testApp, staff, input))
  const numbers = [body.data?.total ?? Number.NaN, half, most]
  console.log(name.padEnd(24) + numbers.map((one) => one.toFixed(0).padStart(9)).join(''))
  rows.push([name, ...numbers.map((one) => one.toFixed(0)), String(aim)])
  if (most > aim || !body.ok) misses.push(name)
}
console.log(misses.length > 0 ? `\nAbove ${aim}: ${misses.join(', ')}` : '\nAll aims met.')
await testApp.close()
if (process.env.DATABASE_URL) {
  const conditions = `${size.toLocaleString('en-US')} people in one school. Version ${describeVersion()}, ${describeMachine()}, ${where}, load average before: ${load.toFixed(1)}.`
  const table = markdownTable(['search', 'found', 'p50 ms', 'p95 ms', 'goal p95'], rows)
  writeProof('people', `${conditions}\n\n${table}`, 'teaching')
}
