import { and, asc, eq, getTableColumns, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { courses, relation } from '../../courses/index.ts'
import { type EventRow, type NewEvent, practiceAssignments, practiceEvents } from '../tables.ts'
import { teacherSeat } from './rules.ts'

/** True when the log of run `r` contains the event. */
const hasHappened = sql`exists (select 1 from practice_commands c where c.run_id = r.id
  and c.day = practice_events.day and c.seat = ${teacherSeat} and c.command ->> 'event' = practice_events.event)`

const runsWhere = (is: SQL) => sql<number>`(select count(*)::int from practice_runs r
  where r.school_id = practice_events.school_id and r.assignment_id = practice_events.assignment_id and ${is})`

const listed = {
  ...getTableColumns(practiceEvents),
  reached: runsWhere(hasHappened),
  late: runsWhere(
    sql`(r.day > practice_events.day or r.ended_at is not null) and not ${hasHappened}`,
  ),
}
export type ListedEvent = EventRow & { reached: number; late: number }

/** Lists the events of an assignment in the order of their days. */
export const listEvents = (
  db: Db,
  schoolId: number,
  assignmentId: number,
): Promise<ListedEvent[]> =>
  db
    .select(listed)
    .from(practiceEvents)
    .where(
      and(eq(practiceEvents.schoolId, schoolId), eq(practiceEvents.assignmentId, assignmentId)),
    )
    .orderBy(asc(practiceEvents.day), asc(practiceEvents.id))

/**
 * True if an open run has not reached this day, or if a run may still begin before the common or an
 * individual due date.
 */
export async function canReach(
  tx: Db,
  { id, schoolId, day, now }: { id: number; schoolId: number; day: number; now: Date },
): Promise<boolean> {
  const isOpen = sql`exists (select 1 from practice_runs r
    where r.school_id = ${schoolId} and r.assignment_id = ${id} and r.ended_at is null and r.day <= ${day})`
  const isExtended = sql`exists (select 1 from practice_extensions x
    where x.assignment_id = ${id} and x.due_at > ${now.toISOString()})`
  const { dueAt } = practiceAssignments
  const [row] = await tx
    .select({ is: sql<boolean>`${or(isNull(dueAt), gt(dueAt, now), isOpen, isExtended)}` })
    .from(practiceAssignments)
    .where(and(eq(practiceAssignments.schoolId, schoolId), eq(practiceAssignments.id, id)))
  return found(row).is
}

/**
 * Inserts an event and returns its id; undefined when the assignment already has this event on this
 * day.
 */
export async function insertEvent(tx: Db, row: NewEvent): Promise<number | undefined> {
  const [made] = await tx
    .insert(practiceEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: practiceEvents.id })
  return made?.id
}

/** Returns an event with its course, and the role of the person in the course. */
export async function getEventFor(db: Db, schoolId: number, id: number, userId: number) {
  const [row] = await db
    .select({
      event: getTableColumns(practiceEvents),
      practice: practiceAssignments.practice,
      course: { ...getTableColumns(courses), ...relation(userId) },
    })
    .from(practiceEvents)
    .innerJoin(practiceAssignments, eq(practiceAssignments.id, practiceEvents.assignmentId))
    .innerJoin(courses, eq(courses.id, practiceAssignments.courseId))
    .where(and(eq(practiceEvents.schoolId, schoolId), eq(practiceEvents.id, id)))
  return found(row)
}

/**
 * Locks the event. This waits for runs in which the event is happening right now. Returns the event
 * and the number of runs in which it has happened.
 */
export async function lockEvent(tx: Db, id: number): Promise<ListedEvent | undefined> {
  const is = eq(practiceEvents.id, id)
  const locked = await tx
    .select({ id: practiceEvents.id })
    .from(practiceEvents)
    .where(is)
    .for('update')
  if (locked.length === 0) return undefined
  const [row] = await tx.select(listed).from(practiceEvents).where(is)
  return row
}

export async function deleteEvent(tx: Db, id: number): Promise<void> {
  await tx.delete(practiceEvents).where(eq(practiceEvents.id, id))
}

/** Reads the events of these days and locks them against removal until the transaction ends. */
export const holdEvents = (
  tx: Db,
  assignmentId: number,
  { from, to }: { from: number; to: number },
): Promise<EventRow[]> =>
  tx
    .select()
    .from(practiceEvents)
    .where(
      and(
        eq(practiceEvents.assignmentId, assignmentId),
        gte(practiceEvents.day, from),
        lte(practiceEvents.day, to),
      ),
    )
    .orderBy(asc(practiceEvents.day), asc(practiceEvents.id))
    .for('share')
