import {
  type employment,
  type ParsedOf,
  type Prolonged,
  reasons,
  wrongField,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { isCity, isIndustry, isPosition } from '../../resume/index.ts'
import { stateOf } from '../rules.ts'
import type { JobPostRow } from '../tables.ts'
import * as queries from './queries.ts'
import { isFutureEnd, missingIn, salaryOf, usualEndFrom } from './rules.ts'

export type Keeping = Context<never, User>
type Fields = Omit<ParsedOf<typeof employment.savePost>, 'positionId' | 'version'>
type No = Refusal<'alreadyDone' | 'invalidInput'>

const named = (post: Pick<JobPostRow, 'title'>) => [
  { field: 'jobPost', before: '', after: post.title },
]

function findUnknown({ position, industry, city }: Fields) {
  if (position !== '' && !isPosition(position)) return 'position'
  if (industry !== '' && !isIndustry(industry)) return 'industry'
  return city !== '' && !isCity(city) ? 'city' : undefined
}

/** Returns the end of a post after its form is stored; undefined if the form has an invalid end. */
function endOf(before: JobPostRow | null, endsAt: string | null, now: Date) {
  if (endsAt === null) return { endsAt: usualEndFrom(before?.publishedAt ?? now), usualEnd: true }
  const end = new Date(endsAt)
  // The form of an ended post may be stored if its past end is unchanged.
  if (before?.publishedAt && before.endsAt.getTime() === end.getTime())
    return { endsAt: end, usualEnd: before.usualEnd }
  return isFutureEnd(end, now) ? { endsAt: end, usualEnd: false } : undefined
}

const beside = ({ language }: Keeping, field: string, reason: keyof typeof reasons) =>
  refusal('invalidInput', { fields: { [field]: reasons[reason][language] } })

async function change(
  tx: Db,
  context: Keeping,
  before: JobPostRow,
  values: Parameters<typeof queries.changePost>[2],
): Promise<No | number> {
  const after = { ...before, ...values }
  const missing = before.publishedAt ? missingIn(after) : undefined
  if (missing) return beside(context, missing.field, missing.reason)
  await queries.changePost(tx, before.id, values)
  if (before.publishedAt)
    await recordAudit(tx, context, { action: 'jobPost.changed', detail: named(after) })
  return before.id
}

/**
 * JOB-095: stores a post. A call without an id makes a draft; a call with an id changes the version
 * that the caller read.
 */
export async function save(
  context: Keeping,
  id: number | null,
  { version, fields }: { version: number; fields: Fields },
): Promise<No | number> {
  const { db, school, actor, now, open, language } = context
  const unknown = findUnknown(fields)
  if (unknown) return refusal('invalidInput', { fields: wrongField(unknown, language) })
  const { companySign, endsAt, ...own } = fields
  const companyId = open('company', companySign)
  return db.transaction(async (tx) => {
    const before = id === null ? null : await queries.lockPost(tx, school.id, id)
    if (before && before.version !== version) return refusal('alreadyDone', 'changedMeanwhile')
    if (before?.takenDownAt) return refusal('alreadyDone', 'postTakenDown')
    if (before?.companyId !== companyId) await queries.lockCompany(tx, school.id, companyId)
    const end = endOf(before, endsAt, now)
    if (!end) return beside(context, 'endsAt', 'postEndPast')
    const values = { ...own, ...salaryOf(fields), ...end, companyId, changedAt: now }
    if (before) return change(tx, context, before, values)
    const made = { schoolId: school.id, createdBy: actor.userId, createdAt: now }
    return queries.insertPost(tx, { ...values, ...made })
  })
}

/** JOB-049, JOB-096: publishes a draft. The usual end is counted from now. */
export function publish(context: Keeping, id: number): Promise<No | undefined> {
  const { db, school, now } = context
  return db.transaction(async (tx) => {
    const post = await queries.lockPost(tx, school.id, id)
    if (post.takenDownAt) return refusal('alreadyDone', 'postTakenDown')
    if (post.publishedAt) return refusal('alreadyDone', 'postNotDraft')
    const missing = missingIn(post)
    if (missing) return beside(context, missing.field, missing.reason)
    const endsAt = post.usualEnd ? usualEndFrom(now) : post.endsAt
    if (!isFutureEnd(endsAt, now)) return beside(context, 'endsAt', 'postEndPast')
    await queries.lockCompany(tx, school.id, post.companyId)
    await queries.changePost(tx, id, { publishedAt: now, endsAt, changedAt: now })
    await recordAudit(tx, context, { action: 'jobPost.published', detail: named(post) })
    return undefined
  })
}

/**
 * JOB-096: copies a post to a draft with the same text. The draft will end 30 days after it is
 * published.
 */
export function copy(context: Keeping, id: number): Promise<number> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    const { id: _, ...post } = await queries.lockPost(tx, school.id, id)
    await queries.lockCompany(tx, school.id, post.companyId)
    return queries.insertPost(tx, {
      ...post,
      recommended: false,
      publishedAt: null,
      takenDownAt: null,
      takenDownReason: '',
      endsAt: usualEndFrom(now),
      usualEnd: true,
      remindedFor: null,
      createdBy: actor.userId,
      createdAt: now,
      changedAt: now,
      version: 0,
    })
  })
}

/** Removes a post, which the caller has locked, from the lists. */
export async function takeDownLocked(
  tx: Db,
  context: Keeping,
  post: JobPostRow,
  reason: string,
): Promise<void> {
  const { now } = context
  await queries.changePost(tx, post.id, {
    takenDownAt: now,
    takenDownReason: reason,
    changedAt: now,
  })
  await recordAudit(tx, context, { action: 'jobPost.takenDown', reason, detail: named(post) })
  await context.events.publish(tx, 'jobPostTakenDown', {
    schoolId: post.schoolId,
    postId: post.id,
    at: now,
  })
}

/**
 * JOB-051: removes a post from the lists, also after its end. A draft is refused, because no list
 * contains it.
 */
export function takeDown(
  context: Keeping,
  id: number,
  reason: string,
): Promise<Refusal<'alreadyDone'> | undefined> {
  return context.db.transaction(async (tx) => {
    const post = await queries.lockPost(tx, context.school.id, id)
    if (!post.publishedAt || post.takenDownAt) return refusal('alreadyDone', 'postNotShown')
    await takeDownLocked(tx, context, post, reason)
    return undefined
  })
}

type Why = Prolonged['refused'][number]['why']

function refusalReason(post: JobPostRow, end: Date, now: Date): Why | undefined {
  const state = stateOf(post, now)
  if (state === 'draft' || state === 'takenDown') return state
  return end > post.endsAt ? undefined : 'notLater'
}

/**
 * JOB-097: extends posts. Those that cannot be extended are unchanged and listed in the response.
 */
export async function prolong(
  context: Keeping,
  ids: number[],
  endsAt: Date,
): Promise<
  { prolonged: number; refused: { post: JobPostRow; why: Why }[] } | Refusal<'invalidInput'>
> {
  const { db, school, now } = context
  if (!isFutureEnd(endsAt, now)) return beside(context, 'endsAt', 'postEndPast')
  return db.transaction(async (tx) => {
    const rows = await queries.lockPosts(tx, school.id, ids)
    const posts = ids.map((id) => found(rows.find((row) => row.id === id)))
    const refused: { post: JobPostRow; why: Why }[] = []
    const done: ReturnType<typeof named> = []
    for (const post of posts) {
      const why = refusalReason(post, endsAt, now)
      if (why) refused.push({ post, why })
      else {
        await queries.changePost(tx, post.id, { endsAt, usualEnd: false, changedAt: now })
        done.push(...named(post))
      }
    }
    if (done.length > 0)
      await recordAudit(tx, context, { action: 'jobPost.prolonged', detail: done })
    return { prolonged: done.length, refused }
  })
}
