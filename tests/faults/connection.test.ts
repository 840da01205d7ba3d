import { exams, study } from '@titian/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeAccount, signInAs } from '../../apps/server/src/modules/accounts/factories.ts'
import {
  type Answered,
  openTestApp,
  TestClock,
  type TestApp,
} from '../../apps/server/src/testing/test-app.ts'
import { type Class, seatClass, type Sitting } from '../support/classroom.ts'
import { pause } from './class-at-work.ts'

// The embedded database is not tested, because it has no connections that could be lost.
const isServed = Boolean(process.env.DATABASE_URL)

let testApp: TestApp
let atWork: Class
/**
 * This connection locks tables. What it sees of other connections does not change during its
 * transaction, so a further connection watches them.
 */
let admin: pg.Client
let watcher: pg.Client
/** Errors that nobody caught. Outside of a test they would have ended the server's process. */
const fatal: unknown[] = []
const note = (error: unknown) => fatal.push(error)

beforeAll(async () => {
  if (!isServed) return
  process.on('uncaughtException', note)
  testApp = await openTestApp({ clock: new TestClock(new Date()) })
  atWork = await seatClass(testApp, 3)
  const { rows } = await testApp.db.execute<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  admin = new pg.Client({ connectionString: url.href })
  watcher = new pg.Client({ connectionString: url.href })
  await Promise.all([admin.connect(), watcher.connect()])
}, 120_000)

afterAll(async () => {
  process.off('uncaughtException', note)
  await Promise.all([admin?.end(), watcher?.end()])
  await testApp?.close()
})

const sitting = (at: number): Sitting => {
  const found = atWork.sittings[at]
  if (!found) throw new Error('Nobody sits there.')
  return found
}

const submit = (at: number) => {
  const { person, recordId, examinationId, items } = sitting(at)
  const answerList = [{ unitestingBankId: items[0] ?? '', answer: 'My words' }]
  return testApp.ask(exams.submit, { recordId, examinationId, answerList }, person)
}

interface Waiting extends Record<string, unknown> {
  pid: number
}

/** The id of the server's connection that waits for the locked table. */
async function findWaiting(): Promise<number | undefined> {
  const { rows } = await watcher.query<Waiting>(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'",
  )
  return rows[0]?.pid
}

/**
 * Makes a call while its table is locked, and cuts the connection of the call within its
 * transaction.
 */
async function askAndCut(table: string, ask: Ask) {
  await admin.query('begin')
  await admin.query(`lock table ${table} in exclusive mode`)
  try {
    const asked = ask()
    const pid = await vi.waitUntil(findWaiting, { timeout: 10_000, interval: 10 })
    await watcher.query('select pg_terminate_backend($1)', [pid])
    return await asked
  } finally {
    await admin.query('rollback')
  }
}

type Ask = () => Promise<Answered<unknown>>

interface Kind {
  table: string
  /** Creates the rows that must exist before the table is locked. */
  prepare: () => Promise<Ask>
}

const kinds: Record<string, Kind> = {
  'watching a lesson': {
    table: 'playing_sessions',
    prepare: async () => () => {
      const { lessonSign, person } = sitting(0)
      return testApp.ask(study.videoAuth, { videoSign: lessonSign }, person)
    },
  },
  'handing in': { table: 'attempts', prepare: async () => () => submit(0) },
  marking: {
    table: 'attempts',
    prepare: async () => {
      await submit(1)
      const { recordId, items } = sitting(1)
      const { body } = await testApp.ask(exams.byRecordId, { sign: recordId }, atWork.teacher)
      const version = body.data?.version ?? 0
      const given = [{ subjectId: items[0] ?? '', score: 1 }]
      return () =>
        testApp.ask(exams.gradeRecord, { recordId, version, items: given }, atWork.teacher)
    },
  },
  'closing an examination': {
    table: 'examinations',
    prepare: async () => () =>
      testApp.ask(
        exams.updateReleaseStatus,
        { sign: atWork.examinationId, status: 2 },
        atWork.teacher,
      ),
  },
  'signing in': {
    table: 'sessions',
    prepare: async () => {
      const { mobile } = await makeAccount(testApp, { roles: 'student,normal' })
      return () => signInAs(testApp, mobile)
    },
  },
}

describe.runIf(isServed)('a database connection that ends within a transaction', () => {
  it.each(Object.entries(kinds))(
    '[EXM-102] fails %s alone, which works when it is asked again',
    async (_name, { table, prepare }) => {
      const ask = await prepare()
      const { status, body } = await askAndCut(table, ask)
      expect({ status, code: body.code }).toEqual({ status: 503, code: -9999 })
      await pause(1100)
      const again = await ask()
      expect(again.body).toMatchObject({ ok: true })
      expect(fatal).toEqual([])
    },
    30_000,
  )
})
