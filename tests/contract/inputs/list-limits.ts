import type { NamedCall } from '../every-call.ts'

type Named = Pick<NamedCall, 'noun' | 'name'>
const nameOf = ({ noun, name }: Named) => `${noun}.${name}`

/** Statements of a list, its session included. */
const most = 3
/** These read marks or readers for the rows of the page alone, which one statement finds first, however many they are. */
const further = new Map([
  ['grades.gradebook', 4],
  ['certificates.listCandidates', 4],
  ['statistics.allCourseScoreList', 4],
  // The resume with the skills of the school and the results of the person are read first, and the cards of the page last.
  ['skills.searchMatching', 7],
  // One statement counts the readers of all notices of the page.
  ['messages.sentNotices', 4],
])
/** Lists that stay short: a course has one standard (TCH-053), and the students of the scene have one major. */
const single = new Set(['grades.assessmentStandardList', 'statistics.resumesByMajor'])

export const statementsOf = (named: Named): number => further.get(nameOf(named)) ?? most
export const hasOneRow = (named: Named): boolean => single.has(nameOf(named))
