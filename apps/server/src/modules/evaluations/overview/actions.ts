import { wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { isFedByPractice, lockWork, setRubricChosen } from '../../homework/index.ts'
import type { Rated, Target } from '../rated.ts'
import type { AssessmentRow, RubricRow } from '../tables.ts'
import { passOn } from '../passing.ts'
import { lockRatedWork } from '../works.ts'
import { gatherEnded, gatherHandIns, assessExistingWork } from './gathering.ts'
import * as queries from './queries.ts'

export type CallerContext = Context<never, User>

type No = Refusal<'alreadyDone' | 'invalidInput'>

/** The assignment or task whose work is rated, with its course. */
export interface Place extends Target, Pick<Rated, 'kind' | 'title'> {
  courseId: number
}

const canBeChosen = ({ state, kind }: RubricRow, place: Place) =>
  (state === 'published' || state === 'frozen') && kind === place.kind

const changed = () => refusal('alreadyDone', 'changedMeanwhile')

/**
 * Locks the students and the task, in the same order as handing in and grading do. A new hand-in or
 * grade must then wait.
 */
async function lockTask(
  tx: Db,
  { schoolId, courseId, itemId }: Place,
  userIds: readonly number[] = [],
): Promise<void> {
  if (itemId !== null) await lockWork(tx, { schoolId, courseId, itemId }, userIds)
}

/**
 * PRC-062, PRC-064: chooses the rubric of an assignment or a task; null removes it. Repeating the
 * choice changes nothing.
 */
export function choose(
  context: CallerContext,
  place: Place,
  { rubricId, version }: { rubricId: number | null; version: number },
): Promise<No | undefined> {
  const { db, now, actor, language } = context
  const { schoolId, assignmentId, itemId, courseId } = place
  return db.transaction(async (tx) => {
    await lockTask(tx, place)
    const before = await queries.lockEvaluation(tx, place)
    if ((before?.rubricId ?? null) === rubricId) return undefined
    if ((before?.version ?? 0) !== version) return changed()
    if (before && (await queries.isRatedByPeople(tx, before.id)))
      return refusal('alreadyDone', 'alreadyRated')
    if (rubricId === null) {
      if (before) await queries.deleteEvaluation(tx, before.id)
      if (itemId !== null) await setRubricChosen(tx, itemId, false)
      return undefined
    }
    if (itemId !== null && (await isFedByPractice(tx, itemId)))
      return refusal('alreadyDone', 'taskHasPractice')
    const rubric = await queries.lockRubric(tx, schoolId, rubricId)
    if (!rubric || !canBeChosen(rubric, place))
      return refusal('invalidInput', { fields: wrongField('rubric', language) })
    const values = { rubricId, chosenBy: actor.userId, changedAt: now }
    if (before) {
      await queries.updateEvaluation(tx, before.id, { ...values, version: version + 1 })
      await assessExistingWork(tx, { evaluation: before, rubric, isNew: false }, now)
      return undefined
    }
    const row = { schoolId, assignmentId, itemId, ...values, courseId, createdAt: now }
    const made = await queries.insertEvaluation(tx, row)
    // Another teacher has chosen a rubric at the same moment.
    if (!made) return changed()
    if (itemId !== null) await setRubricChosen(tx, itemId, true)
    await assessExistingWork(tx, { evaluation: made, rubric, isNew: true }, now)
    return undefined
  })
}

/** Makes the assessments of recently ended runs at once, without waiting for the job. */
export async function gather({ db, now }: CallerContext, place: Place): Promise<void> {
  const { schoolId, assignmentId, itemId } = place
  if (assignmentId !== null) await gatherEnded(db, now, assignmentId)
  if (itemId === null) return
  await db.transaction(async (tx) => {
    await lockTask(tx, place)
    await gatherHandIns(tx, { schoolId, itemId }, now)
  })
}

/**
 * PRC-064: releases in one step all assessments that are ready. Repeating the call releases those
 * that became ready later.
 */
export function release(
  context: CallerContext,
  place: Place,
  title: string,
): Promise<{ released: number; left: number }> {
  const { db, now } = context
  return db.transaction(async (tx) => {
    const ready = place.itemId === null ? undefined : await queries.listReady(tx, place)
    await lockTask(tx, place, ready)
    const evaluation = await queries.lockEvaluation(tx, place)
    if (!evaluation) return { released: 0, left: 0 }
    const released = await queries.release(tx, evaluation.id, now, ready)
    const unreleased = await queries.countUnreleased(tx, evaluation.id)
    if (released.length === 0) return { released: 0, left: unreleased }
    await queries.updateEvaluation(tx, evaluation.id, { releasedAt: now })
    await passOn(tx, context, { evaluation, title: place.title }, released)
    await recordAudit(tx, context, {
      action: 'assessment.released',
      detail: [{ field: 'assessment', before: title, after: String(released.length) }],
    })
    for (const one of released) await lockRatedWork(tx, one, now)
    await notify(tx, context, { title, released: released.filter(({ runId }) => runId !== null) })
    return { released: released.length, left: unreleased }
  })
}

/** Notifies the students. For a hand-in, the score itself notifies the student. */
async function notify(
  tx: Db,
  { events, school, seal, now }: CallerContext,
  { title, released }: { title: string; released: readonly AssessmentRow[] },
): Promise<void> {
  if (released.length === 0) return
  await events.publish(tx, 'assessmentsReleased', {
    schoolId: school.id,
    title,
    released: released.map(({ id, userId, total }) => ({
      userId,
      total: total ?? 0,
      sign: seal('assessment', id),
    })),
    createdAt: now,
  })
}
