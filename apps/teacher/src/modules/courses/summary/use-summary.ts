import { courses, type CourseDraft } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, currentLanguage, ServerRefusal, useExplain } from '@titian/site'
import { useMemo, useRef, useState } from 'react'
import { readKept } from '../../../parts/kept-draft.ts'
import { newerCopy } from '../../../parts/newer-copy.ts'
import { useAutosave } from '../../../parts/use-autosave.ts'
import { courseProblems, inputOf, valuesOf, withKept, type CourseValues } from './course-values.ts'
import { useRefusedFields } from './use-refused-fields.ts'

/** The price belongs to the main lecturer; others send back the one that is stored (TCH-086). */
const writable = (course: CourseDraft, values: CourseValues): CourseValues =>
  course.may.price ? values : { ...values, coursePrice: course.coursePrice }

/** The newest copy that the server gave, and the version that the next save is based on. */
function useNewest(course: CourseDraft, keptVersion: number | undefined) {
  const client = useQueryClient()
  const newest = useRef(course)
  // A save that waits for the one before it must know the version that this one made.
  const version = useRef(keptVersion ?? course.version)
  const take = (saved: CourseDraft) => {
    newest.current = saved
    version.current = saved.version
    client.setQueryData(askKey(courses.getCourseId, { sign: course.idSign }), saved)
    void client.invalidateQueries({ queryKey: callKey(courses.myCourseList) })
  }
  return { newest, version, take }
}

/** The summary of a course that exists: saved while it is written, with the copy on this device first. */
export function useSummary(course: CourseDraft) {
  const explain = useExplain()
  const key = `course.${course.idSign}`
  const kept = useMemo(() => readKept<CourseValues>(key), [key])
  const { newest, version, take } = useNewest(course, kept?.version)
  const [values, setValues] = useState<CourseValues>(() =>
    writable(course, withKept(valuesOf(course), kept?.values)),
  )
  const [conflict, setConflict] = useState<CourseDraft | null>(null)
  const { refused, note, accepted } = useRefusedFields()
  const [failure, setFailure] = useState<string | null>(null)
  const problems = courseProblems(values)

  const explainFailure = (error: unknown, sent: CourseValues) => {
    const newer = newerCopy<CourseDraft>(error)
    if (newer) return setConflict(newer)
    if (error instanceof ServerRefusal) note(error.fields, sent)
    setFailure(explain(error))
  }
  const save = async (sent: CourseValues) => {
    const stored = valuesOf(newest.current)
    const { sendable, held } = accepted(writable(newest.current, sent), stored)
    try {
      const input = {
        ...inputOf(sendable, currentLanguage()),
        idSign: course.idSign,
        version: version.current,
      }
      take(await ask(courses.updateCourse, input, { quiet: true }))
      setFailure(null)
    } catch (error) {
      explainFailure(error, sendable)
      throw error
    }
    // The rest is saved; the refused field keeps its mark, and the form does not claim to be saved.
    if (held) throw new Error('A refused field was left out.')
  }
  const autosave = useAutosave({
    key,
    values,
    version: version.current,
    stored: valuesOf(course),
    save,
    ready: problems.size === 0 && conflict === null && course.may.edit,
  })
  const resolve = (mine: boolean) => {
    if (!conflict) return
    take(conflict)
    if (!mine) {
      setValues(valuesOf(conflict))
      autosave.settle(valuesOf(conflict))
    }
    setConflict(null)
  }
  const change = (part: Partial<CourseValues>) => setValues((before) => ({ ...before, ...part }))
  return { values, change, problems, refused, failure, conflict, resolve, autosave }
}
