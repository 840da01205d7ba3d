import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { companies, jobApplications, jobPosts } from '../../employment/index.ts'
import { applicationCopies, applicationLinks, applicationSteps } from '../tables.ts'

/** Finds the application of a link, with everything that its page shows. */
export async function findByLink(db: Db, schoolId: number, linkId: number) {
  const [row] = await db
    .select({
      link: getTableColumns(applicationLinks),
      application: jobApplications,
      post: jobPosts,
      company: companies,
      copy: getTableColumns(applicationCopies),
    })
    .from(applicationLinks)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationLinks.applicationId))
    .innerJoin(jobPosts, eq(jobPosts.id, jobApplications.postId))
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .innerJoin(applicationCopies, eq(applicationCopies.id, jobApplications.copyId))
    .where(and(eq(jobApplications.schoolId, schoolId), eq(applicationLinks.id, linkId)))
  return row
}
export type Opened = NonNullable<Awaited<ReturnType<typeof findByLink>>>

export async function findLastStep(tx: Db, applicationId: number) {
  const [row] = await tx
    .select()
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(desc(applicationSteps.id))
    .limit(1)
  return row
}

/**
 * True if staff have sent no newer link. The caller has locked the application, so this cannot
 * change in between.
 */
export async function isLinkOpen(tx: Db, linkId: number): Promise<boolean> {
  return (
    (await tx.$count(
      applicationLinks,
      and(eq(applicationLinks.id, linkId), isNull(applicationLinks.endedAt)),
    )) > 0
  )
}

/** Ends the links of an application, which the caller has locked. */
export async function endLinks(tx: Db, applicationId: number, now: Date): Promise<void> {
  await tx
    .update(applicationLinks)
    .set({ endedAt: now })
    .where(and(eq(applicationLinks.applicationId, applicationId), isNull(applicationLinks.endedAt)))
}
