import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { exams, study } from '@titian/contract'
import {
  makeChapter,
  makeCourse,
  makeTeacher,
} from '../../apps/server/src/modules/courses/factories.ts'
import { storeFile } from '../../apps/server/src/modules/files/index.ts'
import {
  openTestApp,
  type Person,
  TestClock,
  type TestApp,
} from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from './database.ts'

const videoPath = fileURLToPath(
  new URL('../../apps/server/seeds/media/product-photography.mp4', import.meta.url),
)
const questions = 10

export interface Sitting {
  person: Person
  examinationId: string
  recordId: string
  items: string[]
  courseSign: string
  lessonSign: string
  playingSession: string
}

async function makeLesson(testApp: TestApp, teacher: Person) {
  const courseId = await makeCourse(
    testApp.db,
    { schoolId: teacher.schoolId, authorId: teacher.userId },
    testApp.clock.now(),
  )
  await makeTeacher(testApp.db, {
    schoolId: teacher.schoolId,
    courseId,
    userId: teacher.userId,
    master: true,
  })
  const video = await storeFile(testApp.db, testApp.app.services.files, {
    schoolId: teacher.schoolId,
    ownerId: teacher.userId,
    purpose: 'lessonVideo',
    name: 'lesson.mp4',
    bytes: await readFile(videoPath),
  })
  if ('detail' in video) throw new Error('The lesson video was refused.')
  const { lessonIds } = await makeChapter(testApp.db, { schoolId: teacher.schoolId, courseId }, [
    video.id,
  ])
  return {
    courseSign: testApp.seal('course', courseId),
    lessonSign: testApp.seal('lesson', lessonIds[0] ?? 0),
  }
}

async function makeExam(testApp: TestApp, teacher: Person, courseIdSign: string): Promise<string> {
  const subjectIdList: string[] = []
  for (let number = 1; number <= questions; number += 1) {
    const added = await testApp.ask(
      exams.questionBankAdd,
      {
        item: {
          kind: 'annotation',
          stem: `Explain term ${number}.`,
          model: 'A model answer.',
          analysis: '',
        },
        level: 1,
        score: 10,
      },
      teacher,
    )
    subjectIdList.push(added.body.data?.sign ?? '')
  }
  const added = await testApp.ask(
    exams.addExamination,
    { examinationName: 'Unit test', courseIdSign, totalScore: questions * 10, type: 0 },
    teacher,
  )
  const sign = added.body.data?.sign ?? ''
  await testApp.ask(exams.addExamSubject, { examinationId: sign, subjectIdList }, teacher)
  const released = await testApp.ask(exams.updateReleaseStatus, { sign, status: 1 }, teacher)
  if (!released.body.ok) throw new Error(`The examination was not released: ${released.body.msg}`)
  return sign
}

async function sit(
  testApp: TestApp,
  lesson: { courseSign: string; lessonSign: string },
  examinationId: string,
): Promise<Sitting> {
  const person = await testApp.person()
  await testApp.ask(study.joinStudy, { sign: lesson.courseSign }, person)
  const begun = await testApp.ask(exams.addRecord, { examinationId }, person)
  const paper = await testApp.ask(exams.getExaminationPaper, { examinationId }, person)
  const playing = await testApp.ask(study.videoAuth, { videoSign: lesson.lessonSign }, person)
  const items =
    paper.body.data?.groups.flatMap((group) =>
      group.children.map((child) => child.unitestingBankId),
    ) ?? []
  if (items.length !== questions || !playing.body.data)
    throw new Error(`A student could not begin: ${begun.body.msg} ${playing.body.msg}`)
  return {
    person,
    examinationId,
    recordId: begun.body.data?.recordId ?? '',
    items,
    ...lesson,
    playingSession: playing.body.data.sessionId,
  }
}

export interface Class {
  teacher: Person
  examinationId: string
  sittings: Sitting[]
}

/** A teacher, and students in an open exam and an open video. */
export async function seatClass(testApp: TestApp, students: number): Promise<Class> {
  const teacher = await testApp.person('teacher,normal')
  const lesson = await makeLesson(testApp, teacher)
  const examinationId = await makeExam(testApp, teacher, lesson.courseSign)
  const sittings: Sitting[] = []
  for (let number = 0; number < students; number += 1)
    sittings.push(await sit(testApp, lesson, examinationId))
  return { teacher, examinationId, sittings }
}

/**
 * Creates students in an open exam and an open video, with a database from which a server can
 * start.
 */
export async function prepareClassroom(place: EmptyPlace, students: number): Promise<Sitting[]> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    return (await seatClass(testApp, students)).sittings
  } finally {
    await testApp.close()
  }
}
