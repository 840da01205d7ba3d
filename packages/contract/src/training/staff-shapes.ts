import { z } from 'zod'
import { comparisons } from './rules.ts'
import { trainCard } from './shapes.ts'

/** A training for its teachers and staff. */
export const taughtTrain = trainCard.extend({
  courseIdSign: z.string(),
  published: z.boolean(),
  version: z.number().int(),
  teacherNames: z.array(z.string()),
  may: z.object({ edit: z.boolean(), publish: z.boolean(), remove: z.boolean() }),
})
export type TaughtTrain = z.output<typeof taughtTrain>

/** A chapter of the timetable with its dates, within those of the training. */
export const timetableChapter = z.object({
  trainChapterId: z.string(),
  chapterLevel: z.number().int(),
  chapterName: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  videos: z.number().int(),
  works: z.number().int(),
  exams: z.number().int(),
  practical: z.number().int(),
})
export type TimetableChapter = z.output<typeof timetableChapter>

export const prerequisite = z.object({
  taskNumber: z.number().int(),
  requiredNumber: z.number().int(),
  comparison: z.enum(comparisons),
})
export type Prerequisite = z.output<typeof prerequisite>

/** The state of a student in one entry of the board. */
export const boardCell = z.enum(['open', 'waiting', 'done', 'failed', 'late', 'locked'])
export type BoardCell = z.output<typeof boardCell>

export const boardEntry = z.object({
  key: z.string(),
  kind: z.enum(['video', 'task', 'exam', 'practical']),
  title: z.string(),
  chapterName: z.string(),
  endTime: z.string().nullable(),
})

export const boardRow = z.object({
  userIdSign: z.string(),
  name: z.string(),
  studentCard: z.string(),
  className: z.string(),
  progress: z.number(),
  /** The number of unfinished entries whose end has passed. */
  behind: z.number().int(),
  lastStudyAt: z.string().nullable(),
  /** One cell for each entry of the board, in the same order. */
  cells: z.array(boardCell),
})
export type BoardRow = z.output<typeof boardRow>

export const trainBoard = z.object({
  /** The classes of members, for the filter. */
  classes: z.array(z.string()),
  entries: z.array(boardEntry),
  list: z.array(boardRow),
  total: z.number().int(),
  /** The number of students who are behind in the whole training, without the filter. */
  behindTotal: z.number().int(),
})
export type TrainBoard = z.output<typeof trainBoard>
