// `npm run bench -- exam [class|instant|school]`: a whole examination on PostgreSQL with one server
// process.
import { loadavg } from 'node:os'
import pg from 'pg'
import { openTestApp, TestClock } from '../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../tools/documents/marked-text.mjs'
import { emptyPlace } from '../support/database.ts'
import { isSameAnswer, type PaperQuestion, wholePaper } from '../support/exam-paper.ts'
import { prepareHall, questionsOf, releaseExamination } from '../support/examination-hall.ts'
import { ownPostgres } from '../support/postgres/own-postgres.ts'
import { freePort, startServer } from '../support/server.ts'
import { type AskedLoad, type ExamScene, goals, type Phase, readPlan } from './exams/exam-plan.ts'
import { type Sat, sitExamination, type Timed } from './exams/exam-students.ts'
import { bottleneckOf, ExamWatch, pool, type Usage, type Watched } from './exams/exam-watch.ts'
import { quantile } from './load.ts'

/** This paper has 22 questions, twice as many as the paper of the fault tests. */
const paper: PaperQuestion[] = [1, 2].flatMap((part) =>
  wholePaper.map((question) => ({
    ...question,
    item: { ...question.item, stem: `${part}. ${question.item.stem}` },
  })),
)

interface Compared {
  handedIn: number
  compared: number
  lost: number
}

interface StoredRow {
  user_id: string
  subject: string
  seq: number
  answer: unknown
}

/** Compares acknowledged answers with the stored attempts. */
async function compare(
  place: { directory: string; databaseUrl: string },
  { acknowledged }: Sat,
): Promise<Compared> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const { rows } = await testApp.db.execute<StoredRow & Record<string, unknown>>(
      'select t.user_id, i.exam_subject_id as subject, a.seq, a.answer from attempt_answers a join attempt_items i on i.id = a.attempt_item_id join attempts t on t.id = i.attempt_id',
    )
    const stored = new Map(rows.map((row) => [`${row.user_id} ${row.subject}`, row]))
    const closed = await testApp.db.execute<{ count: string }>(
      `select count(*) from attempts where state = 'submitted' and (score is not null or waiting)`,
    )
    let [compared, lost] = [0, 0]
    for (const [userId, items] of acknowledged)
      for (const [sign, { seq, answer }] of items) {
        const subject = testApp.app.deps.signs.open('examSubject', sign)
        const row = stored.get(`${userId} ${subject}`)
        compared += 1
        const isThere =
          row && (row.seq > seq || (row.seq === seq && isSameAnswer(row.answer, answer)))
        if (!isThere) lost += 1
      }
    return { handedIn: Number(closed.rows[0]?.count ?? 0), compared, lost }
  } finally {
    await testApp.close()
  }
}

const phases = ['start', 'save', 'submit'] as const
const calls: Record<Phase, string> = {
  start: 'start (begin and open the paper)',
  save: 'save',
  submit: 'hand in',
}

const goalOf = (scene: ExamScene, phase: Phase) => goals[scene].find((goal) => goal.phase === phase)

function timesTable({ timed }: Sat, scene: ExamScene): string {
  const row = (phase: Phase, { times, failed }: Timed) => {
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => quantile(sorted, share).toFixed(0)
    const goal = goalOf(scene, phase)
    return [
      calls[phase],
      times.length + failed,
      failed,
      at(0.5),
      at(0.95),
      at(0.99),
      at(1),
      goal ? `p${goal.share * 100} ${goal.milliseconds}` : 'none failed',
    ]
  }
  return markdownTable(
    ['what', 'asked', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest ms', 'goal'],
    phases.map((phase) => row(phase, timed[phase])),
  )
}

function usageTable({ mean, worst }: Watched): string {
  const row = (name: string, { server, generator, machine, loopLag, active }: Usage) => [
    name,
    server.toFixed(2),
    generator.toFixed(2),
    machine.toFixed(2),
    loopLag.toFixed(0),
    active.toFixed(1),
  ]
  return markdownTable(
    [
      'part',
      'server, cores',
      'students, cores',
      'machine, cores',
      'loop lag p99 ms',
      `busy connections of ${pool}`,
    ],
    [
      ...phases.flatMap((phase) => (mean[phase] ? [row(`${phase}, mean`, mean[phase])] : [])),
      row('worst second', worst),
    ],
  )
}

function missesOf(
  { timed }: Sat,
  { lost, handedIn }: Compared,
  { scene, plan: { students } }: AskedLoad,
): string[] {
  return [
    ...phases.flatMap((phase) => {
      const { times, failed } = timed[phase]
      const goal = goalOf(scene, phase)
      const sorted = times.toSorted((one, other) => one - other)
      const measured = goal ? quantile(sorted, goal.share) : 0
      return [
        ...(failed > 0 ? [`${failed} of ${calls[phase]} failed`] : []),
        ...(goal && measured >= goal.milliseconds
          ? [`${phase} ${measured.toFixed(0)} ms, goal ${goal.milliseconds}`]
          : []),
      ]
    }),
    ...(lost > 0 ? [`${lost} answers that were told to be saved are not there`] : []),
    ...(handedIn !== students ? [`${handedIn} of ${students} papers are handed in`] : []),
  ]
}

const spread = (seconds: number) => (seconds === 0 ? 'at one instant' : `within ${seconds} s`)

interface Run {
  asked: AskedLoad
  sat: Sat
  watched: Watched
  compared: Compared
  database: string
  loadBefore: number
}

function describe({ asked, sat, watched, compared, database, loadBefore }: Run): string {
  const { students, start, every, lasts, submit } = asked.plan
  const misses = missesOf(sat, compared, asked)
  const failures = [...sat.failures].map(([text, count]) => `${count} × ${text}`)
  return [
    `${students} students begin ${spread(start)}, save two answers every ${every} s for ${lasts} s and hand in ${spread(submit)}; ${sat.sockets} of them listen on the live channel. ${paper.length} questions of all five kinds.`,
    '',
    `${new Date().toISOString().slice(0, 10)}, version ${describeVersion()}. ${describeMachine()}, ${database}; the server is one process, and the students run on the same machine. Load average before: ${loadBefore.toFixed(1)}.`,
    '',
    timesTable(sat, asked.scene),
    '',
    usageTable(watched),
    '',
    `Used up: ${bottleneckOf(watched)}. Memory of the server at most ${watched.megabytes.toFixed(0)} MB.`,
    '',
    `${compared.handedIn} papers handed in and marked; ${compared.compared} answers that were told to be saved compared with the attempts, ${compared.lost} lost.${failures.length > 0 ? ` Failures: ${failures.join(', ')}.` : ''}`,
    '',
    misses.length > 0 ? `**Not met:** ${misses.join('; ')}.` : '**All goals met.**',
  ].join('\n')
}

async function main() {
  const asked = readPlan(process.argv.slice(2))
  const [loadBefore = 0] = loadavg()
  const named = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL
  const postgres = named ? undefined : await ownPostgres()
  const url = named || postgres?.url
  if (!url) throw new Error('Install PostgreSQL, or name one in DATABASE_URL.')
  const place = await emptyPlace(url)
  const { plan } = asked
  console.log(`${plan.students} students are enrolled …`)
  const hall = await prepareHall(place, paper, plan.students)
  const server = await startServer({ ...place, port: await freePort() })
  const { origin, pid } = server
  const fields = { endTime: null, graceSeconds: 60, examTime: 120 }
  const examinationId = await releaseExamination(origin, hall, paper, fields)
  const questions = await questionsOf(origin, hall, examinationId, paper)
  const database = new pg.Client({ connectionString: place.databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ server_version: string; fsync: string }>(
    `select current_setting('server_version') as server_version, current_setting('fsync') as fsync`,
  )
  console.log('and sit the examination …')
  const watch = new ExamWatch({ origin, pid, database, plan })
  const sat = await sitExamination({ origin, examinationId, questions, plan }, hall.students)
  const watched = await watch.stop()
  await database.end()
  await server.stop('SIGTERM')
  const compared = await compare(place, sat)
  await place.remove()
  await postgres?.remove()
  const [version] = rows
  const text = describe({
    asked,
    sat,
    watched,
    compared,
    database: `PostgreSQL ${version?.server_version} with fsync ${version?.fsync}`,
    loadBefore,
  })
  console.log(`\n${text}\n`)
  if (!asked.isRecorded)
    return console.log('Sizes of your own: docs/proof/exams.md stays as it is.')
  writeProof(`load ${asked.scene}`, text)
  return console.log('Written into docs/proof/exams.md.')
}

await main()
