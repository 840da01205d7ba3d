import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { companies, jobPosts, postCollections } from './tables.ts'

export interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)

/** JOB-037, JOB-050: condition for the posts that lists show. */
export const isLive = (now: Date) =>
  sql`(job_posts.published_at is not null and job_posts.ends_at > ${now} and job_posts.taken_down_at is null)`

/** Counts the posts of a company that accept applications. */
export const livePosts = (now: Date) =>
  sql<number>`(select count(*) from job_posts where job_posts.company_id = companies.id and ${isLive(now)})`.mapWith(
    Number,
  )

/**
 * JOB-023, JOB-094: returns a company with the number of its live posts, or refuses. If the company
 * was merged into another one, returns the other one.
 */
export async function getCompany(db: Db, schoolId: number, companyId: number, now: Date) {
  const [row] = await db
    .select({ company: companies, posts: livePosts(now) })
    .from(companies)
    .where(
      and(
        eq(companies.schoolId, schoolId),
        sql`companies.id = (select coalesce(c.merged_into, c.id) from companies c where c.school_id = ${schoolId} and c.id = ${companyId})`,
        isNull(companies.removedAt),
      ),
    )
  return found(row)
}
export type CompanyWithPosts = Awaited<ReturnType<typeof getCompany>>

/** Returns a published post with its company, also after its end (JOB-050), or refuses. */
export async function getPost(db: Db, schoolId: number, postId: number, now: Date) {
  const [row] = await db
    .select({ post: jobPosts, company: companies, posts: livePosts(now) })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(
      and(
        eq(jobPosts.schoolId, schoolId),
        eq(jobPosts.id, postId),
        sql`job_posts.published_at is not null`,
      ),
    )
  return found(row)
}
export type FullPost = Awaited<ReturnType<typeof getPost>>

const cardColumns = { post: jobPosts, company: companies }
/**
 * The columns that the card of a post shows. The description, which may have 5,000 characters, is
 * left out.
 */
export const shownColumns = {
  post: {
    id: jobPosts.id,
    title: jobPosts.title,
    city: jobPosts.city,
    remote: jobPosts.remote,
    nature: jobPosts.nature,
    degree: jobPosts.degree,
    experience: jobPosts.experience,
    skills: jobPosts.skills,
    salaryLeast: jobPosts.salaryLeast,
    salaryMost: jobPosts.salaryMost,
    currency: jobPosts.currency,
    salaryPer: jobPosts.salaryPer,
    monthlyLeast: jobPosts.monthlyLeast,
    monthlyMost: jobPosts.monthlyMost,
    negotiable: jobPosts.negotiable,
    language: jobPosts.language,
    publishedAt: jobPosts.publishedAt,
    endsAt: jobPosts.endsAt,
    takenDownAt: jobPosts.takenDownAt,
  },
  company: {
    id: companies.id,
    name: companies.name,
    logoFileId: companies.logoFileId,
    verified: companies.verified,
  },
}
export interface ShownPost {
  post: Pick<FullPost['post'], keyof typeof shownColumns.post>
  company: Pick<FullPost['company'], keyof typeof shownColumns.company>
}

/** A post and its company with all columns. */
export type PostWithCompany = Pick<FullPost, 'post' | 'company'>

/** JOB-022: lists the live posts of a company. */
export async function listCompanyPosts(
  db: Db,
  schoolId: number,
  companyId: number,
  { page, size }: Window,
  now: Date,
) {
  const rows = await db
    .select({ ...cardColumns, total })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(and(eq(jobPosts.schoolId, schoolId), eq(jobPosts.companyId, companyId), isLive(now)))
    .orderBy(desc(jobPosts.publishedAt), desc(jobPosts.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * CNT-130: counts the live posts of each position, and among them the posts in the city or remote.
 */
export async function countByPosition(
  db: Db,
  schoolId: number,
  { positions, city }: { positions: readonly string[]; city: string },
  now: Date,
) {
  return db
    .select({
      position: jobPosts.position,
      posts: sql<number>`count(*)`.mapWith(Number),
      inCity:
        sql<number>`count(*) filter (where job_posts.city = ${city} or job_posts.remote)`.mapWith(
          Number,
        ),
    })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.schoolId, schoolId),
        sql`job_posts.position = any(${sql.param([...positions])}::text[])`,
        isLive(now),
      ),
    )
    .groupBy(jobPosts.position)
}

/**
 * CNT-130: lists the live posts of a position. Posts in the city or remote posts come first, and
 * the newest first in each group.
 */
export async function listOfPosition(
  db: Db,
  schoolId: number,
  { position, city }: { position: string; city: string },
  limit: number,
  now: Date,
) {
  return db
    .select(cardColumns)
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(and(eq(jobPosts.schoolId, schoolId), eq(jobPosts.position, position), isLive(now)))
    .orderBy(
      desc(sql`(job_posts.city = ${city} or job_posts.remote)`),
      desc(jobPosts.publishedAt),
      desc(jobPosts.id),
    )
    .limit(limit)
}

interface Collected {
  schoolId: number
  userId: number
  postId: number
}

const ofCollector = ({ userId, postId }: Collected) =>
  and(eq(postCollections.userId, userId), eq(postCollections.postId, postId))

export async function addCollection(db: Db, one: Collected, now: Date): Promise<void> {
  await db
    .insert(postCollections)
    .values({ ...one, createdAt: now })
    .onConflictDoNothing()
}

export async function removeCollection(db: Db, one: Collected): Promise<void> {
  await db.delete(postCollections).where(ofCollector(one))
}

export async function isCollected(db: Db, one: Collected): Promise<boolean> {
  return (await db.$count(postCollections, ofCollector(one))) > 0
}

/** JOB-019: lists the favourite posts of a person. */
export async function listCollected(
  db: Db,
  schoolId: number,
  userId: number,
  { page, size }: Window,
) {
  const rows = await db
    .select({ ...cardColumns, total })
    .from(postCollections)
    .innerJoin(jobPosts, eq(jobPosts.id, postCollections.postId))
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(and(eq(postCollections.userId, userId), eq(jobPosts.schoolId, schoolId)))
    .orderBy(desc(postCollections.createdAt), desc(postCollections.postId))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** JOB-086: lists the live posts for search engines, the newest first. */
export async function listForMap(db: Db, schoolId: number, limit: number, now: Date) {
  return db
    .select({
      id: jobPosts.id,
      changedAt: jobPosts.changedAt,
      companyId: companies.id,
      companyChangedAt: companies.changedAt,
    })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(and(eq(jobPosts.schoolId, schoolId), isLive(now)))
    .orderBy(desc(jobPosts.publishedAt), desc(jobPosts.id))
    .limit(limit)
}
