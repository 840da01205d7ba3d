import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { lockSchool } from '../queries.ts'
import { type NewSchoolPage, schoolPages as pages, type SchoolPageRow } from '../tables.ts'

const one = (schoolId: number, id: number) => and(eq(pages.schoolId, schoolId), eq(pages.id, id))

/** Lists all pages of a school without their texts; there are few. */
export function listPages(db: Db, schoolId: number) {
  const { id, place, title, published, version, updatedAt } = pages
  return db
    .select({ id, place, title, published, version, updatedAt })
    .from(pages)
    .where(eq(pages.schoolId, schoolId))
    .orderBy(asc(pages.place), asc(pages.id))
}
export type PageCardRow = Awaited<ReturnType<typeof listPages>>[number]

export async function getPage(db: Db, schoolId: number, id: number): Promise<SchoolPageRow> {
  const [row] = await db.select().from(pages).where(one(schoolId, id))
  return found(row)
}

export async function getPublished(db: Db, schoolId: number, id: number): Promise<SchoolPageRow> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(one(schoolId, id), pages.published))
  return found(row)
}

/**
 * Inserts a page; undefined at the limit of pages. The school's row is locked, so that parallel
 * inserts are counted one by one.
 */
export async function insertPage(
  tx: Db,
  values: NewSchoolPage,
  most: number,
): Promise<SchoolPageRow | undefined> {
  const { schoolId } = values
  await lockSchool(tx, schoolId)
  const [counted] = await tx
    .select({ total: count() })
    .from(pages)
    .where(eq(pages.schoolId, schoolId))
  if ((counted?.total ?? 0) >= most) return undefined
  const [row] = await tx.insert(pages).values(values).returning()
  return row
}

/** Changes a page; undefined when the page changed since version `seen`. */
export async function updatePage(
  db: Db,
  { schoolId, id }: Pick<SchoolPageRow, 'schoolId' | 'id'>,
  seen: number,
  values: Partial<NewSchoolPage>,
): Promise<SchoolPageRow | undefined> {
  const [row] = await db
    .update(pages)
    .set({ ...values, version: sql`${pages.version} + 1` })
    .where(and(one(schoolId, id), eq(pages.version, seen)))
    .returning()
  return row
}

export async function deletePage(db: Db, schoolId: number, id: number): Promise<void> {
  await db.delete(pages).where(one(schoolId, id))
}
