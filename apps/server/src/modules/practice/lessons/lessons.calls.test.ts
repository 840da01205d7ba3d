import { type InputOf, type Language, practice, type Texts } from '@titian/contract'
import { cardLessons } from '@titian/practice/erp-lessons'
import { type LessonName, stepLessons } from '@titian/practice/market-content'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeChapter, makeCourse, makeFile } from '../../courses/factories.ts'
import { courses, enrol, lessons } from '../../courses/index.ts'
import type { NewCourse } from '../../courses/tables.ts'

let testApp: TestApp
let teacher: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person()
  // Clears the titles, so that each test begins without matching lessons; the rows stay because
  // enrolments refer to their course.
  await testApp.db.update(lessons).set({ titles: {} })
})

const titlesOf = ({ en, zh, ms }: LessonName): Texts => ({ en, zh, my: ms })
const research = titlesOf(stepLessons.research)

/** Makes a listed course with one lesson of this name, by default with a video. */
async function makeLesson(
  titles: Texts,
  plan: Partial<NewCourse> & { video?: boolean } = {},
): Promise<{ courseId: number; lessonId: number }> {
  const { video = true, ...course } = plan
  const { db, clock, schoolId } = testApp
  const fields = { schoolId, authorId: teacher.userId, ...course }
  const courseId = await makeCourse(db, fields, clock.now())
  const file = video
    ? await makeFile(db, { schoolId: fields.schoolId, ownerId: fields.authorId })
    : null
  const { lessonIds } = await makeChapter(db, { schoolId: fields.schoolId, courseId }, [file])
  const [lessonId = 0] = lessonIds
  await db.update(lessons).set({ titles }).where(eq(lessons.id, lessonId))
  return { courseId, lessonId }
}

type By = Person | { language: Language }
const read = async (kind: InputOf<typeof practice.practiceLessons>['kind'], by: By = student) =>
  (await testApp.ask(practice.practiceLessons, { kind }, by)).body.data ?? []

const join = (courseId: number) =>
  enrol(
    testApp.db,
    { schoolId: testApp.schoolId, courseId, userId: student.userId },
    testApp.clock.now(),
  )

describe('[PRC-240] the lessons of a practice', () => {
  it("are found by name in the school's listed courses, with course and signs; a step without one is omitted", async () => {
    const names = { en: 'Selling', zh: '销售', my: 'Jualan' }
    const { courseId, lessonId } = await makeLesson(research, { names })
    const [row] = await testApp.db.select().from(lessons).where(eq(lessons.id, lessonId))
    expect(row).toMatchObject({ titles: research, courseId })
    const found = {
      topic: 'research',
      sign: testApp.seal('lesson', lessonId),
      course: { sign: testApp.seal('course', courseId), name: 'Selling' },
      name: stepLessons.research.en,
      mayWatch: false,
    }
    expect(await read('marketplace')).toEqual([found])
    expect(await read('marketplace', { language: 'zh' })).toEqual([
      { ...found, name: stepLessons.research.zh, course: { ...found.course, name: '销售' } },
    ])
    expect(await read('erp')).toEqual([])
  })

  it('are those of all twelve steps and all ten cards, each under its step or card', async () => {
    const steps = Object.entries(stepLessons)
    const cards = Object.entries(cardLessons)
    for (const [, name] of [...steps, ...cards]) await makeLesson(titlesOf(name))
    const pairs = async (kind: 'marketplace' | 'erp') =>
      (await read(kind)).map(({ topic, name }) => [topic, name])
    expect(await pairs('marketplace')).toEqual(steps.map(([step, { en }]) => [step, en]))
    expect(await pairs('erp')).toEqual(cards.map(([card, { en }]) => [card, en]))
    expect([steps.length, cards.length]).toEqual([12, 10])
  })

  it('are found only in the language in which the course has them', async () => {
    await makeLesson({ my: research.my ?? '' })
    expect(await read('marketplace')).toMatchObject([{ topic: 'research', name: research.my }])
    await testApp.db.update(lessons).set({ titles: { zh: research.my ?? '' } })
    expect(await read('marketplace')).toEqual([])
  })

  it('come from an enrolled course before the newest, and can be opened when they have a video', async () => {
    const launched = (day: number) => ({ launchedAt: new Date(Date.UTC(2026, 1, day)) })
    const oldest = await makeLesson(research, launched(1))
    const read1 = await makeLesson(research, { ...launched(2), video: false })
    const newest = await makeLesson(research, launched(3))
    const shown = async (by: By = student) =>
      (await read('marketplace', by)).map(({ sign, mayWatch }) => [sign, mayWatch])
    const sealed = (id: number) => testApp.seal('lesson', id)

    expect(await shown()).toEqual([[sealed(newest.lessonId), false]])
    await join(oldest.courseId)
    expect(await shown()).toEqual([[sealed(oldest.lessonId), true]])
    await join(read1.courseId)
    expect(await shown()).toEqual([[sealed(read1.lessonId), false]])
    const other = await testApp.person()
    expect(await shown(other)).toEqual([[sealed(newest.lessonId), false]])
    expect(await shown({ language: 'en' })).toEqual([[sealed(newest.lessonId), false]])
  })

  it('never come from an unlisted course or another school', async () => {
    const { courseId } = await makeLesson(research)
    const change = (values: Partial<NewCourse>) =>
      testApp.db.update(courses).set(values).where(eq(courses.id, courseId))
    await join(courseId)
    for (const hidden of [{ onList: false }, { auditStatus: 1 }, { auditStatus: 3 }]) {
      await change({ onList: true, auditStatus: 2, ...hidden })
      expect(await read('marketplace')).toEqual([])
      expect(await read('marketplace', teacher)).toEqual([])
    }
    await change({ onList: true, auditStatus: 2 })
    expect(await read('marketplace')).toHaveLength(1)
    const { otherSchoolId } = testApp
    const elsewhere = await testApp.person('teacher,normal', otherSchoolId)
    expect(await read('marketplace', elsewhere)).toEqual([])
    await testApp.db.update(lessons).set({ titles: {} })
    await makeLesson(research, { schoolId: otherSchoolId, authorId: elsewhere.userId })
    expect(await read('marketplace', elsewhere)).toHaveLength(1)
    expect(await read('marketplace')).toEqual([])
  })

  it('are found by an index, in one statement beside that of the session, for any number of lessons', async () => {
    const { lessonId } = await makeLesson(research)
    await testApp.db
      .execute(sql`insert into lessons (school_id, course_id, chapter_id, level, titles)
      select l.school_id, l.course_id, l.chapter_id, n + 1, jsonb_build_object('en', 'Lesson ' || n)
      from lessons l, generate_series(1, 4000) n where l.id = ${lessonId}`)
    await testApp.db.execute(sql`analyze lessons, courses`)
    await read('marketplace')
    const plans = await plansOf(testApp.database.pool, () => read('marketplace'))
    const [own, ...others] = plans.filter((nodes) =>
      nodes.some((node) => node['Relation Name'] === 'lessons'),
    )
    expect([plans.length <= 2, others]).toEqual([true, []])
    expect(lookedAt(own ?? [])).toBeLessThan(1_000)
  })
})
