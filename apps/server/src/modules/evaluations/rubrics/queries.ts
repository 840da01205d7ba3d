import { type PracticeKindName, type RubricState, writtenKind } from '@titian/contract'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart, users } from '../../accounts/index.ts'
import { type NewRubric, type RubricRow, rubrics } from '../tables.ts'

const one = (schoolId: number, id: number) =>
  and(eq(rubrics.schoolId, schoolId), eq(rubrics.id, id))
const withAuthor = { ...getTableColumns(rubrics), authorName: users.name }
const author = eq(users.id, rubrics.authorId)

export type RubricWithAuthor = RubricRow & { authorName: string }

export async function getRubric(db: Db, schoolId: number, id: number): Promise<RubricWithAuthor> {
  const [row] = await db
    .select(withAuthor)
    .from(rubrics)
    .innerJoin(users, author)
    .where(one(schoolId, id))
  return found(row)
}

/** Locks the version, so that a change and its first use cannot happen at the same time. */
export async function lockRubric(tx: Db, schoolId: number, id: number): Promise<RubricRow> {
  const [row] = await tx.select().from(rubrics).where(one(schoolId, id)).for('update')
  return found(row)
}

export interface RubricFilter {
  page: number
  size: number
  name?: string | undefined
  state?: RubricState | undefined
  kind?: PracticeKindName | typeof writtenKind | undefined
}

/**
 * Lists the rubrics of a school. The rubric that changed last comes first. `name` finds a part of
 * the name in any language.
 */
export async function listRubrics(
  db: Db,
  schoolId: number,
  { name, state, kind, page, size }: RubricFilter,
) {
  const all = sql`concat_ws(' ', ${rubrics.names} ->> 'en', ${rubrics.names} ->> 'zh', ${rubrics.names} ->> 'my')`
  const where = and(
    eq(rubrics.schoolId, schoolId),
    name ? sql`lower(${all}) like ${likePart(name.toLowerCase())}` : undefined,
    state ? eq(rubrics.state, state) : undefined,
    kind === writtenKind ? isNull(rubrics.kind) : kind && eq(rubrics.kind, kind),
  )
  const rows = await db
    .select(withAuthor)
    .from(rubrics)
    .innerJoin(users, author)
    .where(where)
    .orderBy(desc(rubrics.changedAt), desc(rubrics.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(rubrics, where) }
}

/** Finds the rubric that this form has already made. */
export async function findByKey(
  db: Db,
  { schoolId, authorId, key }: Pick<RubricRow, 'schoolId' | 'authorId' | 'key'>,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: rubrics.id })
    .from(rubrics)
    .where(
      and(eq(rubrics.schoolId, schoolId), eq(rubrics.authorId, authorId), eq(rubrics.key, key)),
    )
  return row?.id
}

/**
 * Inserts a version of a rubric. Without `family`, the version begins a new family. Returns
 * undefined if a draft for this form or family exists already.
 */
export async function insertRubric(
  tx: Db,
  { family, ...values }: Omit<NewRubric, 'family'> & { family?: number },
): Promise<number | undefined> {
  const own = sql`currval(pg_get_serial_sequence('rubrics', 'id'))`
  const [row] = await tx
    .insert(rubrics)
    .values({ ...values, family: family ?? own })
    .onConflictDoNothing()
    .returning({ id: rubrics.id })
  return row?.id
}

export async function updateRubric(tx: Db, id: number, values: Partial<NewRubric>): Promise<void> {
  await tx
    .update(rubrics)
    .set({ ...values, version: sql`${rubrics.version} + 1` })
    .where(eq(rubrics.id, id))
}

export async function deleteRubric(tx: Db, id: number): Promise<void> {
  await tx.delete(rubrics).where(eq(rubrics.id, id))
}

export interface Family {
  draft: number | undefined
  number: number
}

/** Returns the draft of a family, and its highest version number. */
export async function getFamily(tx: Db, schoolId: number, family: number): Promise<Family> {
  const rows = await tx
    .select({ id: rubrics.id, number: rubrics.number, state: rubrics.state })
    .from(rubrics)
    .where(and(eq(rubrics.schoolId, schoolId), eq(rubrics.family, family)))
  return {
    draft: rows.find(({ state }) => state === 'draft')?.id,
    number: Math.max(...rows.map(({ number }) => number)),
  }
}
