import type { ServerModule } from '../../platform/module.ts'
import { courseRoutes } from './routes.ts'

export { isStaffOf, mayEditContent, maySee } from './policy.ts'
export { getLesson } from './catalogue/queries.ts'
export {
  enrol,
  getCourseFor,
  hasLeft,
  leave,
  relation,
  type StudentOfCourse,
  teaches,
} from './authoring/queries.ts'
export { countListed, findListed, listListed } from './list/queries.ts'
export { nameSearchOf } from './rules.ts'
export {
  captions,
  chapters,
  courses,
  courseTeachers,
  courseTypes,
  type EnrolmentRow,
  enrolments,
  leftEnrolments,
  lessons,
} from './tables.ts'
export { viewOf } from './present.ts'

export const coursesModule: ServerModule = { name: 'courses', routes: courseRoutes }
