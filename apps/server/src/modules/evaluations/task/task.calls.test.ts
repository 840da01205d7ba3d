import { evaluations, homework, messages, skills } from '@titian/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { enrolments } from '../../courses/index.ts'
import { makeCompany, makePost } from '../../employment/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { handInGrades, handIns, homeworkItems } from '../../homework/index.ts'
import { Lab } from '../../homework/reports/factories.ts'
import { courseSkills } from '../../skills/index.ts'
import { publishedRubric, Rated, rubricForm } from '../factories.ts'
import { evaluations as evaluationTable } from '../tables.ts'

let testApp: TestApp
let rated: Rated
/** Practical tasks 33 and 34. The second one opens above 30 of the 50 points of the first one. */
let first: string
let second: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  rated = await Rated.open(testApp)
  const { teacher, given } = rated
  const practical = { resourcesType: 4, points: 50, passLine: 30 } as const
  first = await makeWork(testApp, teacher, given.course.sign, { ...practical, taskNumber: 33 })
  second = await makeWork(testApp, teacher, given.course.sign, { ...practical, taskNumber: 34 })
})

const idOf = (sign: string) => testApp.app.deps.signs.open('homework', sign) ?? 0

const choose = (task: string | null, version: number, by = rated.teacher, practice = rated) =>
  testApp.ask(
    evaluations.choosePracticalTask,
    { assignment: practice.assignment.sign, task, version },
    by,
  )
const read = async (practice = rated) => {
  const input = { assignment: practice.assignment.sign }
  return (await testApp.ask(evaluations.practicalTasksOf, input, practice.teacher)).body.data
}
const rowOf = async (practice = rated) => {
  const [row] = await testApp.db
    .select()
    .from(evaluationTable)
    .where(eq(evaluationTable.assignmentId, practice.given.idOf(practice.assignment)))
  return row
}

/** The student plays, and the teacher rates and may set the total. */
async function ready(total?: number, student = rated.student): Promise<string> {
  const sign = await rated.played(student)
  await rated.rate(sign, (await rated.rowOf(student)).version, [{ key: 'reasons', level: 2 }])
  if (total !== undefined) await setTotal(sign, total, student)
  return sign
}
const setTotal = async (sign: string, percent: number, student = rated.student) => {
  const { version } = await rated.rowOf(student)
  const input = { sign, version, key: null, percent, reason: 'The notes are convincing.' }
  return testApp.ask(evaluations.overrideAssessment, input, rated.teacher)
}

const handInsOf = (task: string, { userId }: Person = rated.student) =>
  testApp.db
    .select()
    .from(handIns)
    .where(and(eq(handIns.itemId, idOf(task)), eq(handIns.userId, userId)))
const gradesOf = async (task: string) => {
  const [handIn] = await handInsOf(task)
  return testApp.db
    .select({ score: handInGrades.score, gradedBy: handInGrades.gradedBy })
    .from(handInGrades)
    .where(eq(handInGrades.handInId, handIn?.id ?? 0))
    .orderBy(asc(handInGrades.id))
}
const work = async (sign: string, by = rated.student) =>
  (await testApp.ask(homework.workById, { sign }, by)).body.data
const marksChanged = () =>
  testApp.db
    .select({ detail: auditEntries.detail, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'marks.changed'),
        eq(auditEntries.subjectId, rated.student.userId),
      ),
    )
const noticesOf = async (by: Person) =>
  (await testApp.ask(messages.allSystemMessages, { msgType: 1, size: 50 }, by)).body.data?.list ??
  []

describe('the practical task that receives the released scores', () => {
  it('[PRC-123] is one of the course that no other practice uses, or none, and fixed once scores were passed on', async () => {
    expect(await read()).toMatchObject({
      task: null,
      version: 1,
      mayChoose: true,
      tasks: [
        { sign: first, taskNumber: 33, points: 50, passLine: 30, isTaken: false },
        { sign: second, taskNumber: 34 },
      ],
    })
    const other = await Rated.open(testApp)
    const plan = { resourcesType: 4, points: 50, passLine: 30, taskNumber: 1 } as const
    const foreign = await makeWork(testApp, other.teacher, other.given.course.sign, plan)
    const plain = await makeWork(testApp, rated.teacher, rated.given.course.sign)
    for (const sign of [foreign, plain])
      expect((await choose(sign, 1)).body).toMatchObject({
        code: -2,
        extend: { fields: { task: expect.any(String) } },
      })
    expect((await choose(first, 1, other.teacher)).body.code).toBe(-6)
    expect(await rowOf()).toMatchObject({ taskId: null, version: 1 })

    expect((await choose(second, 1)).body.data).toMatchObject({ task: second, version: 2 })
    expect((await choose(second, 1)).body.data).toMatchObject({ task: second, version: 2 })
    expect((await choose(first, 1)).body).toMatchObject({ extend: { reason: 'changedMeanwhile' } })
    expect((await choose(null, 2)).body.data).toMatchObject({ task: null, version: 3 })
    expect((await choose(first, 3)).body.data).toMatchObject({ task: first, version: 4 })
    expect(await rowOf()).toMatchObject({ taskId: idOf(first), version: 4 })

    await ready()
    await rated.release()
    expect(await read()).toMatchObject({ task: first, mayChoose: false })
    const { version = 0 } = (await read()) ?? {}
    for (const task of [second, null])
      expect((await choose(task, version)).body).toMatchObject({
        code: -4,
        extend: { reason: 'scorePassedOn' },
      })
    expect((await rowOf())?.taskId).toBe(idOf(first))
  })

  it('[PRC-123] is refused at its field if another practice uses it, also for two at once', async () => {
    const { given, teacher, rubric } = rated
    const assignment = await given.give({ attempts: 5 })
    const choosing = { assignment: assignment.sign, rubric: rubric.sign, version: 0 }
    await testApp.ask(evaluations.chooseRubric, choosing, teacher)
    const input = { assignment: assignment.sign, task: first, version: 1 }
    const both = await Promise.all([
      choose(first, 1),
      testApp.ask(evaluations.choosePracticalTask, input, teacher),
    ])
    expect(both.map(({ body }) => body.code).toSorted((one, next) => one - next)).toEqual([-2, 200])
    const refused = both.find(({ body }) => body.code === -2)
    expect(refused?.body.extend).toMatchObject({
      fields: { task: 'Another practice already gives this task its scores.' },
    })
    const fed = await testApp.db
      .select({ id: evaluationTable.id })
      .from(evaluationTable)
      .where(eq(evaluationTable.taskId, idOf(first)))
    expect(fed).toHaveLength(1)
  })

  it('[PRC-123] has no rubric of its own, and is not offered if it has one', async () => {
    const { teacher } = rated
    const [, reasons] = rubricForm().criteria
    if (!reasons) throw new Error('The usual rubric has two criteria.')
    const criteria = [{ ...reasons, weight: 100 }]
    const rubric = await publishedRubric(testApp, teacher, { kind: null, criteria })
    const rate = (work: string) =>
      testApp.ask(evaluations.chooseRubric, { work, rubric: rubric.sign, version: 0 }, teacher)
    const ratedBy = () =>
      testApp.db
        .select({ itemId: evaluationTable.itemId })
        .from(evaluationTable)
        .where(inArray(evaluationTable.itemId, [idOf(first), idOf(second)]))
    await choose(first, 1)
    expect((await rate(first)).body).toMatchObject({
      code: -4,
      extend: { reason: 'taskHasPractice' },
    })
    expect(await ratedBy()).toEqual([])
    expect((await rate(second)).body.code).toBe(200)
    expect(await ratedBy()).toEqual([{ itemId: idOf(second) }])
    expect((await read())?.tasks.map(({ sign }) => sign)).toEqual([first])
    expect((await choose(second, 2)).body).toMatchObject({
      code: -2,
      extend: { fields: { task: expect.any(String) } },
    })
  })

  it('[PRC-123] remains practical with its points once it has scores, and the refusal is at the field', async () => {
    await choose(first, 1)
    await ready(80)
    await rated.release()
    const change = async (fields: object) => {
      const { body } = await testApp.ask(homework.homeworkById, { sign: first }, rated.teacher)
      const { version = 0, title = '' } = body.data ?? {}
      const plan = { resourcesType: 4, points: 50, passLine: 30, taskNumber: 33 } as const
      const input = { idSign: first, version, title, ...plan, ...fields }
      return (await testApp.ask(homework.updateHomework, input, rated.teacher)).body
    }
    const plain = { resourcesType: 2, taskNumber: null, passLine: null }
    expect(await change(plain)).toMatchObject({
      code: -2,
      extend: { fields: { resourcesType: expect.stringContaining('practice') } },
    })
    expect(await change({ points: 100 })).toMatchObject({
      code: -2,
      extend: { fields: { points: expect.stringContaining('released totals') } },
    })
    expect((await change({ title: 'A clearer title' })).code).toBe(200)
    const [row] = await testApp.db
      .select({ points: homeworkItems.points, taskNumber: homeworkItems.taskNumber })
      .from(homeworkItems)
      .where(eq(homeworkItems.id, idOf(first)))
    expect(row).toEqual({ points: 50, taskNumber: 33 })
  })

  it('[PRC-123] [PRC-019] accepts no score from an outside system', async () => {
    await choose(first, 1)
    const lab = await Lab.open(testApp)
    const userId = testApp.seal('user', rated.student.userId)
    expect((await lab.send(lab.values({ userId, taskId: first }))).body).toMatchObject({
      code: -4,
      extend: { reason: 'taskHasPractice' },
    })
    expect(await handInsOf(first)).toEqual([])
  })

  it('[PRC-182] cannot be marked by hand, and names the practice that gives its scores', async () => {
    const { teacher, student } = rated
    const handIn = await testApp.ask(
      homework.saveOfflineExamineAnswer,
      {
        examineId: first,
        courseId: rated.given.course.sign,
        resourcesType: 4,
        content: 'What I did in the practice',
      },
      student,
    )
    const sign = handIn.body.data?.handIns[0]?.sign ?? ''
    const mark = async (score: number, version: number) =>
      (await testApp.ask(homework.gradeHandIn, { sign, version, score }, teacher)).body
    expect((await mark(20, 1)).data).toMatchObject({ score: 20, practice: null })
    await choose(first, 1)
    expect(await mark(30, 2)).toMatchObject({
      code: -4,
      msg: 'A practice gives this task its scores, so a teacher does not mark it.',
      extend: { reason: 'scoredByPractice' },
    })
    expect(await handInsOf(first)).toMatchObject([{ score: 20, newest: true }])
    const detail = await testApp.ask(homework.getHandIn, { sign }, teacher)
    const work = await testApp.ask(homework.homeworkById, { sign: first }, teacher)
    for (const { body } of [detail, work])
      expect(body.data?.practice).toMatchObject({ sign: rated.assignment.sign })
  })

  it('[PRC-123] receives at once the totals that were released before it was chosen', async () => {
    await ready(80)
    await rated.release()
    expect(await handInsOf(first)).toEqual([])
    const { body } = await choose(first, 1)
    expect(body.data).toMatchObject({ task: first, mayChoose: false })
    expect(await handInsOf(first)).toMatchObject([{ score: 40, number: 1, newest: true }])
  })
})

describe('a released score', () => {
  it('[PRC-069] [TRN-056] becomes the score of the practical task, opens the next task, and sends a notice', async () => {
    await choose(first, 1)
    const handIn = () =>
      testApp.ask(
        homework.saveOfflineExamineAnswer,
        {
          courseId: rated.given.course.sign,
          examineId: second,
          resourcesType: 4,
          content: 'My plan.',
        },
        rated.student,
      )
    await ready(61)
    expect((await handIn()).body).toMatchObject({ code: -6, extend: { reason: 'tasksFirst' } })
    expect(await handInsOf(first)).toEqual([])
    await rated.release()
    expect(await handInsOf(first)).toMatchObject([
      { score: 30.5, gradedBy: rated.teacher.userId, newest: true, late: false },
    ])
    expect(await gradesOf(first)).toEqual([{ score: 30.5, gradedBy: rated.teacher.userId }])
    expect(await work(first)).toMatchObject({ state: 'graded', studentScore: 30.5 })
    expect((await handIn()).body.code).toBe(200)
    const notices = await noticesOf(rated.student)
    expect(notices.filter(({ url }) => url?.endsWith(`/homework/${first}`))).toHaveLength(1)

    await rated.release()
    expect(await gradesOf(first)).toHaveLength(1)
    expect(await noticesOf(rated.student)).toHaveLength(notices.length)
  })

  it('[PRC-069] counts at once for the progress of its student in the course, and for nobody otherwise', async () => {
    await choose(first, 1)
    const other = await rated.given.classmate()
    const submitted = async ({ userId }: Person) => {
      const [row] = await testApp.db
        .select({ total: enrolments.examsTotal, submitted: enrolments.examsSubmitted })
        .from(enrolments)
        .where(eq(enrolments.userId, userId))
      return row
    }
    expect(await submitted(rated.student)).toEqual({ total: 2, submitted: 0 })
    await ready()
    await rated.release()
    expect(await submitted(rated.student)).toEqual({ total: 2, submitted: 1 })
    expect(await submitted(other)).toMatchObject({ submitted: 0 })
    expect(await handInsOf(first, other)).toEqual([])
  })

  it('[PRC-069] replaces the score of a hand-in, and keeps the work', async () => {
    await choose(first, 1)
    const input = { courseId: rated.given.course.sign, examineId: first, resourcesType: 4 } as const
    const given = { ...input, content: 'My own report.' }
    await testApp.ask(homework.saveOfflineExamineAnswer, given, rated.student)
    await ready(90)
    await rated.release()
    expect(await handInsOf(first)).toMatchObject([{ score: 45, content: 'My own report.' }])
  })

  it('[PRC-069] changes with an override and with the answer to an appeal, each once, with its history', async () => {
    await choose(first, 1)
    const sign = await ready(60)
    await rated.release()
    expect((await setTotal(sign, 70)).body.code).toBe(200)
    expect(await handInsOf(first)).toMatchObject([{ score: 35 }])
    expect((await setTotal(sign, 70)).body.code).toBe(200)
    expect(await gradesOf(first)).toHaveLength(2)

    const words = { sign, text: 'My notes of week five were not read.' }
    await testApp.ask(evaluations.appealAssessment, words, rated.student)
    const { version } = await rated.rowOf()
    const answer = { sign, version, answer: 'You are right.', percent: 82 }
    await testApp.ask(evaluations.answerAppeal, answer, rated.teacher)
    expect((await gradesOf(first)).map(({ score }) => score)).toEqual([30, 35, 41])
    expect(await work(first)).toMatchObject({ studentScore: 41 })
    expect(await marksChanged()).toEqual([
      { detail: [{ field: 'score', before: '30', after: '35' }], actorId: rated.teacher.userId },
      { detail: [{ field: 'score', before: '35', after: '41' }], actorId: rated.teacher.userId },
    ])
  })

  it('[PRC-069] [JOB-056] is evidence of the skills of the course as soon as it passes the task', async () => {
    await choose(first, 1)
    const { student, given, teacher } = rated
    const { schoolId } = testApp
    await testApp.db
      .insert(courseSkills)
      .values({ schoolId, courseId: given.course.courseId, code: 'tax', level: 2 })
    const kept = { schoolId, createdBy: teacher.userId }
    const companyId = await makeCompany(testApp.db, kept, testApp.clock.now())
    const post = { ...kept, companyId, skills: [{ name: 'Tax', level: 5 }] }
    const id = await makePost(testApp.db, post, testApp.clock.now())
    const shown = async () => {
      const input = { positionId: testApp.seal('jobPost', id) }
      return (await testApp.ask(skills.matchPost, input, student)).body.data?.skills[0]
    }
    const sign = await ready(40)
    await rated.release()
    expect(await shown()).toMatchObject({ level: 0, evidence: [] })
    await setTotal(sign, 60)
    expect(await shown()).toMatchObject({ level: 4, evidence: [{ kind: 'task' }] })
  })
})

describe('the page of the practical task', () => {
  it('[PRC-018] links to the practice that gives its scores, and shows the score afterwards', async () => {
    expect(await work(first)).toMatchObject({ practice: null, studentScore: null })
    await choose(first, 1)
    const { practice } = rated.assignment
    expect(await work(first)).toMatchObject({
      practice: {
        sign: rated.assignment.sign,
        idSign: practice.idSign,
        title: practice.title,
        url: '/supplyChain',
      },
      studentScore: null,
    })
    expect(await work(second)).toMatchObject({ practice: null })
    await ready(100)
    await rated.release()
    expect(await work(first)).toMatchObject({ state: 'graded', studentScore: 50 })
  })
})
