import { page, type Samples } from '../sample-types.ts'

type TeamCall =
  | 'allTeachers'
  | 'addCourseTeacher'
  | 'courseTeacherList'
  | 'deleteCourseTeacherFlag'
  | 'updateMainTeacherFlag'

/** No sample changes the team, because many tests use the scene. */
export const teamSamples: Pick<Samples['courses'], TeamCall> = {
  allTeachers: ({ word }) => ({ name: word, ...page }),
  addCourseTeacher: ({ courses: { free }, team: { coTeacher } }) => ({
    courseIdSign: free.course,
    teacherIdSign: coTeacher,
  }),
  courseTeacherList: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  deleteCourseTeacherFlag: ({ courses: { free }, team: { otherTeacher } }) => ({
    courseIdSign: free.course,
    teacherIdSign: otherTeacher,
  }),
  updateMainTeacherFlag: ({ courses: { free }, team: { teacher } }) => ({
    courseIdSign: free.course,
    bindMasterSign: teacher,
    unbindMasterSign: teacher,
  }),
}
