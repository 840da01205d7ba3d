import { courses, exams, favourites, study } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { courses as courseTable } from '../../../courses/index.ts'
import { Classroom, type MadeCourse } from '../../../study/factories.ts'
import { attempts, machineMarked, makeExam, oneOfEach, secrets } from '../../factories.ts'

let testApp: TestApp
let classroom: Classroom
let draft: MadeCourse
let examinationId: string

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
  draft = await classroom.course({ auditStatus: 0, onList: false, priceMinor: 500 })
  const place = {
    schoolId: testApp.schoolId,
    courseId: draft.courseId,
    authorId: classroom.teacher.userId,
  }
  const made = await makeExam(testApp.db, place, testApp.clock.now(), {
    items: oneOfEach,
    status: 0,
    minutes: 40,
    shuffle: true,
    endTime: new Date('2020-01-01T00:00:00Z'),
  })
  examinationId = testApp.seal('examination', made.examinationId)
})
afterAll(() => testApp.close())

const looking = (person: Person) => ({ person, asStudent: true })

describe('viewing a course as a student', () => {
  it('[TCH-147] shows teachers and staff the draft as to a student, and is refused to others', async () => {
    const ask = (by: Person, asStudent: boolean) =>
      testApp.ask(courses.courseByCourseId, { sign: draft.sign }, { person: by, asStudent })
    expect((await ask(classroom.teacher, false)).body.data).toMatchObject({
      joined: false,
      may: { edit: true },
    })
    const staff = await testApp.person('schoolAdmin,normal')
    for (const by of [classroom.teacher, staff])
      expect((await ask(by, true)).body.data).toMatchObject({
        joined: true,
        may: { join: false, learn: true, edit: false },
      })
    const other = await testApp.person('teacher,normal')
    const elsewhere = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    for (const by of [classroom.student, other, elsewhere])
      expect((await ask(by, true)).status).toBe(404)
    const visitor = { asStudent: true }
    expect(
      (await testApp.ask(courses.courseByCourseId, { sign: draft.sign }, visitor)).status,
    ).toBe(404)
  })

  it('[TCH-147] shows a teacher of another course only what everybody sees of a listed course', async () => {
    const listed = await classroom.course({ priceMinor: 500 })
    const other = await testApp.person('teacher,normal')
    const { body } = await testApp.ask(
      courses.courseByCourseId,
      { sign: listed.sign },
      looking(other),
    )
    expect(body.data).toMatchObject({ joined: false, may: { learn: false, edit: false } })
  })

  it('[TCH-147] plays lessons without a record, also to a teacher who has joined the course', async () => {
    const course = await classroom.course()
    const [videoSign = ''] = course.lessonSigns
    await testApp.ask(study.joinStudy, { sign: course.sign }, classroom.teacher)
    const { body } = await testApp.ask(study.videoAuth, { videoSign }, looking(classroom.teacher))
    expect(body.data).toMatchObject({ sessionId: '', position: 0 })
    expect(body.data?.playUrl).toBeTruthy()
  })

  it('[TCH-147] stores nothing, whatever button is clicked', async () => {
    const refused = [
      testApp.ask(favourites.noteVisit, { sign: draft.sign }, looking(classroom.teacher)),
      testApp.ask(study.joinStudy, { sign: draft.sign }, looking(classroom.teacher)),
      testApp.ask(exams.addRecord, { examinationId }, looking(classroom.teacher)),
    ]
    for (const answer of refused)
      expect((await answer).body).toMatchObject({ code: -6, extend: { reason: 'asStudentOnly' } })
    const [row] = await testApp.db
      .select()
      .from(courseTable)
      .where(eq(courseTable.id, draft.courseId))
    expect(row?.learners).toBe(0)
  })
})

describe('viewing an examination as a student', () => {
  const paperOf = (by: Person, holder?: string) =>
    testApp.ask(
      exams.getExaminationPaper,
      { examinationId, ...(holder && { holder }) },
      looking(by),
    )

  it('[TCH-147] shows a draft, before its start and after its end, with full time and without keys', async () => {
    const start = await paperOf(classroom.teacher)
    expect(start.body.data).toMatchObject({
      status: 'do',
      groups: [],
      may: { start: true },
      history: [],
    })
    const open = (await paperOf(classroom.teacher, 'the-first-tab')).body.data
    expect(open).toMatchObject({ status: 'continue', state: 'inProgress', remaining: 40 * 60_000 })
    const kinds = open?.groups.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(oneOfEach.map(({ kind }) => kind).toSorted())
    for (const secret of secrets) expect(JSON.stringify(open)).not.toContain(secret)
    expect(await testApp.db.$count(attempts)).toBe(0)
  })

  it('[TCH-147] draws questions each time as a draft would', async () => {
    const courseId = await makeCourse(
      testApp.db,
      { schoolId: testApp.schoolId, authorId: classroom.teacher.userId },
      testApp.clock.now(),
    )
    await makeTeacher(testApp.db, {
      schoolId: testApp.schoolId,
      courseId,
      userId: classroom.teacher.userId,
      master: true,
    })
    const place = { schoolId: testApp.schoolId, courseId, authorId: classroom.teacher.userId }
    await makeExam(testApp.db, place, testApp.clock.now(), { items: machineMarked })
    const added = await testApp.ask(
      exams.addExamination,
      { examinationName: 'Drawn', courseIdSign: testApp.seal('course', courseId), totalScore: 20 },
      classroom.teacher,
    )
    const sign = added.body.data?.sign ?? ''
    const rule = {
      amount: 2,
      score: 10,
      courseIdSign: testApp.seal('course', courseId),
      type: null,
      level: null,
      tag: null,
    }
    const saved = await testApp.ask(
      exams.saveExamDraws,
      { examinationId: sign, version: 1, draws: [rule] },
      classroom.teacher,
    )
    expect(saved.body.code).toBe(200)
    const { body } = await testApp.ask(
      exams.getExaminationPaper,
      { examinationId: sign, holder: 'the-first-tab' },
      looking(classroom.teacher),
    )
    expect(body.data?.groups.flatMap(({ children }) => children)).toHaveLength(2)
  })

  it('[TCH-147] is refused to people who do not teach the course', async () => {
    expect((await paperOf(await testApp.person('teacher,normal'))).status).toBe(403)
    expect((await paperOf(classroom.student)).status).toBe(404)
    expect(
      (await paperOf(await testApp.person('teacher,normal', testApp.otherSchoolId))).status,
    ).toBe(404)
  })
})
