import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isLive, livePosts, type Window } from '../queries.ts'
import { companies, jobPosts } from '../tables.ts'
import type { WantedPosts } from './rules.ts'

const total = sql<number>`count(*) over ()`.mapWith(Number)

/** JOB-085: condition for posts that fit a job intention by position and kind of employment. */
function fits({ position, title, nature }: WantedPosts): SQL {
  const isOfPosition =
    title === ''
      ? sql`job_posts.position = ${position}`
      : sql`strpos(lower(job_posts.title), lower(${title})) > 0`
  return nature === 3 ? isOfPosition : sql`(${isOfPosition} and job_posts.nature in (${nature}, 3))`
}

/**
 * JOB-012: conditions for recommended posts, and for promoted posts, whose companies staff
 * recommend.
 */
const marks = {
  recommended: sql`job_posts.recommended`,
  promoted: sql`companies.recommended`,
}
export type ListKind = keyof typeof marks

/**
 * JOB-085: lists the recommended or promoted posts. With a job intention, the list has every post
 * that fits the intention, with the recommended or promoted ones first.
 */
export async function listRecruitment(
  db: Db,
  schoolId: number,
  { kind, wanted }: { kind: ListKind; wanted: WantedPosts | undefined },
  { page, size }: Window,
  now: Date,
) {
  const first = wanted
    ? [desc(marks[kind]), desc(sql`(job_posts.city = ${wanted.city} or job_posts.remote)`)]
    : []
  const rows = await db
    .select({ post: jobPosts, company: companies, total })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(and(eq(jobPosts.schoolId, schoolId), isLive(now), wanted ? fits(wanted) : marks[kind]))
    .orderBy(...first, desc(jobPosts.publishedAt), desc(jobPosts.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * JOB-026: lists recommended posts to which this person can apply and has not applied. They are in
 * the order of the recommended list.
 */
export async function listToApply(
  db: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  limit: number,
  now: Date,
) {
  return db
    .select({ post: jobPosts, company: companies })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(
      and(
        eq(jobPosts.schoolId, schoolId),
        isLive(now),
        marks.recommended,
        ne(companies.email, ''),
        sql`not exists (select from job_applications a
          where a.user_id = ${userId} and a.post_id = job_posts.id and a.state <> 'withdrawn')`,
      ),
    )
    .orderBy(desc(jobPosts.publishedAt), desc(jobPosts.id))
    .limit(limit)
}

/** JOB-014: counts the live posts that fit each of the intentions, in one statement. */
export async function countFitting(
  db: Db,
  schoolId: number,
  wanted: readonly WantedPosts[],
  now: Date,
): Promise<number[]> {
  if (wanted.length === 0) return []
  const counts = Object.fromEntries(
    wanted.map((one, index) => [
      String(index),
      sql<number>`count(*) filter (where ${fits(one)})`.mapWith(Number),
    ]),
  )
  const [row] = await db
    .select(counts)
    .from(jobPosts)
    .where(and(eq(jobPosts.schoolId, schoolId), isLive(now)))
  return wanted.map((_, index) => row?.[String(index)] ?? 0)
}

const ofSchool = (schoolId: number) =>
  and(eq(companies.schoolId, schoolId), isNull(companies.removedAt))

/**
 * JOB-015: lists the companies that staff recommend; companies with the most live posts come first.
 */
export async function listRecommendedCompanies(db: Db, schoolId: number, limit: number, now: Date) {
  const posts = livePosts(now)
  return db
    .select({ company: companies, posts })
    .from(companies)
    .where(and(ofSchool(schoolId), companies.recommended))
    .orderBy(desc(posts), asc(companies.name), asc(companies.id))
    .limit(limit)
}

/** JOB-013: lists companies by name. */
export async function listCompanies(
  db: Db,
  schoolId: number,
  verifiedOnly: boolean,
  { page, size }: Window,
  now: Date,
) {
  const rows = await db
    .select({ company: companies, posts: livePosts(now), total })
    .from(companies)
    .where(and(ofSchool(schoolId), verifiedOnly ? companies.verified : undefined))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
