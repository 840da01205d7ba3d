import { foldLetters, type CodeState, type Texts } from '@titian/contract'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { likePart, users } from '../../../accounts/index.ts'
import { courses } from '../../../courses/index.ts'
import { personNamed } from '../../../people/index.ts'
import type { Window } from '../../queries.ts'
import { activationCodes, codeBatchCourses, codeBatches, type CodeRow } from '../../tables.ts'

type NewBatch = typeof codeBatches.$inferInsert

const own = (schoolId: number, id: number) =>
  and(eq(codeBatches.schoolId, schoolId), eq(codeBatches.id, id))

/** True when each of these ids is an approved course of the school. */
export async function areGivable(db: Db, schoolId: number, courseIds: number[]): Promise<boolean> {
  if (courseIds.length === 0) return true
  const here = and(
    eq(courses.schoolId, schoolId),
    inArray(courses.id, courseIds),
    eq(courses.auditStatus, 2),
  )
  return (await db.$count(courses, here)) === courseIds.length
}

/**
 * Inserts a batch with its codes, which cannot be redeemed yet, and returns its id; undefined when
 * the same form was sent before.
 */
export async function insertBatch(
  tx: Db,
  values: NewBatch,
  courseIds: number[],
): Promise<number | undefined> {
  const [row] = await tx
    .insert(codeBatches)
    .values(values)
    .onConflictDoNothing({ target: [codeBatches.createdBy, codeBatches.key] })
    .returning({ id: codeBatches.id })
  if (!row) return undefined
  const { schoolId, quantity } = values
  if (courseIds.length > 0)
    await tx
      .insert(codeBatchCourses)
      .values(courseIds.map((courseId) => ({ schoolId, batchId: row.id, courseId })))
  await tx.execute(sql`
    insert into activation_codes (school_id, batch_id)
    select ${schoolId}::bigint, ${row.id}::bigint from generate_series(1, ${quantity}::integer)`)
  return row.id
}

/** Marks the codes of a batch as downloaded; false when they were downloaded already. */
export async function markDownloaded(
  tx: Db,
  schoolId: number,
  id: number,
  by: { downloadedBy: number; downloadedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(codeBatches)
    .set(by)
    .where(and(own(schoolId, id), isNull(codeBatches.downloadedAt)))
    .returning({ id: codeBatches.id })
  return rows.length > 0
}

/** Locks until the transaction ends, so that a batch is not revoked during its download. */
export async function lockBatch(tx: Db, schoolId: number, id: number): Promise<void> {
  const [row] = await tx
    .select({ id: codeBatches.id })
    .from(codeBatches)
    .where(own(schoolId, id))
    .for('update')
  found(row)
}

export async function listGenerated(tx: Db, schoolId: number, batchId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: activationCodes.id })
    .from(activationCodes)
    .where(
      and(
        eq(activationCodes.schoolId, schoolId),
        eq(activationCodes.batchId, batchId),
        eq(activationCodes.state, 'generated'),
      ),
    )
    .orderBy(asc(activationCodes.id))
  return rows.map(({ id }) => id)
}

/** Makes these codes redeemable. */
export async function issue(
  tx: Db,
  schoolId: number,
  codes: { id: number; codeHash: string; lastFour: string }[],
): Promise<void> {
  const column = (values: unknown[]) => sql.param(values)
  await tx.execute(sql`
    update activation_codes a set state = 'issued', code_hash = v.code_hash, last_four = v.last_four
    from unnest(${column(codes.map(({ id }) => id))}::bigint[], ${column(codes.map(({ codeHash }) => codeHash))}::text[],
      ${column(codes.map(({ lastFour }) => lastFour))}::text[]) as v (id, code_hash, last_four)
    where a.school_id = ${schoolId} and a.id = v.id and a.state = 'generated'`)
}

/** True when each of these ids is a code of the batch. */
export async function areOf(tx: Db, schoolId: number, batchId: number, ids: number[]) {
  if (ids.length === 0) return true
  const named = and(
    eq(activationCodes.schoolId, schoolId),
    eq(activationCodes.batchId, batchId),
    inArray(activationCodes.id, ids),
  )
  return (await tx.$count(activationCodes, named)) === ids.length
}

/** The given codes of a batch, or the codes that a filter of its list finds. */
export type Revocable = { ids: number[] } | { filter: CodeFilter }

/** Revokes those of the codes that were not redeemed, and returns how many these are. */
export async function revoke(
  tx: Db,
  schoolId: number,
  { batchId, which }: { batchId: number; which: Revocable },
  by: Pick<CodeRow, 'revokedBy' | 'revokedAt' | 'revokeReason'>,
): Promise<number> {
  const rows = await tx
    .update(activationCodes)
    .set({ ...by, state: 'revoked' })
    .where(
      and(
        eq(activationCodes.schoolId, schoolId),
        eq(activationCodes.batchId, batchId),
        inArray(activationCodes.state, ['generated', 'issued']),
        inArray(
          activationCodes.id,
          'ids' in which ? which.ids : codesFound(tx, { schoolId, batchId }, which.filter),
        ),
      ),
    )
    .returning({ id: activationCodes.id })
  return rows.length
}

const maker = alias(users, 'batch_maker')
const downloader = alias(users, 'batch_downloader')

/**
 * The states are literals as in the index `activation_codes_decided`, so that the planner uses it.
 */
const countOf = (state: 'redeemed' | 'revoked') =>
  sql<number>`(select count(*) from activation_codes a where a.school_id = code_batches.school_id
    and a.batch_id = code_batches.id and a.state = ${sql.raw(`'${state}'`)})`.mapWith(Number)

const shown = {
  ...getTableColumns(codeBatches),
  makerName: maker.name,
  downloaderName: downloader.name,
  redeemed: countOf('redeemed'),
  revoked: countOf('revoked'),
  courses: sql<{ id: number; names: Texts }[]>`coalesce((
    select json_agg(json_build_object('id', c.id, 'names', c.names) order by c.id)
    from code_batch_courses d join courses c on c.id = d.course_id
    where d.batch_id = code_batches.id), '[]'::json)`,
}

const batchesFrom = (db: Db) =>
  db
    .select({ ...shown, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(codeBatches)
    .innerJoin(maker, eq(maker.id, codeBatches.createdBy))
    .leftJoin(downloader, eq(downloader.id, codeBatches.downloadedBy))
export type ShownBatch = Awaited<ReturnType<typeof batchesFrom>>[number]

export async function getBatch(
  db: Db,
  schoolId: number,
  of: { id: number } | { createdBy: number; key: string },
): Promise<ShownBatch> {
  const [row] = await batchesFrom(db).where(
    'id' in of
      ? own(schoolId, of.id)
      : and(
          eq(codeBatches.schoolId, schoolId),
          eq(codeBatches.createdBy, of.createdBy),
          eq(codeBatches.key, of.key),
        ),
  )
  return found(row)
}

export async function listBatches(db: Db, schoolId: number, text: string, { page, size }: Window) {
  const where = and(
    eq(codeBatches.schoolId, schoolId),
    text === '' ? undefined : sql`${codeBatches.name} ilike ${likePart(text)}`,
  )
  const rows = await batchesFrom(db)
    .where(where)
    .orderBy(desc(codeBatches.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(codeBatches, where) : 0) }
}

const isOver = (now: Date) =>
  sql`(${activationCodes.state} in ('generated', 'issued') and ${codeBatches.endsAt} is not null
    and ${codeBatches.endsAt} <= ${now.toISOString()}::timestamptz)`

function inState(state: CodeState | undefined, now: Date): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'expired') return isOver(now)
  return and(eq(activationCodes.state, state), sql`not ${isOver(now)}`)
}

function searched(text: string): SQL | undefined {
  if (text === '') return undefined
  return or(
    eq(activationCodes.lastFour, foldLetters(text).toUpperCase()),
    sql`${activationCodes.traineeName} ilike ${likePart(text)}`,
    sql`${activationCodes.traineeNumber} ilike ${likePart(text)}`,
    personNamed(text),
  )
}

interface CodeFilter {
  state: CodeState | undefined
  text: string
  now: Date
}

const inFilter = (
  { schoolId, batchId }: { schoolId: number; batchId: number },
  { state, text, now }: CodeFilter,
) =>
  and(
    eq(activationCodes.schoolId, schoolId),
    eq(activationCodes.batchId, batchId),
    inState(state, now),
    searched(text),
  )

/** Returns a subquery for the ids of the codes that the filter of the list finds. */
const codesFound = (db: Db, of: { schoolId: number; batchId: number }, filter: CodeFilter) =>
  db
    .select({ id: activationCodes.id })
    .from(activationCodes)
    .innerJoin(codeBatches, eq(codeBatches.id, activationCodes.batchId))
    .leftJoin(users, eq(users.id, activationCodes.redeemedBy))
    .where(inFilter(of, filter))

/** ORD-073: lists the codes of a batch with the data that staff may see. */
export async function listCodes(
  db: Db,
  of: { schoolId: number; batchId: number },
  filter: CodeFilter,
  { page, size }: Window,
) {
  const where = inFilter(of, filter)
  const { now } = filter
  const columns = {
    ...getTableColumns(activationCodes),
    isOver: sql<boolean>`${isOver(now)}`,
    userName: users.name,
  }
  const rows = await db
    .select({ ...columns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(activationCodes)
    .innerJoin(codeBatches, eq(codeBatches.id, activationCodes.batchId))
    .leftJoin(users, eq(users.id, activationCodes.redeemedBy))
    .where(where)
    .orderBy(asc(activationCodes.id))
    .limit(size)
    .offset((page - 1) * size)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(activationCodes)
    .innerJoin(codeBatches, eq(codeBatches.id, activationCodes.batchId))
    .leftJoin(users, eq(users.id, activationCodes.redeemedBy))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
export type ShownCode = Awaited<ReturnType<typeof listCodes>>['rows'][number]
