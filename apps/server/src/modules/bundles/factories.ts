import { exams, grades } from '@titian/contract'
import { eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { makeChapter, makeCourse, makeTeacher } from '../courses/factories.ts'
import { captions, courses, lessons } from '../courses/index.ts'
import { machineMarked, makeExam } from '../exams/factories.ts'
import { demoCaptions, demoVideo, makeFile, photo } from '../files/factories.ts'
import { makeWork } from '../homework/factories.ts'
import { addMaterial } from '../materials/factories.ts'

export interface RichCourse {
  courseId: number
  sign: string
  videoId: number
  lessonIds: number[]
}

/** Makes a course that contains every kind of content. */
export async function makeRichCourse(testApp: TestApp, teacher: Person): Promise<RichCourse> {
  const { db, schoolId, clock, seal } = testApp
  const [now, ownerId] = [clock.now(), teacher.userId]
  const cover = await makeFile(testApp, {
    ownerId,
    purpose: 'cover',
    name: 'cover.jpg',
    bytes: await photo(),
  })
  const video = await makeFile(testApp, {
    ownerId,
    purpose: 'lessonVideo',
    name: 'lesson.mp4',
    bytes: await demoVideo(),
  })
  const words = await makeFile(testApp, {
    ownerId,
    purpose: 'captions',
    name: 'lesson.en.vtt',
    bytes: await demoCaptions(),
  })
  const courseId = await makeCourse(
    db,
    {
      schoolId,
      authorId: ownerId,
      names: { en: 'Live <b>streaming</b>', zh: '直播', my: 'Siaran langsung' },
      content: { en: 'Short', zh: '简介' },
      details: { en: '<p>Long &amp; <strong>rich</strong></p>' },
      detailsTwo: { zh: '<p>更多</p>' },
      aims: { en: 'To learn' },
      audience: { my: 'Semua' },
      requirements: { en: 'None' },
      pictureFileId: cover.id,
      priceMinor: 1250,
      credit: 2.5,
      hours: 12,
      kindId: 5,
      type: 1,
      language: 'zh',
      forwardLimited: true,
    },
    now,
  )
  await makeTeacher(db, { schoolId, courseId, userId: ownerId, master: true })
  const { chapterId, lessonIds } = await makeChapter(db, { schoolId, courseId }, [video.id, null])
  await makeChapter(db, { schoolId, courseId }, [])
  const [first = 0] = lessonIds
  await db.update(lessons).set({ preview: true }).where(eq(lessons.id, first))
  await db.insert(captions).values({ schoolId, lessonId: first, language: 'en', fileId: words.id })
  const sign = seal('course', courseId)
  await addMaterial(testApp, teacher, { courseIdSign: sign, dataName: 'Whole course' })
  await addMaterial(testApp, teacher, {
    courseIdSign: sign,
    chapterIdSign: seal('chapter', chapterId),
    dataName: 'First chapter',
  })
  const picture = await makeFile(testApp, {
    ownerId,
    purpose: 'questionPicture',
    name: 'plan.jpg',
    bytes: await photo(30, 20),
  })
  const place = { schoolId, courseId, authorId: ownerId }
  const mark = `![A plan](picture:${seal('file', picture.id)})`
  const item = {
    kind: 'judge' as const,
    stem: `Is it so? ${mark}`,
    answer: true,
    analysis: '',
  }
  const added = { item, level: 2 as const, score: 5, courseIdSign: sign, tags: ['Camera', '灯光'] }
  await testApp.ask(exams.questionBankAdd, added, teacher)
  await makeExam(db, place, now, {
    items: machineMarked,
    name: 'Unit test',
    startTime: new Date('2026-12-01T01:00:00Z'),
    endTime: new Date('2026-12-01T03:00:00Z'),
    minutes: 30,
  })
  const final = await makeExam(db, place, now, {
    items: machineMarked.slice(0, 1),
    name: 'Final',
    status: 0,
    type: 1,
    attempts: 1,
    shuffle: true,
    startTime: new Date('2026-12-11T01:00:00Z'),
  })
  await makeExam(db, place, now, { items: machineMarked.slice(1, 2), name: 'Old', status: 2 })
  const draw = { amount: 1, score: 10, courseIdSign: sign, type: null, level: 2, tag: 'Camera' }
  const examinationId = seal('examination', final.examinationId)
  await testApp.ask(exams.saveExamDraws, { examinationId, version: 1, draws: [draw] }, teacher)
  await makeWork(testApp, teacher, sign, {
    title: 'Camera plan',
    description: '<p>Draw <b>it</b></p>',
    link: 'https://example.com/plan',
    points: 50,
    lessonIdSign: seal('lesson', first),
    endTime: '2026-12-05T04:00:00.000Z',
    lateAllowed: true,
  })
  await makeWork(testApp, teacher, sign, {
    title: 'Set up a live room',
    resourcesType: 4,
    chapterIdSign: seal('chapter', chapterId),
    taskNumber: 7,
    passLine: 60.5,
    released: false,
  })
  const standard = {
    watchVideo: 40,
    unitTesting: 20,
    theFinalExam: 30,
    logSig: 5,
    interactiveQuestion: 5,
  }
  await testApp.ask(grades.addAssessmentStandard, { courseId: sign, ...standard }, teacher)
  return { courseId, sign, videoId: video.id, lessonIds }
}

export const courseRow = async ({ db }: TestApp, courseId: number) =>
  (await db.select().from(courses).where(eq(courses.id, courseId)))[0]
