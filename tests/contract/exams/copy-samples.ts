import { page, type Samples } from '../sample-types.ts'

type Calls =
  | 'twoList'
  | 'byChoicesReleased'
  | 'updateChoicesCopy'
  | 'optionCopyAdd'
  | 'optionCopyDelete'
  | 'optionAdd'
  | 'optionDelete'
  | 'takeBankVersion'
  | 'examDraws'
  | 'saveExamDraws'
  | 'questionTags'
  | 'tagQuestions'
  | 'questionBankDeleteMany'

export const copySamples: Pick<Samples['exams'], Calls> = {
  twoList: ({ exams: { released, submitted } }) => ({
    examinationId: released.sign,
    recordId: submitted,
    ...page,
  }),
  byChoicesReleased: ({ exams: { released } }) => ({ sign: released.subjects[1] ?? '' }),
  updateChoicesCopy: ({ exams: { copies }, versions, word }) => ({
    id: copies.subject,
    version: versions.question,
    item: { kind: 'judge', stem: `${word} here only`, answer: true, analysis: '' },
    score: 40,
  }),
  optionCopyAdd: ({ exams: { copies }, word }) => ({
    subjectId: copies.subject,
    optionName: 'D',
    optionContent: `${word} four`,
  }),
  optionCopyDelete: ({ exams: { copies } }) => ({ sign: copies.option }),
  optionAdd: ({ exams: { questions }, word }) => ({
    subjectId: questions.choice,
    optionName: 'D',
    optionContent: `${word} four`,
  }),
  optionDelete: ({ exams: { copies } }) => ({ sign: copies.bankOption }),
  takeBankVersion: ({ exams: { copies }, versions }) => ({
    id: copies.subject,
    version: versions.question,
  }),
  examDraws: ({ exams: { draft }, courses: { free }, word }) => ({
    examinationId: draft.sign,
    draws: [{ courseIdSign: free.course, type: 5, level: 1, tag: word, amount: 1, score: 5 }],
  }),
  saveExamDraws: ({ exams: { draft }, courses: { free }, word }) => ({
    examinationId: draft.sign,
    version: 1,
    draws: [{ courseIdSign: free.course, type: 5, level: 1, tag: word, amount: 1, score: 5 }],
  }),
  questionTags: () => ({ word: '', ...page }),
  tagQuestions: ({ exams: { questions }, courses: { free }, word }) => ({
    signs: [questions.spare],
    filter: { subjectName: word, type: 5, level: 1, courseIdSign: free.course, tag: word },
    add: [`${word} tag`.slice(0, 40)],
    remove: ['nowhere'],
  }),
  questionBankDeleteMany: ({ exams: { questions }, courses: { free }, word }) => ({
    signs: [questions.spare],
    filter: { subjectName: word, type: 5, level: 1, courseIdSign: free.course, tag: word },
  }),
}
