import { page, type Samples } from '../sample-types.ts'

type Calls =
  | 'listAllowances'
  | 'saveAllowance'
  | 'removeAllowance'
  | 'extendExamination'
  | 'listExaminationChanges'

export const allowanceSamples: Pick<Samples['exams'], Calls> = {
  listAllowances: ({ exams: { released }, word }) => ({
    examinationId: released.sign,
    userName: word,
    onlyGiven: true,
    ...page,
  }),
  saveAllowance: ({ exams: { released, sitter } }) => ({
    examinationId: released.sign,
    userIds: [sitter],
    standing: false,
    factor: 125,
    extraMinutes: 5,
    extraAttempts: 1,
    reason: 'A medical certificate.',
    confirmed: true,
  }),
  removeAllowance: ({ exams: { released, allowance } }) => ({
    examinationId: released.sign,
    allowanceId: allowance,
    reason: 'No longer needed.',
  }),
  extendExamination: ({ exams: { released } }) => ({
    sign: released.sign,
    endTime: '2030-01-02T00:00:00Z',
    moreMinutes: 5,
    reviewWhen: 'submitted',
    reason: 'A fire alarm.',
    confirmed: true,
  }),
  listExaminationChanges: ({ exams: { released } }) => ({
    examinationId: released.sign,
    ...page,
  }),
}
