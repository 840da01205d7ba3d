import { courses, type InputOf, statistics } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeChapter, makeFile } from '../factories.ts'

let testApp: TestApp
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  // The server takes a second course with the same text within a second as a double click.
  testApp.clock.pass(5)
  teacher = await testApp.person('teacher,normal')
})

async function add(fields: Partial<InputOf<typeof courses.addCourse>> = {}) {
  const { body } = await testApp.ask(courses.addCourse, { courseName: 'Rice', ...fields }, teacher)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.sign
}
const read = async (sign: string) =>
  (await testApp.ask(courses.getCourseId, { sign }, teacher)).body
const update = async (sign: string, fields: Partial<InputOf<typeof courses.updateCourse>>) => {
  const input = { idSign: sign, version: 1, courseName: 'Rice', ...fields }
  return (await testApp.ask(courses.updateCourse, input, teacher)).body
}
const mine = async (input: InputOf<typeof courses.myCourseList> = {}) =>
  (await testApp.ask(courses.myCourseList, input, teacher)).body.data

async function film() {
  const file = { schoolId: testApp.schoolId, ownerId: teacher.userId }
  return makeFile(testApp.db, file)
}

/** Makes a course of the teacher with a chapter and one film. */
async function filmed() {
  const sign = await add()
  const courseId = testApp.app.deps.signs.open('course', sign) ?? 0
  const { lessonIds } = await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId }, [
    await film(),
  ])
  return { sign, lesson: testApp.seal('lesson', lessonIds[0] ?? 0) }
}

/** Submits the course and lets staff approve it. */
async function approve(sign: string) {
  const staff = await testApp.person('schoolAdmin')
  await testApp.ask(courses.courseAction, { sign, action: 'submit' }, teacher)
  const { revision } = (await read(sign)).data ?? {}
  return testApp.ask(courses.courseAction, { sign, action: 'approve', revision }, staff)
}

describe('the courses of a teacher', () => {
  it('[TCH-001] [ACC-211] are created, managed and deleted by the teacher, who also sees their statistics', async () => {
    const sign = await add()
    expect((await mine())?.list).toMatchObject([{ idSign: sign, courseName: 'Rice' }])
    expect((await update(sign, { courseName: 'Noodles' })).data?.courseName).toBe('Noodles')
    const numbers = await testApp.ask(statistics.dataStatistics, { sign }, teacher)
    expect(numbers.body.data).toMatchObject({
      courseName: 'Noodles',
      countVoMap: { students: 0, videos: 0, exams: 0 },
    })
    expect((await testApp.ask(courses.deleteCourse, { sign }, teacher)).body.ok).toBe(true)
    expect(await mine()).toEqual({ list: [], total: 0 })
    const student = await testApp.person()
    expect((await testApp.ask(courses.addCourse, { courseName: 'Tea' }, student)).body.code).toBe(
      -6,
    )
  })

  it('[TCH-011] have type 1 when they are credit courses, and type 2 otherwise', async () => {
    const typeOf = async (sign: string) => (await read(sign)).data?.type
    const credit = await add({ type: 1 })
    expect(await typeOf(credit)).toBe(1)
    expect(await typeOf(await add({ courseName: 'Other' }))).toBe(2)
    expect((await update(credit, { type: 2 })).data?.type).toBe(2)
    for (const type of [0, 3]) {
      const input = { courseName: 'Neither', type }
      const { body } = await testApp.raw('POST', courses.addCourse.path, input, { person: teacher })
      expect(body).toMatchObject({ code: -2, extend: { fields: { type: expect.any(String) } } })
    }
  })

  it('[TCH-014] have audit status 2 once they are approved, and are visible then', async () => {
    const { sign } = await filmed()
    const shown = async () =>
      (await testApp.ask(courses.courseByCourseId, { sign }, await testApp.person())).body.code
    expect((await read(sign)).data?.auditStatus).toBe(0)
    expect(await shown()).toBe(-2)
    expect((await approve(sign)).body.data?.auditStatus).toBe(2)
    expect((await mine({ auditStatus: 2 }))?.list).toMatchObject([{ idSign: sign, auditStatus: 2 }])
    expect(await shown()).toBe(200)
  })

  it('[TCH-016] are listed by `page`', async () => {
    const signs: string[] = []
    for (const courseName of ['A', 'B', 'C']) {
      signs.unshift(await add({ courseName }))
      testApp.clock.pass(5)
    }
    const page = async (number: number) => {
      const { list = [], total } = (await mine({ page: number, size: 2 })) ?? {}
      return [list.map(({ idSign }) => idSign), total]
    }
    expect(await page(1)).toEqual([signs.slice(0, 2), 3])
    expect(await page(2)).toEqual([signs.slice(2), 3])
    expect(await page(3)).toEqual([[], 3])
    expect((await mine())?.list).toHaveLength(3)
  })

  it('[TCH-017] [TCH-018] are read for editing by their `sign`, and updated', async () => {
    const sign = await add({ courseName: 'Rice', content: 'Of rice', coursePrice: 3 })
    expect((await read(sign)).data).toMatchObject({
      idSign: sign,
      version: 1,
      courseName: 'Rice',
      content: 'Of rice',
      coursePrice: 3,
    })
    const fields = { courseName: 'Brown rice', content: 'Of more rice', coursePrice: 4.5 }
    expect((await update(sign, fields)).ok).toBe(true)
    expect((await read(sign)).data).toMatchObject({ idSign: sign, version: 2, ...fields })
    expect((await read('made-up')).ok).toBe(false)
  })
})

describe('the catalogue of a course', () => {
  const chapterOf = async (courseIdSign: string) => {
    const fields = { chapterName: 'Fields', chapterSynopsis: 'Of wet fields' }
    const { body } = await testApp.ask(courses.addChapter, { courseIdSign, ...fields }, teacher)
    return { sign: body.data?.sign ?? '', fields }
  }

  it('[TCH-023] [TCH-026] has chapters that are read by id with `sign`, and updated', async () => {
    const courseIdSign = await add()
    const { sign, fields } = await chapterOf(courseIdSign)
    const get = async () => (await testApp.ask(courses.chapterById, { sign }, teacher)).body.data
    expect(await get()).toMatchObject({ idSign: sign, chapterLevel: 1, courseIdSign, ...fields })
    const change = { chapterName: 'Paddies', chapterSynopsis: 'Of paddies' }
    const input = { idSign: sign, version: 1, ...change }
    expect((await testApp.ask(courses.updateChapter, input, teacher)).body.ok).toBe(true)
    expect(await get()).toMatchObject({
      idSign: sign,
      chapterLevel: 1,
      courseIdSign,
      version: 2,
      ...change,
    })
  })

  it('[TCH-028] [TCH-030] has videos that are added, read by id with `sign`, and updated', async () => {
    const chapterIdSign = (await chapterOf(await add())).sign
    const input = { chapterIdSign, videoTitle: 'Sowing' }
    const { body } = await testApp.ask(courses.addChapterVideo, input, teacher)
    const sign = body.data?.sign ?? ''
    const get = async () =>
      (await testApp.ask(courses.chapterVideoById, { sign }, teacher)).body.data
    const added = { idSign: sign, chapterIdSign, videoLevel: 1, version: 1 }
    expect(await get()).toMatchObject({ ...added, videoTitle: 'Sowing' })
    const change = { idSign: sign, version: 1, videoTitle: 'Sowing rice' }
    expect((await testApp.ask(courses.updateChapterVideo, change, teacher)).body.ok).toBe(true)
    expect(await get()).toMatchObject({ ...added, videoTitle: 'Sowing rice', version: 2 })
  })

  it('[TCH-029] allows deleting a video, and gives the reason when it refuses', async () => {
    const { sign, lesson } = await filmed()
    await approve(sign)
    const remove = async () =>
      (await testApp.ask(courses.deleteChapterVideo, { sign: lesson }, teacher)).body
    expect(await remove()).toMatchObject({
      code: -4,
      msg: 'This is the last video of a course that is on the list. Remove the course from the list first.',
    })
    await testApp.ask(courses.courseAction, { sign, action: 'takeOff' }, teacher)
    testApp.clock.pass(5)
    expect((await remove()).ok).toBe(true)
    const { body } = await testApp.ask(courses.catalogue, { sign }, teacher)
    expect(body.data).toMatchObject([{ lessons: [] }])
  })
})
