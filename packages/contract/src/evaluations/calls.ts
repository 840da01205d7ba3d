import { z } from 'zod'
import { practiceKinds } from '../practice/rules.ts'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, version } from '../wire/fields.ts'
import { assessmentCalls, ownAssessmentCalls } from './assessment-calls.ts'
import { rubricFields } from './fields.ts'
import { rubricNameMost, rubricStates, writtenKind } from './rules.ts'
import { rubric, rubricCard } from './shapes.ts'

const one = z.object({ sign })
const seen = one.extend({ version })
const keeping = { id: 'CALL-335', method: 'POST', who: 'teacher', kind: 'save' } as const
const looking = { ...keeping, kind: 'read' } as const

/** Rubrics, and the assessment of runs and works (PRC-062 to PRC-072). */
export const evaluations = {
  ...assessmentCalls,
  ...ownAssessmentCalls,
  /** The rubrics of the school, last changed first. */
  listRubrics: call({
    ...looking,
    path: '/evaluations/listRubrics',
    input: z.object({
      page,
      size: size(),
      name: z.string().trim().max(rubricNameMost).optional(),
      state: z.enum(rubricStates).optional(),
      kind: z.enum([...practiceKinds, writtenKind]).optional(),
    }),
    data: listOf(rubricCard),
  }),
  rubricBySign: call({
    ...looking,
    path: '/evaluations/rubricBySign',
    input: one,
    data: rubric,
  }),
  /**
   * Creates a draft, only once for each key; or with a sealed id changes the draft, with the
   * version that was loaded.
   */
  saveRubric: call({
    ...keeping,
    path: '/evaluations/saveRubric',
    input: rubricFields.safeExtend({
      sign: sign.nullable().default(null),
      key: z.uuid(),
      version: version.default(0),
    }),
    data: rubric,
    refusals: ['alreadyDone'],
  }),
  /** Publishes a draft. Repeating the call changes nothing. */
  publishRubric: call({
    ...keeping,
    path: '/evaluations/publishRubric',
    input: seen,
    data: rubric,
    refusals: ['alreadyDone'],
  }),
  /** Creates a draft from this version, or returns the existing draft of the rubric. */
  newRubricVersion: call({
    ...keeping,
    path: '/evaluations/newRubricVersion',
    input: one,
    data: rubric,
    refusals: ['alreadyDone'],
  }),
  /** A retired rubric can no longer be chosen; its assessments stay. */
  retireRubric: call({
    ...keeping,
    path: '/evaluations/retireRubric',
    input: seen,
    data: rubric,
    refusals: ['alreadyDone'],
  }),
  /** Only a draft can be removed. */
  removeRubric: call({
    ...keeping,
    path: '/evaluations/removeRubric',
    input: seen,
    data: done,
    refusals: ['alreadyDone'],
  }),
}
