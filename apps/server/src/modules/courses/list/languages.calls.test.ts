import { courses, type InputOf, type Language } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../factories.ts'
import { courses as courseRows } from '../tables.ts'

let testApp: TestApp
let teacher: Person
const ids: Record<string, number> = {}

async function make(name: string, language: Language | null) {
  const course = { schoolId: testApp.schoolId, authorId: teacher.userId, names: { en: name } }
  ids[name] = await makeCourse(testApp.db, { ...course, language }, testApp.clock.now())
}

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  await make('Tea', 'en')
  await make('Rice', 'zh')
  await make('Soup', 'zh')
  await make('Batik', 'my')
  await make('Weaving', null)
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(() => testApp.clock.pass(5))

type Filter = InputOf<typeof courses.courseList>

async function found(filter: Filter) {
  const { body } = await testApp.ask(courses.courseList, filter)
  const names = body.data?.list.map(({ courseName }) => courseName).toSorted()
  return { names, total: body.data?.total }
}

async function counts() {
  const { body } = await testApp.ask(courses.courseLanguageList, {})
  return Object.fromEntries(body.data?.map((one) => [one.language, one.courses]) ?? [])
}

const languageOf = async (sign: string) => {
  const id = testApp.app.deps.signs.open('course', sign) ?? 0
  const [row] = await testApp.db.select().from(courseRows).where(eq(courseRows.id, id))
  return row?.language
}

describe('courses by their teaching language', () => {
  it('[CRS-214] are listed for one or several languages, also combined with a search', async () => {
    expect(await found({ courseLanguage: 'zh' })).toEqual({ names: ['Rice', 'Soup'], total: 2 })
    expect(await found({ courseLanguage: 'my,en' })).toEqual({ names: ['Batik', 'Tea'], total: 2 })
    expect((await found({ courseLanguage: 'en,zh,my' })).total).toBe(4)
    expect((await found({})).total).toBe(5)
    expect(await found({ courseLanguage: 'zh', courseName: 'ric' })).toEqual({
      names: ['Rice'],
      total: 1,
    })
    expect(await found({ courseLanguage: 'en', isFree: 0 })).toEqual({ names: [], total: 0 })
  })

  it('[CRS-214] are not listed for an unknown language, which is refused', async () => {
    for (const courseLanguage of ['de', 'en,', 'en;zh', ''])
      expect((await testApp.ask(courses.courseList, { courseLanguage })).status).toBe(422)
  })

  it('[CRS-214] show their language in the list and on their page', async () => {
    const { body } = await testApp.ask(courses.courseList, { size: 60 })
    const said = body.data?.list.map((card) => [card.courseName, card.courseLanguage])
    expect(new Map(said as [string, string | null][])).toEqual(
      new Map([
        ['Tea', 'en'],
        ['Rice', 'zh'],
        ['Soup', 'zh'],
        ['Batik', 'my'],
        ['Weaving', null],
      ]),
    )
    const sign = testApp.seal('course', ids['Batik'] ?? 0)
    const detail = await testApp.ask(courses.courseByCourseId, { sign })
    expect(detail.body.data?.course.courseLanguage).toBe('my')
  })

  it('[CRS-214] are counted for each language, equal to a fresh count', async () => {
    expect(await counts()).toEqual({ en: 1, zh: 2, my: 1 })
    const change = (what: string, name: string) =>
      testApp.db.execute(sql.raw(`update courses set ${what} where id = ${ids[name]}`))
    await change(`language = 'en'`, 'Rice')
    expect(await counts()).toEqual({ en: 2, zh: 1, my: 1 })
    await change('language = null', 'Batik')
    await change('on_list = false', 'Soup')
    const stored = await counts()
    expect(stored).toEqual({ en: 2, zh: 0, my: 0 })
    await testApp.db.execute(sql`select recount_courses()`)
    expect(await counts()).toEqual(stored)
    const abroad = await testApp.ask(courses.courseLanguageList, {}, { host: 'other.localhost' })
    expect(abroad.body.data?.map((one) => one.courses)).toEqual([0, 0, 0])
  })
})

describe('the teaching language of a course', () => {
  const form = { courseName: 'Dyeing', courseNameTexts: { en: 'Dyeing' } }

  it('[CRS-214] is kept until the teacher chooses another one', async () => {
    const added = await testApp.ask(courses.addCourse, { ...form, courseLanguage: 'my' }, teacher)
    const sign = added.body.data?.sign ?? ''
    expect(await languageOf(sign)).toBe('my')
    const { data } = (await testApp.ask(courses.getCourseId, { sign }, teacher)).body
    expect(data?.courseLanguage).toBe('my')
    const input = { ...form, idSign: sign, version: data?.version ?? 0 }
    testApp.clock.pass(5)
    const saved = await testApp.ask(
      courses.updateCourse,
      { ...input, courseLanguage: 'zh' },
      teacher,
    )
    expect(saved.body.data?.courseLanguage).toBe('zh')
    expect(await languageOf(sign)).toBe('zh')
  })

  it('[CRS-214] may be empty, and must be known to the platform', async () => {
    const added = await testApp.ask(courses.addCourse, form, teacher)
    expect(await languageOf(added.body.data?.sign ?? '')).toBeNull()
    testApp.clock.pass(5)
    const wrong = { ...form, courseLanguage: 'de' as 'en' }
    expect((await testApp.ask(courses.addCourse, wrong, teacher)).status).toBe(422)
    await expect(
      testApp.db.execute(sql`update courses set language = 'de' where id = ${ids['Tea']}`),
    ).rejects.toThrow()
  })
})
