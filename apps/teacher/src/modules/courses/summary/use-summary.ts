import { courses, type CourseDraft } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, currentLanguage, useSavedForm } from '@titian/site'
import {
  courseProblems,
  inputOf,
  placesOfCourse,
  valuesOf,
  type CourseValues,
} from './course-values.ts'

/** The summary of a course that exists: saved while it is written, with the copy on this device first. */
export function useSummary(course: CourseDraft, onWrong: (path: string) => void) {
  const client = useQueryClient()
  const { idSign, coursePrice, may } = course
  return useSavedForm<CourseValues, CourseDraft>({
    mode: 'autosave',
    draft: `course.${idSign}`,
    // The price belongs to the main lecturer; others send back the one that is stored (TCH-086).
    fromDraft: (draft) => (may.price ? draft : { ...draft, coursePrice }),
    stored: course,
    valuesOf,
    problemsOf: courseProblems,
    places: placesOfCourse,
    send: (values, version) =>
      ask(
        courses.updateCourse,
        { ...inputOf(values, currentLanguage()), idSign, version },
        { quiet: true },
      ),
    onSaved: (saved) => {
      client.setQueryData(askKey(courses.getCourseId, { sign: idSign }), saved)
      void client.invalidateQueries({ queryKey: callKey(courses.myCourseList) })
    },
    onWrong,
    ready: may.edit,
  })
}
