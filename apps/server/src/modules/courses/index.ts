import type { ServerModule } from '../../platform/module.ts'
import { courseRoutes } from './routes.ts'

export { coursesOfPerson } from './own-data/queries.ts'
export { checkFile, removeCourse } from './authoring/actions.ts'
export type { CourseAccess } from './policy.ts'
export {
  isListed,
  isOver,
  isStaffOf,
  mayEditContent,
  mayLead,
  maySee,
  mayTakePart,
  mayTeach,
} from './policy.ts'
export { getLesson } from './catalogue/queries.ts'
export { type CourseFor, getCourseFor, relation, teaches } from './access/queries.ts'
export {
  addTeacher,
  createCourse,
  endAccess,
  enrol,
  lockCourse,
  noteChange,
  hasLeft,
  isBarred,
  leave,
  noteVisitDay,
  type StudentOfCourse,
} from './authoring/queries.ts'
export { groupAnswers } from './groups/routes.ts'
export { chosenMembers, foundMemberAnswers, memberAnswers } from './members/routes.ts'
export { teacher as presentTeacher } from './detail/present.ts'
export { teachersOf } from './detail/queries.ts'
export { card } from './list/present.ts'
export {
  cardColumns,
  countListed,
  findListed,
  firstCards,
  lessonCount,
  lessonCountOf,
  listListed,
  trainingIdOf,
} from './list/queries.ts'
export { findNamedLessons, idsOfNamedCourses, type NamedLesson } from './named/queries.ts'
export { likePattern, nameSearchOf } from './rules.ts'
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
export { courseCount, isTaught } from './taught/queries.ts'
export { viewOf } from './present.ts'
export { reviewListAnswers } from './review/routes.ts'
export { versionAnswers } from './versions/routes.ts'
export { refusedCourses, waitingReviews } from './review/queries.ts'

export const coursesModule: ServerModule = { name: 'courses', routes: courseRoutes }
