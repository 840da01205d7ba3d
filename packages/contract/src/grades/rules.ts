/** The parts of an assessment standard, in the order of the stated form (TCH-048). */
export const standardParts = [
  'watchVideo',
  'unitTesting',
  'theFinalExam',
  'logSig',
  'interactiveQuestion',
] as const
export type StandardPart = (typeof standardParts)[number]

/** TCH-049: returns the number of a percentage, such as 30 for the text "30%". */
export const readPercent = (text: string): number => Number.parseInt(text, 10)

export const standardMost = { daysAsked: 365, postsAsked: 100 } as const

/** The default standard. */
export const usualStandard = {
  watchVideo: 30,
  unitTesting: 20,
  theFinalExam: 40,
  logSig: 5,
  interactiveQuestion: 5,
  daysAsked: 10,
  postsAsked: 5,
} as const

/** TCH-090: an examination, a task of any resource type, or the result of the course. */
export const bookColumnKinds = ['exam', 'work', 'result'] as const
export type BookColumnKind = (typeof bookColumnKinds)[number]

/** TCH-093: the maximum number of marks in an import, and of listed changes. */
export const mostImportedMarks = 20_000
export const mostListedMarks = 1000

export const bookSorts = ['name', 'studentCard', 'result', 'exam', 'work'] as const
export type BookSort = (typeof bookSorts)[number]

/** `soFar` is used only for the course result (TCH-169). */
export const bookStates = ['notYet', 'waits', 'missing', 'late', 'marked', 'soFar'] as const
export type BookState = (typeof bookStates)[number]

/**
 * TCH-169: the states of a course result. `soFar`: a weighted exam has no mark yet and has not
 * ended.
 */
export const resultStandings = ['none', 'waits', 'soFar', 'passed', 'notPassed'] as const
export type ResultStanding = (typeof resultStandings)[number]
