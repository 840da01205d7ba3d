import { careCourses } from './courses-care';
import { peopleCourses } from './courses-people';
import { tradeCourses } from './courses-trade';
import type { CourseSeed } from './types';

/** Every course of the main school. */
export const courses: CourseSeed[] = [...tradeCourses, ...peopleCourses, ...careCourses];
