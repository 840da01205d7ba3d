import type { LearningTask } from '@titian/contract'
import { linkTo } from '../../app/paths.ts'

type Kind = LearningTask['kind']

export const isPaper = (kind: Kind) => kind === 'unitTest' || kind === 'finalExam'

/** Returns the link to the page of a task. */
export function linkToTask(
  kind: Kind,
  { sign, courseSign }: Pick<LearningTask, 'sign' | 'courseSign'>,
) {
  return isPaper(kind) ? linkTo.testPaper(sign) : linkTo.work(courseSign, sign)
}
