import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { hasRole, users } from '../../accounts/index.ts'
import { isLive } from '../queries.ts'
import { jobPosts } from '../tables.ts'
import { reminderAfter } from './queries.ts'

/** Posts that one transaction takes. */
const batch = 50

/** Who made the post, as long as the person keeps posts; otherwise the administrators of the school. */
async function listKeepers(tx: Db, schoolId: number, createdBy: number): Promise<number[]> {
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

/** The mark and the notice are one transaction: another run of the job finds the mark, or neither of them. */
function remindSome({ db, clock, events, seal }: Services): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const due = await tx
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
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const { id, schoolId, createdBy, title, endsAt } of due) {
      await tx.update(jobPosts).set({ remindedFor: endsAt }).where(eq(jobPosts.id, id))
      await events.publish(tx, 'postEnding', {
        schoolId,
        userIds: await listKeepers(tx, schoolId, createdBy),
        title,
        day: endsAt.toISOString().slice(0, 10),
        postSign: seal('jobPost', id),
        createdAt: now,
      })
    }
    return due.length
  })
}

/** JOB-049: one notice for each end of each post, five days before. */
export async function remindKeepers(services: Services): Promise<void> {
  while ((await remindSome(services)) === batch);
}

export const employmentJobs = (services: Services): JobDefinition[] => [
  { name: 'employment.remindKeepers', every: '*/10 * * * *', run: () => remindKeepers(services) },
]
