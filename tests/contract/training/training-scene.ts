import { homework } from '@titian/contract'
import { makeChapter, makeFile } from '../../../apps/server/src/modules/courses/factories.ts'
import { joinTraining, makeTraining } from '../../../apps/server/src/modules/training/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface TrainingScene {
  /** A published, free training in which the student is enrolled. */
  train: string
  course: string
  chapter: string
  video: string
  /**
   * The session in which the student played the video, until the student began to play another video
   * in another window. That made this session superseded, so the server refuses its reports.
   */
  playing: string
  /** Open tasks of the types 2 and 3. */
  task: string
  paper: string
  /** The student's file to hand in. */
  studentFile: string
  /** An ended training whose tasks the student has not finished in time. */
  ended: string
  /** A training without students. */
  empty: string
}

/** A training with a chapter, a video, a task, a handed-in examination, and practical tasks. */
export async function makeTrainings(
  testApp: TestApp,
  { student, teacher, coTeacher }: People,
  word: string,
): Promise<TrainingScene> {
  const { db, seal } = testApp
  const { schoolId, userId: ownerId } = teacher
  const names = { en: `${word} training` }
  const nameSearch = names.en.toLowerCase()
  const made = await makeTraining(testApp, teacher, { course: { names, nameSearch } })
  const { courseId } = made
  const withCoTeacher = (of: number) =>
    rows(
      testApp,
      'insert into course_teachers (school_id, course_id, user_id) values ($1, $2, $3)',
      [schoolId, of, coTeacher.userId],
    )
  await withCoTeacher(courseId)
  const film = await makeFile(db, { schoolId, ownerId, durationSeconds: 100 })
  const course = { names, nameSearch }
  const empty = await makeTraining(testApp, teacher, { course })
  const past = (days: number) => new Date(testApp.clock.now().getTime() - days * 86_400_000)
  const over = { startAt: past(40), endAt: past(10) }
  const ended = await makeTraining(testApp, teacher, { course, ...over })
  await withCoTeacher(empty.courseId)
  await withCoTeacher(ended.courseId)
  await makeChapter(db, { schoolId, courseId: ended.courseId }, [film])
  await joinTraining(testApp, ended, student)
  const { chapterId, lessonIds } = await makeChapter(db, { schoolId, courseId }, [film])
  const chapter = seal('chapter', chapterId)
  const add = async (resourcesType: 2 | 3 | 4, title: string, more: object = {}) => {
    const fields = { courseIdSign: made.courseSign, chapterIdSign: chapter, resourcesType }
    const plan = { ...fields, title: `${word} ${title}`, ...more }
    const { idSign: sign } = await act(testApp, homework.addHomework, plan, teacher)
    await act(testApp, homework.releaseHomework, { sign, released: true }, teacher)
    return sign
  }
  const task = await add(2, 'training task')
  const paper = await add(3, 'training paper')
  await add(4, 'practice', { taskNumber: 33, passLine: 60 })
  await joinTraining(testApp, made, student)
  const playing = `${word}-session-of-training`
  await rows(
    testApp,
    `insert into playing_sessions (id, school_id, user_id, lesson_id, opened_at, superseded)
     values ($1, $2, $3, $4, $5, true)`,
    [playing, schoolId, student.userId, lessonIds[0], testApp.clock.now()],
  )
  const file = await makeFile(db, {
    schoolId,
    ownerId: student.userId,
    purpose: 'handIn',
    type: 'application/pdf',
    name: 'training.pdf',
  })
  return {
    train: made.trainId,
    course: made.courseSign,
    chapter,
    video: seal('lesson', lessonIds[0] ?? 0),
    playing,
    task,
    paper,
    studentFile: seal('file', file),
    ended: ended.trainId,
    empty: empty.trainId,
  }
}
