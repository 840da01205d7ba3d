import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { jobApplications, jobPosts } from '../tables.ts'

/**
 * Lists a person's newest application to each of the posts. After a withdrawal, a person may apply
 * again (JOB-044).
 */
export async function listNewest(db: Db, userId: number, postIds: readonly number[]) {
  const { postId, state, deliveredAt } = jobApplications
  return db
    .selectDistinctOn([postId], { postId, state, deliveredAt })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), inArray(postId, [...postIds])))
    .orderBy(postId, desc(jobApplications.id))
}

/**
 * Lists those of the posts that the school has published. Each has the person's newest application,
 * or null.
 */
export async function listPublished(
  db: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  postIds: readonly number[],
) {
  const { state, deliveredAt } = jobApplications
  return db
    .selectDistinctOn([jobPosts.id], { postId: jobPosts.id, application: { state, deliveredAt } })
    .from(jobPosts)
    .leftJoin(
      jobApplications,
      and(eq(jobApplications.postId, jobPosts.id), eq(jobApplications.userId, userId)),
    )
    .where(
      and(
        eq(jobPosts.schoolId, schoolId),
        inArray(jobPosts.id, [...postIds]),
        isNotNull(jobPosts.publishedAt),
      ),
    )
    .orderBy(jobPosts.id, desc(jobApplications.id))
}
