import { sql } from 'drizzle-orm'
import { attempts, makeExam } from '../exams/factories.ts'
import type { Classroom, MadeCourse } from '../study/factories.ts'

const hour = 3_600_000

/** Hands in an exam of the student, with its score or without one, and returns the examination. */
export async function handInPaper(
  { testApp, teacher, student }: Classroom,
  { courseId }: MadeCourse,
  score: number | null,
): Promise<number> {
  const { schoolId, clock, db } = testApp
  const { examinationId } = await makeExam(
    db,
    { schoolId, courseId, authorId: teacher.userId },
    clock.now(),
    { endTime: new Date(clock.now().getTime() + hour) },
  )
  await db.insert(attempts).values({
    schoolId,
    examinationId,
    courseId,
    userId: student.userId,
    number: 1,
    state: 'submitted',
    startedAt: clock.now(),
    clockStops: false,
    seenAt: clock.now(),
    submittedAt: clock.now(),
    seed: 1,
    score: score ?? 0,
    waiting: score === null,
  })
  return examinationId
}

/** Marks the course as completed while the result is not there yet. */
export const completeCourse = ({ testApp }: Classroom, { courseId }: MadeCourse) =>
  testApp.db.execute(
    sql`update enrolments set status = 2, completed_at = now() where course_id = ${courseId}`,
  )
