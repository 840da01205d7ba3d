import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { courses } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeChapter, makeCourse, makeFile, makeTeacher } from '../factories.ts'
import { chapters, courses as courseTable, courseTypes, lessons } from '../tables.ts'
import { enrol } from './queries.ts'

let testApp: TestApp
let lecturer: Person
let helper: Person
let stranger: Person
let foreign: Person

beforeAll(async () => {
  testApp = await openTestApp()
  lecturer = await testApp.person('teacher,normal')
  helper = await testApp.person('teacher,normal')
  stranger = await testApp.person('teacher,normal')
  foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(() => testApp.clock.pass(5))

const courseOf = async (courseId: number) =>
  (await testApp.db.select().from(courseTable).where(eq(courseTable.id, courseId)))[0]
const video = (ownerId = lecturer.userId) =>
  makeFile(testApp.db, { schoolId: testApp.schoolId, ownerId })

async function newCourse(plan: Partial<Parameters<typeof makeCourse>[1]> = {}) {
  const courseId = await makeCourse(
    testApp.db,
    {
      schoolId: testApp.schoolId,
      authorId: lecturer.userId,
      auditStatus: 0,
      onList: false,
      launchedAt: null,
      ...plan,
    },
    testApp.clock.now(),
  )
  await makeTeacher(testApp.db, {
    schoolId: testApp.schoolId,
    courseId,
    userId: lecturer.userId,
    master: true,
  })
  await makeTeacher(testApp.db, { schoolId: testApp.schoolId, courseId, userId: helper.userId })
  return { courseId, sign: testApp.seal('course', courseId) }
}

async function draftOf(sign: string, person = lecturer) {
  const { body } = await testApp.ask(courses.getCourseId, { sign }, person)
  if (!body.data) throw new Error(body.msg)
  const { idSign, version, courseName, coursePrice } = body.data
  return { idSign, version, courseName, coursePrice }
}

describe('writing a course', () => {
  it('[TCH-010] stores it as a draft with sanitised rich text', async () => {
    const [top] = await testApp.db
      .insert(courseTypes)
      .values({ schoolId: testApp.schoolId, level: 1, names: { en: 'Trade' } })
      .returning()
    const added = await testApp.ask(
      courses.addCourse,
      {
        courseName: 'Tea',
        courseNameTexts: { zh: '茶' },
        courseDetails: '<p>Hi<script>alert(1)</script></p>',
        coursePrice: 19.99,
        courseScore: 2.5,
        courseTime: 8,
        courseTypeIdSign: testApp.seal('courseType', top?.id ?? 0),
        courseKindId: 6,
        type: 1,
      },
      lecturer,
    )
    const { body } = await testApp.ask(
      courses.getCourseId,
      { sign: added.body.data?.sign ?? '' },
      lecturer,
    )
    expect(body.data).toMatchObject({
      courseName: 'Tea',
      courseNameTexts: { en: 'Tea', zh: '茶' },
      courseDetails: '<p>Hi</p>',
      coursePrice: 19.99,
      courseScore: 2.5,
      courseTime: 8,
      courseKindId: 6,
      type: 1,
      auditStatus: 0,
      onList: false,
      version: 1,
      may: { edit: true, submit: true, remove: true, review: false },
    })
    const mine = await testApp.ask(courses.myCourseList, { courseName: '茶' }, lecturer)
    expect(mine.body.data).toMatchObject({
      total: 1,
      list: [{ courseName: 'Tea', auditStatus: 0, authorName: lecturer.name }],
    })
    expect((await testApp.ask(courses.myCourseList, {}, stranger)).body.data?.total).toBe(0)
  })

  it('[TCH-013] refuses a name over 60 characters, a negative price and a third decimal', async () => {
    for (const bad of [
      { courseName: 'x'.repeat(61) },
      { courseName: 'x', coursePrice: -1 },
      { courseName: 'x', coursePrice: 1.005 },
      { courseName: 'x', courseScore: 31 },
      { courseName: '  ' },
    ]) {
      expect((await testApp.ask(courses.addCourse, bad, lecturer)).body.code).toBe(-2)
    }
  })

  it('[TCH-012] refuses a type of another school and a broken path', async () => {
    const [elsewhere] = await testApp.db
      .insert(courseTypes)
      .values({ schoolId: testApp.otherSchoolId, level: 1, names: {} })
      .returning()
    const sign = testApp.seal('courseType', elsewhere?.id ?? 0)
    expect(
      (
        await testApp.ask(
          courses.addCourse,
          { courseName: 'Broken', courseTypeIdSign: sign },
          lecturer,
        )
      ).body.code,
    ).toBe(-2)
  })

  it('[TCH-095] keeps the rich texts of each language, in any language of the writer', async () => {
    const { courseId, sign } = await newCourse()
    const asReader = { person: lecturer, language: 'zh' as const }
    const save = (change: object) =>
      testApp.raw(
        'POST',
        courses.updateCourse.path,
        { idSign: sign, courseName: 'Tea', ...change },
        asReader,
      )
    const first = { courseDetailsTexts: { en: '<p>Tea</p>' }, courseDetailsTwoTexts: { my: 'Teh' } }
    expect((await save({ ...first, version: 1 })).body.code).toBe(200)
    const second = { courseDetailsTexts: { en: '<p>Tea</p>', zh: '<p>茶</p>', my: '' } }
    expect((await save({ ...second, version: 2 })).body.code).toBe(200)
    expect(await courseOf(courseId)).toMatchObject({
      details: { en: '<p>Tea</p>', zh: '<p>茶</p>' },
      detailsTwo: { my: 'Teh' },
    })
    const { body } = await testApp.ask(courses.getCourseId, { sign }, lecturer)
    expect(body.data).toMatchObject({
      courseDetails: '<p>Tea</p>',
      courseDetailsTexts: { en: '<p>Tea</p>', zh: '<p>茶</p>' },
    })
    const chapter = await testApp.ask(
      courses.addChapter,
      {
        courseIdSign: sign,
        chapterName: 'Leaves',
        chapterSynopsis: 'Of leaves',
        chapterSynopsisTexts: { en: 'Of leaves', zh: '叶' },
      },
      lecturer,
    )
    const read = await testApp.ask(
      courses.chapterById,
      { sign: chapter.body.data?.sign ?? '' },
      lecturer,
    )
    expect(read.body.data?.chapterSynopsisTexts).toEqual({ en: 'Of leaves', zh: '叶' })
  })

  it('[TCH-084] refuses a save based on an older state and returns the newer copy', async () => {
    const { courseId, sign } = await newCourse()
    const first = await draftOf(sign)
    const second = await draftOf(sign, helper)
    expect(
      (await testApp.ask(courses.updateCourse, { ...first, courseName: 'First wins' }, lecturer))
        .body.data,
    ).toMatchObject({ courseName: 'First wins', version: 2 })
    const late = await testApp.ask(
      courses.updateCourse,
      { ...second, courseName: 'Second' },
      helper,
    )
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { courseName: 'First wins', version: 2 } },
    })
    expect((await courseOf(courseId))?.names.en).toBe('First wins')
  })

  it('[TCH-084] accepts exactly one of several parallel saves', async () => {
    const { courseId, sign } = await newCourse()
    const draft = await draftOf(sign)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        testApp.ask(courses.updateCourse, { ...draft, courseName: `Try ${index}` }, lecturer),
      ),
    )
    expect(answers.filter((answer) => answer.body.ok)).toHaveLength(1)
    expect((await courseOf(courseId))?.version).toBe(2)
  })

  it('[TCH-086] lets a co-teacher change content but not the price, and others nothing', async () => {
    const { courseId, sign } = await newCourse()
    const draft = await draftOf(sign, helper)
    expect(
      (await testApp.ask(courses.updateCourse, { ...draft, coursePrice: 5 }, helper)).body,
    ).toMatchObject({ code: -6, extend: { fields: { coursePrice: expect.any(String) } } })
    const may = async (person = lecturer) =>
      (await testApp.ask(courses.getCourseId, { sign }, person)).body.data?.may
    expect(await may()).toMatchObject({ edit: true, price: true })
    expect(await may(helper)).toMatchObject({ edit: true, price: false })
    expect(
      (await testApp.ask(courses.updateCourse, { ...draft, content: 'Better' }, helper)).body.ok,
    ).toBe(true)
    expect(
      (await testApp.ask(courses.updateCourse, { ...draft, version: 2, coursePrice: 5 }, lecturer))
        .body.ok,
    ).toBe(true)
    expect((await testApp.ask(courses.getCourseId, { sign }, stranger)).body.code).toBe(-6)
    expect(
      (await testApp.ask(courses.updateCourse, { ...draft, version: 3 }, stranger)).body.code,
    ).toBe(-6)
    expect((await testApp.ask(courses.getCourseId, { sign }, foreign)).status).toBe(404)
    expect(await courseOf(courseId)).toMatchObject({ priceMinor: 500, version: 3 })
  })
})

describe('deleting a course', () => {
  it('[TCH-020] is refused while any student has it', async () => {
    const { courseId, sign } = await newCourse()
    const student = { schoolId: testApp.schoolId, courseId, userId: stranger.userId }
    await enrol(testApp.db, student, testApp.clock.now())
    expect((await testApp.ask(courses.deleteCourse, { sign }, lecturer)).body).toMatchObject({
      code: -4,
      extend: { reason: 'courseHasStudents' },
    })
    expect(await courseOf(courseId)).toBeDefined()
  })

  it('[TCH-019] removes it with everything in it, for its lecturer and staff only', async () => {
    const { courseId, sign } = await newCourse()
    await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId }, [await video()])
    expect((await testApp.ask(courses.deleteCourse, { sign }, helper)).body.code).toBe(-6)
    expect((await testApp.ask(courses.deleteCourse, { sign }, lecturer)).body.ok).toBe(true)
    expect(await courseOf(courseId)).toBeUndefined()
    const { rows } = await testApp.db.execute(
      sql`select 1 from chapters c join lessons l on l.chapter_id = c.id where c.course_id = ${courseId}`,
    )
    expect(rows).toEqual([])
  })
})

describe('the chapters and lessons', () => {
  const order = async (courseId: number) =>
    (
      await testApp.db
        .select({ name: chapters.names, level: chapters.level })
        .from(chapters)
        .where(eq(chapters.courseId, courseId))
        .orderBy(chapters.level)
    ).map((row) => `${row.level}${row.name.en}`)

  it('[TCH-081] are numbered from 1 without gaps, also after moving and deleting chapters', async () => {
    const { courseId, sign } = await newCourse()
    const signs: string[] = []
    for (const chapterName of ['A', 'B', 'C', 'D'])
      signs.push(
        (await testApp.ask(courses.addChapter, { courseIdSign: sign, chapterName }, helper)).body
          .data?.sign ?? '',
      )
    expect(await order(courseId)).toEqual(['1A', '2B', '3C', '4D'])
    const moved = await testApp.ask(
      courses.updateChapter,
      { idSign: signs[3] ?? '', chapterName: 'D', version: 1, chapterLevel: 2 },
      helper,
    )
    expect(moved.body.data).toMatchObject({ chapterLevel: 2, version: 2 })
    expect(await order(courseId)).toEqual(['1A', '2D', '3B', '4C'])
    await testApp.ask(
      courses.updateChapter,
      { idSign: signs[0] ?? '', chapterName: 'A', version: 1, chapterLevel: 99 },
      helper,
    )
    expect(await order(courseId)).toEqual(['1D', '2B', '3C', '4A'])
    await testApp.ask(courses.deleteChapter, { sign: signs[1] ?? '' }, helper)
    expect(await order(courseId)).toEqual(['1D', '2C', '3A'])
  })

  it('[TCH-081] get different numbers when added in parallel', async () => {
    const { courseId, sign } = await newCourse()
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        testApp.ask(courses.addChapter, { courseIdSign: sign, chapterName: `N${index}` }, lecturer),
      ),
    )
    expect((await order(courseId)).map((row) => row[0])).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('[TCH-025] cannot be deleted as a chapter with lessons, and the refusal gives the reason', async () => {
    const { courseId } = await newCourse()
    const { chapterId } = await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId }, [
      null,
    ])
    expect(
      (
        await testApp.ask(
          courses.deleteChapter,
          { sign: testApp.seal('chapter', chapterId) },
          lecturer,
        )
      ).body,
    ).toMatchObject({ code: -4, extend: { reason: 'chapterHasLessons' } })
  })

  it('[TCH-027] can be added, moved, renamed and deleted as lessons of a chapter', async () => {
    const { courseId } = await newCourse()
    const { chapterId, lessonIds } = await makeChapter(
      testApp.db,
      { schoolId: testApp.schoolId, courseId },
      [null, null],
    )
    const added = await testApp.ask(
      courses.addChapterVideo,
      { chapterIdSign: testApp.seal('chapter', chapterId), videoTitle: 'Third' },
      lecturer,
    )
    const sign = added.body.data?.sign ?? ''
    expect(
      (await testApp.ask(courses.chapterVideoById, { sign }, lecturer)).body.data,
    ).toMatchObject({ videoLevel: 3, videoTitle: 'Third', video: null, captions: [] })
    expect(
      (
        await testApp.ask(
          courses.updateChapterVideo,
          { idSign: sign, videoTitle: 'Now first', version: 1, videoLevel: 1 },
          helper,
        )
      ).body.data,
    ).toMatchObject({ videoLevel: 1, videoTitle: 'Now first', version: 2 })
    expect(
      (
        await testApp.ask(
          courses.updateChapterVideo,
          { idSign: sign, videoTitle: 'Old', version: 1 },
          helper,
        )
      ).body,
    ).toMatchObject({ code: -4, extend: { newer: { videoTitle: 'Now first' } } })
    expect(
      (
        await testApp.ask(
          courses.deleteChapterVideo,
          { sign: testApp.seal('lesson', lessonIds[0] ?? 0) },
          lecturer,
        )
      ).body.ok,
    ).toBe(true)
    const rows = await testApp.db
      .select({ level: lessons.level })
      .from(lessons)
      .where(eq(lessons.chapterId, chapterId))
      .orderBy(lessons.level)
    expect(rows.map((row) => row.level)).toEqual([1, 2])
  })

  it("[TCH-031] accept a video of the course's people only", async () => {
    const { courseId } = await newCourse()
    const { lessonIds } = await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId }, [
      null,
    ])
    const chapterVideoIdSign = testApp.seal('lesson', lessonIds[0] ?? 0)
    const attach = async (fileId: number, person: Person) =>
      (
        await testApp.ask(
          courses.attachUploadedVideo,
          { chapterVideoIdSign, videoPath: testApp.seal('file', fileId), videoName: 'a.mp4' },
          person,
        )
      ).body
    expect(await attach(await video(stranger.userId), lecturer)).toMatchObject({ code: -6 })
    expect(await attach(await video(stranger.userId), stranger)).toMatchObject({ code: -6 })
    expect(
      await attach(
        await makeFile(testApp.db, { schoolId: testApp.otherSchoolId, ownerId: foreign.userId }),
        lecturer,
      ),
    ).toMatchObject({ code: -2 })
    expect(
      await attach(
        await makeFile(testApp.db, {
          schoolId: testApp.schoolId,
          ownerId: lecturer.userId,
          purpose: 'cover',
          type: 'image/png',
        }),
        lecturer,
      ),
    ).toMatchObject({ extend: { reason: 'fileTypeWrong' } })
    expect(await attach(await video(helper.userId), lecturer)).toMatchObject({
      ok: true,
      data: { video: { videoName: 'a.mp4', duration: 600, videoSize: 1000 }, version: 2 },
    })
    const removed = await testApp.ask(
      courses.deleteUploadVideo,
      { courseChaperVideoId: chapterVideoIdSign },
      lecturer,
    )
    expect(removed.body.data?.video).toBeNull()
  })

  it('[CRS-110] have one captions file for each language, in WebVTT only', async () => {
    const { courseId } = await newCourse()
    const { lessonIds } = await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId }, [
      await video(),
    ])
    const chapterVideoIdSign = testApp.seal('lesson', lessonIds[0] ?? 0)
    const vtt = async (name: string) =>
      testApp.seal(
        'file',
        await makeFile(testApp.db, {
          schoolId: testApp.schoolId,
          ownerId: lecturer.userId,
          purpose: 'captions',
          type: 'text/vtt',
          name,
          durationSeconds: null,
        }),
      )
    await testApp.ask(
      courses.addCaptions,
      { chapterVideoIdSign, language: 'zh', filePath: await vtt('one.vtt') },
      lecturer,
    )
    const again = await testApp.ask(
      courses.addCaptions,
      { chapterVideoIdSign, language: 'zh', filePath: await vtt('two.vtt') },
      helper,
    )
    expect(again.body.data?.captions).toMatchObject([{ language: 'zh', name: 'two.vtt' }])
    expect(
      (
        await testApp.ask(
          courses.addCaptions,
          { chapterVideoIdSign, language: 'en', filePath: testApp.seal('file', await video()) },
          lecturer,
        )
      ).body.extend,
    ).toMatchObject({ reason: 'fileTypeWrong' })
    expect(
      (await testApp.ask(courses.deleteCaptions, { chapterVideoIdSign, language: 'zh' }, lecturer))
        .body.data?.captions,
    ).toEqual([])
  })
})
