import type { LearningTask } from '@titian/contract'
import { linkTo } from '../../app/paths.ts'

type Kind = LearningTask['kind']

export const isPaper = (kind: Kind) => kind === 'unitTest' || kind === 'finalExam'

/** Where one works on it. */
export function linkToTask(
  kind: Kind,
  { sign, courseSign }: Pick<LearningTask, 'sign' | 'courseSign'>,
) {
  return isPaper(kind) ? linkTo.testPaper(sign) : linkTo.work(courseSign, sign)
}
