import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courses } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { eq } from 'drizzle-orm'
import { courses as courseRows } from '../tables.ts'
import { makeChapter, makeCourse, makeFile, makeTeacher } from '../factories.ts'

let testApp: TestApp
let teacher: Person
let ids: Record<'soup' | 'freight' | 'percent' | 'old' | 'draft' | 'off', number>

const daysAgo = (days: number) => new Date(testApp.clock.now().getTime() - days * 86_400_000)

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  const make = (plan: Partial<Parameters<typeof makeCourse>[1]>) =>
    makeCourse(
      testApp.db,
      { schoolId: testApp.schoolId, authorId: teacher.userId, ...plan },
      testApp.clock.now(),
    )
  ids = {
    soup: await make({
      names: { en: 'Soup kitchen', zh: '煮汤入门', my: 'Dapur sup' },
      kindId: 4,
      featured: true,
      launchedAt: daysAgo(3),
      learners: 1,
    }),
    freight: await make({
      names: { en: 'Sea Freight', zh: '海运实务', my: 'Kargo laut' },
      kindId: 5,
      priceMinor: 4800,
      launchedAt: daysAgo(40),
      learners: 40,
      recommended: true,
    }),
    percent: await make({
      names: { en: '100% profit_margin' },
      kindId: 5,
      priceMinor: 1200,
      launchedAt: daysAgo(20),
    }),
    old: await make({
      names: { en: 'Old tales' },
      kindId: 6,
      launchedAt: daysAgo(400),
      learners: 2,
    }),
    draft: await make({ names: { en: 'Soup draft' }, auditStatus: 0, onList: false }),
    off: await make({ names: { en: 'Soup off' }, onList: false }),
  }
  const { userId: authorId } = await testApp.person('teacher,normal', testApp.otherSchoolId)
  await makeCourse(
    testApp.db,
    { schoolId: testApp.otherSchoolId, authorId, names: { en: 'Soup elsewhere' } },
    testApp.clock.now(),
  )
  await makeTeacher(testApp.db, {
    schoolId: testApp.schoolId,
    courseId: ids.freight,
    userId: teacher.userId,
    master: true,
  })
  const video = await makeFile(testApp.db, {
    schoolId: testApp.schoolId,
    ownerId: teacher.userId,
    durationSeconds: 61.5,
  })
  await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId: ids.freight }, [
    video,
    null,
  ])
}, 90_000)
afterAll(() => testApp?.close())

const found = async (input: Parameters<typeof testApp.ask<typeof courses.courseList>>[1]) => {
  const { body } = await testApp.ask(courses.courseList, input)
  return { names: body.data?.list.map((card) => card.courseName), total: body.data?.total }
}

describe('the course list', () => {
  it('[CRS-006] shows only approved and listed courses of the school', async () => {
    expect(await found({})).toEqual({
      names: ['Soup kitchen', '100% profit_margin', 'Sea Freight', 'Old tales'],
      total: 4,
    })
  })

  it('[CRS-126] finds parts of names in any language, one Chinese character included', async () => {
    expect((await found({ courseName: '汤' })).names).toEqual(['Soup kitchen'])
    expect((await found({ courseName: 'KARGO' })).names).toEqual(['Sea Freight'])
    expect((await found({ courseName: '0%' })).names).toEqual(['100% profit_margin'])
    expect((await found({ courseName: 't_m' })).names).toEqual(['100% profit_margin'])
    expect((await found({ courseName: '%' })).total).toBe(1)
    expect((await found({ courseName: "'; drop table courses --" })).total).toBe(0)
  })

  it('[CRS-005] [CRS-008] filters by price, kind and popularity, also combined', async () => {
    expect((await found({ isFree: 1 })).names).toEqual(['Soup kitchen', 'Old tales'])
    expect((await found({ isFree: 0, courseKindId: 5, courseName: 'sea' })).names).toEqual([
      'Sea Freight',
    ])
    expect((await found({ hotType: 'new' })).names).toEqual(['Soup kitchen', '100% profit_margin'])
    expect((await found({ hotType: 'featured' })).names).toEqual(['Soup kitchen'])
    expect((await found({ hotType: 'popular' })).names).toEqual(['Sea Freight'])
    expect((await found({ hotType: 'new', isFree: 0 })).names).toEqual(['100% profit_margin'])
  })

  it('[CRS-007] sorts by price and by the number of students in both directions', async () => {
    expect((await found({ sort: 'price', order: 'desc' })).names?.[0]).toBe('Sea Freight')
    expect((await found({ sort: 'price', order: 'asc', isFree: 0 })).names).toEqual([
      '100% profit_margin',
      'Sea Freight',
    ])
    expect((await found({ sort: 'learners', order: 'desc' })).names?.slice(0, 2)).toEqual([
      'Sea Freight',
      'Old tales',
    ])
  })

  it('[CRS-015] counts pages from 1, and returns the total beyond the end too', async () => {
    expect(await found({ page: 2, size: 3 })).toEqual({ names: ['Old tales'], total: 4 })
    expect(await found({ page: 9, size: 3 })).toEqual({ names: [], total: 4 })
    expect((await found({ page: 0, size: 1 })).names).toEqual(['Soup kitchen'])
  })

  it('returns the content of a card', async () => {
    const { body } = await testApp.ask(
      courses.courseList,
      { courseName: 'sea' },
      { language: 'zh' },
    )
    expect(body.data?.list[0]).toMatchObject({
      courseName: '海运实务',
      coursePrice: 48,
      courseKindName: '中级',
      learners: 40,
      lessons: 1,
      teacherNames: [teacher.name],
      isNew: false,
      isPopular: true,
      isFeatured: false,
    })
  })

  it('needs one statement for a list with its total, of any size, and one more beyond its end', async () => {
    const asks = (page: number, size: number) =>
      testApp.statementsOf(() => testApp.ask(courses.courseList, { page, size }, teacher))
    // The first statement finds the caller, and the second reads the page. For a page beyond the
    // end, a third statement reads the total.
    expect([await asks(1, 1), await asks(1, 60), await asks(9, 60)]).toEqual([2, 2, 3])
  })
})

describe('other course lists', () => {
  it('[CRS-010] count the courses of each kind', async () => {
    const { body } = await testApp.ask(courses.courseKindList, {}, { language: 'my' })
    expect(body.data).toEqual([
      { id: 4, name: 'Permulaan', courses: 1 },
      { id: 5, name: 'Pertengahan', courses: 2 },
      { id: 6, name: 'Lanjutan', courses: 1 },
    ])
    const beginners = await testApp.ask(courses.coursesByKind, { courseKindId: 4 })
    expect(beginners.body.data?.map((card) => card.courseName)).toEqual(['Soup kitchen'])
  })

  it('[CRS-013] show recommended courses first', async () => {
    const { body } = await testApp.ask(courses.recommendedCourses, {})
    expect(body.data?.[0]?.courseName).toBe('Sea Freight')
    const chosen = await testApp.ask(courses.chosenCourses, {})
    expect(chosen.body.data?.[0]?.isFeatured).toBe(true)
  })

  it('[CRS-009] name the courses that a search finds', async () => {
    const { body } = await testApp.ask(courses.courseSearchList, { courseName: 'soup' })
    expect(body.data).toMatchObject({ total: 1, list: [{ courseName: 'Soup kitchen' }] })
  })
})

describe('the course detail', () => {
  it('[CRS-019] [CRS-025] returns course, teachers and catalogue by one statement of its own', async () => {
    const sign = testApp.seal('course', ids.freight)
    const asVisitor = await testApp.ask(courses.courseByCourseId, { sign })
    expect(asVisitor.body.data).toMatchObject({
      joined: false,
      may: { join: false, learn: false, edit: false },
      teachers: [{ name: teacher.name, masterFlag: 1 }],
    })
    expect(asVisitor.body.data?.catalogue).toMatchObject([
      {
        chapterLevel: 1,
        lessons: [
          { videoLevel: 1, hasVideo: true, duration: 61.5 },
          { videoLevel: 2, hasVideo: false, duration: null },
        ],
      },
    ])
    expect(
      await testApp.statementsOf(() => testApp.ask(courses.courseByCourseId, { sign })),
    ).toBeLessThanOrEqual(2)
    const asTeacher = await testApp.ask(courses.courseByCourseId, { sign }, teacher)
    expect(asTeacher.body.data?.may).toEqual({ join: false, learn: true, edit: true })
  })

  it("[CRS-037] contains the author's description of the course", async () => {
    const courseId = await makeCourse(
      testApp.db,
      {
        schoolId: testApp.schoolId,
        authorId: teacher.userId,
        names: { en: 'Batik at home' },
        content: { en: '<p>Wax and dye.</p>' },
        details: { en: '<p>Three cloths.</p>' },
        detailsTwo: { en: '<p>Bring an apron.</p>' },
        priceMinor: 4850,
        credit: 1.5,
        hours: 12,
      },
      // This course is older than all others, so no list of newest courses changes.
      daysAgo(900),
    )
    const { body } = await testApp.ask(courses.courseByCourseId, {
      sign: testApp.seal('course', courseId),
    })
    expect(body.data?.course).toMatchObject({
      courseName: 'Batik at home',
      coursePicture: null,
      coursePrice: 48.5,
      courseScore: 1.5,
      courseTime: 12,
      content: '<p>Wax and dye.</p>',
      courseDetails: '<p>Three cloths.</p>',
      courseDetailsTwo: '<p>Bring an apron.</p>',
    })
    await testApp.db.delete(courseRows).where(eq(courseRows.id, courseId))
  })

  it('[CRS-026] [CRS-028] numbers chapters and lessons from 1 in the catalogue', async () => {
    const { body } = await testApp.ask(courses.catalogue, {
      sign: testApp.seal('course', ids.freight),
    })
    expect(
      body.data?.map((chapter) => [
        chapter.chapterLevel,
        chapter.lessons.map((lesson) => lesson.videoLevel),
      ]),
    ).toEqual([[1, [1, 2]]])
  })

  it('[TCH-020] hides a draft from everybody except its teachers and staff', async () => {
    const sign = testApp.seal('course', ids.draft)
    const staff = await testApp.person('schoolAdmin,normal')
    const student = await testApp.person()
    expect((await testApp.ask(courses.courseByCourseId, { sign })).status).toBe(404)
    expect((await testApp.ask(courses.catalogue, { sign }, student)).status).toBe(404)
    expect((await testApp.ask(courses.courseByCourseId, { sign }, teacher)).status).toBe(200)
    expect((await testApp.ask(courses.courseByCourseId, { sign }, staff)).status).toBe(200)
  })

  it('[CRS-039] refuses an invented sign, and a course of another school, as not found', async () => {
    const foreign = await testApp.person('teacher,normal', testApp.otherSchoolId)
    expect((await testApp.ask(courses.courseByCourseId, { sign: 'x' })).status).toBe(404)
    expect(
      (await testApp.ask(courses.courseByCourseId, { sign: testApp.seal('lesson', ids.soup) }))
        .status,
    ).toBe(404)
    expect(
      (
        await testApp.ask(
          courses.courseByCourseId,
          { sign: testApp.seal('course', ids.soup) },
          foreign,
        )
      ).status,
    ).toBe(404)
  })
})
