import { careCourses } from './courses-care.ts'
import { peopleCourses } from './courses-people.ts'
import { tradeCourses } from './courses-trade.ts'
import type { CourseSeed } from './types.ts'

/** Every course of the main school. */
export const courses: CourseSeed[] = [...tradeCourses, ...peopleCourses, ...careCourses]
