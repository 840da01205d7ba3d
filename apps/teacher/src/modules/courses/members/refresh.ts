import { courses, grades, sharing, statistics } from '@titian/contract'
import { callKey } from '@titian/site'

/** The queries that contain or count the students of a course. */
export const refresh = [
  statistics.findStudentList,
  statistics.importableStudents,
  courses.myCourseList,
  statistics.dataStatistics,
  statistics.allStudyProgressList,
  grades.gradebook,
  sharing.listShareArrivals,
].map((call) => callKey(call))
