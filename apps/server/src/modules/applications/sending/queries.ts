import { companyLinkDays } from '@titian/contract'
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  companies,
  type JobApplicationRow,
  jobApplications,
  jobPosts,
  type PostWithCompany,
} from '../../employment/index.ts'
import type { Owner } from '../queries.ts'
import { applicationLinks, applicationSteps, type LinkRow } from '../tables.ts'

/**
 * Locks published posts with their companies, so that staff cannot remove these posts until the
 * transaction ends.
 */
export async function lockPublishedPosts(
  tx: Db,
  schoolId: number,
  ids: readonly number[],
): Promise<PostWithCompany[]> {
  if (ids.length === 0) return []
  return tx
    .select({ post: jobPosts, company: companies })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(
      and(
        eq(jobPosts.schoolId, schoolId),
        inArray(jobPosts.id, [...ids]),
        isNotNull(jobPosts.publishedAt),
      ),
    )
    .orderBy(asc(jobPosts.id))
    .for('share', { of: jobPosts })
}

/** JOB-043: lists the applications of a person to some posts, without withdrawn ones. */
export async function listLive(tx: Db, { userId }: Owner, postIds: readonly number[]) {
  return tx
    .select({ id: jobApplications.id, postId: jobApplications.postId })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.userId, userId),
        inArray(jobApplications.postId, [...postIds]),
        ne(jobApplications.state, 'withdrawn'),
      ),
    )
}

type New = Pick<JobApplicationRow, 'schoolId' | 'userId' | 'copyId' | 'letter'>

/** Inserts applications with their first steps, and returns them by the ids of the posts. */
export async function insertApplications(
  tx: Db,
  one: New,
  postIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const { id, postId } = jobApplications
  const state = 'delivered' as const
  const rows = await tx
    .insert(jobApplications)
    .values(
      postIds.map((ofPost) => ({
        ...one,
        postId: ofPost,
        state,
        deliveredAt: now,
        changedAt: now,
      })),
    )
    .returning({ id, postId })
  await tx.insert(applicationSteps).values(
    rows.map((row) => ({
      applicationId: row.id,
      at: now,
      by: 'student' as const,
      toState: state,
    })),
  )
  return new Map(rows.map((row) => [row.postId, row.id]))
}

const day = 24 * 60 * 60

/** JOB-046: inserts links, and returns them by the ids of the applications. */
export async function insertLinks(
  tx: Db,
  applicationIds: readonly number[],
  now: Date,
): Promise<Map<number, LinkRow>> {
  const endsAt = secondsAfter(now, companyLinkDays * day)
  const rows = await tx
    .insert(applicationLinks)
    .values(applicationIds.map((applicationId) => ({ applicationId, createdAt: now, endsAt })))
    .returning()
  return new Map(rows.map((row) => [row.applicationId, row]))
}
