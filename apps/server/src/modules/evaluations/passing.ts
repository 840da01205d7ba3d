import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { scoreTask } from '../homework/index.ts'
import { titleOf } from './present.ts'
import type { Rated } from './rated.ts'
import type { EvaluationRow } from './tables.ts'

type CallerContext = Context<never, User>

interface Source {
  evaluation: Pick<EvaluationRow, 'schoolId' | 'courseId' | 'itemId' | 'taskId'>
  /** The title of the rated practice or task. */
  title: Rated['title']
}

interface Released {
  userId: number
  /** Null if a criterion is not rated yet. */
  total: number | null
}

/**
 * PRC-069, PRC-133: stores released totals as scores: in the task whose hand-ins are rated, or in
 * the practical task that was chosen for the runs.
 */
export async function passOn(
  tx: Db,
  context: CallerContext,
  { evaluation, title }: Source,
  released: readonly Released[],
): Promise<void> {
  const { schoolId, courseId, itemId, taskId } = evaluation
  const id = itemId ?? taskId
  if (id === null) return
  const { school, actor } = context
  const content = titleOf({ title }, school.defaultLanguage)
  await scoreTask(
    tx,
    { ...context, audit: context },
    { task: { id, schoolId, courseId }, content, gradedBy: actor.userId },
    released.flatMap(({ userId, total }) => (total === null ? [] : [{ userId, percent: total }])),
  )
}
