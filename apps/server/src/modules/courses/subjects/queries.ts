import type { Texts } from '@titian/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type CourseTypeRow, courseTypes } from '../tables.ts'

export type SubjectRow = CourseTypeRow & { courses: number }

/** Lists all subjects of the school in order, with their courses in any state. */
export async function listSubjects(db: Db, schoolId: number): Promise<SubjectRow[]> {
  const courses = sql<number>`(select count(*)::integer from courses c where c.school_id = ${schoolId}
    and case course_types.level when 1 then c.type_id when 2 then c.type2_id else c.type3_id end = course_types.id)`
  const rows = await db
    .select({ row: courseTypes, courses })
    .from(courseTypes)
    .where(eq(courseTypes.schoolId, schoolId))
    .orderBy(courseTypes.level, courseTypes.sort, courseTypes.id)
  return rows.map(({ row, courses: count }) => ({ ...row, courses: count }))
}

export interface NewSubject {
  schoolId: number
  parentId: number | null
  level: number
  names: Texts
  sort: number
}

/** Inserts subjects, and returns their ids in the order of the rows. */
export async function insertSubjects(db: Db, subjects: NewSubject[]): Promise<number[]> {
  if (subjects.length === 0) return []
  const rows = await db.insert(courseTypes).values(subjects).returning({ id: courseTypes.id })
  return rows.map(({ id }) => id)
}

export async function updateSubjects(
  db: Db,
  schoolId: number,
  subjects: { id: number; names: Texts; sort: number }[],
): Promise<void> {
  if (subjects.length === 0) return
  await db.execute(sql`update course_types t set names = v.names, sort = v.sort
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as v(id bigint, names jsonb, sort integer)
    where t.school_id = ${schoolId} and t.id = v.id`)
}

/** Deletes subjects, children before their parents. */
export async function removeSubjects(db: Db, schoolId: number, ids: number[]): Promise<void> {
  for (const level of [3, 2, 1])
    await db
      .delete(courseTypes)
      .where(
        and(
          eq(courseTypes.schoolId, schoolId),
          eq(courseTypes.level, level),
          inArray(courseTypes.id, ids),
        ),
      )
}
