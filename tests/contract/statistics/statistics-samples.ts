import { memberSamples } from '../courses/member-samples.ts'
import { page, type Samples } from '../sample-types.ts'

const supervised = (name: string) => ({
  name,
  only: 'all' as const,
  sort: 'lastStudy' as const,
  descending: true,
})

const byMajor = (name: string) => ({ name, sort: 'percent' as const, descending: true })

export const statisticsSamples: Samples['statistics'] = {
  dataStatistics: ({ courses: { free } }) => ({ sign: free.course }),
  allStudyProgressList: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    name: '',
    studyStatus: 1,
    sort: 'lastStudy',
    descending: true,
    ...page,
  }),
  scoreCount: ({ courses: { free } }) => ({ sign: free.course }),
  courseScoreSum: ({ exams: { released } }) => ({ sign: released.sign }),
  allCourseScoreList: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    name: '',
    sort: 'result',
    descending: true,
    ...page,
  }),
  studentsAtRisk: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  recordList: ({ courses: { free }, word }) => ({ courseIdSign: free.course, name: word, ...page }),
  examinationList: ({ courses: { free }, word }) => ({
    courseIdSign: free.course,
    name: word,
    ...page,
  }),
  studentScore: ({ courses: { free } }) => ({ sign: free.course }),
  statisticsExamination: ({ exams: { released } }) => ({ sign: released.sign }),
  exportStatistics: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    list: 'scores',
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
  listPersonCourses: ({ ownAccount: { student } }) => ({ personSign: student, ...page }),
  listPersonWork: ({ ownAccount: { student } }) => ({ personSign: student, ...page }),
  waitingWork: () => ({}),
  schoolSetup: () => ({}),
  superviseCourses: ({ word }) => ({ ...supervised(word), ...page }),
  exportSupervision: ({ word }) => ({
    ...supervised(word),
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
  resumesByMajor: ({ word }) => ({ ...byMajor(word), ...page }),
  exportResumesByMajor: ({ word }) => ({
    ...byMajor(word),
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
  reviewList: ({ word }) => ({ name: word, state: 'all', ...page }),
  courseSteps: ({ courses: { draft } }) => ({ sign: draft.course }),
  courseVersions: ({ courses: { draft } }) => ({ sign: draft.course }),
  courseVersion: ({ courses: { draft } }) => ({ sign: draft.course, version: 1 }),
  ...memberSamples,
}
