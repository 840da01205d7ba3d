import { z } from 'zod'
import { resultStandings } from '../grades/rules.ts'

/** CRS-123: the progress. `hours` are watched hours with one decimal. */
export const personalProgress = z.object({
  coursesInProgress: z.number().int(),
  coursesCompleted: z.number().int(),
  trainingsInProgress: z.number().int(),
  trainingsCompleted: z.number().int(),
  /** The earned credits (CRS-195), and the maximum of all joined courses. */
  credits: z.number(),
  creditsOffered: z.number(),
  hours: z.number(),
})
export type PersonalProgress = z.output<typeof personalProgress>

/** A week by its Monday. */
const week = z.object({ monday: z.string(), seconds: z.number() })

/**
 * CRS-194: the watched seconds of each local day of the school, from the Monday of the first week
 * until today.
 */
export const studyProcess = z.object({
  today: z.string(),
  days: z.array(z.object({ day: z.string(), seconds: z.number() })),
  /** The days in a row until today, or until yesterday if there was no study today. */
  streak: z.number().int(),
  thisWeek: z.number(),
  bestWeek: week.nullable(),
  /** The Monday of the last earlier week with at least as much study as this week. */
  betterWeek: z.string().nullable(),
})
export type StudyProcess = z.output<typeof studyProcess>

const courseFace = {
  courseSign: z.string(),
  courseName: z.string(),
  coursePicture: z.string().nullable(),
  coverSeed: z.string(),
}

/** A watched lesson with its last position. */
export const watchedLesson = z.object({
  ...courseFace,
  videoSign: z.string(),
  videoTitle: z.string(),
  position: z.number(),
  duration: z.number(),
  watchedShare: z.number(),
  done: z.boolean(),
  watchedAt: z.string(),
})
export type WatchedLesson = z.output<typeof watchedLesson>

/** An open task; `sign` belongs to the thing that `kind` names. */
export const learningTask = z.object({
  kind: z.enum(['unitTest', 'finalExam', 'homework', 'practical', 'paperExam']),
  sign: z.string(),
  name: z.string(),
  courseSign: z.string(),
  courseName: z.string(),
  endTime: z.string().nullable(),
  /** Null without a limit. */
  minutes: z.number().int().nullable(),
  begun: z.boolean(),
})
export type LearningTask = z.output<typeof learningTask>

/** A date of a joined course: when something opens or closes. */
export const calendarDate = z.object({
  kind: z.enum(['opens', 'closes']),
  of: z.enum([...learningTask.shape.kind.options, 'training', 'trainingChapter']),
  sign: z.string(),
  /** The training to which the date belongs, whose page has the details (TRN-063). */
  trainingSign: z.string().nullable(),
  name: z.string(),
  courseSign: z.string(),
  courseName: z.string(),
  at: z.string(),
})
export type CalendarDate = z.output<typeof calendarDate>

/** CRS-196: the private address for calendar apps; null while it is off. */
export const calendarFeed = z.object({ path: z.string().nullable() })

/** CRS-003, CRS-195. `waits`: a result is still unknown. `result` is out of 100. */
const earned = {
  credit: z.number(),
  earned: z.boolean(),
  waits: z.boolean(),
  result: z.number().nullable(),
  standing: z.enum(resultStandings),
}

export const completedCourse = z.object({ ...courseFace, ...earned, completedAt: z.string() })
export type CompletedCourse = z.output<typeof completedCourse>

export const courseEarned = completedCourse.extend({
  joinedAt: z.string(),
  lessons: z.number().int(),
  seconds: z.number(),
  exams: z.array(
    z.object({
      sign: z.string(),
      name: z.string(),
      /** The score of the paper; null while the score is hidden. */
      score: z.number().nullable(),
      total: z.number(),
    }),
  ),
})
export type CourseEarned = z.output<typeof courseEarned>

/**
 * CRS-206: the courses with the most study time, and the newest papers with visible marks. `share`
 * is the watched part of videos, 0 to 1.
 */
export const studyAnalysis = z.object({
  courses: z.array(
    z.object({
      courseSign: z.string(),
      courseName: z.string(),
      seconds: z.number(),
      share: z.number(),
      completed: z.boolean(),
    }),
  ),
  papers: z.array(
    z.object({
      examinationId: z.string(),
      examinationName: z.string(),
      courseName: z.string(),
      submittedAt: z.string(),
      score: z.number(),
      total: z.number(),
      percent: z.number(),
      passed: z.boolean(),
    }),
  ),
})
export type StudyAnalysis = z.output<typeof studyAnalysis>

/** CRS-197: a course that the person has left. */
export const leftCourse = z.object({
  ...courseFace,
  leftAt: z.string(),
})
export type WithdrawnCourse = z.output<typeof leftCourse>
