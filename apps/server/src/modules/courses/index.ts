import type { ServerModule } from '../../platform/module.ts'
import { courseRoutes } from './routes.ts'

export { isListed, isStaffOf, mayEditContent, mayLead, maySee } from './policy.ts'
export { findLesson, getLesson, listLessonsOf } from './catalogue-queries.ts'
export { addLearner, createCourse, getCourse, getCourseFor, teaches } from './queries.ts'
export { nameSearchOf } from './rules.ts'
export {
  captions,
  chapters,
  courseLearners,
  courses,
  courseTeachers,
  courseTypes,
  lessons,
} from './tables.ts'
export { playSeconds, viewOf } from './view.ts'

export const coursesModule: ServerModule = { name: 'courses', routes: courseRoutes }
