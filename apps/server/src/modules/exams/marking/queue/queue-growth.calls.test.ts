import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeManyStudents } from '../../../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { makeExam, oneOfEach } from '../../factories.ts'
import { listWaitingExaminations, readQueue } from './queries.ts'

let testApp: TestApp
let teacherId: number
let examinationId: number
let essayId: number

/** The number of waiting papers; as many others are marked. */
const papers = 3000
const page = { page: 1, size: 15 }

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  const now = testApp.clock.now()
  ;({ userId: teacherId } = await testApp.person('teacher,normal'))
  const place = { schoolId, authorId: teacherId }
  const courseId = await makeCourse(db, place, now)
  await makeTeacher(db, { schoolId, courseId, userId: teacherId, master: true })
  const made = await makeExam(db, { ...place, courseId }, now, { items: oneOfEach })
  examinationId = made.examinationId
  essayId = made.subjectIds.at(-1) ?? 0
  await makeManyStudents(testApp, 2 * papers)
  await db.execute(sql`
    insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops, seed, waiting)
    select school_id, ${examinationId}::bigint, ${courseId}::bigint, id, 1, 'submitted', now(), now(), now() + id * interval '1 second', false, 1, id % 2 = 0
    from users where school_id = ${schoolId} and roles = 'student,normal'`)
  await db.execute(sql`
    insert into attempt_items (attempt_id, number, exam_subject_id, question_version_id, points, score, waiting)
    select a.id, s.serial, s.id, s.question_version_id, s.points, case when w.waits then null else 0 end, w.waits
    from attempts a join exam_subjects s on s.examination_id = a.examination_id,
      lateral (select a.waiting and s.id = ${essayId}::bigint as waits) w`)
  await db.execute(sql`
    insert into attempt_answers (attempt_item_id, answer, seq, saved_at) select id, '"My essay."', 1, now() from attempt_items where waiting`)
  await db.execute('analyze users, attempts, attempt_items, attempt_answers')
}, 240_000)
afterAll(() => testApp.close())

it('[FRM-334] reads each waiting paper a few times for a page of the queue, and no marked paper', async () => {
  const { database, db, schoolId } = testApp
  for (const subjectId of [undefined, essayId]) {
    const filter = { examinationId, graderId: teacherId, ...(subjectId && { subjectId }), ...page }
    const plans = await plansOf(database.pool, () => readQueue(db, schoolId, filter))
    const nodes = plans.flat()
    expect(lookedAt(nodes)).toBeLessThan(papers * 30)
    const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
    expect(whole.map((node) => node['Relation Name'])).not.toContain('attempt_items')
    expect(whole.map((node) => node['Relation Name'])).not.toContain('attempt_answers')
  }
  const filter = { examinationId, graderId: teacherId, subjectId: essayId, ...page }
  const queue = await readQueue(db, schoolId, filter)
  expect([queue.papers, queue.answers, queue.list.length]).toEqual([papers, papers, page.size])
  expect(queue.list[0]).toMatchObject({ waiting: 1, answer: 'My essay.', marks: [] })
  expect(queue.questions.map(({ waiting }) => waiting)).toEqual([papers])
})

it('[FRM-334] reads each waiting paper a few times to count them by examination', async () => {
  const { database, db, schoolId } = testApp
  for (const scope of [{ graderId: teacherId }, { graderId: teacherId, teacherId }]) {
    const ask = () => listWaitingExaminations(db, schoolId, scope, page)
    const nodes = (await plansOf(database.pool, ask)).flat()
    expect(lookedAt(nodes)).toBeLessThan(papers * 20)
    expect(await ask()).toMatchObject({
      list: [{ examinationId, papers, answers: papers }],
      total: 1,
    })
  }
})
