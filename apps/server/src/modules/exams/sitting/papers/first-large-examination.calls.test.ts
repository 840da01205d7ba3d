import { exams } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../../../../platform/database/pool.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse } from '../../../courses/factories.ts'
import { enrol } from '../../../courses/index.ts'
import { makeExam } from '../../factories.ts'

const few = 65
const students = 100

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/**
 * Returns the plan by which an open connection checks the foreign key of a new row. It says how the
 * attempt is found.
 */
async function wayTo(connection: Connection): Promise<string> {
  const { rows } = await connection.query('explain execute paper_of_row(1)')
  return JSON.stringify(rows)
}

// The embedded database caches no plans. It has one connection, whose statements have no names.
it.runIf(process.env.DATABASE_URL)(
  '[FRM-347] a connection from when there were few papers uses their index again in a large examination',
  async () => {
    const { db, clock, schoolId, database } = testApp
    const teacher = await testApp.person('teacher,normal')
    const courseId = await makeCourse(db, { schoolId, authorId: teacher.userId }, clock.now())
    const place = { schoolId, courseId, authorId: teacher.userId }
    const { examinationId } = await makeExam(db, place, clock.now())
    const paper = (from: number, to: number) => sql`
    insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops, seed)
    select ${schoolId}, ${examinationId}, ${courseId}, ${teacher.userId}, n, 'submitted', now(), now(), now(), false, 1
    from generate_series(${from}::int, ${to}::int) n`
    await db.execute(paper(1, few))
    // Autovacuum is off, because it would renew the statistics during the test.
    await db.execute('alter table attempts set (autovacuum_enabled = false)')
    await db.execute('analyze attempts')

    const connection = await database.pool.connectDirect()
    try {
      await connection.script(
        'prepare paper_of_row as select 1 from only attempts x where id = $1 for key share of x',
      )
      for (let time = 0; time < 6; time += 1) await connection.script('execute paper_of_row(1)')
      await db.execute(paper(few + 1, 20 * few))
      expect(await wayTo(connection)).toContain('Seq Scan on attempts')

      for (let number = 0; number < students; number += 1) {
        const person = await testApp.person()
        await enrol(db, { schoolId, userId: person.userId, courseId }, clock.now())
        const input = {
          examinationId: testApp.seal('examination', examinationId),
          holder: 'the tab of this student',
        }
        expect((await testApp.ask(exams.addRecord, input, person)).body.code).toBe(200)
      }
      expect(await wayTo(connection)).toContain('Index Scan using attempts_pkey')
      const { rows } = await db.execute<{ known: number }>(
        sql`select reltuples as known from pg_class where oid = 'attempts'::regclass`,
      )
      // The attempts of other tests in this process count too. So the statistics may have been
      // renewed before the last attempt.
      expect(rows[0]?.known).toBeGreaterThan(20 * few)
    } finally {
      connection.release()
      await db.execute('alter table attempts reset (autovacuum_enabled)')
    }
  },
)
