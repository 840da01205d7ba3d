import { page, type Samples } from '../sample-types.ts'

type Calls = 'noteEvidence' | 'listEvidence' | 'uploadAnswerFile'

export const evidenceSamples: Pick<Samples['exams'], Calls> = {
  noteEvidence: ({ exams: { running } }) => ({
    unitestingUserRecordId: running,
    page: 'one-page-of-a-tab',
    entries: [{ seq: 1, kind: 'pasted', ago: 100, length: 12 }],
  }),
  listEvidence: ({ exams: { submitted } }) => ({ recordId: submitted, ...page }),
  uploadAnswerFile: ({ exams: { submitted, answerFile } }) => ({
    recordId: submitted,
    file: answerFile,
  }),
}
