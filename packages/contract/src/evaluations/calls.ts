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

/** Rubrics, and how runs and works are rated by them (PRC-062 to PRC-072). */
export const evaluations = {
  ...assessmentCalls,
  ...ownAssessmentCalls,
  /** Those of the school, the last changed first. */
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
  /** Without a sign a new draft, once for each key; with one upon the version that was read, as long as it is a draft. */
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
  /** Repeated, it changes nothing. */
  publishRubric: call({
    ...keeping,
    path: '/evaluations/publishRubric',
    input: seen,
    data: rubric,
    refusals: ['alreadyDone'],
  }),
  /** Makes a draft with the fields of this version. Where the rubric has a draft already, answers that one. */
  newRubricVersion: call({
    ...keeping,
    path: '/evaluations/newRubricVersion',
    input: one,
    data: rubric,
    refusals: ['alreadyDone'],
  }),
  /** Can be chosen no longer; what it has rated stays. */
  retireRubric: call({
    ...keeping,
    path: '/evaluations/retireRubric',
    input: seen,
    data: rubric,
    refusals: ['alreadyDone'],
  }),
  /** A draft only. */
  removeRubric: call({
    ...keeping,
    path: '/evaluations/removeRubric',
    input: seen,
    data: done,
    refusals: ['alreadyDone'],
  }),
}
