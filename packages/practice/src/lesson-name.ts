/**
 * The search text for a lesson among the courses of a school: its name in the language of the
 * course.
 */
export interface LessonName {
  en: string
  zh: string
  ms: string
}
