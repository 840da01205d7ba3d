// `npm run bench -- watch`: measures students whose video players report every 15 seconds, on
// PostgreSQL with one server process. `-- watch --students 200 --lasts 30` sets custom sizes.
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { study, type VideoAuth } from '@titian/contract'
import { enrol } from '../../apps/server/src/modules/courses/index.ts'
import { Classroom, type MadeCourse } from '../../apps/server/src/modules/study/factories.ts'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import { describeMachine, describeVersion } from '../../tools/documents/marked-text.mjs'
import { emptyPlace, type EmptyPlace } from '../support/database.ts'
import { ownPostgres } from '../support/postgres/own-postgres.ts'
import { freePort, startServer } from '../support/server.ts'
import { quantile, type Send, sender } from './load.ts'
import { processorTime } from './process-figures.ts'

const every = 15
/** The 99th percentile of reports in milliseconds. */
const goal = 100
const lessonSeconds = 3600

const sizes = { students: 2000, lasts: 120 }

function readSizes(words: readonly string[]) {
  const wanted = { ...sizes }
  for (const name of ['students', 'lasts'] as const) {
    const at = words.indexOf(`--${name}`)
    if (at >= 0) wanted[name] = Number(words[at + 1])
  }
  if (!(wanted.students > 0 && wanted.lasts >= every)) throw new Error('Nobody would report.')
  return wanted
}

interface Hall {
  course: MadeCourse
  students: Person[]
}

async function prepare(place: EmptyPlace, size: number): Promise<Hall> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const classroom = await Classroom.open(testApp)
    const course = await classroom.course({}, [lessonSeconds])
    const students: Person[] = []
    for (let number = 0; number < size; number += 1) {
      const student = await testApp.person()
      const { schoolId, userId } = student
      await enrol(testApp.db, { schoolId, courseId: course.courseId, userId }, testApp.clock.now())
      students.push(student)
    }
    return { course, students }
  } finally {
    await testApp.close()
  }
}

interface Result {
  opened: number[]
  reported: number[]
  failures: Map<string, number>
  /** Seconds credited by the server's responses, by student. */
  credited: Map<number, number>
}

/** One player: opens the lesson, and reports every 15 seconds. */
async function play(
  person: Person,
  at: number,
  { course, students }: Hall,
  { send, lasts, began, result }: { send: Send; lasts: number; began: number; result: Result },
) {
  const until = (moment: number) => sleep(Math.max(0, moment - (performance.now() - began)))
  const ask = async <Data>(path: string, body: object, moment: number, times: number[]) => {
    await until(moment)
    const request = { method: 'POST' as const, path: `/api/v1${path}`, token: person.token, body }
    const { status, text } = await send(request)
    times.push(performance.now() - began - moment)
    if (status !== 200) throw new Error(`${status} ${path}`)
    return (JSON.parse(text) as { data: Data }).data
  }
  const begin = (at / students.length) * every * 1000
  const [videoSign = ''] = course.lessonSigns
  try {
    const auth = study.videoAuth.path
    const { sessionId } = await ask<VideoAuth>(auth, { videoSign }, begin, result.opened)
    for (let seq = 1; seq * every <= lasts; seq += 1) {
      const to = seq * every
      const report = { studyTime: every, from: to - every, to, seq, sessionId }
      const body = { courseIdSign: course.sign, videoIdSign: videoSign, ...report }
      const { credited } = await ask<{ credited: number }>(
        study.saveStudyRecord.path,
        body,
        begin + to * 1000,
        result.reported,
      )
      const before = result.credited.get(person.userId) ?? 0
      result.credited.set(person.userId, before + credited)
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    result.failures.set(text, (result.failures.get(text) ?? 0) + 1)
  }
}

/**
 * Students whose stored seconds differ from the seconds that the server's responses acknowledged.
 */
async function countLost(place: EmptyPlace, { credited }: Result): Promise<number> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const { rows } = await testApp.db.execute<{ user_id: string; watched: string }>(
      'select user_id, watched_seconds as watched from video_progress',
    )
    const stored = new Map(rows.map((row) => [Number(row.user_id), Number(row.watched)]))
    return [...credited].filter(([id, seconds]) => Math.abs((stored.get(id) ?? 0) - seconds) > 0.01)
      .length
  } finally {
    await testApp.close()
  }
}

function row(name: string, times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => quantile(sorted, share).toFixed(0)
  return `${name}: ${times.length} asked, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`
}

async function main() {
  const { students: size, lasts } = readSizes(process.argv.slice(2))
  const [loadBefore = 0] = loadavg()
  const named = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL
  const postgres = named ? undefined : await ownPostgres()
  const url = named || postgres?.url
  if (!url) throw new Error('Install PostgreSQL, or name one in DATABASE_URL.')
  const place = await emptyPlace(url)
  console.log(`${size} students are enrolled …`)
  const hall = await prepare(place, size)
  const server = await startServer({ ...place, port: await freePort() })
  console.log(`and report every ${every} s for ${lasts} s …`)
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const send = sender(server.origin, agent)
  const result: Result = { opened: [], reported: [], failures: new Map(), credited: new Map() }
  const began = performance.now()
  const cpuBefore = processorTime(server.pid)
  const load = { send, lasts, began, result }
  await Promise.all(hall.students.map((person, at) => play(person, at, hall, load)))
  const cores = (processorTime(server.pid) - cpuBefore) / (performance.now() - began)
  agent.destroy()
  await server.stop('SIGTERM')
  const lost = await countLost(place, result)
  await place.remove()
  await postgres?.remove()
  const creditedSeconds = [...result.credited.values()].reduce((sum, seconds) => sum + seconds, 0)
  const p99 = quantile(
    result.reported.toSorted((one, other) => one - other),
    0.99,
  )
  const failures = [...result.failures].map(([text, count]) => `${count} × ${text}`)
  console.log(`
${describeVersion()}. ${describeMachine()}; load average before ${loadBefore.toFixed(1)}.
${row('lesson opened', result.opened)}
${row('report', result.reported)}
server ${cores.toFixed(2)} cores; ${creditedSeconds.toFixed(0)} s credited of ${size * (lasts - (lasts % every))} s played
students whose stored seconds are not those that they were told: ${lost}
failures: ${failures.join(', ') || 'none'}
${p99 < goal && lost === 0 && failures.length === 0 ? 'All goals met.' : `NOT met: p99 under ${goal} ms, nothing lost, none failed.`}`)
}

await main()
