import { z } from 'zod'
import { faceState } from './face-calls.ts'
import { languages } from '../wire/language.ts'

/** A watched interval of a video in seconds: from, to. */
export const interval = z.tuple([z.number(), z.number()])

/**
 * CRS-044, CRS-113, CRS-114. `playUrl` works for a short time only; request another one when it
 * stops working.
 */
export const videoAuth = z.object({
  courseSign: z.string(),
  courseName: z.string(),
  teacherNames: z.array(z.string()),
  videoTitle: z.string(),
  /** Null until the face is verified (CRS-042). */
  playUrl: z.string().nullable(),
  /** CRS-046: the HLS playlist; null if the video has none, or the face is not verified. */
  streamUrl: z.string().nullable(),
  /** Null if the course requires no photo; a photo is deleted after `photoDays`. */
  face: z.object({ state: faceState, photoDays: z.number().int() }).nullable(),
  duration: z.number(),
  position: z.number(),
  captions: z.array(z.object({ language: z.enum(languages), url: z.string() })),
  sessionId: z.string(),
  /** The furthest second to which the student may jump; null without a limit. */
  forwardLimit: z.number().nullable(),
  watched: z.array(interval),
  watchedShare: z.number(),
  previousSign: z.string().nullable(),
  nextSign: z.string().nullable(),
})
export type VideoAnswer = z.output<typeof videoAuth>
/** The response for a lesson that may play. */
export type VideoAuth = VideoAnswer & { playUrl: string }

/** CRS-205. The address serves only the first minutes. */
export const lessonPreview = videoAuth
  .pick({
    courseSign: true,
    courseName: true,
    teacherNames: true,
    videoTitle: true,
    duration: true,
    captions: true,
  })
  .extend({ playUrl: z.string(), seconds: z.number() })
export type LessonPreview = z.output<typeof lessonPreview>

/** CRS-109, CRS-117. Shares are 0 to 1. */
export const courseWatch = z.object({
  joined: z.boolean(),
  studyStatus: z.number().int().nullable(),
  progress: z.number(),
  lastVideoSign: z.string().nullable(),
  lastPosition: z.number(),
  lessons: z.array(
    z.object({
      videoSign: z.string(),
      watchedShare: z.number(),
      position: z.number(),
      done: z.boolean(),
    }),
  ),
  /** The exams required for completion. */
  exams: z.number().int(),
  missing: z.object({ lessons: z.number().int(), exams: z.number().int() }),
})
export type CourseWatch = z.output<typeof courseWatch>

export const watchAnswer = z.object({
  credited: z.number(),
  watchedShare: z.number(),
  lessonDone: z.boolean(),
  position: z.number(),
  acceptedSeq: z.number().int(),
})

export const joinedCourse = z.object({
  sign: z.string(),
  courseName: z.string(),
  coursePicture: z.string().nullable(),
  coverSeed: z.string(),
  teacherNames: z.array(z.string()),
  studyStatus: z.number().int(),
  progress: z.number(),
  lessonsDone: z.number().int(),
  lessons: z.number().int(),
  lastVideoSign: z.string().nullable(),
  lastVideoTitle: z.string().nullable(),
  lastStudyAt: z.string().nullable(),
})
export type JoinedCourse = z.output<typeof joinedCourse>
