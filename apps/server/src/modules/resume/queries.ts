import { completenessOf, revisionsKept } from '@titian/contract'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { lockFor } from '../../platform/database/advisory-lock.ts'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import type { StoredContent } from './content/content.ts'
import { resumeRevisions, resumes, type RevisionAct } from './tables.ts'

export interface Owner {
  schoolId: number
  userId: number
}

const by = ({ schoolId, userId }: Owner) =>
  and(eq(resumes.schoolId, schoolId), eq(resumes.userId, userId))

export async function findResume(db: Db, owner: Owner) {
  const [row] = await db.select().from(resumes).where(by(owner))
  return row
}
export type ResumeRow = typeof resumes.$inferSelect

/** Until the transaction ends, changes of the resume of one person take turns; there may be no row yet to lock. */
export async function lockResume(tx: Db, { userId }: Owner): Promise<void> {
  await lockFor(tx, 'resume', userId)
}

export async function saveResume(
  tx: Db,
  owner: Owner,
  values: { revision: number; content: StoredContent; savedAt: Date },
): Promise<void> {
  const set = { ...values, points: completenessOf(values.content) }
  await tx
    .insert(resumes)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: resumes.userId, set })
}

interface NewRevision {
  revision: number
  part: string
  entryId: string | null
  act: RevisionAct
  content: StoredContent
  beganAt: Date
  savedAt: Date
}

export async function insertRevision(tx: Db, { userId }: Owner, values: NewRevision) {
  await tx.insert(resumeRevisions).values({ userId, ...values })
}

const ofOwner = ({ userId }: Owner) => eq(resumeRevisions.userId, userId)

/** What the newest revision was about, without its content. */
export async function findNewestRevision(tx: Db, owner: Owner) {
  const { revision, part, entryId, act, beganAt } = resumeRevisions
  const [row] = await tx
    .select({ revision, part, entryId, act, beganAt })
    .from(resumeRevisions)
    .where(ofOwner(owner))
    .orderBy(desc(revision))
    .limit(1)
  return row
}

export async function deleteRevision(tx: Db, owner: Owner, revision: number): Promise<void> {
  await tx
    .delete(resumeRevisions)
    .where(and(ofOwner(owner), eq(resumeRevisions.revision, revision)))
}

/** RES-077: keeps the newest ones. */
export async function deleteOldRevisions(tx: Db, owner: Owner): Promise<void> {
  const oldest = sql`(select revision from resume_revisions where user_id = ${owner.userId}
    order by revision desc offset ${revisionsKept} limit 1)`
  await tx.delete(resumeRevisions).where(and(ofOwner(owner), lte(resumeRevisions.revision, oldest)))
}

export async function listRevisions(db: Db, owner: Owner) {
  return db
    .select()
    .from(resumeRevisions)
    .where(ofOwner(owner))
    .orderBy(desc(resumeRevisions.revision))
    .limit(revisionsKept)
}
export type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number]

export async function getRevision(db: Db, owner: Owner, revision: number): Promise<RevisionRow> {
  const [row] = await db
    .select()
    .from(resumeRevisions)
    .where(and(ofOwner(owner), eq(resumeRevisions.revision, revision)))
  return found(row)
}
