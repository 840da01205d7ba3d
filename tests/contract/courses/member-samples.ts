import { encoded, page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

type MemberCall =
  | 'findStudentList'
  | 'statisticsStudentList'
  | 'schoolTeacherList'
  | 'deleteTeacher'
  | 'importableStudents'
  | 'addCourseStudents'
  | 'importCourseStudents'
  | 'exportStudentList'
  | 'saveCourseGroup'
  | 'removeCourseGroup'
  | 'changeCourseGroup'

export const memberFilter = ({ members: { group } }: SchoolScene) =>
  ({ name: '', className: '', state: 'all', groupSign: group }) as const

/** A filter that matches one student, who is ticked in the list (FRM-367). */
export const tickedFilter = (school: SchoolScene) => ({
  ...memberFilter(school),
  studentList: [school.members.membership],
})

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
    filter: memberFilter(school),
  }),
  findStudentList: (school) => ({
    courseId: school.courses.free.course,
    ...memberFilter(school),
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
  deleteTeacher: (school) => ({
    studentList: [school.members.membership],
    filter: { courseId: school.courses.free.course, ...memberFilter(school) },
    reason: 'Left the school.',
    mayReturn: true,
  }),
  importableStudents: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    part: 'people',
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
    ...encoded,
    dryRun: false,
  }),
  exportStudentList: (school) => ({
    courseId: school.courses.free.course,
    ...tickedFilter(school),
    sort: 'progress',
    descending: true,
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
}
