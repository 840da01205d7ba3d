import { type Language, reasons } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import { afterCommit, type Db } from '../../../../platform/database/database.ts'
import type { DomainEvents } from '../../../../platform/events/events.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { found, refusal, type Refusal } from '../../../../platform/refusal.ts'
import { extendClock } from '../attempts/rules.ts'
import { findShownKeys } from '../../authoring/examinations/actions.ts'
import {
  changeExamination,
  type ExaminationView,
  getExamination,
  lockExamination,
} from '../../authoring/examinations/queries.ts'
import { isEnded } from '../../authoring/review/rules.ts'
import { releaseStates } from '../../rules.ts'
import type { ExaminationRow } from '../../tables.ts'
import * as queries from './queries.ts'
import * as rules from '../../authoring/more-time/rules.ts'

export interface Teacher extends Services {
  actor: User
  now: Date
  language: Language
}

type AllowanceRefusal = Refusal<'alreadyDone' | 'invalidInput' | 'notFound'>
type TimeChange = Pick<DomainEvents['examTimeChanged'], 'what' | 'userIds'>

/**
 * EXM-117: gives open papers their new end, in the transaction that changes the limits. The
 * attempts are locked, so that none is closed in between. An attempt whose time is over is closed
 * either before, or is no longer due afterwards.
 */
async function extendOpenAttempts(
  tx: Db,
  { actor, now, live, seal }: Teacher,
  reason: string,
  scope: { examinationIds: readonly number[]; userIds?: readonly number[] },
): Promise<number> {
  const open = await queries.lockOpenAttempts(tx, scope.examinationIds, scope.userIds)
  const moved = open.map(({ attempt, examination, more }) => {
    const clock = extendClock(attempt, rules.ownLimits(examination, more))
    const isLater = clock.deadline?.getTime() !== attempt.deadline?.getTime()
    const deadline = clock.deadline?.toISOString() ?? null
    const extension = { at: now.toISOString(), deadline, by: actor.name, reason }
    return { attempt, ...clock, id: attempt.id, extension: isLater ? extension : null }
  })
  await queries.moveAttempts(tx, moved, { by: actor.userId, at: now, reason })
  const extended = moved.filter(({ extension }) => extension !== null)
  for (const examinationId of new Set(extended.map(({ attempt }) => attempt.examinationId))) {
    const userIds = extended
      .filter(({ attempt }) => attempt.examinationId === examinationId)
      .map(({ attempt }) => attempt.userId)
    const data = { examinationId: seal('examination', examinationId) }
    afterCommit(tx, () => live.notifyAll({ userIds }, { topic: 'attemptExtended', data }))
  }
  return extended.length
}

async function publish(
  tx: Db,
  { events, seal, actor, now }: Teacher,
  { id, schoolId, name }: Pick<ExaminationRow, 'id' | 'schoolId' | 'name'>,
  reason: string,
  change: TimeChange,
): Promise<void> {
  if (change.userIds.length === 0) return
  await events.publish(tx, 'examTimeChanged', {
    ...change,
    schoolId,
    examinationName: name,
    examinationSign: seal('examination', id),
    teacherName: actor.name,
    reason,
    createdAt: now,
  })
}

const amountsOf = ({ factor, extraMinutes, extraAttempts }: rules.MoreTime) => ({
  factor,
  extraMinutes,
  extraAttempts,
})

const isSame = (one: rules.MoreTime, other: rules.MoreTime) =>
  JSON.stringify(amountsOf(one)) === JSON.stringify(amountsOf(other))

export interface GivingInput extends rules.MoreTime {
  userIds: readonly number[]
  standing: boolean
  reason: string
  confirmed: boolean
}

/** EXM-167: asks for a confirmation if students who may know the answers would get a later end. */
async function findGivingProblem(
  tx: Db,
  examination: ExaminationRow | undefined,
  input: GivingInput,
  now: Date,
): Promise<AllowanceRefusal | undefined> {
  if (!examination || input.confirmed || examination.status !== releaseStates.released)
    return undefined
  const { endTime } = rules.ownLimits(examination, input)
  const shown = endTime && endTime > now ? await findShownKeys(tx, examination, now) : undefined
  return shown ?? findUnused(tx, examination, input)
}

/**
 * EXM-258: asks for a confirmation if a student has no attempt left, because extra time would then
 * be useless.
 */
async function findUnused(
  tx: Db,
  examination: ExaminationRow,
  { userIds, extraAttempts }: GivingInput,
): Promise<AllowanceRefusal | undefined> {
  if (examination.attempts === null) return undefined
  const students = await queries.countWithoutAttempt(tx, examination, userIds, extraAttempts)
  return students > 0
    ? refusal('alreadyDone', { reason: 'noAttemptToUse', extend: { students } })
    : undefined
}

/**
 * Stores the allowances with their log entries, and ends the earlier allowances of these students.
 */
async function storeGiven(
  tx: Db,
  { actor, now }: Teacher,
  { id, schoolId }: ExaminationView,
  input: GivingInput,
  before: ReadonlyMap<number, queries.LiveAllowance>,
): Promise<void> {
  const { userIds, standing, reason } = input
  const by = { by: actor.userId, at: now }
  const amounts = amountsOf(input)
  const replaced = userIds.flatMap((userId) => before.get(userId)?.id ?? [])
  await queries.endAllowances(tx, replaced, by)
  const examinationId = standing ? null : id
  await queries.createAllowances(tx, userIds, {
    schoolId,
    examinationId,
    ...amounts,
    reason,
    ...by,
  })
  await queries.noteChanges(
    tx,
    userIds.map((userId) => {
      const row = before.get(userId)
      return {
        schoolId,
        examinationId: id,
        kind: 'given' as const,
        userId,
        standing,
        before: row ? amountsOf(row) : null,
        after: amounts,
        reason,
        changedBy: actor.userId,
        changedAt: now,
      }
    }),
  )
}

/**
 * EXM-116: gives students extra time, in place of what they had for the same examination or
 * permanently. A student who has exactly this already is skipped.
 */
export async function giveMore(
  teacher: Teacher,
  examination: ExaminationView,
  input: GivingInput,
): Promise<{ students: number; extended: number } | AllowanceRefusal> {
  const { db, now } = teacher
  const { schoolId } = examination
  const { standing, reason } = input
  const wanted = [...new Set(input.userIds)]
  return db.transaction(async (tx) => {
    const userIds = await queries.lockStudents(tx, examination, wanted)
    if (userIds.length < wanted.length) return refusal('notFound')
    const scope = { examinationId: standing ? null : examination.id, userIds }
    const locked = await queries.lockExaminations(tx, schoolId, scope)
    const problem = await findGivingProblem(tx, standing ? undefined : locked[0], input, now)
    if (problem) return problem
    const live = await queries.listLive(tx, schoolId, scope)
    const before = new Map(live.map((row) => [row.userId, row]))
    const fresh = userIds.filter((userId) => {
      const row = before.get(userId)
      return !row || !isSame(row, input)
    })
    if (fresh.length === 0) return { students: 0, extended: 0 }
    await storeGiven(tx, teacher, examination, { ...input, userIds: fresh }, before)
    const examinationIds = locked.map(({ id }) => id)
    await queries.raiseVersions(tx, examinationIds)
    const open = { examinationIds, userIds: fresh }
    const extended = await extendOpenAttempts(tx, teacher, reason, open)
    const what = standing ? 'standingTimeGiven' : 'timeGiven'
    // Students do not see a draft, so they get no notice about its extra time.
    if (standing || rules.isReleased(examination))
      await publish(tx, teacher, examination, reason, { what, userIds: fresh })
    return { students: fresh.length, extended }
  })
}

/**
 * EXM-170: ends an allowance, so that the usual limits apply again. An open paper keeps its end.
 */
export async function endMore(
  teacher: Teacher,
  examination: ExaminationView,
  { allowanceId, reason }: { allowanceId: number; reason: string },
): Promise<true | AllowanceRefusal> {
  const { db, actor, now } = teacher
  const { schoolId } = examination
  return db.transaction(async (tx) => {
    const stored = found(await queries.findAllowance(tx, schoolId, allowanceId))
    const isHere = stored.examinationId === null || stored.examinationId === examination.id
    const locked = isHere ? await queries.lockStudents(tx, examination, [stored.userId]) : []
    if (locked.length === 0) return refusal('notFound')
    const allowance = found(await queries.findAllowance(tx, schoolId, allowanceId))
    if (allowance.endedAt) return refusal('alreadyDone', 'changedMeanwhile')
    await queries.endAllowances(tx, [allowance.id], { by: actor.userId, at: now })
    const { userId } = allowance
    const standing = allowance.examinationId === null
    await queries.noteChanges(tx, [
      {
        schoolId,
        examinationId: examination.id,
        kind: 'ended',
        userId,
        standing,
        before: amountsOf(allowance),
        after: null,
        reason,
        changedBy: actor.userId,
        changedAt: now,
      },
    ])
    const what = standing ? 'standingTimeEnded' : 'timeEnded'
    if (standing || rules.isReleased(examination))
      await publish(tx, teacher, examination, reason, { what, userIds: [userId] })
    return true
  })
}

export interface ExtendingInput extends rules.Extending {
  reason: string
  confirmed: boolean
}

/** Returns why the extension is refused. The caller has locked the examination. */
async function findExtensionProblem(
  tx: Db,
  examination: ExaminationRow,
  input: ExtendingInput,
  { now, language }: Teacher,
): Promise<AllowanceRefusal | undefined> {
  if (!rules.isReleased(examination)) return refusal('alreadyDone', 'wrongStep')
  const wrong = rules.extensionProblem(examination, input, now)
  if (wrong) {
    const { field, reason } = wrong
    return refusal('invalidInput', { reason, fields: { [field]: reasons[reason][language] } })
  }
  if (input.confirmed) return undefined
  if (rules.showsKeysEarly(input)) {
    const view = await getExamination(tx, examination.schoolId, examination.id)
    if (!isEnded({ ...view, writing: await hasOpenAttempts(tx, view.id) }, now))
      return refusal('alreadyDone', 'keysWhileWriting')
  }
  const opens = input.endTime && examination.status === releaseStates.released
  return opens ? findShownKeys(tx, examination, now) : undefined
}

/**
 * Whether an attempt is open. This is read here, because the columns of an examination contain it
 * only if the review policy needs it.
 */
async function hasOpenAttempts(tx: Db, examinationId: number): Promise<boolean> {
  return (await queries.lockOpenAttempts(tx, [examinationId])).length > 0
}

/** EXM-172: gives all students extra time, or shows results earlier. */
export async function extendForAll(
  teacher: Teacher,
  { id, schoolId }: ExaminationView,
  input: ExtendingInput,
): Promise<{ extended: number } | AllowanceRefusal> {
  const { db, actor, now } = teacher
  return db.transaction(async (tx) => {
    const examination = await lockExamination(tx, schoolId, id)
    const problem = await findExtensionProblem(tx, examination, input, teacher)
    if (problem) return problem
    const { endTime, minutes, reviewWhen } = examination
    const after = {
      endTime: input.endTime ?? endTime,
      minutes: minutes + input.moreMinutes,
      reviewWhen: input.reviewWhen ?? reviewWhen,
    }
    await changeExamination(tx, examination, { ...after, updatedAt: now })
    const { reason } = input
    const times = input.endTime !== undefined || input.moreMinutes > 0
    const extended = times
      ? await extendOpenAttempts(tx, teacher, reason, { examinationIds: [id] })
      : 0
    const noted = (values: typeof after) => ({
      endTime: values.endTime?.toISOString() ?? null,
      examTime: values.minutes,
      reviewWhen: values.reviewWhen,
    })
    await queries.noteChanges(tx, [
      {
        schoolId,
        examinationId: id,
        kind: 'extended',
        before: noted({ endTime, minutes, reviewWhen }),
        after: noted(after),
        reason,
        changedBy: actor.userId,
        changedAt: now,
      },
    ])
    const review = input.reviewWhen !== undefined
    const userIds = await queries.listConcerned(tx, examination, { times, review })
    await publish(tx, teacher, examination, reason, { what: 'examExtended', userIds })
    return { extended }
  })
}
