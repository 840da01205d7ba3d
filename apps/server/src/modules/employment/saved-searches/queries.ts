import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { savedSearches, type SavedSearchRow } from '../tables.ts'

export type Owner = Pick<SavedSearchRow, 'schoolId' | 'userId'>

const ownedBy = ({ schoolId, userId }: Owner) =>
  and(eq(savedSearches.schoolId, schoolId), eq(savedSearches.userId, userId))

/** Lists the saved searches of a person. The search that was saved last comes first. */
export const listOwn = (db: Db, owner: Owner): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(ownedBy(owner))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))

export async function insert(
  tx: Db,
  row: typeof savedSearches.$inferInsert,
): Promise<SavedSearchRow> {
  return found((await tx.insert(savedSearches).values(row).returning())[0])
}

/**
 * Switches a search on or off. Posts that were published while the search was off are never
 * announced.
 */
export async function switchOwn(
  db: Db,
  owner: Owner,
  id: number,
  { on, now }: { on: boolean; now: Date },
): Promise<SavedSearchRow> {
  const seenUntil = on
    ? sql`case when ${savedSearches.isOn} then ${savedSearches.seenUntil} else ${now} end`
    : savedSearches.seenUntil
  const rows = await db
    .update(savedSearches)
    .set({ isOn: on, seenUntil })
    .where(and(ownedBy(owner), eq(savedSearches.id, id)))
    .returning()
  return found(rows[0])
}

export async function removeOwn(db: Db, owner: Owner, id: number): Promise<void> {
  const rows = await db
    .delete(savedSearches)
    .where(and(ownedBy(owner), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id })
  found(rows[0])
}

const isDue = (until: Date) => and(savedSearches.isOn, lt(savedSearches.seenUntil, until))

/** Lists some people whose searches were last evaluated before `until`. */
export async function listDue(tx: Db, until: Date, limit: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ userId: savedSearches.userId })
    .from(savedSearches)
    .where(isDue(until))
    .orderBy(savedSearches.userId)
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/**
 * Locks the searches of these people. If the job runs twice at the same time, the second run waits
 * and then finds no due searches.
 */
export const lockDue = (tx: Db, userIds: readonly number[], until: Date) =>
  tx
    .select()
    .from(savedSearches)
    .where(and(isDue(until), inArray(savedSearches.userId, [...userIds])))
    .orderBy(savedSearches.id)
    .for('update')

export async function markSeen(tx: Db, ids: readonly number[], until: Date): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ seenUntil: until })
    .where(inArray(savedSearches.id, [...ids]))
}

/** One term of one group of a search. A post must have a term of each group. */
export interface Wanted {
  userId: number
  searchId: number
  group: number
  term: string
  /** Only posts that were published after this time (ISO 8601) are announced. */
  since: string
}

export interface News extends Record<string, unknown> {
  userId: number
  posts: number
  titles: string[]
  newest: number
}

/** The number of titles in a message. */
const titlesMost = 5

/**
 * For each person, finds the live posts that match at least one of the person's searches, in one
 * statement. Each post counts once.
 */
export async function findNews(
  tx: Db,
  schoolId: number,
  wanted: readonly Wanted[],
  { until, now }: { until: Date; now: Date },
): Promise<News[]> {
  const column = <Name extends keyof Wanted>(name: Name) =>
    sql.param(wanted.map((one) => one[name]))
  const { rows } = await tx.execute<News>(sql`
    with wanted as materialized (
      select * from unnest(${column('userId')}::bigint[], ${column('searchId')}::bigint[], ${column('group')}::int[],
        ${column('term')}::text[], ${column('since')}::timestamptz[]) w (user_id, search_id, part, term, since)),
    sizes as (select search_id, count(distinct part) as parts from wanted group by search_id),
    hits as (
      select w.user_id, t.post_id from wanted w
      join sizes s on s.search_id = w.search_id
      cross join lateral (
        select post_id from post_terms t where t.school_id = ${schoolId} and t.term = w.term
          and t.published_at > w.since and t.published_at <= ${until}) t
      group by w.user_id, w.search_id, s.parts, t.post_id
      having count(distinct w.part) = s.parts),
    news as (
      select h.user_id, p.id, p.title, p.published_at from (select distinct user_id, post_id from hits) h
      join job_posts p on p.id = h.post_id and p.ends_at > ${now} and p.taken_down_at is null)
    select user_id::float8 as "userId", count(*)::int as posts,
      (array_agg(title order by published_at desc, id desc))[1:${sql.raw(String(titlesMost))}] as titles,
      (array_agg(id order by published_at desc, id desc))[1]::float8 as newest
    from news group by user_id order by user_id`)
  return rows
}
