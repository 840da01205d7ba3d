import { secondCourses } from './courses-second.ts'
import { courses as firstCourses } from './courses.ts'
import type { CourseSeed } from './types.ts'

/** The courses of each demo school, by the school's key. */
export const coursesBySchool: Record<string, CourseSeed[]> = {
  teratai: firstCourses,
  kopi: secondCourses,
}
