import { homework } from '@titian/contract'
import { practiceReports } from '../../../apps/server/src/modules/homework/tables.ts'
import type { Person, TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

interface Reported {
  staff: Person
  student: Person
  /** The sealed id of a task. */
  task: string
  word: string
}

/** Creates the key of an external practice system that has reported a score. */
export async function makeKey(
  testApp: TestApp,
  { staff, student, task, word }: Reported,
): Promise<string> {
  const origin = `https://old-${word.toLowerCase()}.example`
  const input = { name: `${word} lab`, origin }
  const { key } = await act(testApp, homework.makePracticeKey, input, staff)
  const { signs } = testApp.app.deps
  const at = testApp.clock.now()
  await testApp.db.insert(practiceReports).values({
    schoolId: staff.schoolId,
    keyId: signs.open('practiceKey', key.sign) ?? 0,
    run: `${word} run`,
    sentUser: testApp.seal('user', student.userId),
    sentTask: task,
    userId: student.userId,
    itemId: signs.open('homework', task) ?? 0,
    score: 80,
    reportedAt: at,
    receivedAt: at,
    outcome: 'accepted',
  })
  return key.sign
}

/** Adds keys of the school, and reports. */
export async function manyReports(
  testApp: TestApp,
  { homework: { key } }: { homework: { key: string } },
  many: number,
) {
  const of = [testApp.app.deps.signs.open('practiceKey', key), many]
  await rows(
    testApp,
    `insert into practice_keys (school_id, code, name, origin, secret, created_by, created_at)
     select school_id, gen_random_uuid()::text, name, origin || n, secret, created_by, created_at
     from practice_keys, generate_series(1, $2::int) n where id = $1`,
    of,
  )
  await rows(
    testApp,
    `insert into practice_reports (school_id, key_id, run, sent_user, sent_task, user_id, item_id, score,
       reported_at, received_at, outcome)
     select school_id, key_id, run || n, sent_user, sent_task, user_id, item_id, score, reported_at, received_at, outcome
     from practice_reports, generate_series(1, $2::int) n where key_id = $1`,
    of,
  )
}
