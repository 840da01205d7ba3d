import { z } from 'zod'
import { resultStandings } from '../grades/rules.ts'
import { resultPart } from '../grades/shapes.ts'

const named = z.object({ name: z.string(), value: z.number() })
const count = z.number().int()

/** TCH-057, TCH-058: the statistics of a course; shares are from 0 to 1. */
export const dataStatistics = z.object({
  courseName: z.string(),
  countVoMap: z.object({
    students: count,
    completed: count,
    inProgress: count,
    /** The mean of final results, out of 100 with one decimal; null if there are none. */
    averageScore: z.number().nullable(),
    /**
     * TCH-169: the number of preliminary results, which are not in means, sums or distributions.
     */
    soFar: count,
    videos: count,
    tasks: count,
    exams: count,
    /** Without study for 14 days and not completed. */
    atRisk: count,
    /** Papers and hand-ins that wait for marks. */
    waiting: count,
  }),
  chartVoMap: z.object({
    /** The last 30 days, as 2026-11-02, with the minutes of all students. */
    dailyStudyTime: z.array(named),
    /**
     * Numbers of students by the share of videos: none, under 25 %, under 50 %, under 75 %, under
     * 100 %, all.
     */
    progressBands: z.array(named),
    /** Chapters with the numbers of students who stopped there without completing the course. */
    stopsByChapter: z.array(named),
  }),
})
export type DataStatistics = z.output<typeof dataStatistics>

/** TCH-060, TCH-061: results in percent: under 10, under 20, … under 90, 90 to 100. */
export const scoreBuckets = z.object({
  one: count,
  two: count,
  three: count,
  four: count,
  five: count,
  six: count,
  seven: count,
  eight: count,
  nine: count,
  ten: count,
})
export type ScoreBuckets = z.output<typeof scoreBuckets>

/** Results in percent with one decimal; null without a result. */
export const scoreSum = z.object({
  students: count,
  sum: z.number(),
  mean: z.number().nullable(),
  highest: z.number().nullable(),
  lowest: z.number().nullable(),
})
export type ScoreSum = z.output<typeof scoreSum>

/** TCH-062, TCH-089: the number of students by range of score, for a pie chart. */
export const scorePie = z.array(
  z.object({
    name: z.enum(['under60', 'from60', 'from70', 'from80', 'from90']),
    value: count,
  }),
)
export type ScorePie = z.output<typeof scorePie>

const student = {
  userSign: z.string(),
  userName: z.string(),
  studentCard: z.string().nullable(),
  className: z.string().nullable(),
}

export const progressRow = z.object({
  ...student,
  watchedShare: z.number(),
  lessonsDone: count,
  lessons: count,
  /** Submitted tasks and exams, and all. */
  examsSubmitted: count,
  examsTotal: count,
  /** CRS-053: 1 in progress, 2 completed. */
  studyStatus: count,
  lastStudyAt: z.string().nullable(),
})
export type ProgressRow = z.output<typeof progressRow>

/** TCH-143: without study for 14 days, or with a part of the result under 60 %. */
export const riskRow = z.object({
  ...student,
  quiet: z.boolean(),
  /** The time of the last study; null for a student who has never studied. */
  lastStudyAt: z.string().nullable(),
  failing: z.array(resultPart.pick({ part: true, percent: true })),
  result: z.number().nullable(),
  standing: z.enum(resultStandings),
})
export type RiskRow = z.output<typeof riskRow>

export const scoreRow = z.object({
  ...student,
  parts: z.array(resultPart),
  result: z.number().nullable(),
  waits: count,
  standing: z.enum(resultStandings),
})
export type ScoreRow = z.output<typeof scoreRow>

export const statisticsRecord = z.object({
  ...student,
  recordId: z.string(),
  examinationName: z.string(),
  number: count,
  state: z.enum(['in_progress', 'submitted', 'auto_submitted']),
  submittedAt: z.string().nullable(),
  score: z.number().nullable(),
  totalScore: z.number(),
  waits: z.boolean(),
})
export type StatisticsRecord = z.output<typeof statisticsRecord>

/** An examination with its results; the best attempt of each student counts (EXM-037). */
export const examinationRow = z.object({
  sign: z.string(),
  examinationName: z.string(),
  /** EXM-059: 0 unit test, 1 final exam. */
  type: count,
  totalScore: z.number(),
  students: count,
  handedIn: count,
  waiting: count,
  /** Percent with one decimal. */
  mean: z.number().nullable(),
  passed: count,
  buckets: scoreBuckets,
})
export type ExaminationStatistics = z.output<typeof examinationRow>

/** The figures of a course, in the list for staff who supervise the school. */
export const supervisedCourse = z.object({
  sign: z.string(),
  courseName: z.string(),
  teacherNames: z.array(z.string()),
  students: count,
  completed: count,
  active: count,
  atRisk: count,
  waiting: count,
  /** The mean share of completed lessons and exams of enrolled students, 0 to 1. */
  meanProgress: z.number().nullable(),
  /** When a student last studied. */
  lastStudyAt: z.string().nullable(),
})
export type SupervisedCourse = z.output<typeof supervisedCourse>

export const supervisionSorts = ['students', 'name', 'waiting', 'lastStudy'] as const
/** `waiting`: with papers or hand-ins to mark. */
export const supervisionViews = ['all', 'waiting'] as const
