import { courses, type InputOf, statistics } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, makeTeacher } from '../factories.ts'

let testApp: TestApp
let lecturer: Person
let helper: Person
let sign: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  lecturer = await testApp.person('teacher,normal')
  helper = await testApp.person('teacher,normal')
  const first = { courseName: 'Rice', courseDetails: '<p>Paddy</p>', coursePrice: 5 }
  const { body } = await testApp.ask(courses.addCourse, first, lecturer)
  sign = body.data?.sign ?? ''
  const courseId = testApp.app.deps.signs.open('course', sign) ?? 0
  await makeTeacher(testApp.db, { schoolId: testApp.schoolId, courseId, userId: helper.userId })
})

type Fields = Partial<InputOf<typeof courses.updateCourse>>

/** Saves the form with some changed fields, after the given number of minutes. */
async function save(fields: Fields, { by = lecturer, minutes = 1 } = {}) {
  testApp.clock.pass(minutes * 60)
  const { data } = (await testApp.ask(courses.getCourseId, { sign }, by)).body
  if (!data) throw new Error('no course')
  const { courseNameTexts, courseDetailsTexts, coursePicturePath, coursePrice, version } = data
  const present = {
    courseName: data.courseName,
    courseNameTexts,
    courseDetailsTexts,
    coursePicture: coursePicturePath,
    coursePrice,
  }
  const input = { ...present, idSign: sign, version, ...fields }
  const { body } = await testApp.ask(courses.updateCourse, input, by)
  expect(body.ok, body.msg).toBe(true)
}
const named = (name: string): Fields => ({ courseName: name, courseNameTexts: { en: name } })

const list = async (by = lecturer) =>
  (await testApp.ask(statistics.courseVersions, { sign }, by)).body.data?.list ?? []
const open = async (version = 0, by = lecturer) =>
  (await testApp.ask(statistics.courseVersion, { sign, version }, by)).body.data
const names = async () =>
  Promise.all((await list()).map(async ({ version }) => (await open(version))?.courseNameTexts.en))

describe('the versions of a course summary', () => {
  it('[TCH-164] are one for each 10 minutes of editing by one person, plus the state before the first change', async () => {
    expect(await list()).toEqual([])
    await save(named('Rice 2'), { minutes: 60 })
    await save(named('Rice 3'))
    await save(named('Rice 4'), { by: helper })
    await save(named('Rice 5'), { by: helper, minutes: 11 })
    expect(await names()).toEqual(['Rice 5', 'Rice 4', 'Rice 3', 'Rice'])
    const people = (await list()).map(({ byName }) => byName)
    expect(people).toEqual([helper, helper, lecturer, lecturer].map(({ name }) => name))
  })

  it('[TCH-164] [CRS-214] contain the whole form, and restoring one keeps the replaced one', async () => {
    const cover = await makeFile(testApp.db, {
      schoolId: testApp.schoolId,
      ownerId: lecturer.userId,
      purpose: 'cover',
      type: 'image/png',
    })
    const wide: Fields = { courseTime: 12, courseLanguage: 'zh' }
    await save({ ...wide, coursePicture: testApp.seal('file', cover) }, { minutes: 60 })
    await save(
      { ...named('Tea'), coursePicture: null, courseDetailsTexts: { en: 'Gone' } },
      { by: helper },
    )
    const versions = await list(helper)
    const old = await open(versions[1]?.version, helper)
    expect(old).toMatchObject({ courseNameTexts: { en: 'Rice' }, coursePrice: 5, ...wide })
    expect(old?.courseDetailsTexts).toEqual({ en: '<p>Paddy</p>' })
    const { coursePicturePath, courseTime, courseLanguage } = old ?? {}
    const facts = { courseTime, courseLanguage }
    const back = { ...named('Rice'), courseDetailsTexts: old?.courseDetailsTexts, ...facts }
    // Restoring creates a version, even at once and by the same person.
    await save({ ...back, coursePicture: coursePicturePath ?? null }, { by: helper })
    expect(await names()).toEqual(['Rice', 'Tea', 'Rice', 'Rice'])
    const now = (await testApp.ask(courses.getCourseId, { sign }, lecturer)).body.data
    expect(now).toMatchObject({ courseName: 'Rice', ...wide })
    expect(now?.coursePicturePath).toBe(testApp.seal('file', cover))
    await save(named('Rice on'), { by: helper })
    expect(await names()).toEqual(['Rice on', 'Tea', 'Rice', 'Rice'])
  })

  it('[TCH-164] are readable by teachers of the course and staff only, the newest 50', async () => {
    for (let count = 1; count <= 55; count += 1) await save(named(`Rice ${count}`), { minutes: 11 })
    const retained = await list(await testApp.person('schoolAdmin,normal'))
    expect(retained).toHaveLength(50)
    expect((await open(retained.at(-1)?.version))?.courseNameTexts.en).toBe('Rice 6')
    expect(await open(1)).toBeNull()
    const other = await testApp.person('teacher,normal')
    for (const call of [
      await testApp.ask(statistics.courseVersions, { sign }, other),
      await testApp.ask(statistics.courseVersion, { sign, version: 1 }, other),
    ])
      expect(call.body.code).toBe(-6)
  })
})
