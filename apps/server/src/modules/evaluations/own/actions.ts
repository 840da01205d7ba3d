import { pickText, reasons, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { appealUntil } from '../judgement.ts'
import { getWhole, keep, lockWhole, saveRatings, type Whole } from '../queries.ts'
import * as queries from './queries.ts'
import { isOpenToPeers, ofSource, ratingFault, type SentRating } from './rules.ts'
import { lockRatedWork } from '../works.ts'

export type CallerContext = Context<never, User>
type No = Refusal<'alreadyDone' | 'invalidInput' | 'noPermission'>

/** Refuses an assessment of another person as not found. */
const mine = (whole: Whole, { actor }: CallerContext): Whole =>
  found(whole.assessment.userId === actor.userId ? whole : undefined)

/**
 * Returns the caller's task to rate this work, or refuses. The task exists only after the deadline
 * of the hand-ins.
 */
export function peerOf({ peers, rated }: Whole, { actor, now }: CallerContext) {
  const own = peers.find(({ userId }) => userId === actor.userId)
  return found(own && isOpenToPeers(rated, own.doneAt, now) ? own : undefined)
}

export const read = ({ db, school, actor }: CallerContext, id: number): Promise<Whole> =>
  getWhole(db, school.id, id, actor.userId)

export const readOwn = async (context: CallerContext, id: number): Promise<Whole> =>
  mine(await read(context, id), context)

/** Staff who impersonate the student may not write. */
const isImpersonating = ({ actor }: CallerContext) => actor.impersonatorId !== null

/**
 * PRC-064: returns why the ratings are refused. They must be complete for one kind of rater, and
 * must come before the release.
 */
function ratingNo(
  { assessment, rubric }: Whole,
  source: 'self' | 'peer',
  sent: readonly SentRating[],
  { language }: CallerContext,
): No | undefined {
  if (assessment.releasedAt !== null) return refusal('alreadyDone', 'ratingOver')
  const fault = ratingFault(ofSource(rubric.criteria, source), sent)
  if (fault === undefined) return undefined
  const fields =
    fault === 'missing'
      ? { ratings: reasons.ratingsMissing[language] }
      : wrongField(fault.field, language)
  return refusal('invalidInput', { fields })
}

export async function rateSelf(
  context: CallerContext,
  id: number,
  sent: readonly SentRating[],
): Promise<Whole | No> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    const whole = mine(await lockWhole(tx, school.id, id, actor.userId), context)
    if (isImpersonating(context)) return refusal('noPermission')
    const no = ratingNo(whole, 'self', sent, context)
    if (no) return no
    const given = { assessment: whole.assessment, role: 'self', raterId: actor.userId } as const
    await saveRatings(tx, given, sent, now)
    return keep(tx, whole, now)
  })
}

/**
 * PRC-068: stores the ratings of all peer criteria at once, by a student who was given the work.
 */
export async function ratePeer(
  context: CallerContext,
  id: number,
  sent: readonly SentRating[],
): Promise<Whole | No> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    const whole = await lockWhole(tx, school.id, id, actor.userId)
    peerOf(whole, context)
    if (isImpersonating(context)) return refusal('noPermission')
    const no = ratingNo(whole, 'peer', sent, context)
    if (no) return no
    const given = { assessment: whole.assessment, role: 'peer', raterId: actor.userId } as const
    await saveRatings(tx, given, sent, now)
    await queries.setDone(tx, id, actor.userId, now)
    await lockRatedWork(tx, whole.assessment, now)
    return keep(tx, whole, now)
  })
}

/**
 * PRC-070: stores an appeal, which is possible once within seven days of the release. Sending the
 * same text again changes nothing.
 */
export async function appeal(
  context: CallerContext,
  id: number,
  text: string,
): Promise<Whole | No> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    const whole = mine(await lockWhole(tx, school.id, id, actor.userId), context)
    if (isImpersonating(context)) return refusal('noPermission')
    if (whole.appeal)
      return whole.appeal.text === text ? whole : refusal('alreadyDone', 'appealMade')
    const { releasedAt, total } = whole.assessment
    if (releasedAt === null || now > appealUntil(releasedAt))
      return refusal('alreadyDone', 'appealOver')
    const keys = { assessmentId: id, schoolId: school.id }
    await queries.insertAppeal(tx, { ...keys, text, at: now, totalBefore: total })
    const kept = await keep(tx, whole, now)
    await notifyTeachers(tx, context, kept)
    return kept
  })
}

async function notifyTeachers(
  tx: CallerContext['db'],
  context: CallerContext,
  { rated, course }: Whole,
) {
  const { school, actor, now, events, seal } = context
  const { assignmentId, itemId, title } = rated
  await events.publish(tx, 'appealMade', {
    schoolId: school.id,
    userIds: await queries.listTeachers(tx, course),
    studentName: actor.name,
    practice: title,
    courseName: pickText(course.names, school.defaultLanguage, school.defaultLanguage),
    assignmentSign: assignmentId === null ? null : seal('practiceAssignment', assignmentId),
    workSign: itemId === null ? null : seal('homework', itemId),
    createdAt: now,
  })
}
