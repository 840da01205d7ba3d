import { accounts, messages } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCourse } from '../../modules/courses/factories.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Connection } from '../database/pool.ts'
import { ContentWatch } from './content-watch.ts'
import { CachedAnswers } from './shared.ts'

let testApp: TestApp
let watch: ContentWatch
let schools: number[]
let courses: { id: number; schoolId: number }[]
const isPostgres = () => testApp.database.pool.kind === 'postgres'

beforeAll(async () => {
  testApp = await openTestApp()
  watch = new ContentWatch()
  await watch.start(testApp.database.pool)
  schools = [testApp.schoolId, testApp.otherSchoolId]
  courses = []
  for (const schoolId of schools) {
    const { userId: authorId } = await testApp.person('teacher,normal', schoolId)
    for (let number = 0; number < 4; number += 1) {
      const id = await makeCourse(testApp.db, { schoolId, authorId }, testApp.clock.now())
      courses.push({ id, schoolId })
    }
  }
})
afterAll(() => testApp.close())
beforeEach(() => testApp.db.execute(sql`update courses set sort = 0`))

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const change = (connection: Connection, courseId: number) =>
  connection.query('update courses set sort = sort + 1 where id = $1', [courseId])

/** The sum of all committed changes of a school. */
async function sumOf(schoolId: number): Promise<number> {
  const { rows } = await testApp.database.pool.query(
    'select sum(sort)::int as sum from courses where school_id = $1',
    [schoolId],
  )
  return (rows[0] as { sum: number }).sum
}

describe('[OPS-042] changes of content', () => {
  it('are seen when a transaction commits after one that began later', async () => {
    if (!isPostgres()) return
    const { pool } = testApp.database
    const [first, second] = await Promise.all([pool.connectDirect(), pool.connectDirect()])
    const [one, other] = schools as [number, number]
    const courseOf = (schoolId: number) =>
      courses.find((course) => course.schoolId === schoolId)?.id ?? 0
    await first.script('begin')
    await change(first, courseOf(one))
    await change(second, courseOf(other))
    await watch.seeOwnChange()
    const states = schools.map((schoolId) => watch.stateOf(schoolId))
    await watch.seeOwnChange()
    expect(schools.map((schoolId) => watch.stateOf(schoolId))).toEqual(states)
    await first.script('commit')
    await watch.seeOwnChange()
    expect(watch.stateOf(one)).toBeDefined()
    expect(watch.stateOf(one)).not.toBe(states[0])
    expect(watch.stateOf(other)).toBe(states[1])
    first.release()
    second.release()
  })

  it('leave no stale page, however transactions, savepoints and rollbacks overlap', async () => {
    if (!isPostgres()) return
    const { pool } = testApp.database
    const watches = [watch, new ContentWatch()]
    await watches[1]?.start(pool)
    const caches = watches.map(
      (one) => new CachedAnswers<{ sum: number; size: number }>(one, 10_000),
    )
    const acknowledged = new Map(schools.map((schoolId) => [schoolId, [{ at: -Infinity, sum: 0 }]]))
    const end = performance.now() + 6000
    const write = async () => {
      const connection = await pool.connectDirect()
      while (performance.now() < end) {
        const course = courses[Math.floor(Math.random() * courses.length)] ?? { id: 0, schoolId: 0 }
        const kind = Math.random()
        await connection.script('begin')
        if (kind < 0.4) await connection.script('savepoint part')
        await change(connection, course.id)
        if (kind < 0.2) {
          await connection.script('rollback to savepoint part')
          await change(connection, course.id)
        }
        await pause(Math.random() < 0.1 ? 400 : Math.random() * 10)
        if (kind > 0.9) {
          await connection.script('rollback')
          continue
        }
        await connection.script('commit')
        const all = acknowledged.get(course.schoolId) ?? []
        all.push({ at: performance.now(), sum: (all.at(-1)?.sum ?? 0) + 1 })
      }
      connection.release()
    }
    let served = 0
    let made = 0
    const stale: string[] = []
    const read = async (cache: (typeof caches)[number]) => {
      while (performance.now() < end)
        for (const schoolId of schools) {
          const asked = performance.now()
          const { sum } = await cache.get(schoolId, 'page', async () => {
            made += 1
            return { sum: await sumOf(schoolId), size: 10 }
          })
          served += 1
          const known = acknowledged.get(schoolId)?.findLast(({ at }) => at < asked - 1000)
          if (known && sum < known.sum) stale.push(`${sum} after ${known.sum}`)
          await pause(2)
        }
    }
    await Promise.all([...Array.from({ length: 6 }, write), ...caches.map(read)])
    expect(stale).toEqual([])
    expect(made).toBeLessThan(served)
    for (const schoolId of schools)
      expect(await sumOf(schoolId)).toBe(acknowledged.get(schoolId)?.at(-1)?.sum)
  })

  it('[OPS-043] are seen at once by the process that made them, which otherwise knows that it knows nothing', async () => {
    if (!isPostgres()) return
    const { pool } = testApp.database
    const [schoolId] = schools as [number]
    await watch.seeOwnChange()
    const before = watch.stateOf(schoolId)
    await testApp.db.execute(sql`update schools set phone = phone || '1' where id = ${schoolId}`)
    await watch.seeOwnChange()
    expect(watch.stateOf(schoolId)).not.toBe(before)
    const blocker = await pool.connectDirect()
    await blocker.script('begin; lock table content_changes in access exclusive mode')
    await watch.seeOwnChange()
    expect(watch.stateOf(schoolId)).toBeUndefined()
    await blocker.script('commit')
    await expect.poll(() => watch.stateOf(schoolId), { timeout: 10_000 }).toBeDefined()
    blocker.release()
  })

  it('[OPS-043] delay the responses to teachers, and not those to students or to reads', async () => {
    const [teacher, student] = [await testApp.person('teacher,normal'), await testApp.person()]
    const { deps } = testApp.app
    const usual = deps.seeOwnChange
    const seen: string[] = []
    deps.seeOwnChange = async () => void seen.push('look')
    await testApp.ask(messages.markRead, { signs: ['unknown'] }, student)
    await testApp.ask(accounts.loginInfo, {}, teacher)
    expect(seen).toEqual([])
    await testApp.ask(messages.markRead, { signs: ['unknown'] }, teacher)
    expect(seen).toEqual(['look'])
    deps.seeOwnChange = usual
  })

  it('from the dump of another database are removed at the first look', async () => {
    if (!isPostgres()) return
    const { pool } = testApp.database
    const [schoolId] = schools as [number]
    await pool.query(`insert into content_changes values ($1, '9000000000000')`, [schoolId])
    const another = new ContentWatch()
    await another.start(pool)
    await another.seeOwnChange()
    const before = another.stateOf(schoolId)
    await another.seeOwnChange()
    expect(another.stateOf(schoolId)).toBe(before)
    const { rows } = await pool.query(
      `select 1 from content_changes where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`,
    )
    expect(rows).toEqual([])
  })

  it('are sent in no transaction as notices, so that no commit waits for another one', async () => {
    if (!isPostgres()) return
    const { pool } = testApp.database
    const received: string[] = []
    await pool.listen('titian_content', (payload) => received.push(payload))
    await testApp.db.execute(sql`update schools set phone = phone || '1'`)
    await watch.seeOwnChange()
    await pause(200)
    expect(received).toEqual([])
  })

  it('leave rows for two minutes, and those of transactions that were finished before for no longer', async () => {
    if (!isPostgres()) return
    const { pool } = testApp.database
    let at = performance.now()
    const slow = new ContentWatch(() => at)
    await slow.start(pool)
    await slow.seeOwnChange()
    const [schoolId] = schools as [number]
    await pool.query(`insert into content_changes values ($1, '3')`, [schoolId])
    await testApp.db.execute(sql`update schools set phone = phone || '1'`)
    const count = async () => {
      const { rows } = await pool.query(
        `select count(*) filter (where changed_in = '3')::int as old, count(*)::int as every
         from content_changes`,
      )
      return rows[0] as { old: number; every: number }
    }
    at += 119_000
    await slow.seeOwnChange()
    expect((await count()).old).toBe(1)
    at += 2000
    await slow.seeOwnChange()
    const { old, every } = await count()
    expect(old).toBe(0)
    expect(every).toBeGreaterThanOrEqual(schools.length)
  })
})
