import { exams } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookedAt, plansOf } from '../../testing/plans.ts'
import { type Answered, openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../courses/factories.ts'
import { makeExam, oneOfEach } from './factories.ts'

let testApp: TestApp
let teacher: Person
let examinationId: number
let sign: string
let choice: string
let essay: string

/**
 * The number of papers of one examination. Each of the other examinations of its course has as
 * many.
 */
const papers = 1000
const others = 14
const page = { page: 1, size: 15 }

async function makePapers(examinationId: number, courseId: number) {
  const { db } = testApp
  await db.execute(sql`
    insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops, seed, score, waiting)
    select school_id, ${examinationId}::bigint, ${courseId}::bigint, id, 1, 'submitted', now(), now(), now() + id * interval '1 second', false, 1,
      case when id % 2 = 0 then null else 1000 + id % 10 * 100 end, id % 2 = 0
    from users where student_card like 'many-%'`)
  await db.execute(sql`
    insert into attempt_items (attempt_id, number, exam_subject_id, question_version_id, points, score, is_right, waiting)
    select a.id, s.serial, s.id, s.question_version_id, s.points, case when not w.waits then s.points / 2 end, case when not w.waits then true end, w.waits
    from attempts a join exam_subjects s on s.examination_id = a.examination_id join question_versions v on v.id = s.question_version_id,
      lateral (select a.waiting and v.kind = 'annotation' as waits) w where a.examination_id = ${examinationId}::bigint`)
}

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db, seal } = testApp
  const now = testApp.clock.now()
  teacher = await testApp.person('teacher,normal')
  const place = { schoolId, authorId: teacher.userId }
  const courseId = await makeCourse(db, place, now)
  await makeTeacher(db, { schoolId, courseId, userId: teacher.userId, master: true })
  await db.execute(sql`
    insert into users (school_id, area_code, mobile, name, roles, student_card)
    select ${schoolId}::bigint, '60', (180000000 + n)::text, 'Student ' || n, 'student,normal', 'many-' || n from generate_series(1, ${papers}) n`)
  await db.execute(sql`
    insert into enrolments (school_id, user_id, course_id, joined_at) select school_id, id, ${courseId}::bigint, now() from users where student_card like 'many-%'`)
  const items = [oneOfEach[0]!, oneOfEach[4]!]
  const made = await makeExam(db, { ...place, courseId }, now, { items })
  ;({ examinationId } = made)
  sign = seal('examination', examinationId)
  ;[choice = '', essay = ''] = made.subjectIds.map((id) => seal('examSubject', id))
  await makePapers(examinationId, courseId)
  for (let n = 0; n < others; n += 1) {
    const other = await makeExam(db, { ...place, courseId }, now, { items })
    await makePapers(other.examinationId, courseId)
  }
  await db.execute(sql`
    insert into attempt_answers (attempt_item_id, answer, seq, saved_at) select id, '"a"', 1, now() from attempt_items`)
  await db.execute('analyze')
}, 240_000)
afterAll(() => testApp.close())

/** Returns how many rows the database reads for each paper of the examination, and the response. */
async function count<Data>(ask: () => Promise<Answered<Data>>) {
  const { status, body } = await ask()
  expect(status).toBe(200)
  const rows = lookedAt((await plansOf(testApp.database.pool, ask)).flat())
  return { rows: rows / papers, data: body.data }
}

it('[FRM-387] reads each paper of an examination a few times for results and corrections, and no other paper', async () => {
  const results = await count(() => testApp.ask(exams.examinationResults, { sign }, teacher))
  expect(results.data).toMatchObject({ students: papers, handedIn: papers, waiting: papers / 2 })
  expect(results.data?.questions.map(({ counted }) => counted)).toEqual([papers / 2, papers / 2])
  expect(results.rows).toBeLessThan(60)
  const correction = { kind: 'fullMarks' } as const
  const subject = { examinationId: sign, subjectId: choice, correction, ...page }
  const preview = await count(() => testApp.ask(exams.previewRegrade, subject, teacher))
  expect(preview.data?.counts).toMatchObject({ changed: papers, unchanged: 0, trials: 0 })
  expect(preview.rows).toBeLessThan(25)
})

it('[FRM-387] reads the waiting papers once for both a page and its total', async () => {
  const window = { examinationId: sign, hideNames: false, ...page }
  const queue = await count(() => testApp.ask(exams.markingQueue, window, teacher))
  expect(queue.data).toMatchObject({ papers: papers / 2, total: papers / 2, answers: papers / 2 })
  expect(queue.rows).toBeLessThan(11)
  const one = { ...window, subjectId: essay }
  const ofOne = await count(() => testApp.ask(exams.markingQueue, one, teacher))
  expect(ofOne.data).toMatchObject({ papers: papers / 2, total: papers / 2 })
  expect(ofOne.rows).toBeLessThan(13)
  const waiting = await count(() => testApp.ask(exams.waitingExaminations, page, teacher))
  expect(waiting.data?.total).toBe(1 + others)
  expect(waiting.rows).toBeLessThan((1 + others) * 8)
})

it('[FRM-387] finds whether somebody has marked without reading each answer', async () => {
  const ask = () => testApp.ask(exams.doubleMarking, { sign }, teacher)
  const before = await count(ask)
  expect(before.data).toMatchObject({ fixed: false })
  expect(before.rows).toBeLessThan(3)
  const marked = sql`update attempt_items set graded_by = ${teacher.userId}::bigint where id = (
    select i.id from attempt_items i join attempts a on a.id = i.attempt_id where a.examination_id = ${examinationId}::bigint
    order by i.id desc limit 1)`
  await testApp.db.execute(marked)
  expect((await ask()).body.data).toMatchObject({ fixed: true })
})

it('[FRM-387] reads a page of students with extra time, and counts them without their names', async () => {
  const list = { examinationId: sign, userName: '', onlyGiven: false, ...page }
  const more = await count(() => testApp.ask(exams.listAllowances, list, teacher))
  expect([more.data?.total, more.data?.list.length]).toEqual([papers, page.size])
  expect(more.rows).toBeLessThan(8.5)
})
