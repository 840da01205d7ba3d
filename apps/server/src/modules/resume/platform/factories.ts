import { randomInt } from 'node:crypto'
import { newCertificateNumber } from '@titian/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { enrol, enrolments } from '../../courses/index.ts'
import { attempts, makeExam } from '../../exams/factories.ts'

interface People {
  student: Pick<Person, 'userId'>
  teacher: Pick<Person, 'userId'>
}

/** Makes a listed course that the student has completed. */
export async function completeCourse(testApp: TestApp, { student, teacher }: People, en: string) {
  const { db, clock, schoolId } = testApp
  const place = { schoolId, authorId: teacher.userId }
  const names = { en, zh: `中文 ${en}` }
  const courseId = await makeCourse(db, { ...place, names }, clock.now())
  await enrol(db, { schoolId, userId: student.userId, courseId }, clock.now())
  await db
    .update(enrolments)
    .set({ status: 2, completedAt: clock.now() })
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, student.userId)))
  return courseId
}

interface Sat {
  courseId: number
  name: string
  /** Hundredths of points, out of 10,000. */
  score: number
  /** 0 is a unit test, 1 is the final examination. */
  type: 0 | 1
}

/** Makes a marked examination of the course that the student handed in. */
export async function sitExam(
  testApp: TestApp,
  { student, teacher }: People,
  { courseId, name, score, type }: Sat,
) {
  const { db, clock, schoolId } = testApp
  const now = clock.now()
  const place = { schoolId, courseId, authorId: teacher.userId }
  const { examinationId } = await makeExam(db, place, now, { name, type, total: 10_000 })
  await db.insert(attempts).values({
    schoolId,
    courseId,
    examinationId,
    userId: student.userId,
    number: 1,
    state: 'submitted',
    startedAt: now,
    seenAt: now,
    submittedAt: now,
    clockStops: false,
    score,
    waiting: false,
    seed: 1,
  })
}

export async function certify(
  testApp: TestApp,
  student: Pick<Person, 'userId'>,
  courseId: number,
  name: string,
) {
  const [schoolId, userId] = [testApp.schoolId, student.userId]
  const now = testApp.clock.now().toISOString()
  const number = newCertificateNumber((below) => randomInt(below))
  await testApp.db.execute(sql`
    insert into certificates (school_id, number, user_id, kind, course_id, holder_name, school_title, course_names, credit, result, issued_at)
    values (${schoolId}, ${number}, ${userId}, 'course', ${courseId}, 'x', '{"en":"Teratai"}', ${JSON.stringify({ en: name })}::jsonb, 2, 88.5, ${now})`)
  return number
}
