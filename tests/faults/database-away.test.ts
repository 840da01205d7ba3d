import { accounts, courses, exams, schools, study } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareClassroom, type Sitting } from '../support/classroom.ts'
import { type EmptyPlace, emptyPlace } from '../support/database.ts'
import { findPostgres, ownPostgres, type OwnPostgres } from '../support/postgres/own-postgres.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { isTriedHere } from './figures.ts'

// The test stops its own PostgreSQL, so a second run on another database would be the same.
const isTried = isTriedHere && findPostgres() !== undefined

let postgres: OwnPostgres | undefined
let place: EmptyPlace
let sitting: Sitting
let server: RunningServer

beforeAll(async () => {
  if (!isTried) return
  postgres = await ownPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  place = await emptyPlace(postgres.url)
  const [first] = await prepareClassroom(place, 1)
  if (!first) throw new Error('Nobody sits in the classroom.')
  sitting = first
  server = await startServer({ ...place, port: await freePort(), env: { WORKER: '0' } })
}, 180_000)
afterAll(async () => {
  await server?.stop('SIGKILL')
  await place?.remove()
  await postgres?.remove()
}, 60_000)

interface Asked {
  path: string
  method?: string
  body?: object
  language?: string
}

async function ask({ path, method = 'GET', body, language = 'en' }: Asked) {
  const begun = performance.now()
  const response = await fetch(`${server.origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      cookie: `token=${sitting.person.token}`,
      language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return {
    path,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
    isQuick: performance.now() - begun < 6000,
  }
}

const api = (call: { path: string; method: string }, body?: object, language?: string): Asked => ({
  path: `/api/v1${call.path}`,
  method: call.method,
  ...(body && call.method !== 'GET' && { body }),
  ...(language && { language }),
})

const everything = (): Asked[] => [
  api(schools.schoolInitial),
  api(accounts.loginInfo),
  api(courses.courseList, {}, 'zh'),
  api(exams.savePaper, {
    unitestingUserRecordId: sitting.recordId,
    countDown: null,
    subjectAnswerReqList: [{ unitestingBankId: sitting.items[0], answer: 'late', seq: 1 }],
  }),
  api(study.saveStudyRecord, {
    courseIdSign: sitting.courseSign,
    videoIdSign: sitting.lessonSign,
    sessionId: sitting.playingSession,
    studyTime: 1,
    from: 0,
    to: 1,
    rate: 1,
    seq: 1,
  }),
  { path: '/en/course' },
  { path: '/teacher/' },
]

it.runIf(isTried)(
  '[OPS-045] answers every call and page with 503 and a retry time while the database is away, and as usual once it is back',
  async () => {
    const usual = await Promise.all(everything().map(ask))
    expect(usual.filter(({ status }) => status >= 500)).toEqual([])
    await postgres?.kill()
    // The school of a host is remembered for five seconds.
    for (const wait of [0, 6000]) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      const answers = await Promise.all(everything().map(ask))
      const wrong = answers.filter(
        ({ status, retryAfter, isQuick }) => status !== 503 || retryAfter !== '2' || !isQuick,
      )
      expect(wrong).toEqual([])
      expect(answers[2]?.text).toContain('系统繁忙')
    }
    await postgres?.start()
    const statuses = async () =>
      (await Promise.all(everything().map(ask))).map(({ status }) => status)
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(usual.map(({ status }) => status))
  },
  90_000,
)
