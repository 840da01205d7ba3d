import type { Texts } from '@titian/contract'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import {
  activationCodes,
  codeBatches,
  codeBatchCourses,
  type CodeRow,
  entitlements,
} from '../tables.ts'

interface Person {
  schoolId: number
  userId: number
}

/**
 * Locks the code with one of these hashes until the transaction ends, so that only one of several
 * people who redeem the code at once succeeds.
 */
export async function lockCode(tx: Db, schoolId: number, hashes: string[]) {
  const [row] = await tx
    .select({ code: getTableColumns(activationCodes), batch: getTableColumns(codeBatches) })
    .from(activationCodes)
    .innerJoin(codeBatches, eq(codeBatches.id, activationCodes.batchId))
    .where(and(eq(activationCodes.schoolId, schoolId), inArray(activationCodes.codeHash, hashes)))
    .limit(1)
    .for('update', { of: activationCodes })
  return row
}
export type LockedCode = NonNullable<Awaited<ReturnType<typeof lockCode>>>

export async function findClass(tx: Db, { schoolId, userId }: Person): Promise<string> {
  const [row] = await tx
    .select({ className: users.className })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return row?.className ?? ''
}

/** Returns the number of codes of a batch that the person redeemed. */
export async function countOwn(
  tx: Db,
  { schoolId, userId }: Person,
  batchId: number,
): Promise<number> {
  return tx.$count(
    activationCodes,
    and(
      eq(activationCodes.schoolId, schoolId),
      eq(activationCodes.redeemedBy, userId),
      eq(activationCodes.batchId, batchId),
    ),
  )
}

/**
 * Lists the courses of a batch in a fixed order. Otherwise two people who get several courses could
 * wait for each other forever.
 */
export async function listCourseIds(tx: Db, schoolId: number, batchId: number): Promise<number[]> {
  const rows = await tx
    .select({ courseId: codeBatchCourses.courseId })
    .from(codeBatchCourses)
    .where(and(eq(codeBatchCourses.schoolId, schoolId), eq(codeBatchCourses.batchId, batchId)))
    .orderBy(codeBatchCourses.courseId)
  return rows.map(({ courseId }) => courseId)
}

/** Marks a code as redeemed; false when the code is no longer available. */
export async function redeem(
  tx: Db,
  { schoolId, id }: Pick<CodeRow, 'schoolId' | 'id'>,
  by: { userId: number; name: string; employeeNumber: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(activationCodes)
    .set({
      state: 'redeemed',
      redeemedBy: by.userId,
      redeemedAt: now,
      traineeName: by.name,
      traineeNumber: by.employeeNumber,
    })
    .where(
      and(
        eq(activationCodes.schoolId, schoolId),
        eq(activationCodes.id, id),
        eq(activationCodes.state, 'issued'),
      ),
    )
    .returning({ id: activationCodes.id })
  return rows.length > 0
}

export async function entitleByCode(
  tx: Db,
  { schoolId, userId, courseId }: Person & { courseId: number },
  codeId: number,
  now: Date,
): Promise<void> {
  const source = `code ${codeId}`
  await tx
    .insert(entitlements)
    .values({ schoolId, userId, courseId, source, codeId, createdAt: now })
    .onConflictDoNothing()
}

export interface ActivatedRow extends Record<string, unknown> {
  courseId: number
  names: Texts
  pictureFileId: number | null
  coverSeed: string
  way: 'code' | 'link'
  at: string
  total: number
}

const activated = ({ schoolId, userId }: Person) => sql`(
  select e.course_id, 'code' as way, e.created_at as at from entitlements e
  where e.school_id = ${schoolId} and e.user_id = ${userId} and e.code_id is not null
  union all
  select l.course_id, 'link', u.used_at from share_link_uses u join share_links l on l.id = u.link_id
  where u.school_id = ${schoolId} and u.user_id = ${userId}) a`

/** ORD-044: lists courses granted by a code or a link, newest first. */
export async function listActivated(
  db: Db,
  person: Person,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ActivatedRow[]; total: number }> {
  const { rows } = await db.execute<ActivatedRow>(sql`
    select c.id::float8 as "courseId", c.names, c.picture_file_id::float8 as "pictureFileId", c.cover_seed as "coverSeed",
      a.way, a.at, count(*) over ()::int as total
    from ${activated(person)} join courses c on c.id = a.course_id
    order by a.at desc, c.id desc limit ${size} offset ${(page - 1) * size}`)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${activated(person)}`,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
