import { page, type Samples } from './sample-types.ts'
import type { SchoolScene } from './scene.ts'

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
  | 'saveCourseGroup'
  | 'removeCourseGroup'
  | 'changeCourseGroup'

const filter = ({ members: { group } }: SchoolScene) =>
  ({ name: '', className: '', state: 'all', groupSign: group }) as const

export const memberSamples: Pick<Samples['statistics'], MemberCall> = {
  saveCourseGroup: ({ word, courses: { free }, members: { group } }) => ({
    courseIdSign: free.course,
    sign: group,
    name: `${word} other name`,
  }),
  removeCourseGroup: ({ members: { group } }) => ({ sign: group }),
  changeCourseGroup: (school) => ({
    sign: school.members.group,
    act: 'put',
    studentList: [school.members.membership],
    filter: filter(school),
  }),
  findStudentList: (school) => ({
    courseId: school.courses.free.course,
    ...filter(school),
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
    mayReturn: true,
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
  messageStudents: (school) => ({
    courseIdSign: school.courses.free.course,
    ...filter(school),
    text: 'Please begin.',
    key: 'the-key-of-a-form',
  }),
  exportStudentList: (school) => ({
    courseId: school.courses.free.course,
    ...filter(school),
    sort: 'progress',
    descending: true,
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
}
