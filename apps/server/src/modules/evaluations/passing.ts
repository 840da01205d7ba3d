import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { scoreTask } from '../homework/index.ts'
import { titleOf } from './present.ts'
import type { Rated } from './rated.ts'
import type { EvaluationRow } from './tables.ts'

type Asked = Context<never, User>

interface Source {
  evaluation: Pick<EvaluationRow, 'schoolId' | 'courseId' | 'itemId' | 'taskId'>
  /** Of what is rated. */
  title: Rated['title']
}

interface Released {
  userId: number
  /** Null as long as a criterion is not yet rated. */
  total: number | null
}

/**
 * PRC-069, PRC-133: released totals become the scores of the task whose hand-ins are rated, or of the practical task that
 * an evaluation of runs feeds, where it has one.
 */
export async function passOn(
  tx: Db,
  context: Asked,
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
