import { z } from 'zod'
import { courseTeacher } from '../courses/shapes.ts'
import { workItem } from '../homework/shapes.ts'
import { comparisons, joinWays, trainStates } from './rules.ts'

/** A training in a list (TRN-004, TRN-006). */
export const trainCard = z.object({
  sign: z.string(),
  trainName: z.string(),
  /** The cohort, such as `Intake 2026`; may be empty. */
  cohort: z.string(),
  trainPicture: z.string().nullable(),
  coverSeed: z.string(),
  state: z.enum(trainStates),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Major units with two decimals; 0 is free. */
  trainPrice: z.number(),
  isFree: z.boolean(),
  credit: z.number(),
  chapters: z.number().int(),
  videos: z.number().int(),
  learners: z.number().int(),
})
export type TrainCard = z.output<typeof trainCard>

/** TRN-013: a training with all details of its page. */
export const trainDetail = trainCard.extend({
  /**
   * The course that holds the contents. Orders, codes, tasks, exams and materials refer to this
   * course.
   */
  courseIdSign: z.string(),
  synopsis: z.string(),
  teacherNames: z.array(z.string()),
  currencySymbol: z.string(),
  joined: z.boolean(),
  joinWay: z.enum(joinWays),
  may: z.object({ learn: z.boolean(), edit: z.boolean() }),
})
export type TrainDetail = z.output<typeof trainDetail>

/** TRN-014: sanitised HTML or plain text. */
export const introData = z.object({
  content: z.string(),
  courseDetails: z.string(),
  courseDetailsTwo: z.string(),
  aims: z.string(),
  audience: z.string(),
  requirements: z.string(),
})

/**
 * A video of a chapter; `videoId` is the sealed id of its lesson. Shares are 0 to 1, for the
 * caller.
 */
export const trainVideo = z.object({
  videoId: z.string(),
  trainChapterId: z.string(),
  videoTitle: z.string(),
  duration: z.number().nullable(),
  hasVideo: z.boolean(),
  watchedShare: z.number(),
  position: z.number(),
  done: z.boolean(),
})
export type TrainVideo = z.output<typeof trainVideo>

/** TRN-024, TRN-025, TRN-027: tasks and examinations that are submitted as text or a file. */
export const trainWork = workItem.extend({ resourcesId: z.string() })
export type TrainWork = z.output<typeof trainWork>

/** TRN-026: an examination on this platform. */
export const trainExam = z.object({
  /** The sealed id of the examination's page, /testPaper/{testPaperSign}. */
  testPaperSign: z.string(),
  examinationName: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  studentScore: z.number().nullable(),
  totalScore: z.number(),
  /** EXM-054: 0 not submitted, 1 submitted. */
  commitStatus: z.number().int(),
})
export type TrainExam = z.output<typeof trainExam>

/** TRN-041 to TRN-046: a practical task of a training, with the caller's result. */
export const practicalTask = z.object({
  /** The sealed id of the task, which submissions contain. */
  taskId: z.string(),
  /** The number that prerequisites refer to. */
  taskNumber: z.number().int(),
  title: z.string(),
  trainChapterId: z.string().nullable(),
  totalScore: z.number().int(),
  userScore: z.number().nullable(),
  passLine: z.number(),
  passed: z.boolean(),
  isDis: z.boolean(),
  /** The missing prerequisites in order. `title` is empty if the required task does not exist. */
  missing: z.array(
    z.object({
      taskNumber: z.number().int(),
      title: z.string(),
      passLine: z.number().nullable(),
      userScore: z.number().nullable(),
      comparison: z.enum(comparisons),
    }),
  ),
  endTime: z.string().nullable(),
  state: workItem.shape.state,
})
export type PracticalTask = z.output<typeof practicalTask>

/**
 * A chapter of the timetable (TRN-015, TRN-024 to TRN-029). The last entry has no sealed id and
 * contains what belongs to the whole training.
 */
export const trainChapter = z.object({
  trainChapterId: z.string().nullable(),
  chapterLevel: z.number().int(),
  chapterName: z.string(),
  chapterSynopsis: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  trainChapterVideo: z.array(trainVideo),
  trainChapterOnlineWork: z.array(trainWork),
  trainChapterUserWork: z.array(trainWork),
  trainChapterOnlineExamination: z.array(trainExam),
  /** Tasks of type 5, which are submitted as a file. */
  trainChapterOnlineExaminationWork: z.array(trainWork),
  trainChapterUserExamination: z.array(trainWork),
  trainChapterPracticeTaskList: z.array(practicalTask),
})
export type TrainChapter = z.output<typeof trainChapter>

const counted = z.object({ done: z.number().int(), total: z.number().int() })

/**
 * TRN-016, TRN-048. `progress` is 0 to 1; `state` is completed if everything is done, even before
 * the end.
 */
export const trainProgress = z.object({
  joined: z.boolean(),
  state: z.enum(trainStates),
  progress: z.number(),
  videos: counted,
  works: counted,
  exams: counted,
  practical: counted,
  /** Chapters with the numbers of finished entries. */
  chapters: z.array(counted.extend({ trainChapterId: z.string(), chapterName: z.string() })),
})
export type TrainProgress = z.output<typeof trainProgress>

/** TRN-018. The addresses are valid for an hour. */
export const trainResource = z.object({
  resourcesId: z.string(),
  resourcesName: z.string(),
  resourcesUrl: z.string(),
  /** Bytes. */
  resourcesSize: z.number().int(),
  chapterName: z.string(),
})
export type TrainResource = z.output<typeof trainResource>

/** TRN-019: exams on the site and exams on paper, in the order of the timetable. */
export const trainExamine = z.discriminatedUnion('kind', [
  trainExam.extend({ kind: z.literal('written'), trainChapterId: z.string().nullable() }),
  trainWork.extend({ kind: z.literal('handedIn'), trainChapterId: z.string().nullable() }),
])
export type TrainExamine = z.output<typeof trainExamine>

export const trainTeacher = courseTeacher

/** TRN-053: the caller's progress in the videos of a training. */
export const trainWatch = z.object({
  joined: z.boolean(),
  lastVideoId: z.string().nullable(),
  lastPosition: z.number(),
  videos: z.array(trainVideo),
})
export type TrainWatch = z.output<typeof trainWatch>

/** TRN-054: a chapter with its videos. */
export const trainVideoChapter = z.object({
  trainChapterId: z.string(),
  chapterLevel: z.number().int(),
  chapterName: z.string(),
  videos: z.array(trainVideo),
})

/** TRN-049: a training of the caller. */
export const myTrain = trainCard.extend({
  progress: z.number(),
  /** The number of open entries. */
  openWorks: z.number().int(),
  openExams: z.number().int(),
  lastVideoId: z.string().nullable(),
})
export type MyTrain = z.output<typeof myTrain>
