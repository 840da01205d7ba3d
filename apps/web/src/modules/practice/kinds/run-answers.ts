import { practice, type PracticeRun } from '@titian/contract'
import { callKey, type ServerRefusal } from '@titian/site'

/** A refusal because the run has moved on carries the run as it is now. */
export function runIn({ extend }: ServerRefusal): PracticeRun | null {
  const run = extend['run']
  return typeof run === 'object' && run !== null && 'sign' in run ? (run as PracticeRun) : null
}

/** What shows runs besides the page of one, and is read again after a change. */
export const listsOfRuns = [practice.practiceRuns, practice.practiceList, practice.runReview].map(
  callKey,
)
