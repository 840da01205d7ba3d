import { loadavg } from 'node:os'
import { makeTeacher } from '../../apps/server/src/modules/courses/factories.ts'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../tools/documents/marked-text.mjs'
import { type Question, questions } from './orders/order-questions.ts'
import { fillOrders, size } from './orders/order-rows.ts'
import { quantiles } from './quantiles.ts'

async function open(testApp: TestApp) {
  const { schoolId, db } = testApp
  const staff = await testApp.person('schoolAdmin,normal')
  const student = await testApp.person()
  const connection = await testApp.database.pool.connect()
  // Inserting a million rows takes longer than the usual timeout of a statement.
  await connection.script('set statement_timeout = 0')
  for (const part of fillOrders(schoolId, staff.userId, student.userId))
    await connection.script(part)
  await connection.script('reset statement_timeout')
  connection.release()
  const { rows } = await testApp.database.pool.query(
    `select id from courses where school_id = ${schoolId} and cover_seed like 'made-%'`,
  )
  for (const { id } of rows as { id: string }[])
    await makeTeacher(db, { schoolId, courseId: Number(id), userId: staff.userId, master: true })
  await testApp.database.pool.script('vacuum analyze')
  return { staff, student }
}

async function measure(testApp: TestApp, { name, aim: most, ask }: Question) {
  const { body } = await ask()
  const data = body.data as { total?: number } | null
  const statements = await testApp.statementsOf(ask)
  const [half, late] = await quantiles(ask)
  const found = data?.total ?? ''
  console.log(
    `${name.padEnd(64)}${String(found).padStart(8)}${half.toFixed(1).padStart(9)}${late.toFixed(1).padStart(9)}`,
  )
  return { name, found, statements, half, late, most, isMissed: late > most }
}

const [load = 0] = loadavg()
const testApp = await openTestApp()
const people = await open(testApp)
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database'
const measured = []
for (const question of await questions(testApp, people))
  measured.push(await measure(testApp, question))
const misses = measured.filter(({ isMissed }) => isMissed).map(({ name }) => name)
console.log(misses.length > 0 ? `\nAbove the aims: ${misses.join(', ')}` : '\nAll aims met.')
await testApp.close()
if (process.env.DATABASE_URL) {
  const thousands = (number: number) => number.toLocaleString('en-US')
  const conditions = `${thousands(size.orders)} orders of ${thousands(size.students)} students with their payments, and ${thousands(size.entries)} coin entries, in one school; the student who asks has ${size.ownOrders} orders and ${thousands(size.ownEntries)} coin entries. Version ${describeVersion()}, ${describeMachine()}, ${where}, load average before: ${load.toFixed(1)}.`
  const table = markdownTable(
    ['what', 'found', 'statements', 'p50 ms', 'p95 ms', 'goal p95'],
    measured.map((one) => [
      one.name,
      one.found,
      one.statements,
      one.half.toFixed(0),
      one.late.toFixed(0),
      one.most,
    ]),
  )
  writeProof('load', `${conditions}\n\n${table}`, 'orders')
}
