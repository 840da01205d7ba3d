import { courses, type InputOf } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  course = await classroom.course()
})

type Info = Omit<InputOf<typeof courses.addStudyInfo>, 'courseIdSign' | 'version'>

const add = (info: Info, version = 1, by = classroom.teacher) =>
  testApp.ask(courses.addStudyInfo, { courseIdSign: course.sign, version, ...info }, by)
const read = async (by: Person = classroom.teacher) =>
  (await testApp.ask(courses.getStudyInfo, { courseIdSign: course.sign }, by)).body
const intro = async (language: 'en' | 'zh' | 'my') => {
  const { body } = await testApp.raw(
    'POST',
    courses.courseByCourseId.path,
    { sign: course.sign },
    { person: classroom.student, language },
  )
  return (body.data as { course: Record<string, string> }).course
}

describe('the study info of a course', () => {
  it('[TCH-021] [TCH-022] is written and read in the languages of the school, and shown on the course page', async () => {
    expect(await read()).toMatchObject({
      data: { courseIdSign: course.sign, version: 1, aims: '', audience: '', requirements: '' },
    })
    const added = await add({
      aims: 'Pack a box',
      aimsTexts: { en: 'Pack a box', zh: '装箱' },
      audience: 'Clerks',
      requirements: '<p>None<script>alert(1)</script></p>',
    })
    const stored = {
      courseIdSign: course.sign,
      version: 2,
      aims: 'Pack a box',
      aimsTexts: { en: 'Pack a box', zh: '装箱' },
      audience: 'Clerks',
      audienceTexts: { en: 'Clerks' },
      requirements: '<p>None</p>',
      requirementsTexts: { en: '<p>None</p>' },
    }
    expect(added.body.data).toEqual(stored)
    expect((await read()).data).toEqual(stored)
    expect(await intro('en')).toMatchObject({
      aims: 'Pack a box',
      audience: 'Clerks',
      requirements: '<p>None</p>',
    })
    expect(await intro('zh')).toMatchObject({ aims: '装箱', audience: 'Clerks' })
    await add({ aims: '', aimsTexts: { en: '', zh: '装箱' }, audience: 'Clerks' }, 2)
    expect((await read()).data).toMatchObject({
      aimsTexts: { zh: '装箱' },
      audienceTexts: { en: 'Clerks' },
      requirementsTexts: {},
    })
  })

  it('[TCH-084] is not saved over a newer state, even when only the summary changed', async () => {
    expect((await add({ aims: 'First' })).body.ok).toBe(true)
    expect((await add({ aims: 'Second' })).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { aims: 'First', version: 2 } },
    })
    const summary = { idSign: course.sign, courseName: 'New name' }
    const late = await testApp.ask(
      courses.updateCourse,
      { ...summary, version: 1 },
      classroom.teacher,
    )
    expect(late.body.code).toBe(-4)
    await testApp.ask(courses.updateCourse, { ...summary, version: 2 }, classroom.teacher)
    expect((await add({ aims: 'Third' }, 2)).body.code).toBe(-4)
    // Saving the summary keeps the study info.
    expect((await read()).data).toMatchObject({ aims: 'First', version: 3 })
  })

  it('[TCH-084] is saved by exactly one of several parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => add({ aims: `Try ${index}` })),
    )
    const won = answers.findIndex(({ body }) => body.ok)
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
    expect((await read()).data).toMatchObject({ aims: `Try ${won}`, version: 2 })
  })

  it('[TCH-022] [TCH-086] is written by teachers of the course and staff, with at most 2,000 characters for each text', async () => {
    const coTeacher = await testApp.person('teacher,normal')
    const coTeaches = {
      courseIdSign: course.sign,
      teacherIdSign: testApp.seal('user', coTeacher.userId),
    }
    expect((await add({ aims: 'Mine' }, 1, coTeacher)).status).toBe(403)
    expect((await read(coTeacher)).code).toBe(-6)
    await testApp.ask(courses.addCourseTeacher, coTeaches, classroom.teacher)
    expect((await add({ aims: 'Mine' }, 1, coTeacher)).body.ok).toBe(true)
    const staff = await testApp.person('schoolAdmin')
    expect((await add({ aims: 'Ours' }, 2, staff)).body.ok).toBe(true)
    expect((await add({ aims: 'Student' }, 3, classroom.student)).status).toBe(403)
    expect((await add({ audienceTexts: { zh: 'x'.repeat(2001) } }, 3)).body).toMatchObject({
      code: -2,
      extend: { fields: { 'audienceTexts.zh': expect.any(String) } },
    })
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await add({ aims: 'Elsewhere' }, 3, foreign)).status).toBe(404)
    expect((await read()).data).toMatchObject({ aims: 'Ours', version: 3 })
  })
})
