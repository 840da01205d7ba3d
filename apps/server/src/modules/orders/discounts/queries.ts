import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { foldLetters, type Texts } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { courses } from '../../courses/index.ts'
import { likePart } from '../../accounts/index.ts'
import {
  discountCodeCourses,
  discountCodes,
  type DiscountRow,
  discountUses,
  type OrderRow,
} from '../tables.ts'

interface Buyer {
  schoolId: number
  userId: number
  courseId: number
}

/** Returns a code with its uses by a buyer and whether it covers a course. */
export async function findCode(db: Db, { schoolId, userId, courseId }: Buyer, code: string) {
  const [row] = await db
    .select({
      ...getTableColumns(discountCodes),
      fitsCourse: sql<boolean>`(
        not exists (select 1 from discount_code_courses c where c.code_id = discount_codes.id)
        or exists (select 1 from discount_code_courses c where c.code_id = discount_codes.id and c.course_id = ${courseId}))`,
      ownUses: sql<number>`(
        select count(*) from discount_uses u
        where u.code_id = discount_codes.id and u.user_id = ${userId} and u.state <> 'released')`.mapWith(
        Number,
      ),
    })
    .from(discountCodes)
    .where(and(eq(discountCodes.schoolId, schoolId), eq(discountCodes.code, code.toUpperCase())))
  return row
}

/** ORD-070: reserves one use within the limit; locks the code until the transaction ends. */
export async function reserve(tx: Db, schoolId: number, codeId: number): Promise<boolean> {
  const rows = await tx
    .update(discountCodes)
    .set({ used: sql`${discountCodes.used} + 1` })
    .where(
      and(
        eq(discountCodes.schoolId, schoolId),
        eq(discountCodes.id, codeId),
        eq(discountCodes.active, true),
        sql`(${discountCodes.mostUses} is null or ${discountCodes.used} < ${discountCodes.mostUses})`,
      ),
    )
    .returning({ id: discountCodes.id })
  return rows.length > 0
}

/**
 * Reserves the lowest free use (slot) of a code for the person. Returns false if all slots are
 * used. The caller has locked the code by `reserve`.
 */
export async function consumeSlot(
  tx: Db,
  code: Pick<DiscountRow, 'id' | 'perUser'>,
  { schoolId, userId, id: orderId }: Pick<OrderRow, 'schoolId' | 'userId' | 'id'>,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into discount_uses (school_id, code_id, user_id, order_id, slot, state)
    select ${schoolId}::bigint, ${code.id}::bigint, ${userId}::bigint, ${orderId}::bigint, min(s.slot), 'reserved'
    from generate_series(1, ${code.perUser}::integer) s (slot)
    where not exists (
      select 1 from discount_uses u where u.code_id = ${code.id} and u.user_id = ${userId}
        and u.slot = s.slot and u.state <> 'released')
    having min(s.slot) is not null
    returning id`)
  return rows.length > 0
}

export async function consumeUse(tx: Db, { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>) {
  await tx
    .update(discountUses)
    .set({ state: 'consumed' })
    .where(
      and(
        eq(discountUses.schoolId, schoolId),
        eq(discountUses.orderId, id),
        eq(discountUses.state, 'reserved'),
      ),
    )
}

export async function releaseUse(tx: Db, { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>) {
  const [row] = await tx
    .update(discountUses)
    .set({ state: 'released' })
    .where(
      and(
        eq(discountUses.schoolId, schoolId),
        eq(discountUses.orderId, id),
        eq(discountUses.state, 'reserved'),
      ),
    )
    .returning({ codeId: discountUses.codeId })
  if (!row) return
  await tx
    .update(discountCodes)
    .set({ used: sql`${discountCodes.used} - 1` })
    .where(and(eq(discountCodes.schoolId, schoolId), eq(discountCodes.id, row.codeId)))
}

export interface ShownDiscount extends DiscountRow {
  courses: { id: number; names: Texts }[]
}

const withCourses = {
  ...getTableColumns(discountCodes),
  courses: sql<{ id: number; names: Texts }[]>`coalesce((
    select json_agg(json_build_object('id', c.id, 'names', c.names) order by c.id)
    from discount_code_courses d join courses c on c.id = d.course_id
    where d.code_id = discount_codes.id), '[]'::json)`,
}

export async function getCode(db: Db, schoolId: number, id: number): Promise<ShownDiscount> {
  const [row] = await db
    .select(withCourses)
    .from(discountCodes)
    .where(and(eq(discountCodes.schoolId, schoolId), eq(discountCodes.id, id)))
  return found(row)
}

export async function listCodes(
  db: Db,
  schoolId: number,
  text: string,
  { page, size }: { page: number; size: number },
) {
  const where = and(
    eq(discountCodes.schoolId, schoolId),
    text === ''
      ? undefined
      : sql`${discountCodes.code} like ${likePart(foldLetters(text).toUpperCase())}`,
  )
  const rows = await db
    .select({ ...withCourses, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(discountCodes)
    .where(where)
    .orderBy(desc(discountCodes.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(discountCodes, where) : 0) }
}

type Fields = Omit<
  typeof discountCodes.$inferInsert,
  'id' | 'schoolId' | 'used' | 'version' | 'createdAt'
>

export async function insertCode(tx: Db, schoolId: number, fields: Fields, now: Date) {
  const [row] = await tx
    .insert(discountCodes)
    .values({ ...fields, schoolId, createdAt: now })
    .returning({ id: discountCodes.id })
  return found(row).id
}

/**
 * Changes a discount code and returns its id; undefined when the code is no longer at `version`.
 */
export async function changeCode(
  tx: Db,
  schoolId: number,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<number | undefined> {
  const [row] = await tx
    .update(discountCodes)
    .set({ ...fields, version: version + 1 })
    .where(
      and(
        eq(discountCodes.schoolId, schoolId),
        eq(discountCodes.id, id),
        eq(discountCodes.version, version),
      ),
    )
    .returning({ id: discountCodes.id })
  return row?.id
}

/** Sets the courses of a code; false when one id is not a course of the school. */
export async function setCourses(
  tx: Db,
  schoolId: number,
  codeId: number,
  courseIds: number[],
): Promise<boolean> {
  await tx.delete(discountCodeCourses).where(eq(discountCodeCourses.codeId, codeId))
  if (courseIds.length === 0) return true
  const here = and(eq(courses.schoolId, schoolId), inArray(courses.id, courseIds))
  if ((await tx.$count(courses, here)) !== courseIds.length) return false
  await tx
    .insert(discountCodeCourses)
    .values(courseIds.map((courseId) => ({ schoolId, codeId, courseId })))
  return true
}
