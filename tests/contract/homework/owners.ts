import type { Owners } from '../rules/access-rules.ts'
import { onlyStaff, onlyStudent, staff, teachersOfTheCourse } from '../rules/common-rules.ts'

export const homeworkOwners: Owners['homework'] = {
  listPracticeKeys: onlyStaff,
  makePracticeKey: onlyStaff,
  revokePracticeKey: onlyStaff,
  listPracticeReports: onlyStaff,
  examineByWork: { may: ['student', 'teacher', 'coTeacher', ...staff] },
  saveOfflineExamineAnswer: onlyStudent,
  workById: { may: ['student', 'teacher', 'coTeacher', ...staff] },
  listHomework: teachersOfTheCourse,
  addHomework: teachersOfTheCourse,
  homeworkById: teachersOfTheCourse,
  updateHomework: teachersOfTheCourse,
  moveHomework: teachersOfTheCourse,
  deleteHomework: teachersOfTheCourse,
  releaseHomework: teachersOfTheCourse,
  listHandIns: teachersOfTheCourse,
  getHandIn: teachersOfTheCourse,
  /** The returned file in the sample belongs to the teacher, so that others cannot use it. */
  gradeHandIn: { ...teachersOfTheCourse, with: () => ({ returnedPath: '' }) },
  handInFile: { may: ['student', 'teacher', 'coTeacher', ...staff] },
}
