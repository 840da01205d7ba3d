import type { applications, ParsedOf } from '@titian/contract'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { mails } from '../../../platform/mail/tables.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart, users } from '../../accounts/index.ts'
import { companies, jobApplications, jobPosts, silentUntil } from '../../employment/index.ts'
import { mailKind } from '../mails/write.ts'
import { applicationLinks } from '../tables.ts'

export type Filter = ParsedOf<typeof applications.listApplications>

const rowsOf = (db: Db) =>
  db
    .select({
      application: jobApplications,
      studentName: users.name,
      title: jobPosts.title,
      companyName: companies.name,
      companyEmail: companies.email,
      linkEndsAt: applicationLinks.endsAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(jobApplications)
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .innerJoin(jobPosts, eq(jobPosts.id, jobApplications.postId))
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .leftJoin(
      applicationLinks,
      and(eq(applicationLinks.applicationId, jobApplications.id), isNull(applicationLinks.endedAt)),
    )

/** JOB-045: returns the condition for each state as it is shown. */
function isIn(shown: Filter['state'], now: Date): SQL | undefined {
  const { state, deliveredAt } = jobApplications
  const isSilent = sql`${deliveredAt} <= ${silentUntil(now)}`
  if (shown === 'all') return undefined
  if (shown === 'none') return sql`false`
  if (shown === 'no_response') return sql`(${state} in ('delivered', 'viewed') and ${isSilent})`
  const isKept = eq(state, shown)
  return shown === 'delivered' || shown === 'viewed' ? and(isKept, sql`not ${isSilent}`) : isKept
}

function contains(text: string): SQL | undefined {
  if (text === '') return undefined
  const part = likePart(text.toLowerCase())
  return sql`(lower(${users.name}) like ${part} or lower(${jobPosts.title}) like ${part} or lower(${companies.name}) like ${part})`
}

const isMailFailed = sql`(select m.state from ${mails} m
  where m.about_kind = ${mailKind} and m.about_id = ${jobApplications.id} and m.school_id = ${jobApplications.schoolId}
  order by m.id desc limit 1) in ('failed', 'bounced')`

/** JOB-107: lists the applications of the school. The application that changed last comes first. */
export async function listForStaff(
  db: Db,
  schoolId: number,
  { text, state, mailFailed, page, size }: Filter,
  now: Date,
) {
  const rows = await rowsOf(db)
    .where(
      and(
        eq(jobApplications.schoolId, schoolId),
        contains(text),
        isIn(state, now),
        mailFailed ? isMailFailed : undefined,
      ),
    )
    .orderBy(desc(jobApplications.changedAt), desc(jobApplications.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function getForStaff(db: Db, schoolId: number, id: number) {
  const [row] = await rowsOf(db).where(
    and(eq(jobApplications.schoolId, schoolId), eq(jobApplications.id, id)),
  )
  return found(row)
}
export type StaffRow = Awaited<ReturnType<typeof getForStaff>>
