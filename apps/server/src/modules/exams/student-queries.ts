import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { courses } from '../courses/index.ts'
import { enrolments } from '../study/index.ts'
import { examinationColumns, type ExaminationView } from './examination-queries.ts'
import { type AttemptRow, attempts, examinations } from './tables.ts'

// Examinations as students see them: never a draft.

const isReleasedOrClosed = gt(examinations.status, 0)

/** Students are not told how many have begun, so nothing is counted when a whole class begins at once. */
const studentColumns = { ...examinationColumns, records: sql`0`.mapWith(Number) }

/** Whether this person has the course of the row. */
function isJoinedBy(userId: number) {
  return sql<boolean>`exists (select 1 from ${enrolments} where ${enrolments.schoolId} = ${courses.schoolId} and ${enrolments.courseId} = ${courses.id} and ${enrolments.userId} = ${userId})`
}

/** As one student sees it, never a draft, and whether that student has its course. */
export async function getReleased(
  db: Db,
  schoolId: number,
  examinationId: number,
  userId: number,
): Promise<ExaminationView & { joined: boolean }> {
  const rows = await db
    .select({ ...studentColumns, joined: isJoinedBy(userId) })
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .where(
      and(
        eq(examinations.schoolId, schoolId),
        eq(examinations.id, examinationId),
        isReleasedOrClosed,
      ),
    )
  return found(rows[0])
}

export interface StudentExamination {
  examination: ExaminationView
  joined: boolean
  /** The own attempts, the newest first. */
  own: AttemptRow[]
}

/** What the exam tab of a course tells a student: the examinations with the own attempts, in one statement. */
export async function listForStudent(
  db: Db,
  schoolId: number,
  courseId: number,
  userId: number,
): Promise<StudentExamination[]> {
  const isOwn = and(eq(attempts.examinationId, examinations.id), eq(attempts.userId, userId))
  const rows = await db
    .select({ examination: studentColumns, joined: isJoinedBy(userId), attempt: attempts })
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .leftJoin(attempts, and(eq(attempts.schoolId, schoolId), isOwn))
    .where(
      and(
        eq(examinations.schoolId, schoolId),
        eq(examinations.courseId, courseId),
        isReleasedOrClosed,
      ),
    )
    .orderBy(
      asc(examinations.type),
      asc(examinations.endTime),
      asc(examinations.id),
      desc(attempts.number),
    )
  const list = new Map<number, StudentExamination>()
  for (const { examination, joined, attempt } of rows) {
    const known = list.get(examination.id) ?? { examination, joined, own: [] }
    if (attempt) known.own.push(attempt)
    list.set(examination.id, known)
  }
  return [...list.values()]
}
