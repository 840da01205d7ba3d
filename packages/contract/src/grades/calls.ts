import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, version, whole } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { gradebookCalls } from './gradebook-calls.ts'
import { gradeImportCalls } from './import-calls.ts'
import { markingCalls } from './marking-calls.ts'
import { standardMost, standardParts, usualStandard } from './rules.ts'
import { assessmentStandard, ownCourseResult } from './shapes.ts'

/** TCH-049: a whole percentage, written as the text "30%" or as the number 30. */
const percent = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d{1,3}%?$/.test(value) ? Number.parseInt(value, 10) : value,
  whole(0, 100),
)

export const standardFields = z.object({
  watchVideo: percent,
  unitTesting: percent,
  theFinalExam: percent,
  logSig: percent,
  interactiveQuestion: percent,
  daysAsked: whole(1, standardMost.daysAsked).default(usualStandard.daysAsked),
  postsAsked: whole(1, standardMost.postsAsked).default(usualStandard.postsAsked),
})

/** TCH-052: reports an error beside each of the five values if their sum is not 100. */
function makes100(fields: z.output<typeof standardFields>, context: z.RefinementCtx) {
  const sum = standardParts.reduce((all, part) => all + fields[part], 0)
  if (sum === 100) return
  for (const part of standardParts)
    context.addIssue({ code: 'custom', path: [part], message: says('sumOf100', sum) })
}

/**
 * The assessment standard of a course, and the results of its students (TCH-047 to TCH-054,
 * TCH-087, TCH-088).
 */
export const grades = {
  /**
   * TCH-053: the standard of the course, or an empty list. Everybody who may see the course may
   * read the standard.
   */
  assessmentStandardList: call({
    id: 'CALL-074',
    method: 'POST',
    path: '/course/assessmentStandardList',
    who: 'anyone',
    kind: 'read',
    input: z.object({ courseIdSign: sign, page, size: size(10) }),
    data: listOf(assessmentStandard),
  }),
  addAssessmentStandard: call({
    id: 'CALL-092',
    method: 'POST',
    path: '/course/addAssessmentStandard',
    who: 'teacher',
    kind: 'save',
    input: standardFields.extend({ courseId: sign }).superRefine(makes100),
    data: assessmentStandard,
    refusals: ['alreadyDone'],
  }),
  /**
   * Changes the standard. If another person has changed it since `version`, the call is refused
   * with -4 and the newer standard in `extend` (TCH-084).
   */
  updateAssessmentStandard: call({
    id: 'CALL-075',
    method: 'POST',
    path: '/course/updateAssessmentStandard',
    who: 'teacher',
    kind: 'save',
    input: standardFields.extend({ id: sign, version }).superRefine(makes100),
    data: assessmentStandard,
    refusals: ['alreadyDone'],
  }),
  ownCourseResult: call({
    id: 'CALL-498',
    method: 'POST',
    path: '/course/ownCourseResult',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: ownCourseResult,
  }),
  ...gradebookCalls,
  ...gradeImportCalls,
  ...markingCalls,
}
