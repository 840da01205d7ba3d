import {
  courses,
  favourites,
  orders,
  progress,
  statistics,
  study,
  studyRules,
  type AnyCall,
  type DataOf,
  type InputOf,
} from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeFile } from '../courses/factories.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let visitor: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  visitor = await testApp.person()
  const names = { en: `Counted ${classroom.teacher.userId}` }
  course = await classroom.joined({ priceMinor: 4800, names, nameSearch: names.en.toLowerCase() }, [
    100,
    60,
    null,
  ])
})

async function read<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  by: Person = classroom.teacher,
): Promise<DataOf<C>> {
  const { body } = await testApp.ask(call, input, by)
  if (!body.ok) throw new Error(`${call.path}: ${body.msg}`)
  return body.data as DataOf<C>
}

const sheetCell = (base64: string, column: string) => {
  const [head = '', first = ''] = Buffer.from(base64, 'base64').toString('utf8').split('\r\n')
  const at = head.replace('\uFEFF', '').split(',').indexOf(column)
  return Number(first.split(',')[at])
}

/** Returns the number of lessons on every page that shows it, by page. */
async function counts(): Promise<Record<string, number | undefined>> {
  const { sign } = course
  const { student, teacher } = classroom
  const search = { courseName: `Counted ${teacher.userId}` }
  const detail = await read(courses.courseByCourseId, { sign }, visitor)
  const catalogue = await read(courses.catalogue, { sign }, visitor)
  const counted = (chapters: typeof catalogue) =>
    studyRules.countLessons(chapters.flatMap(({ lessons }) => lessons)).all
  const [list] = (await read(courses.courseList, search, visitor)).list
  const school = await read(courses.schoolCourses, { sign: '1', size: 24 }, visitor)
  await read(favourites.addFavourite, { sign }, visitor)
  const [favourite] = (await read(favourites.listFavourites, {}, visitor)).list
  const offer = await read(orders.orderOffer, { courseIdSign: sign }, visitor)
  const watch = await read(study.courseWatch, { courseId: sign }, student)
  const [joined] = (await read(study.courseStudyProgress, {}, student)).list
  const [taught] = (await read(courses.myCourseList, search)).list
  const [member] = (await read(statistics.findStudentList, { courseId: sign })).list
  const numbers = await read(statistics.dataStatistics, { sign })
  const [row] = (await read(statistics.allStudyProgressList, { courseIdSign: sign })).list
  const sheet = { courseIdSign: sign, list: 'progress', timeZone: 'UTC' } as const
  const { base64 } = await read(statistics.exportStatistics, sheet)
  return {
    list: list?.lessons,
    detail: detail.course.lessons,
    detailCatalogue: counted(detail.catalogue),
    catalogue: counted(catalogue),
    school: school.list.find((card) => card.sign === sign)?.lessons,
    favourite: favourite?.course.lessons,
    offer: offer.lessons,
    player: watch.lessons.length,
    learningCentre: joined?.lessons,
    taught: taught?.lessons,
    students: member?.lessons,
    statistics: numbers.countVoMap.videos,
    statisticsList: row?.lessons,
    sheet: sheetCell(base64, 'Lessons'),
  }
}

/** Returns the number of watched lessons on every page that shows it. */
async function done(): Promise<Record<string, number | undefined>> {
  const { sign } = course
  const { student } = classroom
  const watch = await read(study.courseWatch, { courseId: sign }, student)
  const [joined] = (await read(study.courseStudyProgress, {}, student)).list
  const [member] = (await read(statistics.findStudentList, { courseId: sign })).list
  const [row] = (await read(statistics.allStudyProgressList, { courseIdSign: sign })).list
  const sheet = { courseIdSign: sign, list: 'progress', timeZone: 'UTC' } as const
  const { base64 } = await read(statistics.exportStatistics, sheet)
  return {
    player: watch.lessons.filter((lesson) => lesson.done).length,
    left: watch.lessons.length - watch.missing.lessons,
    learningCentre: joined?.lessonsDone,
    students: member?.lessonsDone,
    statisticsList: row?.lessonsDone,
    sheet: sheetCell(base64, 'Lessons completed'),
  }
}

const expectAll = async (all: number, watched: number) => {
  for (const [places, number] of [
    [await counts(), all],
    [await done(), watched],
  ] as const)
    expect(places).toEqual(Object.fromEntries(Object.keys(places).map((key) => [key, number])))
}

async function attach(chapterVideoIdSign: string, durationSeconds: number) {
  const ownerId = classroom.teacher.userId
  const { db, schoolId, seal } = testApp
  const videoPath = seal('file', await makeFile(db, { schoolId, ownerId, durationSeconds }))
  const film = { chapterVideoIdSign, videoPath, videoName: 'film.mp4' }
  await read(courses.attachUploadedVideo, film)
}

async function addLesson(chapterIdSign: string, videoTitle: string): Promise<string> {
  // Writes within a second of the previous one are refused.
  testApp.clock.pass(2)
  return (await read(courses.addChapterVideo, { chapterIdSign, videoTitle })).sign
}

describe('the number of lessons', () => {
  it('[CRS-225] is the same on every page after lessons were added, lost their video and were deleted', async () => {
    const [first = '', second = '', unfilmed = ''] = course.lessonSigns
    await expectAll(2, 0)
    await classroom.watch(course, 0, 100)
    await expectAll(2, 1)
    const [chapter] = await read(courses.catalogue, { sign: course.sign })
    const added = await addLesson(chapter?.idSign ?? '', 'Added')
    await expectAll(2, 1)
    await attach(added, 50)
    await attach(unfilmed, 40)
    await expectAll(4, 1)
    testApp.clock.pass(2)
    await read(courses.deleteUploadVideo, { courseChaperVideoId: first })
    await expectAll(3, 0)
    testApp.clock.pass(2)
    await read(courses.deleteChapterVideo, { sign: second })
    await expectAll(2, 0)
    const ofCourse = { courseIdSign: course.sign, chapterName: 'More' }
    testApp.clock.pass(2)
    const more = await read(courses.addChapter, ofCourse)
    await attach(await addLesson(more.sign, 'Further'), 30)
    await expectAll(3, 0)
    testApp.clock.pass(2)
    await read(courses.deleteChapter, { sign: more.sign, withLessons: true })
    await expectAll(2, 0)
  })

  it('[CRS-225] and the watched time concern existing lessons only, also on the page of a completed course', async () => {
    await classroom.watch(course, 0, 100)
    testApp.clock.pass(30)
    await classroom.watch(course, 1, 60)
    const earned = () => read(progress.courseEarned, { sign: course.sign }, classroom.student)
    expect(await earned()).toMatchObject({ lessons: 2, seconds: 160 })
    await read(courses.deleteUploadVideo, { courseChaperVideoId: course.lessonSigns[0] ?? '' })
    await expectAll(1, 1)
    expect(await earned()).toMatchObject({ lessons: 1, seconds: 60 })
    const { rows } = await testApp.db.execute(
      sql`select lessons_done as lessons, watched_seconds as seconds from enrolments where course_id = ${course.courseId}`,
    )
    expect(rows).toMatchObject([{ lessons: 1, seconds: 60 }])
    const { courses: studied } = await read(progress.studyAnalysis, {}, classroom.student)
    expect(studied.map(({ seconds }) => seconds)).toEqual([60])
  })
})
