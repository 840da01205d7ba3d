export { CourseData } from './course-data.tsx'
export { CourseMaterials } from './course-materials.tsx'
export { LessonFiles } from './lesson-files.tsx'
