import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { chapters } from '../courses/index.ts'
import { files } from '../files/index.ts'
import { materials, type NewMaterial } from './tables.ts'

const columns = {
  id: materials.id,
  courseId: materials.courseId,
  chapterId: materials.chapterId,
  fileId: materials.fileId,
  name: materials.name,
  sort: materials.sort,
  version: materials.version,
  size: files.size,
  type: files.type,
  chapterNames: chapters.names,
}

const withFile = (db: Db) =>
  db
    .select(columns)
    .from(materials)
    .innerJoin(files, eq(files.id, materials.fileId))
    .leftJoin(chapters, eq(chapters.id, materials.chapterId))

/**
 * Selects files of a course: without `chapterId` all files, with "any" the files of all chapters,
 * with an id the files of one chapter.
 */
export type Filter = { courseId: number; chapterId?: number | 'any' }

/**
 * Lists the files of a course: first those of the whole course, then those of the chapters in
 * order.
 */
export function listMaterials(db: Db, schoolId: number, { courseId, chapterId }: Filter) {
  const ofChapter =
    typeof chapterId === 'number'
      ? eq(materials.chapterId, chapterId)
      : chapterId && isNotNull(materials.chapterId)
  return withFile(db)
    .where(and(eq(materials.schoolId, schoolId), eq(materials.courseId, courseId), ofChapter))
    .orderBy(sql`${chapters.level} nulls first`, asc(materials.sort), asc(materials.id))
}
export type MaterialRow = Awaited<ReturnType<typeof listMaterials>>[number]

export async function getMaterial(db: Db, schoolId: number, id: number): Promise<MaterialRow> {
  const [row] = await withFile(db).where(
    and(eq(materials.schoolId, schoolId), eq(materials.id, id)),
  )
  return found(row)
}

export async function findByFile(db: Db, schoolId: number, fileId: number) {
  const [row] = await withFile(db).where(
    and(eq(materials.schoolId, schoolId), eq(materials.fileId, fileId)),
  )
  return row
}

/** Finds the course of a chapter. */
export const courseOf = (schoolId: number, chapterId: number) =>
  sql`(select course_id from chapters where school_id = ${schoolId} and id = ${chapterId})`

/** True while the chapter belongs to the course. */
export async function hasChapter(tx: Db, courseId: number, chapterId: number): Promise<boolean> {
  const where = and(eq(chapters.courseId, courseId), eq(chapters.id, chapterId))
  return (await tx.$count(chapters, where)) > 0
}

export function countMaterials(tx: Db, schoolId: number, courseId: number): Promise<number> {
  const where = and(eq(materials.schoolId, schoolId), eq(materials.courseId, courseId))
  return tx.$count(materials, where)
}

interface Group {
  courseId: number
  chapterId: number | null
}

const inGroup = ({ courseId, chapterId }: Group) =>
  and(
    eq(materials.courseId, courseId),
    chapterId === null ? isNull(materials.chapterId) : eq(materials.chapterId, chapterId),
  )

export function countInGroup(tx: Db, group: Group): Promise<number> {
  return tx.$count(materials, inGroup(group))
}

export async function insertMaterial(tx: Db, values: NewMaterial): Promise<number> {
  const [row] = await tx.insert(materials).values(values).returning({ id: materials.id })
  return found(row).id
}

/**
 * Renames a material. Returns false if the material is no longer at `version`. Without `version`,
 * the name is always changed.
 */
export async function rename(
  tx: Db,
  { id, name, version }: { id: number; name: string; version: number | undefined },
): Promise<boolean> {
  const known = version === undefined ? undefined : eq(materials.version, version)
  const changed = await tx
    .update(materials)
    .set({ name, version: sql`${materials.version} + 1` })
    .where(and(eq(materials.id, id), known))
    .returning({ id: materials.id })
  return changed.length > 0
}

/** Deletes one file and numbers the files after it again. A trigger releases the stored file. */
export async function remove(tx: Db, row: Group & { id: number; sort: number }): Promise<void> {
  await tx.delete(materials).where(eq(materials.id, row.id))
  await tx
    .update(materials)
    .set({ sort: sql`${materials.sort} - 1` })
    .where(and(inGroup(row), sql`${materials.sort} > ${row.sort}`))
}

/** Moves one file and renumbers the files in between. */
export async function move(tx: Db, row: Group & { id: number; sort: number }, to: number) {
  const step = row.sort < to ? -1 : 1
  const [first, last] = [Math.min(row.sort, to), Math.max(row.sort, to)]
  await tx
    .update(materials)
    .set({
      sort: sql`case when ${materials.id} = ${row.id} then ${to}::int else ${materials.sort} + ${step}::int end`,
    })
    .where(and(inGroup(row), sql`${materials.sort} between ${first} and ${last}`))
}
