import { isDeepStrictEqual } from 'node:util'
import type { Language, ReasonName } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal, refusal } from '../../platform/refusal.ts'
import { getUser, makePhoto } from '../accounts/index.ts'
import { getFile, removeFileNow } from '../files/index.ts'
import {
  type Altered,
  type ChangeRefusal,
  startContent,
  type StoredContent,
} from './content/content.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import type { RevisionAct } from './tables.ts'
import type { SkillBook } from './taxonomy/book.ts'
import { findContentWithBook } from './taxonomy/queries.ts'

export type Own = Context<never, User>

export const ownerOf = ({ school, actor }: Pick<Own, 'school' | 'actor'>): queries.Owner => ({
  schoolId: school.id,
  userId: actor.userId,
})

type Resume = Omit<queries.ResumeRow, 'schoolId' | 'points'>

/**
 * Returns the current resume; before the first change it is computed from the account at each
 * reading.
 */
export async function getResumeOf(
  db: Db,
  owner: queries.Owner,
  { language, now }: Pick<Context, 'language' | 'now'>,
): Promise<Resume> {
  const row = await queries.findResume(db, owner)
  if (row) return row
  const content = await firstContent(db, owner, language)
  return { userId: owner.userId, revision: 0, content, savedAt: now }
}

async function firstContent(db: Db, { schoolId, userId }: queries.Owner, language: Language) {
  return startContent(await getUser(db, schoolId, userId), language)
}

/** Returns the current content of a resume, with the skills known to the school. */
export async function getContentWithBook(
  db: Db,
  owner: queries.Owner,
  { language }: Pick<Context, 'language'>,
): Promise<{ book: SkillBook; content: StoredContent }> {
  const { book, content } = await findContentWithBook(db, owner)
  return { book, content: content ?? (await firstContent(db, owner, language)) }
}

export async function getResume(context: Own, db: Db = context.db): Promise<Resume> {
  return getResumeOf(db, ownerOf(context), context)
}

/** The subject of a change, for the list of revisions. */
export interface Change {
  /** The revision on which the change is based (RES-076). */
  basis: number
  part: string
  entryId?: string
  act: RevisionAct
}

const reasonOf: Record<Exclude<ChangeRefusal, 'noEntry'>, ReasonName> = {
  lastIntention: 'lastIntention',
  tooManyEntries: 'entriesFull',
  otherEntries: 'changedMeanwhile',
}

export interface Changed {
  revision: number
  savedAt: Date
}

/** Seconds in which further changes of one entry belong to the same revision (RES-083). */
const sameChangeSeconds = 300

/** Saves the first change, which creates the resume with a revision of its initial content. */
async function saveFirst(
  tx: Db,
  owner: queries.Owner,
  began: Current,
  { sameChangeAfter: _, ...made }: queries.ChangedResume,
): Promise<void> {
  const { revision, content, savedAt } = made
  await queries.saveResume(tx, owner, { revision, content, savedAt })
  const created = { part: 'resume', entryId: null, act: 'created', beganAt: savedAt } as const
  const first = { revision: began.revision, content: began.content, savedAt, ...created }
  await queries.insertRevision(tx, owner, first)
  await queries.insertRevision(tx, owner, { ...made, beganAt: savedAt })
}

type Current = Awaited<ReturnType<typeof getResume>>

/** RES-076: refuses a change that is based on an older revision, with the newer copy. */
const refuseOlder = (context: Own, current: Current) =>
  refusal('alreadyDone', {
    reason: 'changedMeanwhile',
    extend: { newer: present.detail(current, context) },
  })

/** Refuses an outdated change before files are created for it. */
async function refuseStale(context: Own, basis: number) {
  const current = await getResume(context)
  return current.revision === basis ? undefined : refuseOlder(context, current)
}

/**
 * Changes the caller's resume in one transaction. A change without effect succeeds, so that a call
 * may be repeated after a lost response; otherwise the basis must be the newest revision.
 */
export function change(
  context: Own,
  made: Change,
  alter: (content: StoredContent, tx: Db) => Altered | Promise<Altered>,
): Promise<Changed | Refusal<'notFound' | 'alreadyDone'>> {
  const { db, now } = context
  const owner = ownerOf(context)
  return db.transaction(async (tx) => {
    await queries.lockResume(tx, owner)
    const current = await getResume(context, tx)
    const altered = await alter(current.content, tx)
    if (altered === 'noEntry') return refusal('notFound')
    if (typeof altered !== 'string' && isDeepStrictEqual(altered, current.content)) return current
    if (made.basis !== current.revision) return refuseOlder(context, current)
    if (typeof altered === 'string') return refusal('alreadyDone', reasonOf[altered])
    const revision = current.revision + 1
    const { part, entryId = null, act } = made
    const sameChangeAfter = secondsAfter(now, -sameChangeSeconds)
    const what = { part, entryId, act, content: altered }
    const changed = { ...what, revision, savedAt: now, sameChangeAfter }
    if (current.revision === 0) await saveFirst(tx, owner, current, changed)
    else await queries.saveChange(tx, owner, changed)
    return { revision, savedAt: now }
  })
}

/**
 * RES-025: makes a small picture of the caller's upload and adds it to the resume. When another
 * change of the resume came first, the picture is deleted.
 */
export async function changePhoto(context: Own, basis: number, path: string) {
  const stale = await refuseStale(context, basis)
  if (stale) return stale
  const photoFileId = path === '' ? null : await makePhoto(context, path)
  if (photoFileId instanceof Refusal) return photoFileId
  const made = { basis, part: 'photo', act: 'changed' } as const
  const outcome = await change(context, made, (content) => ({ ...content, photoFileId }))
  if (!(outcome instanceof Refusal)) return { ...outcome, photoFileId }
  const { db, files, school } = context
  if (photoFileId !== null)
    await removeFileNow(db, files, await getFile(db, school.id, photoFileId))
  return outcome
}

/** Returns the response of a change: the new state, or its refusal. */
export const confirmed = <Other extends Refusal>(outcome: Changed | Other) =>
  outcome instanceof Refusal ? outcome : present.changed(outcome)
