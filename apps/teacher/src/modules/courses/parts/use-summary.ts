import { courses, type CourseDraft } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, currentLanguage, ServerRefusal, useExplain } from '@titian/site'
import { useMemo, useRef, useState } from 'react'
import { readKept } from '../../../parts/kept-draft.ts'
import { newerCopy } from '../../../parts/newer-copy.ts'
import { useAutosave } from '../../../parts/use-autosave.ts'
import { courseProblems, inputOf, valuesOf, type CourseValues } from './course-values.ts'

/** The summary of a course that exists: saved while it is written, with the copy on this device first. */
export function useSummary(course: CourseDraft) {
  const client = useQueryClient()
  const explain = useExplain()
  const key = `course.${course.idSign}`
  const kept = useMemo(() => readKept<CourseValues>(key), [key])
  const [values, setValues] = useState<CourseValues>(kept?.values ?? valuesOf(course))
  // A save that waits for the one before it must know the version that this one made.
  const version = useRef(kept?.version ?? course.version)
  const [conflict, setConflict] = useState<CourseDraft | null>(null)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const problems = courseProblems(values)

  const take = (saved: CourseDraft) => {
    version.current = saved.version
    client.setQueryData(askKey(courses.getCourseId, { sign: course.idSign }), saved)
    void client.invalidateQueries({ queryKey: callKey(courses.myCourseList) })
  }
  const explainFailure = (error: unknown) => {
    const newer = newerCopy<CourseDraft>(error)
    if (newer) return setConflict(newer)
    if (error instanceof ServerRefusal) setRefused(error.fields)
    setFailure(explain(error))
  }
  const save = async (sent: CourseValues) => {
    try {
      const input = {
        ...inputOf(sent, currentLanguage()),
        idSign: course.idSign,
        version: version.current,
      }
      const saved = await ask(courses.updateCourse, input, { quiet: true })
      setRefused({})
      setFailure(null)
      take(saved)
    } catch (error) {
      explainFailure(error)
      throw error
    }
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
