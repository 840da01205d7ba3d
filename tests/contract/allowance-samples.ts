import { page, type Samples } from './sample-types.ts'

type Calls =
  | 'listAllowances'
  | 'saveAllowance'
  | 'removeAllowance'
  | 'extendExamination'
  | 'listExaminationChanges'

export const allowanceSamples: Pick<Samples['exams'], Calls> = {
  listAllowances: ({ exams: { released } }) => ({
    examinationId: released.sign,
    onlyGiven: true,
    ...page,
  }),
  saveAllowance: ({ exams: { released, sitter } }) => ({
    examinationId: released.sign,
    userIds: [sitter],
    factor: 125,
    extraMinutes: 5,
    extraAttempts: 1,
    reason: 'A medical certificate.',
  }),
  removeAllowance: ({ exams: { released, allowance } }) => ({
    examinationId: released.sign,
    allowanceId: allowance,
    reason: 'No longer needed.',
  }),
  extendExamination: ({ exams: { released } }) => ({
    sign: released.sign,
    moreMinutes: 5,
    reason: 'A fire alarm.',
  }),
  listExaminationChanges: ({ exams: { released } }) => ({
    examinationId: released.sign,
    ...page,
  }),
}
