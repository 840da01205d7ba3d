import type { trainStudentCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { getLesson, viewOf } from '../../courses/index.ts'
import { playLesson, takeReport } from '../../study/index.ts'
import { visibleTraining } from '../actions.ts'
import { video } from '../plan/present.ts'
import { inWords } from '../present.ts'
import { getPlace } from './queries.ts'

/**
 * Videos of a training are lessons: player, sessions and reports are those of courses (CRS-050).
 */
export const videoAnswers: SomeAnswers<
  typeof trainStudentCalls,
  'trainWatch' | 'trainVideoList' | 'trainVideoAuthority' | 'trainHeartbeat'
> = {
  trainWatch: async ({ trainId }, context) => {
    const found = await visibleTraining(context, trainId)
    if (found instanceof Refusal) return found
    const view = viewOf(context)
    const videos = found.videos.map((row) => video(row, view))
    const last = found.videos.find(({ id }) => id === found.lastLessonId)
    return {
      joined: found.course.joined,
      lastVideoId: last ? view.seal('lesson', last.id) : null,
      lastPosition: last?.position ?? 0,
      videos,
    }
  },
  trainVideoList: async ({ trainId }, context) => {
    const found = await visibleTraining(context, trainId)
    if (found instanceof Refusal) return found
    const view = viewOf(context)
    return found.chapters.map(({ id, level, names }) => ({
      trainChapterId: view.seal('chapter', id),
      chapterLevel: level,
      chapterName: inWords(names, view),
      videos: found.videos
        .filter(({ chapterId }) => chapterId === id)
        .map((row) => video(row, view)),
    }))
  },
  trainVideoAuthority: async ({ videoId, trainChapterId }, context) => {
    const { db, school, open, seal } = context
    const place = { chapterId: open('chapter', trainChapterId), lessonId: open('lesson', videoId) }
    const { trainingId } = await getPlace(db, school.id, place)
    const opened = await playLesson(context, await getLesson(db, school.id, place.lessonId))
    if (!(opened instanceof Refusal) || opened.name !== 'noPermission') return opened
    // The video page links to the training with this sealed id.
    const extend = { ...opened.detail.extend, trainId: seal('training', trainingId) }
    return refusal('noPermission', { ...opened.detail, extend })
  },
  trainHeartbeat: async (
    { trainId, trainChapterId, videoId, sessionId, currentTime, ...report },
    context,
  ) => {
    const { db, school, open } = context
    const lessonId = open('lesson', videoId)
    const place = {
      chapterId: open('chapter', trainChapterId),
      lessonId,
      trainingId: open('training', trainId),
    }
    const { courseId } = await getPlace(db, school.id, place)
    return takeReport(context, {
      courseId,
      lessonId,
      sessionId: sessionId || undefined,
      report: { ...report, to: currentTime },
    })
  },
}
