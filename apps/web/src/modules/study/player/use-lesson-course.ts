import { courses, exams, study, training, type Chapter, type VideoAuth } from '@titian/contract'
import { askKey, callKey, useAsk } from '@titian/site'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Credit } from './use-watch-reporter.ts'

function placeOf(chapters: readonly Chapter[], videoSign: string) {
  for (const chapter of chapters) {
    const lesson = chapter.lessons.find((one) => one.idSign === videoSign)
    if (lesson) return { chapter, lesson }
  }
  return null
}

/** The queries by which a training shows its videos. */
const ofTraining = [
  training.trainPlan,
  training.trainProgress,
  training.trainWatch,
  training.myTrainList,
]

/** The catalogue of the lesson's course, and what the user has watched of it. */
export function useLessonCourse(auth: VideoAuth, videoSign: string) {
  const client = useQueryClient()
  const catalogue = useAsk(courses.catalogue, { sign: auth.courseSign })
  const watchInput = { courseId: auth.courseSign }
  const watch = useAsk(study.courseWatch, watchInput, { quiet: true })
  const tests = useAsk(exams.examineByExamine, watchInput, { quiet: true })
  const chapters = catalogue.data ?? []
  const place = placeOf(chapters, videoSign)
  const own = watch.data?.lessons.find((lesson) => lesson.videoSign === videoSign)

  /** CRS-117: updates the list from the responses of reports, without loading it again. */
  const take = useCallback(
    ({ watchedShare, lessonDone, position }: Credit) => {
      // The last report is confirmed after the lesson was left, so the learning centre loads again.
      void client.invalidateQueries({ queryKey: [study.courseStudyProgress.path] })
      for (const call of ofTraining) void client.invalidateQueries({ queryKey: callKey(call) })
      const key = askKey(study.courseWatch, { courseId: auth.courseSign })
      const known = client.getQueryData<NonNullable<typeof watch.data>>(key)
      if (!known) return
      const wasDone = known.lessons.find((lesson) => lesson.videoSign === videoSign)?.done ?? false
      const lessons = known.lessons.map((lesson) =>
        lesson.videoSign === videoSign
          ? { ...lesson, watchedShare, position, done: lessonDone }
          : lesson,
      )
      client.setQueryData(key, {
        ...known,
        lessons,
        lastVideoSign: videoSign,
        lastPosition: position,
      })
      // A finished lesson changes which parts of the course are missing, so these are loaded again.
      if (lessonDone && !wasDone) {
        void client.invalidateQueries({ queryKey: key })
      }
    },
    [client, auth.courseSign, videoSign],
  )

  return { catalogue, watch, tests: tests.data ?? [], chapters, place, own, take }
}
