import { z } from 'zod'
import { watchAnswer, videoAuth } from '../study/shapes.ts'
import { workDetail } from '../homework/shapes.ts'
import { call } from '../wire/call.ts'
import { done, flag, listOf, nothing, page, sign, size } from '../wire/fields.ts'
import { trainStates } from './rules.ts'
import {
  introData,
  myTrain,
  practicalTask,
  trainCard,
  trainChapter,
  trainDetail,
  trainExamine,
  trainProgress,
  trainResource,
  trainTeacher,
  trainVideoChapter,
  trainWatch,
  trainWork,
} from './shapes.ts'
import { trainStaffCalls } from './staff-calls.ts'

const id = z.object({ id: sign })
const ofTrain = z.object({ trainId: sign })
const second = z.number().min(0).max(1_000_000)

/** TRN-052: the filter of the list of trainings. */
export const trainFilter = z.object({
  trainName: z.string().trim().max(60).default(''),
  state: z.enum(trainStates).optional(),
  isFree: flag.optional(),
})

/** TRN-055: a text, a file or both. */
const upload = z.object({
  trainId: sign,
  trainChapterId: sign.optional(),
  resourcesId: sign,
  filePath: z.string().trim().max(200).default(''),
  fileName: z.string().trim().max(200).default(''),
  content: z.string().trim().max(10_000).default(''),
})

/** The sections of a training; visitors read everything except personal data. */
const section = { method: 'GET', who: 'anyone', kind: 'read', input: id } as const
const handingIn = {
  method: 'POST',
  who: 'signedIn',
  kind: 'save',
  input: upload,
  data: workDetail,
  refusals: ['alreadyDone'],
} as const

/** The calls of students and visitors about trainings. */
export const trainStudentCalls = {
  /** TRN-004, TRN-005: this call is a POST; a GET of the same path has the same response. */
  recommendedTrain: call({
    id: 'CALL-185',
    method: 'POST',
    path: '/train/recommendedTrain',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: z.array(trainCard),
  }),
  trainList: call({
    id: 'CALL-186',
    method: 'POST',
    path: '/train/trainList',
    who: 'anyone',
    kind: 'read',
    input: trainFilter.extend({ page, size: size(12, 60) }),
    data: listOf(trainCard),
  }),
  trainHeaderDetail: call({
    ...section,
    id: 'CALL-187',
    path: '/train/headerDetail',
    data: trainDetail,
  }),
  trainBodyDetail: call({
    ...section,
    id: 'CALL-188',
    path: '/train/bodyDetail',
    data: introData,
  }),
  trainPlan: call({
    ...section,
    id: 'CALL-189',
    path: '/train/plan',
    data: z.array(trainChapter),
  }),
  trainProgress: call({
    ...section,
    id: 'CALL-190',
    path: '/train/progress',
    data: trainProgress,
  }),
  /** Tasks of types 2 and 4 that are not practical tasks. */
  trainWorks: call({ ...section, id: 'CALL-191', path: '/train/works', data: z.array(trainWork) }),
  /** TRN-018: for members, teachers and staff. */
  trainResources: call({
    ...section,
    id: 'CALL-192',
    path: '/train/resources',
    who: 'signedIn',
    data: z.array(trainResource),
  }),
  trainExamineList: call({
    ...section,
    id: 'CALL-193',
    path: '/train/examineList',
    data: z.array(trainExamine),
  }),
  trainPracticalTask: call({
    ...section,
    id: 'CALL-194',
    path: '/train/practicalTask',
    data: z.array(practicalTask),
  }),
  trainTeachers: call({
    ...section,
    id: 'CALL-195',
    path: '/train/teachers',
    input: ofTrain,
    data: z.array(trainTeacher),
  }),
  trainWatch: call({
    ...section,
    id: 'CALL-196',
    path: '/train/watch',
    who: 'signedIn',
    input: ofTrain,
    data: trainWatch,
  }),
  trainVideoList: call({
    ...section,
    id: 'CALL-197',
    path: '/train/videoList',
    who: 'signedIn',
    input: ofTrain,
    data: z.array(trainVideoChapter),
  }),
  /** TRN-034, TRN-054: opens a playing session as a lesson does (CRS-115). */
  trainVideoAuthority: call({
    id: 'CALL-198',
    method: 'GET',
    path: '/train/videoAuthority',
    who: 'signedIn',
    kind: 'save',
    whileImpersonating: 'allowed',
    input: z.object({ videoId: sign, trainChapterId: sign }),
    data: videoAuth,
  }),
  /** TRN-035, TRN-036: counted like the report of a lesson (CRS-050). */
  trainHeartbeat: call({
    id: 'CALL-199',
    method: 'PUT',
    path: '/train/heartbeat',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      trainId: sign,
      trainChapterId: sign,
      videoId: sign,
      currentTime: second,
      studyTime: second,
      from: second.optional(),
      rate: z.number().min(0.25).max(4).default(1),
      seq: z.number().int().min(0).max(1_000_000).optional(),
      sessionId: z.string().max(64).optional(),
      late: z.boolean().optional(),
    }),
    data: watchAnswer,
    refusals: ['alreadyDone'],
  }),
  uploadAssignment: call({ ...handingIn, id: 'CALL-200', path: '/train/uploadAssignment' }),
  uploadExamFile: call({ ...handingIn, id: 'CALL-201', path: '/train/uploadExamFile' }),
  /** TRN-023: joins a free open training; a paid one must be ordered. */
  joinTrain: call({
    id: 'CALL-600',
    method: 'POST',
    path: '/train/joinTrain',
    who: 'signedIn',
    kind: 'save',
    input: ofTrain,
    data: done,
  }),
  /** TRN-049: open trainings first, then by the start date. */
  myTrainList: call({
    id: 'CALL-601',
    method: 'POST',
    path: '/train/myTrainList',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ state: z.enum(trainStates).optional(), page, size: size(12, 60) }),
    data: listOf(myTrain),
  }),
  /**
   * CNT-014, FRM-114: the training with an open task or examination of the caller; null without
   * one.
   */
  userSmallPlate: call({
    id: 'CALL-038',
    method: 'GET',
    path: '/train/userSmallPlate',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: z.object({ workTrainId: z.string().nullable(), examTrainId: z.string().nullable() }),
  }),
}

/** Trainings: dated programmes of videos, tasks, examinations and practical tasks (TRN-001). */
export const training = { ...trainStudentCalls, ...trainStaffCalls }
