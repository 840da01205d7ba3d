import { homework } from '@titian/contract'
import { makeFile } from '../../../apps/server/src/modules/courses/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { makeKey } from './reports.ts'
import { act } from '../sender.ts'

export interface HomeworkScene {
  /** A released task with a graded hand-in of the student, which has a file. */
  graded: string
  handIn: string
  /** A released task without hand-ins. */
  open: string
  /** A file that the student can hand in, and a file that the teacher can return. */
  studentFile: string
  teacherFile: string
  /** The key of an external practice system that has reported a score for the open task. */
  key: string
}

/** Creates the tasks of the free course. */
export async function makeHomework(
  testApp: TestApp,
  { student, teacher, schoolAdmin }: People,
  { free }: CourseScene,
  word: string,
): Promise<HomeworkScene> {
  const add = async (title: string) => {
    const fields = { courseIdSign: free.course, title, description: `${word} task.` }
    const { idSign: sign } = await act(testApp, homework.addHomework, fields, teacher)
    await act(testApp, homework.releaseHomework, { sign, released: true }, teacher)
    return sign
  }
  const file = async (purpose: 'handIn' | 'returned', ownerId: number) => {
    const { schoolId } = student
    const type = 'application/pdf'
    const name = `${word}.pdf`
    return testApp.seal(
      'file',
      await makeFile(testApp.db, { schoolId, ownerId, purpose, type, name }),
    )
  }
  const graded = await add(`${word} graded`)
  const open = await add(`${word} open`)
  const studentFile = await file('handIn', student.userId)
  const teacherFile = await file('returned', teacher.userId)
  const work = {
    courseId: free.course,
    examineId: graded,
    resourcesType: 2 as const,
    filePath: studentFile,
    content: `${word} answer.`,
  }
  const { handIns } = await act(testApp, homework.saveOfflineExamineAnswer, work, student)
  const handIn = handIns[0]?.sign ?? ''
  const grade = { sign: handIn, version: 1, score: 60, comment: `${word} comment.` }
  await act(testApp, homework.gradeHandIn, { ...grade, returnedPath: teacherFile }, teacher)
  await act(testApp, homework.gradeHandIn, { ...grade, version: 2, score: 70 }, teacher)
  const key = await makeKey(testApp, { staff: schoolAdmin, student, task: open, word })
  return { graded, handIn, open, studentFile, teacherFile, key }
}
