import { memberSamples } from './member-samples.ts'
import { page, type Samples } from './sample-types.ts'

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
  waitingWork: () => ({}),
  schoolSetup: () => ({}),
  superviseCourses: ({ word }) => ({ name: word, ...page }),
  ...memberSamples,
}
