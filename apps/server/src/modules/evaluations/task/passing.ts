import { pickText } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { scorePractical } from '../../homework/index.ts'
import { findPractice } from '../../practice/index.ts'
import type { EvaluationRow } from '../tables.ts'

type Asked = Context<never, User>

interface Source {
  evaluation: Pick<EvaluationRow, 'schoolId' | 'courseId' | 'taskId'>
  /** The code of the practice. */
  practice: string
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
  { evaluation, practice }: Source,
  released: readonly Released[],
): Promise<void> {
  const { schoolId, courseId, taskId } = evaluation
  if (taskId === null) return
  const { school, actor } = context
  const titles = findPractice(practice)?.titles
  const content = titles
    ? pickText(titles, school.defaultLanguage, school.defaultLanguage)
    : practice
  await scorePractical(
    tx,
    { ...context, audit: context },
    { task: { id: taskId, schoolId, courseId }, content, gradedBy: actor.userId },
    released.flatMap(({ userId, total }) => (total === null ? [] : [{ userId, percent: total }])),
  )
}
