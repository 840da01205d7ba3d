import { completenessOf, revisionsKept } from '@titian/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { lockFor } from '../../platform/database/advisory-lock.ts'
import type { Db } from '../../platform/database/database.ts'
import { prepareQuery, prepareSql, type Slots } from '../../platform/database/prepared.ts'
import { found } from '../../platform/refusal.ts'
import type { StoredContent } from './content/content.ts'
import { resumeRevisions, resumes, type RevisionAct } from './tables.ts'

export interface Owner {
  schoolId: number
  userId: number
}

const readResume = prepareQuery((db, { schoolId, userId }: Slots<Owner>) =>
  db
    .select()
    .from(resumes)
    .where(and(eq(resumes.schoolId, schoolId), eq(resumes.userId, userId))),
)

export async function findResume(db: Db, { schoolId, userId }: Owner) {
  const [row] = await readResume(db, { schoolId, userId })
  return row
}
export type ResumeRow = typeof resumes.$inferSelect

/**
 * Serialises changes of one person's resume until the transaction ends; there may be no row to lock
 * yet.
 */
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

export type ChangedResume = Omit<NewRevision, 'beganAt'> & {
  /** A revision of the same change is replaced when it began later than this time (RES-083). */
  sameChangeAfter: Date
}

interface WrittenChange {
  userId: number
  revision: number
  part: string
  entryId: string | null
  act: string
  content: string
  points: number
  savedAt: string
  sameChangeAfter: string
}

const writeChange = prepareSql((slots: Slots<WrittenChange>) => {
  const { userId, revision, part, entryId, act, content, points, savedAt, sameChangeAfter } = slots
  return sql`
    with saved as (
      update resumes set revision = ${revision}, content = ${content}::jsonb, saved_at = ${savedAt}, points = ${points}
      where user_id = ${userId} returning content
    ), newest as (
      select revision, began_at, act = 'changed' and ${act} = 'changed' and part = ${part}
        and entry_id is not distinct from ${entryId}::text
        and began_at > ${sameChangeAfter} as is_same
      from resume_revisions where user_id = ${userId} order by revision desc limit 1
    ), removed as (
      delete from resume_revisions using newest
      where user_id = ${userId} and (
        (newest.is_same and resume_revisions.revision = newest.revision)
        or resume_revisions.revision <= (
          select older.revision from resume_revisions older where older.user_id = ${userId}
          order by older.revision desc
          offset ${revisionsKept - 1} + (select count(*) from newest where is_same) limit 1
        )
      )
    )
    insert into resume_revisions (user_id, revision, part, entry_id, act, content, began_at, saved_at)
    select ${userId}, ${revision}, ${part}, ${entryId}::text, ${act}, saved.content,
      coalesce((select began_at from newest where is_same), ${savedAt}::timestamptz), ${savedAt}
    from saved`
})

/**
 * Saves a change of an existing resume with its revision, and deletes all but the newest revisions
 * (RES-077). One statement sends the content once, because the editor saves after each pause in
 * typing.
 */
export async function saveChange(tx: Db, { userId }: Owner, changed: ChangedResume): Promise<void> {
  const { revision, part, entryId, act, content, savedAt, sameChangeAfter } = changed
  await writeChange(tx, {
    userId,
    revision,
    part,
    entryId,
    act,
    content: JSON.stringify(content),
    points: completenessOf(content),
    savedAt: savedAt.toISOString(),
    sameChangeAfter: sameChangeAfter.toISOString(),
  })
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
