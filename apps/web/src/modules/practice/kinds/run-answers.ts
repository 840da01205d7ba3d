import { practice, type PracticeRun } from '@titian/contract'
import { callKey, type ServerRefusal } from '@titian/site'

/** Returns the current run from a refusal of an outdated number. */
export function runIn({ extend }: ServerRefusal): PracticeRun | null {
  const run = extend['run']
  return typeof run === 'object' && run !== null && 'sign' in run ? (run as PracticeRun) : null
}

/** The queries of lists of runs that are outdated after a change of a run. */
export const listsOfRuns = [practice.practiceRuns, practice.practiceList, practice.runReview].map(
  callKey,
)
