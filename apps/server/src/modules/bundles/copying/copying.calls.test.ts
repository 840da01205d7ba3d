import { bundles, courses as courseCalls, exams } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeTeacher } from '../../courses/factories.ts'
import { courses, enrolments, lessons } from '../../courses/index.ts'
import { files } from '../../files/index.ts'
import { handIns, homeworkItems } from '../../homework/index.ts'
import { removeLapsedFiles } from '../../files/jobs.ts'
import { materials } from '../../materials/index.ts'
import { enrol } from '../../courses/index.ts'
import { readContent } from '../content/queries.ts'
import { courseRow, makeRichCourse, type RichCourse } from '../factories.ts'

let testApp: TestApp
let teacher: Person
let colleague: Person
let course: RichCourse

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  colleague = await testApp.person('teacher,normal')
  course = await makeRichCourse(testApp, teacher)
})
afterAll(() => testApp.close())

const plan = (key: string) => ({ sign: course.sign, courseName: 'Second run', key })

async function copied(
  key: string,
  by = teacher,
  more: { withExaminations?: boolean; firstStart?: string } = {},
) {
  const { body } = await testApp.ask(bundles.copyCourse, { ...plan(key), ...more }, by)
  if (!body.data) throw new Error(body.msg)
  const { sign } = body.data
  const [row] = await testApp.db
    .select()
    .from(courses)
    .orderBy(courses.id)
    .then((rows) => rows.filter(({ id }) => testApp.seal('course', id) === sign))
  if (!row) throw new Error('No copy.')
  return { sign, row }
}

const examsOf = async (courseIdSign: string, by: Person) =>
  (await testApp.ask(exams.findExaminations, { courseIdSign }, by)).body.data?.list ?? []

describe('a copy of a course', () => {
  it('[FRM-403] is refused as a whole if the school has no room for its files', async () => {
    const setMost = (limit: number | null) =>
      testApp.db.execute(sql`
        update school_storage set most_bytes = ${limit}::bigint where school_id = ${testApp.schoolId}`)
    await setMost(1)
    const before = await testApp.db.$count(courses)
    const { body } = await testApp.ask(bundles.copyCourse, plan('without-room'), teacher)
    expect(body).toMatchObject({ ok: false, extend: { reason: 'schoolFilesFull' } })
    expect(await testApp.db.$count(courses)).toBe(before)
    expect(await testApp.db.$count(files, eq(files.state, 'storing'))).toBe(0)
    await setMost(null)
    expect((await testApp.ask(bundles.copyCourse, plan('with-room-again'), teacher)).body.ok).toBe(
      true,
    )
  })

  it('[TCH-145] [CRS-214] is a draft of its maker with the same texts, lessons, captions and standard, without students', async () => {
    const { schoolId } = testApp
    await enrol(
      testApp.db,
      { schoolId, userId: (await testApp.person()).userId, courseId: course.courseId },
      testApp.clock.now(),
    )
    await makeTeacher(testApp.db, { schoolId, courseId: course.courseId, userId: colleague.userId })
    const { row } = await copied('the-first-form', colleague)
    expect(row).toMatchObject({
      authorId: colleague.userId,
      auditStatus: 0,
      onList: false,
      learners: 0,
      language: 'zh',
    })
    expect(await testApp.db.$count(enrolments, eq(enrolments.courseId, row.id))).toBe(0)
    const before = await readContent(testApp.db, schoolId, course.courseId)
    const after = await readContent(testApp.db, schoolId, row.id)
    const withoutMaterials = (content: typeof before) => ({
      ...content,
      course: {
        ...content.course,
        id: 0,
        names: {},
        authorId: 0,
        auditStatus: 0,
        onList: false,
        learners: 0,
        launchedAt: null,
        nameSearch: '',
        revision: 0,
        version: 0,
      },
      materials: content.materials.map(({ name }) => name),
      chapters: content.chapters.map((chapter) => ({
        ...chapter,
        materials: chapter.materials.map(({ name }) => name),
      })),
      standard: content.standard && { ...content.standard, id: 0, courseId: 0 },
    })
    expect(withoutMaterials({ ...after, tasks: [] })).toEqual(
      withoutMaterials({ ...before, tasks: [] }),
    )
    expect(after.course.names).toEqual({ en: 'Second run', zh: '直播', my: 'Siaran langsung' })
    const team = await testApp.ask(
      courseCalls.courseTeacherList,
      { courseIdSign: testApp.seal('course', row.id) },
      colleague,
    )
    expect(JSON.stringify(team.body.data)).toContain(colleague.name)
    expect(JSON.stringify(team.body.data)).not.toContain(teacher.name)
  })

  it('[TCH-145] has the same tasks in the same chapters as drafts, practical ones with number and pass line', async () => {
    const { row } = await copied('with-the-tasks')
    const before = await readContent(testApp.db, testApp.schoolId, course.courseId)
    const after = await readContent(testApp.db, testApp.schoolId, row.id)
    expect(before.tasks).toMatchObject([
      { title: 'Camera plan', chapter: 0, lesson: 0, points: 50, lateAllowed: true },
      { title: 'Set up a live room', chapter: 0, lesson: null, taskNumber: 7, passLine: 60.5 },
    ])
    expect(after.tasks).toEqual(before.tasks.map((task) => ({ ...task, endTime: null })))
    const items = await testApp.db
      .select()
      .from(homeworkItems)
      .where(eq(homeworkItems.courseId, row.id))
    expect(items.map(({ released }) => released)).toEqual([false, false])
    expect(await testApp.db.$count(handIns, eq(handIns.schoolId, testApp.schoolId))).toBe(0)
  })

  it('[TCH-145] moves the deadlines of tasks by the same time as its examinations', async () => {
    const { row } = await copied('with-moved-tasks', teacher, {
      firstStart: '2027-03-01T01:00:00.000Z',
    })
    const { tasks } = await readContent(testApp.db, testApp.schoolId, row.id)
    // The first examination moves from 1 December to 1 March, the task from 5 December to 5 March.
    expect(tasks.map(({ endTime }) => endTime?.toISOString() ?? null)).toEqual([
      '2027-03-05T04:00:00.000Z',
      null,
    ])
  })

  it('[TCH-145] is made once, however often its form is sent, also at the same moment', async () => {
    const before = await testApp.db.$count(courses)
    const answers = await Promise.all(
      [1, 2, 3].map(() => testApp.ask(bundles.copyCourse, plan('sent-three-times'), teacher)),
    )
    const again = await testApp.ask(bundles.copyCourse, plan('sent-three-times'), teacher)
    const signs = [...answers, again].map(({ body }) => body.data?.sign)
    expect(new Set(signs).size).toBe(1)
    expect(await testApp.db.$count(courses)).toBe(before + 1)
    const { row } = await copied('sent-three-times')
    const named = await testApp.db.select().from(materials).where(eq(materials.courseId, row.id))
    const stored = await testApp.db.select().from(files).where(eq(files.state, 'storing'))
    expect(named).toHaveLength(2)
    expect(stored).toHaveLength(0)
  })

  it('[TCH-145] has all examinations as drafts, the first at the chosen start and the others at the same distance', async () => {
    const { sign } = await copied('with-new-dates', teacher, {
      firstStart: '2027-03-01T01:00:00.000Z',
    })
    const list = (await examsOf(sign, teacher)).toSorted((a, b) =>
      a.examinationName < b.examinationName ? -1 : 1,
    )
    expect(list).toMatchObject([
      {
        examinationName: 'Final',
        status: 0,
        startTime: '2027-03-11T01:00:00.000Z',
        endTime: null,
        subjects: 2,
        records: 0,
      },
      {
        examinationName: 'Unit test',
        status: 0,
        startTime: '2027-03-01T01:00:00.000Z',
        endTime: '2027-03-01T03:00:00.000Z',
        subjects: 4,
        records: 0,
      },
    ])
    const { body } = await testApp.ask(
      exams.examDraws,
      { examinationId: list[0]?.idSign ?? '' },
      teacher,
    )
    expect(body.data?.draws).toMatchObject([{ amount: 1, level: 2, tag: 'Camera' }])
    const undated = await examsOf((await copied('without-new-dates')).sign, teacher)
    expect(undated.map(({ startTime }) => startTime)).toEqual([null, null])
    expect(
      await examsOf(
        (await copied('no-examinations', teacher, { withExaminations: false })).sign,
        teacher,
      ),
    ).toEqual([])
  })

  it('[TCH-145] keeps its videos and files when the original is deleted, as the original does when the copy is deleted', async () => {
    const { row, sign } = await copied('then-deleted')
    const [ownMaterial] = await testApp.db
      .select()
      .from(materials)
      .where(eq(materials.courseId, row.id))
    const [other] = await testApp.db
      .select()
      .from(materials)
      .where(eq(materials.courseId, course.courseId))
    expect(ownMaterial?.fileId).not.toBe(other?.fileId)
    expect((await testApp.ask(courseCalls.deleteCourse, { sign }, teacher)).status).toBe(200)
    testApp.clock.pass(8 * 24 * 60 * 60)
    await removeLapsedFiles(testApp.app.services, testApp.clock.now())
    const [gone] = await testApp.db
      .select()
      .from(files)
      .where(eq(files.id, ownMaterial?.fileId ?? 0))
    const [remaining] = await testApp.db
      .select()
      .from(files)
      .where(eq(files.id, other?.fileId ?? 0))
    expect(gone).toBeUndefined()
    expect(await testApp.app.services.files.sizeOf(remaining?.storageKey ?? '')).toBe(
      remaining?.size,
    )
    const [lesson] = await testApp.db
      .select()
      .from(lessons)
      .where(eq(lessons.courseId, course.courseId))
      .orderBy(lessons.id)
    expect(lesson?.fileId).toBe(course.videoId)
    expect(await courseRow(testApp, course.courseId)).toBeDefined()
  })

  it('[TCH-145] can be made only by teachers of the course and staff', async () => {
    const stranger = await testApp.person('teacher,normal')
    expect((await testApp.ask(bundles.copyCourse, plan('of-a-stranger'), stranger)).status).toBe(
      403,
    )
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await testApp.ask(bundles.copyCourse, plan('of-the-staff'), staff)).status).toBe(200)
    const elsewhere = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await testApp.ask(bundles.copyCourse, plan('of-elsewhere'), elsewhere)).status).toBe(
      404,
    )
  })
})
