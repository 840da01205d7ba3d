import { page, type Samples } from './sample-types.ts'

type MemberCall =
  | 'findStudentList'
  | 'statisticsStudentList'
  | 'schoolTeacherList'
  | 'deleteTeacher'
  | 'importableStudents'
  | 'addCourseStudents'
  | 'importCourseStudents'
  | 'messageStudents'
  | 'exportStudentList'

const filter = { name: '', className: '', state: 'all' } as const

export const memberSamples: Pick<Samples['statistics'], MemberCall> = {
  findStudentList: ({ courses: { free } }) => ({
    courseId: free.course,
    ...filter,
    sort: 'lastStudyAt',
    descending: true,
    ...page,
  }),
  statisticsStudentList: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    name: '',
    ...page,
  }),
  schoolTeacherList: () => ({ name: '', ...page }),
  deleteTeacher: ({ members: { membership } }) => ({
    studentList: [membership],
    reason: 'Left the school.',
  }),
  importableStudents: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    name: '',
    className: '',
    ...page,
  }),
  addCourseStudents: ({ courses: { free }, members: { outside } }) => ({
    courseIdSign: free.course,
    userSigns: [outside],
    className: '',
  }),
  importCourseStudents: ({ courses: { free }, members: { sheet } }) => ({
    courseIdSign: free.course,
    filePath: sheet,
    dryRun: false,
  }),
  messageStudents: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    ...filter,
    text: 'Please begin.',
    key: 'the-key-of-a-form',
  }),
  exportStudentList: ({ courses: { free } }) => ({
    courseId: free.course,
    ...filter,
    sort: 'progress',
    descending: true,
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
}
