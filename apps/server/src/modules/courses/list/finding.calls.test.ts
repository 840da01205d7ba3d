import { courses, type InputOf, schools } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { addSchoolContent } from '../../schools/index.ts'
import { changeLesson } from '../catalogue/queries.ts'
import { makeChapter, makeCourse, makeTeacher } from '../factories.ts'
import { enrol } from '../index.ts'
import { courseTypes, type NewCourse } from '../tables.ts'
import { countedMost } from './queries.ts'

let testApp: TestApp
let teacher: Person
let trade: number
let kitchen: number

const make = (plan: Partial<NewCourse>, schoolId = testApp.schoolId) =>
  makeCourse(testApp.db, { schoolId, authorId: teacher.userId, ...plan }, testApp.clock.now())

async function makeType(name: string) {
  const [row] = await testApp.db
    .insert(courseTypes)
    .values({ schoolId: testApp.schoolId, level: 1, names: { en: name } })
    .returning({ id: courseTypes.id })
  return row?.id ?? 0
}

const found = async (input: InputOf<typeof courses.courseList>) => {
  const { body } = await testApp.ask(courses.courseList, input)
  return { names: body.data?.list.map((card) => card.courseName), total: body.data?.total }
}
const namesOf = (body: { data?: { courseName: string }[] | null }) =>
  body.data?.map((card) => card.courseName)

/** Returns the counts that triggers keep, beside counts that are made now. */
async function numbers() {
  const read = async () => {
    const tallies = await testApp.db.execute(
      sql`select * from course_tallies order by 1, 2, 3, 4, 5, 6, 7, 8`,
    )
    const sums = await testApp.db.execute(
      sql`select school_id, sum(courses)::int as courses, sum(learners)::int as learners from course_student_sums group by 1 order by 1`,
    )
    return { tallies: tallies.rows, sums: sums.rows }
  }
  const stored = await read()
  await testApp.db.execute(sql`select recount_courses()`)
  return { stored, anew: await read() }
}

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  trade = await makeType('Trade')
  kitchen = await makeType('Kitchen')
  await make({
    names: { en: 'Coffee at sea', zh: '海上咖啡馆', my: 'Kopi di laut' },
    typeId: trade,
    type: 1,
    learners: 3,
  })
  await make({ names: { en: 'Sea freight' }, typeId: trade, priceMinor: 500, learners: 9 })
  await make({ names: { en: 'Air freight' }, typeId: trade, priceMinor: 500, learners: 20 })
  await make({ names: { en: 'Customs' }, typeId: trade, kindId: 6, learners: 90 })
  await make({ names: { en: 'Soup' }, typeId: kitchen, learners: 50, recommended: true })
  await make({ names: { en: 'Bread' }, typeId: kitchen, priceMinor: 900, learners: 80 })
}, 90_000)
afterAll(() => testApp?.close())

describe('searching courses by name', () => {
  it('[CRS-126] finds one, two and more Chinese characters', async () => {
    for (const courseName of ['咖', '咖啡', '咖啡馆', '海上咖啡馆', '上咖'])
      expect((await found({ courseName })).names, courseName).toEqual(['Coffee at sea'])
    expect((await found({ courseName: '啡咖' })).total).toBe(0)
  })

  it('[CRS-126] finds every word that is typed, in any order and any language', async () => {
    expect((await found({ courseName: 'sea coffee' })).names).toEqual(['Coffee at sea'])
    expect((await found({ courseName: 'kopi 咖啡' })).names).toEqual(['Coffee at sea'])
    expect((await found({ courseName: 'coffee soup' })).total).toBe(0)
  })

  it('[FRM-446] finds what is typed in letters of full width', async () => {
    expect((await found({ courseName: 'ＫＯＰＩ　ＳＥＡ' })).names).toEqual(['Coffee at sea'])
    expect((await found({ courseName: 'ＡＩＲ ｆｒｅｉｇｈｔ' })).names).toEqual(['Air freight'])
  })

  it('[CRS-126] finds a Latin word with one letter wrong, missing, added or swapped', async () => {
    for (const courseName of ['coffes', 'cofee', 'cofffee', 'cofefe', 'coffee ata sea', 'KOPY'])
      expect((await found({ courseName })).names, courseName).toEqual(
        courseName === 'coffee ata sea' ? [] : ['Coffee at sea'],
      )
    expect((await found({ courseName: 'cafee' })).total).toBe(0)
  })

  it('[CRS-217] finds a course by a teacher and by a lesson in any language, and names the match', async () => {
    const { db, schoolId } = testApp
    const courseId = await make({ names: { en: 'Photography' } })
    const person = await testApp.person('teacher,normal')
    await db.execute(sql`update users set name = 'Tan Wei Jie' where id = ${person.userId}`)
    await makeTeacher(db, { schoolId, courseId, userId: person.userId })
    const { lessonIds } = await makeChapter(db, { schoolId, courseId }, [null, null])
    const titles = { en: 'White balance', zh: '白平衡', my: 'Imbangan putih' }
    await changeLesson(db, lessonIds[1] ?? 0, 1, { titles })
    const hit = async (courseName: string) => {
      const { body } = await testApp.ask(courses.courseList, { courseName })
      const suggested = await testApp.ask(courses.courseSearchList, { courseName })
      expect(suggested.body.data?.list.map((one) => one.hit)).toEqual(
        body.data?.list.map((one) => one.hit),
      )
      return body.data?.list.map((one) => [one.courseName, one.hit])
    }
    const byTeacher = [['Photography', { kind: 'teacher', text: 'Tan Wei Jie' }]]
    expect(await hit('Tan Wei Jie')).toEqual(byTeacher)
    expect(await hit('wei jie')).toEqual(byTeacher)
    const byLesson = [['Photography', { kind: 'lesson', text: 'White balance' }]]
    expect(await hit('white balance')).toEqual(byLesson)
    expect(await hit('平衡')).toEqual(byLesson)
    expect(await hit('photography')).toEqual([['Photography', null]])
    const [row] = (await db.execute(sql`select mobile from users where id = ${person.userId}`)).rows
    expect(await hit(String(row?.['mobile']).slice(-6))).toEqual([])
    await db.execute(sql`update courses set on_list = false where id = ${courseId}`)
    expect(await hit('white balance')).toEqual([])
  })

  it('[CRS-126] combines filters of price, popularity, kind, subject and name', async () => {
    expect((await found({ courseName: 'freight', isFree: 1 })).total).toBe(0)
    expect((await found({ courseName: 'freigth', isFree: 1 })).total).toBe(0)
    const courseTypeSign = testApp.seal('courseType', trade)
    const all = { courseName: 'e', isFree: 0, courseKindId: 4, courseTypeSign } as const
    expect((await found({ ...all, hotType: 'new', sort: 'learners' })).names).toEqual([
      'Air freight',
      'Sea freight',
    ])
  })

  it('[FRM-109] suggests courses with cover and price', async () => {
    const { body } = await testApp.ask(courses.courseSearchList, { courseName: 'freight' })
    expect(body.data?.total).toBe(2)
    expect(body.data?.list[0]).toMatchObject({
      courseName: 'Air freight',
      coursePicture: null,
      coursePrice: 5,
    })
    expect(body.data?.list[0]?.coverSeed).toMatch(/^seed-/)
  })
})

describe('lists of a kind of courses', () => {
  it('[CRS-017] lists credit courses as master courses, and others as optional ones', async () => {
    expect(await found({ type: 1 })).toEqual({ names: ['Coffee at sea'], total: 1 })
    expect((await found({ type: 2 })).total).toBe(5)
    const { status } = await testApp.ask(courses.courseList, { type: 3 })
    expect(status).toBe(422)
  })

  it('[CNT-006] lists free courses for self-study', async () => {
    const { body } = await testApp.ask(courses.selfStudyCourses, {})
    expect(namesOf(body)).toEqual(['Customs', 'Soup', 'Coffee at sea'])
  })

  it("[CNT-009] lists the courses that the school's slides link to, in the order of the slides", async () => {
    const { body: all } = await testApp.ask(courses.courseList, { size: 60 })
    const signOf = (name: string) => all.data?.list.find((one) => one.courseName === name)?.sign
    const slide = (url: string, position: number) => ({
      title: { en: url },
      seed: String(position),
      url,
      position,
    })
    await addSchoolContent(testApp.db, testApp.schoolId, {
      menus: [],
      adverts: [],
      banners: [
        slide(`/courseDetail/${signOf('Soup')}`, 0),
        slide('/news', 1),
        slide('/courseDetail/AAAAAAAAAAAAAAAAAAAAAA', 2),
        slide(`https://localhost/en/courseDetail/${signOf('Customs')}`, 3),
        slide(`/courseDetail/${signOf('Soup')}`, 4),
      ],
    })
    const own = (await testApp.ask(schools.schoolSign, {})).body.data?.sign ?? ''
    for (const sign of [undefined, '1', own]) {
      const { body } = await testApp.ask(courses.sliderCourse, sign === undefined ? {} : { sign })
      expect(namesOf(body)).toEqual(['Soup', 'Customs'])
    }
    const host = 'other.localhost'
    const foreign = await testApp.ask(courses.sliderCourse, { sign: own }, { host })
    expect([
      foreign.body.data,
      (await testApp.ask(courses.sliderCourse, {}, { host })).body.data,
    ]).toEqual([[], []])
  })

  it('[CNT-015] lists the courses of the school in pages with its sign, from page 1, and none of another school', async () => {
    const own = (await testApp.ask(schools.schoolSign, {})).body.data?.sign ?? ''
    const { body: all } = await testApp.ask(courses.courseList, {
      sort: 'time',
      order: 'desc',
      size: 60,
    })
    const names = all.data?.list.map((one) => one.courseName) ?? []
    const usual = (await testApp.ask(courses.schoolCourses, {})).body.data
    expect(usual?.list.map((one) => one.courseName)).toEqual(names.slice(0, 8))
    expect(usual?.total).toBe(names.length)
    const second = (await testApp.ask(courses.schoolCourses, { sign: own, page: 2, size: 2 })).body
    expect(second.data?.list.map((one) => one.courseName)).toEqual(names.slice(2, 4))
    const foreign = await testApp.ask(
      courses.schoolCourses,
      { sign: own },
      { host: 'other.localhost' },
    )
    expect(foreign.body.data).toEqual({ list: [], total: 0 })
  })

  it('[CRS-013] recommends by subject and kind of the enrolled courses, without the enrolled ones', async () => {
    const student = await testApp.person()
    const asVisitor = await testApp.ask(courses.homeRecommended, { size: 2 })
    expect(namesOf(asVisitor.body)).toEqual(['Soup', 'Customs'])
    const before = await testApp.ask(courses.homeRecommended, { size: 2 }, student)
    expect(namesOf(before.body)).toEqual(['Soup', 'Customs'])
    const joined = await make({ names: { en: 'Ships' }, typeId: trade, learners: 500 })
    await enrol(
      testApp.db,
      { schoolId: testApp.schoolId, userId: student.userId, courseId: joined },
      testApp.clock.now(),
    )
    const { body } = await testApp.ask(courses.homeRecommended, { size: 4 }, student)
    expect(namesOf(body)).toEqual(['Air freight', 'Sea freight', 'Coffee at sea', 'Soup'])
  })
})

describe('the list of school crests', () => {
  it('[CRS-014] [CRS-015] counts pages from 0, with twenty schools each', async () => {
    const all = await testApp.ask(schools.schoolCrestList, { page: 0, size: 20 })
    expect(all.body.data?.total).toBe(2)
    expect(all.body.data?.list).toHaveLength(2)
    const standard = await testApp.ask(schools.schoolCrestList, {})
    expect(standard.body.data).toEqual(all.body.data)
    const second = await testApp.ask(schools.schoolCrestList, { page: 1, size: 1 })
    expect(second.body.data?.list).toEqual([all.body.data?.list[1]])
    const below = await testApp.ask(schools.schoolCrestList, { page: -3, size: 1 })
    expect(below.body.data?.list).toEqual([all.body.data?.list[0]])
  })

  it("[CRS-108] links to each school's own host, and contains its name and crest only", async () => {
    const { body } = await testApp.ask(schools.schoolCrestList, {})
    const [here, other] = body.data?.list ?? []
    expect(here?.url).toMatch(/^http:\/\/localhost(:\d+)?$/)
    expect(other?.url).toMatch(/^http:\/\/other\.localhost(:\d+)?$/)
    expect(Object.keys(other ?? {}).toSorted()).toEqual(['image', 'name', 'url'])
  })
})

describe('counts that triggers maintain', () => {
  it('[CRS-010] equal a fresh count', async () => {
    const id = await make({ names: { en: 'Moving' }, typeId: trade, learners: 7 })
    const draft = await make({ names: { en: 'Draft' }, auditStatus: 0, onList: false })
    const change = (what: string) => testApp.db.execute(sql.raw(`update courses set ${what}`))
    await change(`type_id = ${kitchen}, type2_id = ${trade}, kind_id = 6 where id = ${id}`)
    await change(`price_minor = 800, featured = true, learners = learners + 4 where id = ${id}`)
    await change(`audit_status = 2, on_list = true where id = ${draft}`)
    let { stored, anew } = await numbers()
    expect(stored).toEqual(anew)
    await change(`on_list = false where id = ${id}`)
    await testApp.db.execute(sql`delete from courses where id = ${draft}`)
    ;({ stored, anew } = await numbers())
    expect(stored).toEqual(anew)
    expect(stored.tallies.every((row) => Number(row['courses']) > 0)).toBe(true)
  })

  it('[CRS-126] limit the count of a search, but not its list', async () => {
    const { userId: authorId } = await testApp.person('teacher,normal', testApp.otherSchoolId)
    await testApp.db.execute(sql`insert into courses
      (school_id, author_id, names, name_search, cover_seed, audit_status, on_list, launched_at, created_at, updated_at)
      select ${testApp.otherSchoolId}::bigint, ${authorId}::bigint, jsonb_build_object('en', 'Many ' || n), 'many ' || n, 'x', 2, true,
        now() - n * interval '1 hour', now(), now() from generate_series(1, ${countedMost + 50}::int) n`)
    const ask = (page: number, courseName: string) =>
      testApp.ask(courses.courseList, { courseName, page, size: 12 }, { host: 'other.localhost' })
    const first = (await ask(1, 'many')).body.data
    expect(first?.total).toBe(countedMost)
    expect(first?.list[0]?.courseName).toBe('Many 1')
    const last = (await ask(countedMost / 12, 'many')).body.data
    expect(last?.list.at(-1)?.courseName).toBe(`Many ${countedMost}`)
    expect((await ask(1, '')).body.data?.total).toBe(countedMost + 50)
    expect((await found({ courseName: 'many' })).total).toBe(0)
  })

  it('[CRS-126] come with an index for searches, also of one Chinese character', async () => {
    await testApp.db.execute(sql`analyze courses`)
    for (const part of ['咖', '咖啡', 'ma']) {
      const { rows } = await testApp.db.execute(sql`explain select id from courses
        where school_id = ${testApp.schoolId}::bigint and audit_status = 2 and on_list
        and course_name_parts(school_id, name_search) @> array[${`${testApp.schoolId}:${part}`}::text]`)
      expect(JSON.stringify(rows)).toContain('courses_name_parts')
    }
  })

  it('[CRS-217] come with an index for searches of lesson titles', async () => {
    const { rows } = await testApp.db.execute(sql`select indexdef from pg_indexes
      where indexname = 'lessons_parts'`)
    expect(JSON.stringify(rows)).toContain('lesson_words')
  })
})
