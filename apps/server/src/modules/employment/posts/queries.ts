import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { reminderDays } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { hasRole, likePart, users } from '../../accounts/index.ts'
import { isLive, type PostWithCompany, type Window } from '../queries.ts'
import { companies, jobPosts, type JobPostRow, type NewJobPost } from '../tables.ts'
import { saveTerms } from '../search/saving/queries.ts'

const columns = { post: jobPosts, company: companies }
const ofCompany = eq(companies.id, jobPosts.companyId)
const one = (schoolId: number, postId: number) =>
  and(eq(jobPosts.schoolId, schoolId), eq(jobPosts.id, postId))

/** Returns a post in any state with its company, or refuses. */
export async function getKept(db: Db, schoolId: number, postId: number): Promise<PostWithCompany> {
  const [row] = await db
    .select(columns)
    .from(jobPosts)
    .innerJoin(companies, ofCompany)
    .where(one(schoolId, postId))
  return found(row)
}

const reminderAfter = (now: Date) => new Date(now.getTime() + reminderDays * 86_400_000)

export interface PostFilter {
  title?: string | undefined
  companyId?: number | undefined
  state?: 'draft' | 'live' | 'endingSoon' | 'ended' | 'takenDown' | undefined
}

const stateIs = (now: Date) => ({
  draft: sql`job_posts.published_at is null and job_posts.taken_down_at is null`,
  live: isLive(now),
  endingSoon: sql`${isLive(now)} and job_posts.ends_at <= ${reminderAfter(now)}`,
  ended: sql`job_posts.published_at is not null and job_posts.ends_at <= ${now} and job_posts.taken_down_at is null`,
  takenDown: sql`job_posts.taken_down_at is not null`,
})

export async function listKept(
  db: Db,
  schoolId: number,
  { title, companyId, state, page, size }: PostFilter & Window,
  now: Date,
) {
  const where = and(
    eq(jobPosts.schoolId, schoolId),
    title ? sql`lower(${jobPosts.title}) like ${likePart(title.toLowerCase())}` : undefined,
    companyId === undefined ? undefined : eq(jobPosts.companyId, companyId),
    state && stateIs(now)[state],
  )
  const order =
    state === 'endingSoon'
      ? [asc(jobPosts.endsAt), asc(jobPosts.id)]
      : [desc(jobPosts.changedAt), desc(jobPosts.id)]
  const rows = await db
    .select(columns)
    .from(jobPosts)
    .innerJoin(companies, ofCompany)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(jobPosts, where) }
}

/**
 * Locks the company, so that it cannot be removed until the transaction ends. Refuses a company of
 * another school.
 */
export async function lockCompany(tx: Db, schoolId: number, companyId: number): Promise<void> {
  const [row] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.schoolId, schoolId),
        eq(companies.id, companyId),
        isNull(companies.removedAt),
      ),
    )
    .for('share')
  found(row)
}

/** Locks and returns the posts, without those of other schools. */
export function lockPosts(tx: Db, schoolId: number, ids: number[]): Promise<JobPostRow[]> {
  return tx
    .select()
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.schoolId, schoolId),
        sql`job_posts.id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`,
      ),
    )
    .orderBy(asc(jobPosts.id))
    .for('update')
}

export async function lockPost(tx: Db, schoolId: number, id: number): Promise<JobPostRow> {
  const [row] = await lockPosts(tx, schoolId, [id])
  return found(row)
}

export async function insertPost(tx: Db, values: NewJobPost): Promise<number> {
  const [row] = await tx.insert(jobPosts).values(values).returning({ id: jobPosts.id })
  const { id } = found(row)
  await saveTerms(tx, [id])
  return id
}

/** Changes a post that the caller has locked. */
export async function changePost(
  tx: Db,
  postId: number,
  values: Partial<NewJobPost>,
): Promise<void> {
  await tx
    .update(jobPosts)
    .set({ ...values, version: sql`${jobPosts.version} + 1` })
    .where(eq(jobPosts.id, postId))
  await saveTerms(tx, [postId])
}

/**
 * Lists the person who made the post. If this person no longer manages posts, lists the
 * administrators of the school.
 */
export async function listKeepers(tx: Db, schoolId: number, createdBy: number): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.schoolId, schoolId),
        eq(users.disabled, false),
        or(hasRole(['schoolAdmin']), and(eq(users.id, createdBy), hasRole(['platformAdmin']))),
      ),
    )
    .orderBy(asc(users.id))
  const ids = rows.map(({ id }) => id)
  return ids.includes(createdBy) ? [createdBy] : ids
}

/**
 * JOB-049: locks posts that end soon and for whose end no reminder was sent. Other runs of the job
 * skip locked posts.
 */
export function lockEnding(tx: Db, now: Date, limit: number) {
  return tx
    .select()
    .from(jobPosts)
    .where(
      and(
        isLive(now),
        sql`job_posts.ends_at <= ${reminderAfter(now)}`,
        or(isNull(jobPosts.remindedFor), sql`job_posts.reminded_for <> job_posts.ends_at`),
      ),
    )
    .orderBy(asc(jobPosts.endsAt), asc(jobPosts.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function setReminded(tx: Db, postId: number, endsAt: Date): Promise<void> {
  await tx.update(jobPosts).set({ remindedFor: endsAt }).where(eq(jobPosts.id, postId))
}
