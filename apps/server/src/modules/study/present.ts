import {
  type CourseWatch,
  type JoinedCourse,
  type LessonPreview,
  pickText,
  studyRules,
  type VideoAnswer,
} from '@titian/contract'
import type { EnrolmentRow, getLesson, viewOf } from '../courses/index.ts'
import type { Reported } from './actions.ts'
import type { JoinedRow, WatchedRow } from './queries.ts'
import { missingFor, resumeAt, shareOf, type Interval } from './rules.ts'

type View = ReturnType<typeof viewOf>
type Lesson = Awaited<ReturnType<typeof getLesson>>

interface Progress {
  intervals: Interval[]
  watchedSeconds: number
  position: number
  furthest: number
  done: boolean
}

const nothingWatched: Progress = {
  intervals: [],
  watchedSeconds: 0,
  position: 0,
  furthest: 0,
  done: false,
}

const isCompleted = (enrolment: { status: number }) =>
  enrolment.status === studyRules.studyStatus.completed

export function videoAuth(
  lesson: Lesson & { fileId: number; hasRenditions: boolean },
  progress: Progress = nothingWatched,
  { sessionId, face }: { sessionId: string; face: VideoAnswer['face'] },
  view: View,
): VideoAnswer {
  const { course, captions, previousId, nextId } = lesson
  const duration = lesson.duration ?? 0
  const isBlocked = face !== null && face.state !== 'passed'
  return {
    courseSign: view.seal('course', course.id),
    courseName: pickText(course.names, view.language, view.fallback),
    teacherNames: lesson.teacherNames,
    videoTitle: pickText(lesson.titles, view.language, view.fallback),
    playUrl: isBlocked ? null : view.play(lesson.fileId),
    streamUrl: lesson.hasRenditions && !isBlocked ? view.stream(lesson.fileId) : null,
    face,
    duration,
    position: resumeAt(progress.position, duration),
    captions: isBlocked
      ? []
      : captions.map(({ language, fileId }) => ({ language, url: view.play(fileId) })),
    sessionId,
    forwardLimit: course.forwardLimited && !progress.done ? progress.furthest : null,
    watched: progress.intervals.map(([from, to]): [number, number] => [from / 1000, to / 1000]),
    watchedShare: shareOf(progress.watchedSeconds, lesson.duration),
    previousSign: previousId === null ? null : view.seal('lesson', previousId),
    nextSign: nextId === null ? null : view.seal('lesson', nextId),
  }
}

/**
 * CRS-205: returns the preview of a lesson for visitors, which contains neither session nor
 * progress.
 */
export function lessonPreview(lesson: Lesson & { fileId: number }, view: View): LessonPreview {
  const { course, captions, teacherNames } = lesson
  return {
    courseSign: view.seal('course', course.id),
    courseName: pickText(course.names, view.language, view.fallback),
    teacherNames,
    videoTitle: pickText(lesson.titles, view.language, view.fallback),
    playUrl: view.preview(lesson.fileId),
    duration: lesson.duration ?? 0,
    captions: captions.map(({ language, fileId }) => ({ language, url: view.preview(fileId) })),
    seconds: studyRules.previewSeconds,
  }
}

export function courseWatch(
  enrolment: EnrolmentRow | undefined,
  rows: WatchedRow[],
  view: View,
): CourseWatch {
  const watched = rows.reduce(
    (sum, row) => sum + Math.min(row.watchedSeconds ?? 0, row.duration ?? 0),
    0,
  )
  const duration = rows.reduce((sum, row) => sum + (row.duration ?? 0), 0)
  const last = rows.find((row) => row.lessonId === enrolment?.lastLessonId)
  const counts = {
    videos: rows.length,
    videosDone: rows.filter((row) => row.done).length,
    examsTotal: enrolment?.examsTotal ?? 0,
    examsSubmitted: enrolment?.examsSubmitted ?? 0,
  }
  return {
    joined: enrolment !== undefined,
    studyStatus: enrolment?.status ?? null,
    progress: enrolment && isCompleted(enrolment) ? 1 : shareOf(watched, duration),
    lastVideoSign: last ? view.seal('lesson', last.lessonId) : null,
    lastPosition: last?.position ?? 0,
    lessons: rows.map((row) => ({
      videoSign: view.seal('lesson', row.lessonId),
      watchedShare: shareOf(row.watchedSeconds ?? 0, row.duration),
      position: row.position ?? 0,
      done: row.done ?? false,
    })),
    exams: counts.examsTotal,
    missing: missingFor(counts),
  }
}

/** Returns the response to a report; an uncounted report returns the stored values. */
export function watchAnswer({ judged, playing }: Reported) {
  const { progress, session, duration } = playing
  const now = judged ?? progress
  return {
    credited: judged?.credited ?? 0,
    watchedShare: shareOf(now?.watchedSeconds ?? 0, duration),
    lessonDone: now?.done ?? false,
    position: now?.position ?? 0,
    acceptedSeq: judged?.seq ?? session?.lastSeq ?? 0,
  }
}

export function joinedCourse(
  { enrolment, watched, ...course }: JoinedRow,
  view: View,
): JoinedCourse {
  return {
    sign: view.seal('course', course.courseId),
    courseName: pickText(course.names, view.language, view.fallback),
    coursePicture: view.picture(course.pictureFileId),
    coverSeed: course.coverSeed,
    teacherNames: course.teacherNames,
    studyStatus: enrolment.status,
    progress: isCompleted(enrolment) ? 1 : shareOf(watched.watched, watched.duration),
    lessonsDone: watched.done,
    lessons: watched.videos,
    lastVideoSign:
      enrolment.lastLessonId === null ? null : view.seal('lesson', enrolment.lastLessonId),
    lastVideoTitle:
      course.lastTitles === null ? null : pickText(course.lastTitles, view.language, view.fallback),
    lastStudyAt: enrolment.lastStudyAt?.toISOString() ?? null,
  }
}
