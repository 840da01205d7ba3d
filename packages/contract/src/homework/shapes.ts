import { z } from 'zod'

/** CRS-177: the states; `open` and `ended` are used without a hand-in. */
export const workState = z.enum(['open', 'handedIn', 'late', 'graded', 'ended'])
export type WorkState = z.output<typeof workState>

/**
 * CRS-030: 2 homework and 4 practical tasks; 3 and 5 examinations that are written elsewhere and
 * submitted.
 */
export const resourcesType = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type ResourcesType = z.output<typeof resourcesType>

/** A task of a course as one student sees it (EXM-043). */
export const workItem = z.object({
  examineId: z.string(),
  examinationName: z.string(),
  resourcesType,
  /** The chapter of the task; null for the whole course. */
  chapterIdSign: z.string().nullable(),
  lessonIdSign: z.string().nullable(),
  studentScore: z.number().nullable(),
  totalScore: z.number().int(),
  /** EXM-054: 0 not submitted, 1 submitted. */
  commitStatus: z.number().int(),
  endTime: z.string().nullable(),
  lateAllowed: z.boolean(),
  state: workState,
})
export type WorkItem = z.output<typeof workItem>

/** One version of a student's hand-in; the highest number counts. */
export const handIn = z.object({
  sign: z.string(),
  number: z.number().int(),
  content: z.string(),
  /** The path by which only its owner can load the file; empty without a file. */
  filePath: z.string(),
  fileName: z.string(),
  handedInAt: z.string(),
  late: z.boolean(),
  score: z.number().nullable(),
  comment: z.string(),
  returnedName: z.string(),
  gradedAt: z.string().nullable(),
})
export type HandIn = z.output<typeof handIn>

export const workDetail = workItem.extend({
  courseIdSign: z.string(),
  courseName: z.string(),
  description: z.string(),
  link: z.string(),
  /** PRC-018: the practice whose released score becomes that of the task; null for other tasks. */
  practice: z
    .object({ sign: z.string(), idSign: z.string(), title: z.string(), url: z.string() })
    .nullable(),
  /** The student's hand-ins, newest first. */
  handIns: z.array(handIn),
  may: z.object({ handIn: z.boolean() }),
  /** PRC-131: whether the newest hand-in is being assessed, so that it cannot be replaced. */
  isRated: z.boolean(),
})
export type WorkDetail = z.output<typeof workDetail>

/** PRC-182: the practice whose released scores are those of a task. */
const feeding = z.object({ sign: z.string(), title: z.string() }).nullable()

/** A task for its teachers. */
export const taughtWork = z.object({
  idSign: z.string(),
  courseIdSign: z.string(),
  resourcesType,
  title: z.string(),
  description: z.string(),
  link: z.string(),
  points: z.number().int(),
  chapterIdSign: z.string().nullable(),
  lessonIdSign: z.string().nullable(),
  endTime: z.string().nullable(),
  lateAllowed: z.boolean(),
  /** Only for a practical task (TRN-041). */
  taskNumber: z.number().int().nullable(),
  passLine: z.number().nullable(),
  released: z.boolean(),
  version: z.number().int(),
  /** The numbers of students who have submitted, and of submissions without a score. */
  handedIn: z.number().int(),
  waiting: z.number().int(),
  /** PRC-130: whether the task's hand-ins are assessed by a rubric. */
  rubricChosen: z.boolean(),
  /** Null if the scores come from hand-ins. */
  practice: feeding,
})
export type TaughtWork = z.output<typeof taughtWork>

/** The newest hand-in of one student, in a list for teachers. */
export const handInRow = handIn.extend({
  examineId: z.string(),
  title: z.string(),
  resourcesType,
  courseIdSign: z.string(),
  courseName: z.string(),
  studentName: z.string(),
  points: z.number().int(),
  /** PRC-134: whether the score comes from the assessment, so that no number can be given. */
  byRubric: z.boolean(),
  /** PRC-182: the practice that gives the score, so that no number can be given. */
  practice: feeding,
})
export type HandInRow = z.output<typeof handInRow>

/** The grade before a change. */
const formerGrade = z.object({
  score: z.number(),
  comment: z.string(),
  gradedAt: z.string(),
  graderName: z.string(),
})

export const handInDetail = handInRow.extend({
  version: z.number().int(),
  description: z.string(),
  /** The student's earlier hand-ins, newest first. */
  earlier: z.array(handIn),
  formerGrades: z.array(formerGrade),
  /** True for the newest hand-in; false after the student has replaced it. */
  newest: z.boolean(),
})
export type HandInDetail = z.output<typeof handInDetail>
