import { type evaluations, type ParsedOf, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { judge, setPercent } from '../judgement.ts'
import { keep, lockWhole, saveRatings, type Whole } from '../queries.ts'
import { passOn } from '../passing.ts'
import { lockRatedWork } from '../works.ts'
import { mayRate } from './policy.ts'
import * as queries from './queries.ts'
import { claimOf, isAnswered, isKept, keysFor, ratingFault, reasonOf } from './rules.ts'

export type Rating = Context<never, User>

/** Why an action failed; `changed` means that somebody has saved another version. */
export type Problem = Refusal<'alreadyDone' | 'invalidInput' | 'noPermission'> | 'changed'
type Done = Promise<Problem | undefined>

/** Runs an action on a locked assessment, for a person who may rate it. */
function locked(
  { db, school, actor }: Rating,
  id: number,
  act: (tx: Db, whole: Whole) => Done,
): Done {
  return db.transaction(async (tx) => {
    const whole = await lockWhole(tx, school.id, id, actor.userId)
    return mayRate(actor, whole) ? act(tx, whole) : refusal('noPermission')
  })
}

type Input<Name extends keyof typeof evaluations> = ParsedOf<(typeof evaluations)[Name]>

const raterColumns = { first: 'firstId', second: 'secondId', moderator: 'moderatorId' } as const

/**
 * PRC-064, PRC-067: stores the levels of a person in the role of first rater, second rater or
 * moderator.
 */
export function rate(
  context: Rating,
  id: number,
  { version, ratings }: Omit<Input<'rateAssessment'>, 'sign'>,
): Done {
  const { actor, language, now } = context
  const { userId } = actor
  return locked(context, id, async (tx, whole) => {
    if (isKept(whole.ratings, ratings, userId)) return undefined
    const { assessment, rubric, judgement } = whole
    const claim = claimOf(assessment, userId)
    if ('problem' in claim) return refusal('alreadyDone', claim.problem)
    if (assessment.version !== version) return 'changed'
    const { role } = claim
    const keys = keysFor(role, judgement, whole.ratings)
    const fault = ratingFault(rubric.criteria, keys, ratings)
    if (fault) return refusal('invalidInput', { fields: wrongField(fault, language) })
    await saveRatings(tx, { assessment, role, raterId: userId }, ratings, now)
    await lockRatedWork(tx, assessment, now)
    await keep(tx, whole, now, { [raterColumns[role]]: userId })
    return undefined
  })
}

/**
 * PRC-067: requests a second rater. False withdraws the request as long as no second rater has
 * rated.
 */
export function askSecond(
  context: Rating,
  id: number,
  { version, asked }: Omit<Input<'askSecondRater'>, 'sign'>,
): Done {
  return locked(context, id, async (tx, whole) => {
    const { secondAskedBy, secondId, releasedAt } = whole.assessment
    if ((secondAskedBy !== null) === asked) return undefined
    if (releasedAt !== null) return refusal('alreadyDone', 'assessmentReleased')
    if (secondId !== null) return refusal('alreadyDone', 'secondHasRated')
    if (whole.assessment.version !== version) return 'changed'
    await keep(tx, whole, context.now, { secondAskedBy: asked ? context.actor.userId : null })
    return undefined
  })
}

interface InPlace {
  /** Null for the total. */
  key: string | null
  /** Null withdraws the earlier value. */
  percent: number | null
  reason: string
}

/** Returns the percent that counts now for a criterion, or with a null key for the total. */
const countedOf = ({ judgement }: Whole, key: string | null): number | null =>
  key === null
    ? judgement.total
    : (judgement.criteria.find((one) => one.key === key)?.percent ?? null)

/**
 * PRC-066: stores a change by a teacher with the values before and after, and writes the audit log.
 */
async function setInPlace(tx: Db, context: Rating, whole: Whole, set: InPlace): Promise<void> {
  const { actor, now } = context
  const { key, percent, reason } = set
  const { id, schoolId, userId } = whole.assessment
  const before = countedOf(whole, key)
  const keys = { schoolId, assessmentId: id, criterion: key }
  const by = { userId: actor.userId, at: now }
  await queries.insertChange(tx, { ...keys, ...by, before, after: percent, reason })
  const text = (number: number | null) => (number === null ? '' : String(number))
  await recordAudit(tx, context, {
    action: 'assessment.overridden',
    subjectId: userId,
    reason,
    detail: [{ field: 'assessment', before: text(before), after: text(percent) }],
  })
}

/**
 * PRC-069, PRC-133: passes a changed total on. After the release, the score in the task changes
 * too.
 */
async function passOnChanged(tx: Db, context: Rating, whole: Whole): Promise<void> {
  const { assessment, evaluation, rated } = whole
  if (assessment.releasedAt === null) return
  await passOn(tx, context, { evaluation, title: rated.title }, [assessment])
}

/** PRC-133: whether the change would remove the total of a hand-in that has a score. */
function isScoreLost(whole: Whole, { key, percent }: InPlace): boolean {
  const { assessment, rubric, changes } = whole
  if (assessment.handInId === null || assessment.releasedAt === null) return false
  const after = [...changes, { criterion: key, after: percent }]
  return judge({ ...rubric, ...whole, assessment, changes: after }).total === null
}

/**
 * PRC-066: sets the percent of a criterion, or the total, in place of the ratings. This is possible
 * before and after the release.
 */
export function override(
  context: Rating,
  id: number,
  { version, ...set }: Omit<Input<'overrideAssessment'>, 'sign'>,
): Done {
  const { language, now } = context
  return locked(context, id, async (tx, whole) => {
    const { key, percent } = set
    const isKnown = key === null || whole.rubric.criteria.some((one) => one.key === key)
    if (!isKnown) return refusal('invalidInput', { fields: wrongField('key', language) })
    if (setPercent(whole.changes, key) === percent) return undefined
    if (whole.assessment.version !== version) return 'changed'
    if (isScoreLost(whole, set)) return refusal('alreadyDone', 'totalNeeded')
    await setInPlace(tx, context, whole, set)
    await lockRatedWork(tx, whole.assessment, now)
    await passOnChanged(tx, context, await keep(tx, whole, now))
    return undefined
  })
}

/** PRC-070: stores the answer to an appeal with both totals, and notifies the student. */
export function answerAppeal(
  context: Rating,
  id: number,
  { version, answer, percent }: Omit<Input<'answerAppeal'>, 'sign'>,
): Done {
  const { actor, now } = context
  return locked(context, id, async (tx, whole) => {
    const { appeal, judgement } = whole
    if (appeal && isAnswered(appeal, { answer, percent })) return undefined
    if (!appeal || appeal.answeredAt !== null) return refusal('alreadyDone', 'noAppeal')
    if (whole.assessment.version !== version) return 'changed'
    const totalBefore = judgement.total
    const totalAfter = percent ?? totalBefore
    if (totalAfter !== totalBefore)
      await setInPlace(tx, context, whole, { key: null, percent, reason: reasonOf(answer) })
    const by = { answeredBy: actor.userId, answeredAt: now }
    await queries.answerAppeal(tx, id, { answer, ...by, totalBefore, totalAfter })
    await passOnChanged(tx, context, await keep(tx, whole, now))
    await notifyStudent(tx, context, whole, { answer, totalBefore, totalAfter })
    return undefined
  })
}

interface Answered {
  answer: string
  totalBefore: number | null
  totalAfter: number | null
}

async function notifyStudent(
  tx: Db,
  context: Rating,
  { assessment, rated }: Whole,
  { answer, totalBefore, totalAfter }: Answered,
): Promise<void> {
  const { events, seal, now } = context
  const { id, schoolId, userId } = assessment
  const [before, after] = [String(totalBefore ?? ''), String(totalAfter ?? '')]
  await recordAudit(tx, context, {
    action: 'assessment.appealAnswered',
    subjectId: userId,
    reason: reasonOf(answer),
    detail: [{ field: 'assessment', before, after }],
  })
  await events.publish(tx, 'appealAnswered', {
    schoolId,
    userId,
    assessmentSign: seal('assessment', id),
    title: rated.title,
    before,
    after,
    createdAt: now,
  })
}
