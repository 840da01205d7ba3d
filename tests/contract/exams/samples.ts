import { examinationForm, questionForm } from '../inputs/forms.ts'
import { encoded, page, type Samples } from '../sample-types.ts'
import { allowanceSamples } from './allowance-samples.ts'
import { copySamples } from './copy-samples.ts'
import { evidenceSamples } from './evidence-samples.ts'

const holder = 'one-browser-tab'

export const exams: Samples['exams'] = {
  examineByExamine: ({ courses: { free } }) => ({ courseId: free.course }),
  getExaminationPaper: ({ exams: { released } }) => ({ examinationId: released.sign, holder }),
  addRecord: ({ exams: { released } }) => ({ examinationId: released.sign, holder }),
  getPaperRecord: ({ exams: { submitted } }) => ({ unitestingUserRecordId: submitted }),
  savePaper: ({ exams: { running, essayChild } }) => ({
    countDown: 1000,
    subjectAnswerReqList: [
      { unitestingBankId: essayChild, answer: 'More.', seq: 5, generation: 1 },
    ],
    unitestingUserRecordId: running,
    holder,
  }),
  submit: ({ exams: { running, released, essayChild } }) => ({
    answerList: [{ unitestingBankId: essayChild, answer: 'All.', seq: 6, generation: 1 }],
    examinationId: released.sign,
    recordId: running,
    holder,
  }),
  findExaminations: ({ courses: { free }, word }) => ({
    courseIdSign: free.course,
    examinationName: word,
    running: false,
    ...page,
  }),
  byExaminationId: ({ exams: { draft } }) => ({ sign: draft.sign }),
  addExamination: examinationForm,
  updateExamination: (school) => ({
    ...examinationForm(school),
    idSign: school.exams.draft.sign,
    version: school.versions.examination,
  }),
  deleteExamination: ({ exams: { draft } }) => ({ sign: draft.sign }),
  updateReleaseStatus: ({ exams: { draft } }) => ({
    sign: draft.sign,
    status: 1,
    confirmed: true,
  }),
  allExamSubjects: ({ exams: { draft } }) => ({ examinationId: draft.sign, ...page }),
  addExamSubject: ({ exams: { draft, questions } }) => ({
    examinationId: draft.sign,
    subjectIdList: [questions.spare],
  }),
  updateExamSubject: ({ exams: { draft } }) => ({
    examinationId: draft.sign,
    subjectId: draft.subjects[0] ?? '',
    score: 20,
    serialNumber: 2,
  }),
  deleteExamSubject: ({ exams: { draft } }) => ({
    examinationId: draft.sign,
    subjectId: draft.subjects[0] ?? '',
  }),
  questionBankFindList: ({ courses: { free }, word }) => ({
    status: '0',
    subjectName: word,
    type: 5,
    level: 1,
    courseIdSign: free.course,
    tag: word,
    sort: 'newest',
    ...page,
  }),
  questionBankGetById: ({ exams: { questions } }) => ({ sign: questions.spare }),
  questionBankAdd: questionForm,
  questionBankUpdate: (school) => ({
    ...questionForm(school),
    idSign: school.exams.questions.spare,
    version: school.versions.question,
  }),
  questionBankDelete: ({ exams: { questions } }) => ({ sign: questions.spare }),
  findRecordList: ({ courses: { free }, exams: { released }, word }) => ({
    courseId: free.course,
    examinationId: released.sign,
    examinationName: word,
    submitStatus: 1,
    userName: word,
    studentCard: 'S',
    sort: 'newest',
    type: 0,
    ...page,
  }),
  byRecordId: ({ exams: { submitted } }) => ({ sign: submitted }),
  gradeRecord: ({ exams: { submitted, essayChild }, versions }) => ({
    recordId: submitted,
    version: versions.record,
    items: [{ subjectId: essayChild, score: 40, comment: 'Good.' }],
  }),
  doubleMarking: ({ exams: { released } }) => ({ sign: released.sign }),
  setDoubleMarking: ({ exams: { released } }) => ({
    sign: released.sign,
    on: true,
    within: 10,
    was: { on: false, within: 0 },
  }),
  previewQuestionImport: ({ exams: { imports }, courses: { free } }) => ({
    filePath: imports.file,
    ...encoded,
    courseIdSign: free.course,
  }),
  runQuestionImport: ({ exams: { imports } }) => ({ importSign: imports.previewed }),
  listQuestionImports: () => ({ ...page }),
  undoQuestionImport: ({ exams: { imports } }) => ({ importSign: imports.confirmed }),
  exportQuestions: ({ exams: { questions }, courses: { free }, word }) => ({
    form: 'gift' as const,
    subjectName: word,
    type: 5,
    level: 1,
    courseIdSign: free.course,
    tag: word,
    signs: [questions.spare],
  }),
  questionTemplate: () => ({}),
  sendLateAnswers: ({ exams: { submitted, essayChild } }) => ({
    unitestingUserRecordId: submitted,
    answers: [
      { unitestingBankId: essayChild, answer: 'Later still.', seq: 7, generation: 1, at: 1 },
    ],
  }),
  decideLateAnswer: ({ exams: { submitted, late }, versions }) => ({
    recordId: submitted,
    lateId: late,
    version: versions.record,
    take: true,
    reason: 'The network was down.',
  }),
  ...allowanceSamples,
  ...evidenceSamples,
  previewRegrade: ({ exams: { released } }) => ({
    examinationId: released.sign,
    subjectId: released.subjects[1] ?? '',
    correction: { kind: 'fullMarks' },
    ...page,
  }),
  applyRegrade: ({ exams: { released, regradeDigest } }) => ({
    examinationId: released.sign,
    subjectId: released.subjects[1] ?? '',
    correction: { kind: 'fullMarks' },
    digest: regradeDigest,
    reason: 'Two options were right.',
    ...page,
  }),
  listRegrades: ({ exams: { released } }) => ({ examinationId: released.sign, ...page }),
  undoRegrade: ({ exams: { regrade } }) => ({ regradeId: regrade, reason: 'It was right.' }),
  examSubjectById: ({ exams: { released } }) => ({
    examinationId: released.sign,
    subjectId: released.subjects[1] ?? '',
  }),
  waitingExaminations: ({ courses: { free } }) => ({ courseId: free.course, ...page }),
  markingQueue: ({ exams: { released, essayChild } }) => ({
    examinationId: released.sign,
    subjectId: essayChild,
    hideNames: true,
    ...page,
  }),
  examinationResults: ({ exams: { released } }) => ({ sign: released.sign }),
  exportResults: ({ exams: { released } }) => ({
    sign: released.sign,
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
  examinationPlace: ({ exams: { submitted } }) => ({ unitestingUserRecordId: submitted }),
  duplicateExamination: ({ exams: { released }, courses: { free }, word }) => ({
    sign: released.sign,
    examinationName: `${word} once more`,
    courseIdSign: free.course,
    startTime: null,
  }),
  checkPractice: ({ exams: { reviewed } }) => ({
    unitestingUserRecordId: reviewed.recordId,
    unitestingBankId: reviewed.subject,
    answer: 'Once more.',
  }),
  answerKey: () => ({}),
  ...copySamples,
}
