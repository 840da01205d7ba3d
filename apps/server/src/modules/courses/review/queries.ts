import { auditStatus } from '@titian/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { own, relation } from '../access/queries.ts'
import { isTaught } from '../taught/queries.ts'
import { type CourseRow, courseSteps, courseTeachers, courses, type NewCourse } from '../tables.ts'
import { users } from '../../accounts/index.ts'

/** Stores a new state. Returns undefined if another request has changed the course or its state. */
export async function changeState(
  db: Db,
  { schoolId, id: courseId, auditStatus, onList, revision }: CourseRow,
  values: Partial<NewCourse>,
) {
  const [row] = await db
    .update(courses)
    .set(values)
    .where(
      and(
        own(schoolId, courseId),
        eq(courses.auditStatus, auditStatus),
        eq(courses.onList, onList),
        eq(courses.revision, revision),
      ),
    )
    .returning({ id: courses.id })
  return row
}

const inState = (state: SQL | undefined): SQL =>
  sql`select count(*), min(${courses.updatedAt}) as oldest from ${courses} where ${state}`

/** Returns the number of courses that wait for a decision of staff, and the oldest time. */
export const waitingReviews = (schoolId: number): SQL =>
  inState(and(eq(courses.schoolId, schoolId), eq(courses.auditStatus, auditStatus.waiting)))

/**
 * Returns how many courses of this teacher were refused and not submitted again, and the oldest
 * time.
 */
export const refusedCourses = (schoolId: number, teacherId: number): SQL =>
  inState(
    and(
      eq(courses.schoolId, schoolId),
      eq(courses.auditStatus, auditStatus.refused),
      isTaught(courses.id, { schoolId, userId: teacherId }),
      relation(teacherId).leads,
    ),
  )

/** TCH-086: finds the lead teacher of a course, or its author when it has no lead teacher. */
export async function findLeader(
  db: Db,
  { schoolId, id: courseId, authorId }: CourseRow,
): Promise<number> {
  const [master] = await db
    .select({ userId: courseTeachers.userId })
    .from(courseTeachers)
    .where(
      and(
        eq(courseTeachers.schoolId, schoolId),
        eq(courseTeachers.courseId, courseId),
        eq(courseTeachers.master, true),
      ),
    )
  return master?.userId ?? authorId
}

/** Stores a review step, in the transaction that changes the state of the course. */
export async function noteStep(
  tx: Db,
  { schoolId, id: courseId }: CourseRow,
  step: Pick<typeof courseSteps.$inferInsert, 'actorId' | 'action' | 'reason' | 'at'>,
): Promise<void> {
  await tx.insert(courseSteps).values({ schoolId, courseId, ...step })
}

const mostSteps = 100

/** Lists the review steps, the newest first, with the present names of the people. */
export function listSteps(db: Db, { schoolId, id: courseId }: CourseRow) {
  return db
    .select({
      action: courseSteps.action,
      at: courseSteps.at,
      reason: courseSteps.reason,
      byName: users.name,
    })
    .from(courseSteps)
    .leftJoin(users, eq(users.id, courseSteps.actorId))
    .where(and(eq(courseSteps.schoolId, schoolId), eq(courseSteps.courseId, courseId)))
    .orderBy(desc(courseSteps.at), desc(courseSteps.id))
    .limit(mostSteps)
}
