import { courses, grades, sharing, statistics } from '@titian/contract'
import { callKey } from '@titian/site'

/** What shows the students of a course or counts them. */
export const refresh = [
  statistics.findStudentList,
  statistics.importableStudents,
  courses.myCourseList,
  statistics.dataStatistics,
  statistics.allStudyProgressList,
  grades.gradebook,
  sharing.listShareArrivals,
].map((call) => callKey(call))
