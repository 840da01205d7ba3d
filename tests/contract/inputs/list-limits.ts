import type { NamedCall } from '../every-call.ts'

type Named = Pick<NamedCall, 'noun' | 'name'>
const nameOf = ({ noun, name }: Named) => `${noun}.${name}`

/** Maximum statements of a list, including that of the session. */
const most = 3
/**
 * The maximum numbers of statements of longer lists. They find the rows of the page first, and then
 * read marks or readers of only these rows.
 */
const further = new Map([
  ['grades.gradebook', 4],
  ['certificates.listCandidates', 4],
  ['statistics.allCourseScoreList', 4],
  // This search first reads the resume, the school's skills and the student's results, and at the
  // end the cards of the page.
  ['skills.searchMatching', 7],
  // One statement counts the readers of all notices of the page.
  ['messages.sentNotices', 4],
])
/**
 * Lists that are always short: a course has one grading standard (TCH-053), and the scene's
 * students have one major.
 */
const single = new Set(['grades.assessmentStandardList', 'statistics.resumesByMajor'])

export const statementsOf = (named: Named): number => further.get(nameOf(named)) ?? most
export const hasOneRow = (named: Named): boolean => single.has(nameOf(named))
