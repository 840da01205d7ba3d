import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { jobApplications } from '../tables.ts'

/** The newest application of a person to each of the posts: after a withdrawal there may be another one (JOB-044). */
export async function listNewest(db: Db, userId: number, postIds: readonly number[]) {
  const { postId, state, deliveredAt } = jobApplications
  return db
    .selectDistinctOn([postId], { postId, state, deliveredAt })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), inArray(postId, [...postIds])))
    .orderBy(postId, desc(jobApplications.id))
}
