import type { ApplicationGroup } from '@titian/contract'
import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { blankMails } from '../../platform/mail/queries.ts'
import { mails } from '../../platform/mail/tables.ts'
import { found } from '../../platform/refusal.ts'
import { companies, jobApplications, jobPosts } from '../employment/index.ts'
import { mailKind } from './mails/write.ts'
import { changedBy, type Step } from './rules.ts'
import { applicationCopies, applicationSteps } from './tables.ts'

export interface Owner {
  schoolId: number
  userId: number
}

export interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)

/**
 * JOB-094: the company is read from the post, because companies may have been merged after the
 * application.
 */
const columns = { application: jobApplications, post: jobPosts, company: companies }
const applicantName = sql<string>`${applicationCopies.content} -> 'basics' ->> 'name'`
const applicantEmail = sql<string>`${applicationCopies.content} -> 'basics' ->> 'email'`
const ofCopy = eq(applicationCopies.id, jobApplications.copyId)
const ofPost = eq(jobPosts.id, jobApplications.postId)
const ofCompany = eq(companies.id, jobPosts.companyId)

const isOwn = ({ schoolId, userId }: Owner) =>
  and(eq(jobApplications.schoolId, schoolId), eq(jobApplications.userId, userId))

export async function getOwn(db: Db, owner: Owner, id: number) {
  const [row] = await db
    .select({ ...columns, applicantName, pdfFileId: applicationCopies.pdfFileId })
    .from(jobApplications)
    .innerJoin(jobPosts, ofPost)
    .innerJoin(companies, ofCompany)
    .innerJoin(applicationCopies, ofCopy)
    .where(and(isOwn(owner), eq(jobApplications.id, id)))
  return found(row)
}
export type OwnApplication = Awaited<ReturnType<typeof getOwn>>
/** The rows that a card shows. */
export type ApplicationWithPost = Pick<OwnApplication, 'application' | 'post' | 'company'>

export async function getOwnCopy(db: Db, owner: Owner, id: number) {
  const [row] = await db
    .select(getTableColumns(applicationCopies))
    .from(jobApplications)
    .innerJoin(applicationCopies, ofCopy)
    .where(and(isOwn(owner), eq(jobApplications.id, id)))
  return found(row)
}

/** Locks an application, so that two steps at the same moment happen one after the other. */
export async function lockApplication(tx: Db, schoolId: number, id: number, userId?: number) {
  const [row] = await tx
    .select({ ...columns, applicantName, applicantEmail })
    .from(jobApplications)
    .innerJoin(jobPosts, ofPost)
    .innerJoin(companies, ofCompany)
    .innerJoin(applicationCopies, ofCopy)
    .where(
      and(
        eq(jobApplications.schoolId, schoolId),
        eq(jobApplications.id, id),
        userId === undefined ? undefined : eq(jobApplications.userId, userId),
      ),
    )
    .for('update', { of: jobApplications })
  return found(row)
}

export type LockedApplication = Awaited<ReturnType<typeof lockApplication>>

/** JOB-041: stores a step and the new state of the application, which the caller has locked. */
export async function saveStep(
  tx: Db,
  application: ApplicationWithPost['application'],
  step: Step,
  now: Date,
): Promise<void> {
  const { by, to, note, interviewAt = null, interviewPlace = '' } = step
  await tx
    .update(jobApplications)
    .set({
      ...changedBy(application, step, now),
      version: sql`${jobApplications.version} + 1`,
    })
    .where(eq(jobApplications.id, application.id))
  await tx.insert(applicationSteps).values({
    applicationId: application.id,
    at: now,
    by,
    fromState: application.state,
    toState: to,
    note,
    interviewAt,
    interviewPlace,
  })
}

export async function listSteps(db: Db, applicationId: number) {
  return db
    .select()
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(asc(applicationSteps.id))
}

/** JOB-105: returns the condition for each group of the board. */
export function inGroup(group: ApplicationGroup, now: Date): SQL | undefined {
  const { state, interviewAt } = jobApplications
  const isToDo = sql`(${state} = 'offered' or (${state} = 'interview' and ${interviewAt} > ${now}))`
  if (group === 'toDo') return isToDo
  const isOpen = sql`${state} in ('delivered', 'viewed', 'shortlisted', 'interview', 'offered')`
  if (group === 'waiting') return sql`(${isOpen} and not ${isToDo})`
  return group === 'ended' ? sql`not ${isOpen}` : undefined
}

/** JOB-018: lists the applications of a person. The application that changed last comes first. */
export async function listOwn(
  db: Db,
  owner: Owner,
  group: ApplicationGroup,
  { page, size }: Window,
  now: Date,
) {
  const rows = await db
    .select({ ...columns, total })
    .from(jobApplications)
    .innerJoin(jobPosts, ofPost)
    .innerJoin(companies, ofCompany)
    .where(and(isOwn(owner), inGroup(group, now)))
    .orderBy(desc(jobApplications.changedAt), desc(jobApplications.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** JOB-017: counts the applications of a student by group. */
export async function countOwn(db: Db, owner: Owner, now: Date) {
  const counted = (group: ApplicationGroup) =>
    sql<number>`count(*) filter (where ${inGroup(group, now) ?? sql`true`})`.mapWith(Number)
  const [row] = await db
    .select({
      sent: counted('all'),
      toDo: counted('toDo'),
      waiting: counted('waiting'),
      ended: counted('ended'),
    })
    .from(jobApplications)
    .where(isOwn(owner))
  return found(row)
}

/** JOB-041: expires the unanswered applications of a post, which the caller has locked. */
export async function expireOfPost(tx: Db, postId: number, time: Date) {
  const { rows } = await tx.execute<{ id: string; user_id: string }>(sql`
    with open as (
      select id, user_id, state from job_applications
      where post_id = ${postId} and state in ('delivered', 'viewed') order by id for update
    ), stepped as (
      insert into application_steps (application_id, at, by, from_state, to_state)
      select id, ${time}, 'system', state, 'expired' from open
    )
    update job_applications a set state = 'expired', changed_at = ${time}, version = a.version + 1
    from open where a.id = open.id
    returning a.id, a.user_id`)
  return rows.map((row) => ({ id: Number(row.id), userId: Number(row.user_id) }))
}

/** Returns the names of a post and its company, for a notice. */
export async function getNames(db: Db, postId: number) {
  const [row] = await db
    .select({ title: jobPosts.title, companyName: companies.name })
    .from(jobPosts)
    .innerJoin(companies, ofCompany)
    .where(eq(jobPosts.id, postId))
  return found(row)
}

const isUnended = (owner: Owner) =>
  and(
    isOwn(owner),
    sql`${jobApplications.state} in ('delivered', 'viewed', 'shortlisted', 'interview', 'offered')`,
  )

/** Lists the ids of the applications that the person may still withdraw. */
export async function listUnended(db: Db, owner: Owner): Promise<number[]> {
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(isUnended(owner))
    .orderBy(asc(jobApplications.id))
  return rows.map(({ id }) => id)
}

/** ACC-308: erases the mails about erased applications once the mails were sent. */
export const forgetErased = (db: Db): Promise<void> =>
  blankMails(
    db,
    sql`${mails.aboutKind} = ${mailKind} and not exists (select 1 from job_applications a where a.id = ${mails.aboutId})`,
  )

export const countUnended = (db: Db, owner: Owner): Promise<number> =>
  db.$count(jobApplications, isUnended(owner))
