import { randomUUID } from 'node:crypto'
import { messages } from '@titian/contract'
import { listen, ofPerson, startLive } from '../../apps/server/src/testing/socket-client.ts'
import { openTestApp, type Person } from '../../apps/server/src/testing/test-app.ts'

/**
 * The time from sending a school notice until every open page shows the new number; the target is
 * in milliseconds.
 */
const [people, connected, times, aim] = [5000, 300, 5, 5000]

const testApp = await openTestApp()
const staff = await testApp.person('schoolAdmin,normal')
const { schoolId } = testApp
await testApp.database.pool.script(`
  insert into users (school_id, area_code, mobile, name, roles, class_name, created_at)
  select ${schoolId}, '60', (200000000 + n)::text, 'Student ' || n, 'student,normal', 'K-' || n % 100, now() - interval '1 day'
  from generate_series(1, ${people}) n`)
await testApp.database.pool.script('vacuum analyze')
const port = await startLive(testApp)
const readers: Person[] = []
for (let one = 0; one < connected; one += 1) readers.push(await testApp.person())
const pages = await Promise.all(
  readers.map(async (person) => {
    const client = await listen(port, ofPerson(person))
    return { person, client }
  }),
)

/** The message makes the person's page request the number, as in the product. */
async function shown({ person, client }: (typeof pages)[number], before: number): Promise<number> {
  await new Promise<void>((resolve) => {
    if (client.topics.length > before) resolve()
    else client.socket.once('message', () => resolve())
  })
  const { body } = await testApp.ask(messages.unreadNumber, {}, person)
  return body.data?.schoolMsgUnreadNum ?? 0
}

const durations: number[] = []
for (let time = 1; time <= times; time += 1) {
  testApp.clock.pass(1)
  const received = pages.map((page) => shown(page, page.client.topics.length))
  const began = performance.now()
  const titles = { en: `Notice ${time}`, zh: `通知 ${time}`, my: `Notis ${time}` }
  const notice = { audience: 'school' as const, titles, contents: titles, key: randomUUID() }
  const sent = await testApp.ask(messages.sendNotice, notice, staff)
  if (!sent.body.ok) throw new Error(`The notice was refused: ${sent.body.msg}`)
  const written = performance.now() - began
  const numbers = await Promise.all(received)
  const duration = performance.now() - began
  if (numbers.some((number) => number !== time)) throw new Error('A page shows another number.')
  durations.push(duration)
  console.log(`written ${written.toFixed(0)} ms, shown to all ${duration.toFixed(0)} ms`)
}
const longest = Math.max(...durations)
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'Embedded database'
console.log(
  `\n${where}: ${people} people, ${connected} with a page open; longest ${longest.toFixed(0)} ms`,
)
console.log(longest > aim ? `Above ${aim}` : 'All aims met.')
for (const { client } of pages) client.socket.terminate()
await testApp.close()
