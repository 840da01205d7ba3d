import { wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { listEnded, lockDebriefs } from '../../practice/index.ts'
import type { RubricRow } from '../tables.ts'
import { passOn } from '../task/passing.ts'
import { judgeAgain, takeUp } from './gathering.ts'
import * as queries from './queries.ts'

export type Asked = Context<never, User>

type No = Refusal<'alreadyDone' | 'invalidInput'>

/** The assignment that is rated. */
export interface Place {
  id: number
  schoolId: number
  courseId: number
  kind: string
  practice: string
}

const canBeChosen = ({ state, kind }: RubricRow, place: Place) =>
  (state === 'published' || state === 'frozen') && kind === place.kind

const changed = () => refusal('alreadyDone', 'changedMeanwhile')

/** PRC-062, PRC-064: chooses the rubric of an assignment; null takes it away. A repeat changes nothing. */
export function choose(
  context: Asked,
  place: Place,
  { rubricId, version }: { rubricId: number | null; version: number },
): Promise<No | undefined> {
  const { db, now, actor, language } = context
  const of = { schoolId: place.schoolId, assignmentId: place.id }
  return db.transaction(async (tx) => {
    const before = await queries.lockEvaluation(tx, of)
    if ((before?.rubricId ?? null) === rubricId) return undefined
    if ((before?.version ?? 0) !== version) return changed()
    if (before && (await queries.isRatedByPeople(tx, before.id)))
      return refusal('alreadyDone', 'alreadyRated')
    if (rubricId === null) {
      if (before) await queries.deleteEvaluation(tx, before.id)
      return undefined
    }
    const rubric = await queries.lockRubric(tx, place.schoolId, rubricId)
    if (!rubric || !canBeChosen(rubric, place))
      return refusal('invalidInput', { fields: wrongField('rubric', language) })
    const values = { rubricId, chosenBy: actor.userId, changedAt: now }
    const runs = await listEnded(tx, place.schoolId, place.id)
    if (before) {
      await queries.updateEvaluation(tx, before.id, { ...values, version: version + 1 })
      await judgeAgain(tx, before, rubric, runs, now)
      await takeUp(tx, before, rubric, runs, now)
      return undefined
    }
    const row = { ...of, ...values, courseId: place.courseId, createdAt: now }
    const made = await queries.insertEvaluation(tx, row)
    // Another teacher has chosen one at the same moment.
    if (!made) return changed()
    await takeUp(tx, made, rubric, runs, now)
    return undefined
  })
}

/** PRC-064: releases in one step all assessments that are ready. Repeated, it releases what became ready since. */
export function release(
  context: Asked,
  place: Place,
  title: string,
): Promise<{ released: number; left: number }> {
  const { db, now, events, seal } = context
  return db.transaction(async (tx) => {
    const of = { schoolId: place.schoolId, assignmentId: place.id }
    const evaluation = await queries.lockEvaluation(tx, of)
    if (!evaluation) return { released: 0, left: 0 }
    const released = await queries.release(tx, evaluation.id, now)
    const left = await queries.countUnreleased(tx, evaluation.id)
    if (released.length === 0) return { released: 0, left }
    for (const one of released) await lockDebriefs(tx, one)
    await queries.updateEvaluation(tx, evaluation.id, { releasedAt: now })
    await passOn(tx, context, { evaluation, practice: place.practice }, released)
    await recordAudit(tx, context, {
      action: 'assessment.released',
      detail: [{ field: 'assessment', before: title, after: String(released.length) }],
    })
    await events.publish(tx, 'assessmentsReleased', {
      schoolId: place.schoolId,
      title,
      released: released.map(({ id, userId, total }) => ({
        userId,
        total: total ?? 0,
        sign: seal('assessment', id),
      })),
      createdAt: now,
    })
    return { released: released.length, left }
  })
}
