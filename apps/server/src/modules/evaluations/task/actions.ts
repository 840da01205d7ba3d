import { reasons, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { lockEvaluation, updateEvaluation } from '../overview/queries.ts'
import type { Rated, Target } from '../rated.ts'
import type { EvaluationRow } from '../tables.ts'
import { passOn } from '../passing.ts'
import * as queries from './queries.ts'

type CallerContext = Context<never, User>
type No = Refusal<'alreadyDone' | 'invalidInput'>

/** The assignment whose totals become the scores of a practical task, with the id of its course. */
interface Place extends Target, Pick<Rated, 'title'> {
  courseId: number
}

/**
 * PRC-123: the task cannot be changed after scores were passed on. Otherwise students of the old
 * task would keep scores without a source.
 */
export const isPassedOn = ({ taskId, releasedAt }: Pick<EvaluationRow, 'taskId' | 'releasedAt'>) =>
  taskId !== null && releasedAt !== null

const nameOf = (tasks: readonly queries.TaskRow[], id: number | null): string => {
  const task = tasks.find((one) => one.id === id)
  return task ? `${task.taskNumber} ${task.title}` : ''
}

/** Stores the choice, and passes on the totals that were released before. */
async function store(
  tx: Db,
  context: CallerContext,
  place: Place,
  { before, taskId }: { before: EvaluationRow; taskId: number | null },
): Promise<No | undefined> {
  const { now, language } = context
  const tasks = await queries.listTasks(tx, place)
  if (taskId !== null && !tasks.some(({ id }) => id === taskId))
    return refusal('invalidInput', { fields: wrongField('task', language) })
  await updateEvaluation(tx, before.id, { taskId, changedAt: now, version: before.version + 1 })
  await recordAudit(tx, context, {
    action: 'assessment.taskChosen',
    detail: [{ field: 'task', before: nameOf(tasks, before.taskId), after: nameOf(tasks, taskId) }],
  })
  const source = { evaluation: { ...before, taskId }, title: place.title }
  await passOn(tx, context, source, await queries.lockReleased(tx, before.id))
  return undefined
}

/**
 * PRC-123: chooses the practical task that receives the released totals; null for none. Repeating
 * the choice changes nothing.
 */
export function choose(
  context: CallerContext,
  place: Place,
  { taskId, version }: { taskId: number | null; version: number },
): Promise<No | undefined> {
  const { db, language } = context
  const chosen = db.transaction(async (tx) => {
    const before = await lockEvaluation(tx, place)
    if (!before || before.version !== version)
      return before && before.taskId === taskId
        ? undefined
        : refusal('alreadyDone', 'changedMeanwhile')
    if (before.taskId === taskId) return undefined
    if (isPassedOn(before)) return refusal('alreadyDone', 'scorePassedOn')
    return store(tx, context, place, { before, taskId })
  })
  return chosen.catch((error: unknown) => {
    if (!isConflict(error, 'evaluations_task')) throw error
    return refusal('invalidInput', { fields: { task: reasons.taskHasPractice[language] } })
  })
}
