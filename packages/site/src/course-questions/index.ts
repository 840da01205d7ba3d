export { CourseQuestions } from './course-questions.tsx'
