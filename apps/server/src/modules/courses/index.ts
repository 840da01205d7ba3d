import type { ServerModule } from '../../platform/module.ts'
import { courseRoutes } from './routes.ts'

export { isStaffOf, mayEditContent, maySee } from './policy.ts'
export { getLesson } from './catalogue/queries.ts'
export { addLearner, getCourseFor, teaches } from './authoring/queries.ts'
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
export { viewOf } from './present.ts'

export const coursesModule: ServerModule = { name: 'courses', routes: courseRoutes }
