import { courses, grades, standardParts } from '@titian/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeTeacher } from '../../courses/factories.ts'
import { Classroom } from '../../study/factories.ts'
import { assessmentStandards } from '../tables.ts'

let testApp: TestApp
let classroom: Classroom

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
})

const values = {
  watchVideo: '30%',
  unitTesting: '20%',
  theFinalExam: '40%',
  logSig: '10%',
  interactiveQuestion: '0%',
}

const rowOf = async (courseId: number) => {
  const own = eq(assessmentStandards.courseId, courseId)
  return (await testApp.db.select().from(assessmentStandards).where(own))[0]
}

describe('the assessment standard of a course', () => {
  it('[TCH-047] [TCH-048] [TCH-049] [TCH-053] [TCH-054] is added, listed as percent strings and updated', async () => {
    const course = await classroom.course()
    const list = { courseIdSign: course.sign, page: 1, size: 10 }
    expect(
      (await testApp.ask(grades.assessmentStandardList, list, classroom.teacher)).body.data,
    ).toEqual({
      list: [],
      total: 0,
    })
    const fields = { ...values, courseId: course.sign }
    const added = await testApp.ask(grades.addAssessmentStandard, fields, classroom.teacher)
    expect(added.body.data).toMatchObject({ ...fields, daysAsked: 10, postsAsked: 5, version: 1 })
    expect(await rowOf(course.courseId)).toMatchObject({ watchVideo: 30, logSig: 10 })
    const id = added.body.data?.id ?? ''
    const change = { id, version: 1, ...values, watchVideo: 20, unitTesting: 30, daysAsked: 20 }
    await testApp.ask(grades.updateAssessmentStandard, change, classroom.teacher)
    expect(
      (await testApp.ask(grades.assessmentStandardList, list, classroom.teacher)).body.data,
    ).toEqual({
      list: [
        {
          id,
          courseId: course.sign,
          version: 2,
          daysAsked: 20,
          postsAsked: 5,
          ...values,
          watchVideo: '20%',
          unitTesting: '30%',
        },
      ],
      total: 1,
    })
    expect(await rowOf(course.courseId)).toMatchObject({ watchVideo: 20, daysAsked: 20 })
  })

  it('[TCH-052] is refused with the present sum unless its values add up to 100', async () => {
    const course = await classroom.course()
    const percent = fc.integer({ min: 0, max: 100 })
    await fc.assert(
      fc.asyncProperty(fc.tuple(percent, percent, percent, percent, percent), async (five) => {
        const sum = five.reduce((all, one) => all + one, 0)
        fc.pre(sum !== 100)
        const shares = Object.fromEntries(standardParts.map((part, index) => [part, five[index]]))
        const fields = { ...values, ...shares, courseId: course.sign }
        const { status, body } = await testApp.ask(
          grades.addAssessmentStandard,
          fields,
          classroom.teacher,
        )
        expect(status).toBe(422)
        const text = `The five values add up to ${sum}. They must add up to 100.`
        expect(body.extend?.['fields']).toEqual(
          Object.fromEntries(standardParts.map((part) => [part, text])),
        )
      }),
      { numRuns: 20 },
    )
    for (const wrong of ['-1%', '101%', '30.5%', 'many'])
      expect(
        (
          await testApp.ask(
            grades.addAssessmentStandard,
            { ...values, watchVideo: wrong, courseId: course.sign },
            classroom.teacher,
          )
        ).body.extend,
      ).toMatchObject({ fields: { watchVideo: 'A whole number from 0 to 100.' } })
    expect(await rowOf(course.courseId)).toBeUndefined()
  })

  it('[TCH-084] is not overwritten by a save of an older version, nor added twice', async () => {
    const course = await classroom.course()
    const fields = { ...values, courseId: course.sign }
    const [one, other] = await Promise.all([
      testApp.ask(grades.addAssessmentStandard, fields, classroom.teacher),
      testApp.ask(grades.addAssessmentStandard, { ...fields, daysAsked: 3 }, classroom.teacher),
    ])
    const refused = [one, other].filter(({ body }) => !body.ok)
    expect(refused.map(({ body }) => body.code)).toEqual([-4])
    const id = (one.body.data ?? other.body.data)?.id ?? ''
    const change = { ...values, id, version: 1 }
    await testApp.ask(
      grades.updateAssessmentStandard,
      { ...change, postsAsked: 7 },
      classroom.teacher,
    )
    const late = await testApp.ask(
      grades.updateAssessmentStandard,
      { ...change, postsAsked: 9 },
      classroom.teacher,
    )
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { postsAsked: 7, version: 2 } },
    })
    expect(await rowOf(course.courseId)).toMatchObject({ postsAsked: 7 })
  })

  it('[TCH-086] can be changed only by the main lecturer and staff', async () => {
    const course = await classroom.course()
    const coTeacher = await testApp.person('teacher,normal')
    const { schoolId } = testApp
    await makeTeacher(testApp.db, {
      schoolId,
      courseId: course.courseId,
      userId: coTeacher.userId,
      master: false,
    })
    const fields = { ...values, courseId: course.sign }
    expect((await testApp.ask(grades.addAssessmentStandard, fields, coTeacher)).status).toBe(403)
    const staff = await testApp.person('schoolAdmin')
    expect((await testApp.ask(grades.addAssessmentStandard, fields, staff)).status).toBe(200)
  })

  it('[TCH-088] is shown before joining, also to visitors, but not for an unlisted course', async () => {
    const open = await classroom.course()
    const draft = await classroom.course({ auditStatus: 0, onList: false })
    for (const { sign } of [open, draft])
      await testApp.ask(
        grades.addAssessmentStandard,
        { ...values, courseId: sign },
        classroom.teacher,
      )
    const read = (sign: string) =>
      testApp.ask(grades.assessmentStandardList, { courseIdSign: sign })
    expect((await read(open.sign)).body.data?.list).toMatchObject([values])
    expect((await read(draft.sign)).status).toBe(404)
  })

  it('[TCH-112] is deleted with its course', async () => {
    const course = await classroom.course()
    await testApp.ask(
      grades.addAssessmentStandard,
      { ...values, courseId: course.sign },
      classroom.teacher,
    )
    const { body } = await testApp.ask(
      courses.deleteCourse,
      { sign: course.sign },
      classroom.teacher,
    )
    expect(body.ok).toBe(true)
    expect(await rowOf(course.courseId)).toBeUndefined()
  })
})
