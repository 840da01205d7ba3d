import { exams, study } from '@titian/contract'
import { openTestApp, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { Sitting } from '../support/classroom.ts'
import type { EmptyPlace } from '../support/database.ts'
import type { RunningServer } from '../support/server.ts'

/** The acknowledged work of one student. */
export interface Acknowledged {
  answers: Map<string, { seq: number; answer: string }>
  saves: number
  watchedShare: number
  watchReports: number
}

export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

export const nothingYet = (): Acknowledged => ({
  answers: new Map(),
  saves: 0,
  watchedShare: 0,
  watchReports: 0,
})

export const savesOf = (notes: Acknowledged[]) => notes.reduce((sum, { saves }) => sum + saves, 0)

/**
 * Makes one call of a student. Returns undefined if it was refused, and throws if there was no
 * response.
 */
export async function post<Data>(
  origin: string,
  { person }: Pick<Sitting, 'person'>,
  path: string,
  body: unknown,
): Promise<Data | undefined> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      language: 'en',
      cookie: `token=${person.token}`,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { ok: boolean; data: Data }
  return answer.ok ? answer.data : undefined
}

async function saveAnswer(origin: string, sitting: Sitting, noted: Acknowledged, seq: number) {
  const item = sitting.items[seq % sitting.items.length] ?? ''
  const answer = `answer ${seq}`
  const saved = await post(origin, sitting, exams.savePaper.path, {
    unitestingUserRecordId: sitting.recordId,
    countDown: null,
    subjectAnswerReqList: [{ unitestingBankId: item, answer, seq }],
  })
  if (!saved) return
  noted.answers.set(item, { seq, answer })
  noted.saves += 1
}

async function reportWatching(origin: string, sitting: Sitting, noted: Acknowledged, seq: number) {
  const from = (seq / 20) % 50
  const response = await post<{ watchedShare: number }>(
    origin,
    sitting,
    study.saveStudyRecord.path,
    {
      courseIdSign: sitting.courseSign,
      videoIdSign: sitting.lessonSign,
      sessionId: sitting.playingSession,
      studyTime: 1,
      from,
      to: from + 1,
      rate: 1,
      seq,
    },
  )
  if (!response) return
  noted.watchReports += 1
  noted.watchedShare = Math.max(noted.watchedShare, response.watchedShare)
}

/**
 * Saves answers and reports watching until `isOver`. Repeats a request while the server is down.
 * `between` are milliseconds before the next answer.
 */
export async function workUntil(
  { origin }: Pick<RunningServer, 'origin'>,
  sitting: Sitting,
  noted: Acknowledged,
  next: () => number,
  isOver: () => boolean,
  between = 0,
) {
  while (!isOver()) {
    const seq = next()
    if (between > 0) await pause(between)
    try {
      await saveAnswer(origin, sitting, noted, seq)
      await reportWatching(origin, sitting, noted, seq)
    } catch {
      await pause(20)
    }
  }
}

interface StoredAnswer extends Record<string, unknown> {
  id: string
  seq: number
  answer: string
}

/** Compares the acknowledged work with the database. */
export async function compareWithDatabase(
  place: EmptyPlace,
  sittings: Sitting[],
  notes: Acknowledged[],
) {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })
  const lost: string[] = []
  const wrong: string[] = []
  try {
    const length = await testApp.db.execute<{ duration: number }>(
      `select duration_seconds::float8 as duration from files where purpose = 'lessonVideo' order by id limit 1`,
    )
    for (const [at, { person }] of sittings.entries()) {
      const noted = notes[at] ?? nothingYet()
      const { rows } = await testApp.db.execute<StoredAnswer>(
        `select i.exam_subject_id as id, a.seq, a.answer from attempt_answers a join attempt_items i on i.id = a.attempt_item_id join attempts t on t.id = i.attempt_id where t.user_id = ${person.userId}`,
      )
      const stored = new Map(rows.map((row) => [Number(row.id), row]))
      for (const [item, { seq }] of noted.answers) {
        const row = stored.get(testApp.app.deps.signs.open('examSubject', item) ?? 0)
        if (!row || row.seq < seq) lost.push(`${person.name} ${item} ${seq}`)
        else if (row.answer !== `answer ${row.seq}`) wrong.push(`${person.name} ${row.answer}`)
      }
      const watched = await testApp.db.execute<{ watched_seconds: number }>(
        `select watched_seconds from video_progress where user_id = ${person.userId}`,
      )
      const share =
        (watched.rows[0]?.watched_seconds ?? 0) / (length.rows[0]?.duration ?? Number.NaN)
      if (share + 0.001 < noted.watchedShare)
        lost.push(`${person.name} watched ${share} of ${noted.watchedShare}`)
    }
  } finally {
    await testApp.close()
  }
  return { lost, wrong }
}
