import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { type ImportTarget, sheetImportEffects, sheetImports } from '../../people/index.ts'
import { bookExpressions, columnList, type Course } from '../gradebook/queries.ts'
import { resultExpressions } from '../results/queries.ts'
import { gradeOverrides, type OverrideRow } from '../tables.ts'
import type { BookItem, BookStudent, MarkChange, SheetMark, CurrentMark } from './rules.ts'

export interface Roll {
  items: BookItem[]
  students: BookStudent[]
}

/** Reads the students who can be given marks, and the items. */
export async function readRoll(db: Db, course: Course, now: Date): Promise<Roll> {
  const { rows } = await db.execute<{
    roll: { items: BookItem[] | null; students: BookStudent[] }
  }>(sql`
    with ${resultExpressions(course, now, false)}${bookExpressions(course, now)}
    select json_build_object('items', ${columnList}, 'students', (
      select coalesce(json_agg(json_build_object('userId', u.id, 'name', u.name, 'studentCard', u.student_card) order by u.id), '[]'::json) from people p join users u on u.id = p.user_id)) as roll`)
  const { items, students } = found(rows[0]).roll
  const isItem = ({ kind }: { kind: string }) => kind !== 'result'
  return { items: (items ?? []).filter(isItem), students }
}

/** Lists the present marks of the students and items of the sheet. */
export async function listCurrent(
  db: Db,
  course: Course,
  marks: readonly SheetMark[],
  now: Date,
): Promise<CurrentMark[]> {
  const wanted = JSON.stringify(marks.map(({ userId, kind, itemId }) => ({ userId, kind, itemId })))
  const scope = { ...course, userIds: [...new Set(marks.map(({ userId }) => userId))] }
  const { rows } = await db.execute<{ mark: CurrentMark }>(sql`
    with ${resultExpressions(scope, now, false)}${bookExpressions(scope, now)},
    asked as (select * from jsonb_to_recordset(${wanted}::jsonb) as a("userId" bigint, kind text, "itemId" bigint))
    select json_build_object('userId', m.user_id, 'kind', m.kind, 'itemId', m.id, 'points', m.points, 'computed', m.computed,
      'given', m.given, 'givenBy', n.name, 'givenAt', o.given_at, 'reason', o.reason) as mark
    from asked a join marks m on m.user_id = a."userId" and m.kind = a.kind and m.id = a."itemId"
    left join grade_overrides o on o.id = m.given left join users n on n.id = o.given_by
    where m.kind <> 'result'`)
  return rows.map(({ mark }) => mark)
}

/**
 * Locks the enrolments of the students in a fixed order, so that two teachers change marks one
 * after the other without a deadlock.
 */
export async function lockStudents(
  db: Db,
  { schoolId, courseId }: Course,
  userIds: readonly number[],
): Promise<void> {
  await db.execute(sql`select 1 from enrolments where school_id = ${schoolId} and course_id = ${courseId}
    and user_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))
    order by user_id for update`)
}

/** Refuses an import of marks as not found, unless it belongs to this course. */
export async function getImport(
  db: Db,
  { schoolId, importId }: ImportTarget,
  courseId: number,
): Promise<void> {
  const [row] = await db
    .select({ id: sheetImports.id })
    .from(sheetImports)
    .where(
      and(
        eq(sheetImports.schoolId, schoolId),
        eq(sheetImports.id, importId),
        eq(sheetImports.kind, 'grades'),
        sql`${sheetImports.options} @> ${JSON.stringify({ courseId: String(courseId) })}::jsonb`,
      ),
    )
  found(row)
}

export async function endMarks(
  tx: Db,
  ids: readonly number[],
  values: Pick<OverrideRow, 'endedBy' | 'endedAt' | 'endReason'>,
): Promise<OverrideRow[]> {
  if (ids.length === 0) return []
  const own = inArray(gradeOverrides.id, [...ids])
  return tx
    .update(gradeOverrides)
    .set(values)
    .where(and(own, isNull(gradeOverrides.endedAt)))
    .returning()
}

type Given = Pick<
  OverrideRow,
  'userId' | 'examinationId' | 'itemId' | 'points' | 'reason' | 'computed' | 'givenBy' | 'givenAt'
>

/** Rows for each insert statement. A database limits the number of values in one statement. */
const atOnce = 1000

/** Inserts marks, and returns their ids in the order of `marks`. */
export async function insertMarks(
  tx: Db,
  { schoolId, courseId }: Course,
  marks: readonly Given[],
): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < marks.length; from += atOnce) {
    const rows = await tx
      .insert(gradeOverrides)
      .values(marks.slice(from, from + atOnce).map((one) => ({ ...one, schoolId, courseId })))
      .returning({ id: gradeOverrides.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The mark that an import replaced. Undoing the import gives this mark again. */
type Before = Pick<OverrideRow, 'points' | 'reason'>

export async function noteEffects(
  tx: Db,
  target: ImportTarget,
  effects: readonly { targetId: number; before: Before | null }[],
): Promise<void> {
  for (let from = 0; from < effects.length; from += atOnce)
    await tx
      .insert(sheetImportEffects)
      .values(effects.slice(from, from + atOnce).map((one) => ({ ...target, ...one })))
}

/** Lists the marks that an import gave, each with the mark that it replaced. */
export async function listEffects(
  tx: Db,
  { schoolId, importId }: ImportTarget,
): Promise<{ mark: OverrideRow; before: Before | null }[]> {
  const rows = await tx
    .select({ mark: gradeOverrides, before: sheetImportEffects.before })
    .from(sheetImportEffects)
    .innerJoin(gradeOverrides, eq(gradeOverrides.id, sheetImportEffects.targetId))
    .where(
      and(eq(sheetImportEffects.schoolId, schoolId), eq(sheetImportEffects.importId, importId)),
    )
    .orderBy(gradeOverrides.id)
  return rows.map(({ mark, before }) => ({ mark, before: before as Before | null }))
}

export const placeOf = ({ kind, itemId }: Pick<MarkChange, 'kind' | 'itemId'>) => ({
  examinationId: kind === 'exam' ? itemId : null,
  itemId: kind === 'work' ? itemId : null,
})
