// One chunk for the tabs that load further data, because people open them only after the page is in
// use.
export { CourseData, CourseMaterials } from '@titian/site/course-materials'
export { CourseQuestions } from '@titian/site/course-questions'
export { OfflineExams, WorkList } from '../homework/work-list.tsx'
export { CourseReviews } from '../reviews/course-reviews.tsx'
export { ExamList } from './exam-list.tsx'
