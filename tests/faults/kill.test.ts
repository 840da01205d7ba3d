import { exams, study } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, TestClock } from '../../apps/server/src/testing/world.ts'
import { prepareClassroom, type Sitting } from '../support/classroom.ts'
import { type EmptyPlace, emptyPlace } from '../support/database.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'

const students = 20
const kills = 20
/** Saves that are acknowledged before a kill, and milliseconds on top: both drawn anew each time. */
const savesBefore = { least: 5, spread: 60 }
const extraTime = 120
const roundLimit = 20_000

interface Acknowledged {
  answers: Map<string, { seq: number; answer: string }>
  saves: number
  watchedShare: number
  heartbeat: number
}

let place: EmptyPlace
let sittings: Sitting[]
let port: number

beforeAll(async () => {
  place = await emptyPlace()
  sittings = await prepareClassroom(place, students)
  port = await freePort()
}, 120_000)
afterAll(() => place.remove())

async function post(
  server: RunningServer,
  sitting: Sitting,
  path: string,
  body: unknown,
): Promise<unknown> {
  const response = await fetch(`${server.origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      language: 'en',
      cookie: `token=${sitting.person.token}`,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { ok: boolean; data: unknown }
  return answer.ok ? answer.data : undefined
}

/** Saves answers and heartbeats until the server is gone; notes only what was acknowledged. */
async function write(
  server: RunningServer,
  sitting: Sitting,
  noted: Acknowledged,
  next: () => number,
) {
  for (;;) {
    const seq = next()
    const item = sitting.items[seq % sitting.items.length] ?? ''
    const answer = `answer ${seq}`
    const saved = await post(server, sitting, exams.savePaper.path, {
      unitestingUserRecordId: sitting.recordId,
      countDown: null,
      subjectAnswerReqList: [{ unitestingBankId: item, answer, seq }],
    })
    if (saved) {
      noted.answers.set(item, { seq, answer })
      noted.saves += 1
    }
    const beat = await post(server, sitting, study.saveStudyRecord.path, {
      courseIdSign: sitting.courseSign,
      videoIdSign: sitting.lessonSign,
      sessionId: sitting.playingSession,
      studyTime: 1,
      from: (seq / 20) % 50,
      to: ((seq / 20) % 50) + 1,
      rate: 1,
      seq,
    })
    if (beat) {
      noted.heartbeat = seq
      noted.watchedShare = Math.max(
        noted.watchedShare,
        (beat as { watchedShare: number }).watchedShare,
      )
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const savesOf = (notes: Acknowledged[]) => notes.reduce((sum, note) => sum + note.saves, 0)

async function roundUntilKilled(server: RunningServer, notes: Acknowledged[], next: () => number) {
  const writers = sittings.map((sitting, index) =>
    write(server, sitting, notes[index]!, next).catch(() => undefined),
  )
  const enough = savesOf(notes) + savesBefore.least + Math.random() * savesBefore.spread
  const limit = Date.now() + roundLimit
  while (savesOf(notes) < enough && Date.now() < limit) await pause(5)
  await pause(Math.random() * extraTime)
  await server.stop('SIGKILL')
  await Promise.all(writers)
}

it(`[EXM-102] [CRS-050] keeps every acknowledged answer and heartbeat through ${kills} kills at random moments`, async () => {
  const notes: Acknowledged[] = sittings.map(() => ({
    answers: new Map(),
    saves: 0,
    watchedShare: 0,
    heartbeat: 0,
  }))
  let seq = 0
  const next = () => ++seq
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer({
      directory: place.directory,
      databaseUrl: place.databaseUrl,
      port,
      env: { WORKER: '0' },
    })
    await roundUntilKilled(server, notes, next)
  }
  const acknowledged = savesOf(notes)
  const beats = notes.filter((note) => note.heartbeat > 0).length
  expect(acknowledged).toBeGreaterThan(students * 5)
  expect(beats).toBeGreaterThan(students / 2)

  const world = await openWorld({ clock: new TestClock(new Date()), keep: { ...place } })
  const lost: string[] = []
  for (const [index, sitting] of sittings.entries()) {
    const { rows } = await world.db.execute<{ id: string; seq: number; answer: string }>(
      `select i.exam_subject_id as id, a.seq, a.answer from attempt_answers a join attempt_items i on i.id = a.attempt_item_id join attempts t on t.id = i.attempt_id where t.user_id = ${sitting.person.userId}`,
    )
    const stored = new Map(rows.map((row) => [Number(row.id), row]))
    for (const [item, { seq: savedSeq, answer }] of notes[index]!.answers) {
      const row = stored.get(world.app.around.signs.open('examSubject', item) ?? 0)
      if (!row || row.seq < savedSeq || (row.seq === savedSeq && row.answer !== answer))
        lost.push(`${sitting.person.name} ${item} ${savedSeq}`)
    }
    const { rows: watched } = await world.db.execute<{ watched_seconds: number }>(
      `select watched_seconds from video_progress where user_id = ${sitting.person.userId}`,
    )
    const { rows: length } = await world.db.execute<{ duration: number }>(
      `select max(duration_seconds)::float8 as duration from files where purpose = 'lessonVideo'`,
    )
    const share = (watched[0]?.watched_seconds ?? 0) / (length[0]?.duration ?? 1)
    if (share + 0.001 < notes[index]!.watchedShare)
      lost.push(`${sitting.person.name} watched ${share} of ${notes[index]!.watchedShare}`)
  }
  await world.close()
  console.log(
    `${kills} kills, ${seq} saves sent, ${acknowledged} acknowledged saves, ${lost.length} lost`,
  )
  expect(lost).toEqual([])
}, 300_000)

it('refuses a second process on the same embedded directory, and says why', async () => {
  if (place.databaseUrl) return
  const first = await startServer({
    directory: place.directory,
    databaseUrl: '',
    port,
    env: { WORKER: '0' },
  })
  const second = startServer({
    directory: place.directory,
    databaseUrl: '',
    port: await freePort(),
    env: { WORKER: '0' },
  })
  await expect(second).rejects.toThrow(/in use by process \d+/)
  expect(await first.stop('SIGTERM')).toBe(0)
}, 60_000)

it('loses nothing it acknowledged when it is asked to stop, and ends by itself', async () => {
  const server = await startServer({
    directory: place.directory,
    databaseUrl: place.databaseUrl,
    port,
  })
  // A connection that was not taken any more is no answer: the student's page sends again.
  const send = (sitting: Sitting, seq: number) =>
    fetch(`${server.origin}/api/v1${exams.savePaper.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        language: 'en',
        cookie: `token=${sitting.person.token}`,
      },
      body: JSON.stringify({
        unitestingUserRecordId: sitting.recordId,
        subjectAnswerReqList: [{ unitestingBankId: sitting.items[0], answer: 'the last one', seq }],
      }),
    }).then(
      (response) => ({ sitting, seq, status: response.status }),
      () => ({ sitting, seq, status: 0 }),
    )
  const sending = sittings.flatMap((sitting) =>
    [900_000_001, 900_000_002].map((seq) => send(sitting, seq)),
  )
  await Promise.race(sending)
  const code = await server.stop('SIGTERM')
  const answered = await Promise.all(sending)
  expect(code).toBe(0)
  expect(answered.map(({ status }) => status)).toContain(200)
  expect(answered.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([])

  const world = await openWorld({ clock: new TestClock(new Date()), keep: { ...place } })
  const { rows } = await world.db.execute<{ user_id: string; seq: number }>(
    'select t.user_id, max(a.seq) as seq from attempt_answers a join attempt_items i on i.id = a.attempt_item_id join attempts t on t.id = i.attempt_id group by t.user_id',
  )
  await world.close()
  const stored = new Map(rows.map((row) => [Number(row.user_id), row.seq]))
  const lost = answered.filter(
    ({ sitting, seq, status }) => status === 200 && (stored.get(sitting.person.userId) ?? 0) < seq,
  )
  expect(lost).toEqual([])
}, 60_000)
