/** What to look for among the courses of a school: the name of the lesson in the language of the course. */
export interface LessonName {
  en: string
  zh: string
  ms: string
}
