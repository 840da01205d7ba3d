import { pickText } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { scorePractical } from '../../homework/index.ts'
import type { Rated } from '../rated.ts'
import type { EvaluationRow } from '../tables.ts'

type Asked = Context<never, User>

interface Source {
  evaluation: Pick<EvaluationRow, 'schoolId' | 'courseId' | 'taskId'>
  /** Of the practice. */
  title: Rated['title']
}

interface Released {
  userId: number
  /** Null as long as a criterion is not yet rated. */
  total: number | null
}

/** PRC-069: released scores become the scores of the practical task of the evaluation, where it has one. */
export async function passOn(
  tx: Db,
  context: Asked,
  { evaluation, title }: Source,
  released: readonly Released[],
): Promise<void> {
  const { schoolId, courseId, taskId } = evaluation
  if (taskId === null) return
  const { school, actor } = context
  const { defaultLanguage } = school
  const content =
    typeof title === 'string' ? title : pickText(title, defaultLanguage, defaultLanguage)
  await scorePractical(
    tx,
    { ...context, audit: context },
    { task: { id: taskId, schoolId, courseId }, content, gradedBy: actor.userId },
    released.flatMap(({ userId, total }) => (total === null ? [] : [{ userId, percent: total }])),
  )
}
