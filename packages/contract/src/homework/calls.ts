import { z } from 'zod'
import { pointsUpTo } from '../exams/shapes.ts'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, page, sign, size, text, version, whole } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { reportCalls } from './report-calls.ts'
import {
  type ResourcesType,
  handInDetail,
  handInRow,
  resourcesType,
  taughtWork,
  workDetail,
  workItem,
} from './shapes.ts'

const one = z.object({ sign })

/** Only http and https, because another scheme could run code in the reader's browser. */
const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value)

const link = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value === '' || isWebAddress(value), says('webAddress'))
  .default('')

/**
 * Checks that a practical task has a number and a pass line, and that the pass line does not exceed
 * the points (TRN-041).
 */
const practicalFields = (value: z.core.ParsePayload<PracticalFields>) => {
  const { taskNumber, passLine, points, resourcesType: type } = value.value
  const wrong = (field: 'taskNumber' | 'passLine' | 'resourcesType', message: string) =>
    value.issues.push({ code: 'custom', input: value.value, path: [field], message })
  if ((taskNumber === null) !== (passLine === null))
    wrong(taskNumber === null ? 'taskNumber' : 'passLine', says('required'))
  else if (taskNumber !== null && type !== 4) wrong('resourcesType', says('wrong'))
  else if (passLine !== null && passLine > points) wrong('passLine', says('passLineAbovePoints'))
}

interface PracticalFields {
  taskNumber: number | null
  passLine: number | null
  points: number
  resourcesType: ResourcesType
}

const workShape = z.object({
  resourcesType: resourcesType.default(2),
  title: text(100, 1, says('name')),
  description: z.string().trim().max(20_000).default(''),
  link,
  points: whole(1, 1000).default(100),
  /** The chapter of the task; a lesson implies its chapter. */
  chapterIdSign: sign.nullable().default(null),
  lessonIdSign: sign.nullable().default(null),
  endTime: momentIn.nullable().default(null),
  lateAllowed: z.boolean().default(false),
  /**
   * The number of a practical task, to which prerequisites refer (TRN-046); null for other tasks.
   */
  taskNumber: whole(1, 9999).nullable().default(null),
  passLine: pointsUpTo().nullable().default(null),
})

export const workFields = workShape.check(practicalFields)

/**
 * Tasks of a course that are submitted as text or a file (CRS-071 to CRS-079, CRS-175 to CRS-184).
 */
export const homework = {
  ...reportCalls,
  examineByWork: call({
    id: 'CALL-056',
    method: 'GET',
    path: '/course/examineByWork',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseId: sign }),
    data: z.array(workItem),
  }),
  /** CRS-074: the text, a file or both; submitting the same again returns the existing hand-in. */
  saveOfflineExamineAnswer: call({
    id: 'CALL-058',
    method: 'POST',
    path: '/course/saveOfflineExamineAnswer',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    input: z.object({
      courseId: sign,
      examineId: sign,
      resourcesType,
      filePath: z.string().trim().max(200).default(''),
      fileName: z.string().trim().max(200).default(''),
      content: z.string().trim().max(10_000).default(''),
    }),
    data: workDetail,
    refusals: ['alreadyDone'],
  }),
  listHomework: call({
    id: 'CALL-401',
    method: 'POST',
    path: '/course/listHomework',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign, page, size: size(50) }),
    data: listOf(taughtWork),
  }),
  addHomework: call({
    id: 'CALL-402',
    method: 'POST',
    path: '/course/addHomework',
    who: 'teacher',
    kind: 'write',
    input: workFields.safeExtend({ courseIdSign: sign }),
    data: taughtWork,
  }),
  homeworkById: call({
    id: 'CALL-403',
    method: 'POST',
    path: '/course/homeworkById',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: taughtWork,
  }),
  updateHomework: call({
    id: 'CALL-403',
    method: 'POST',
    path: '/course/updateHomework',
    who: 'teacher',
    kind: 'save',
    input: workFields.safeExtend({ idSign: sign, version }),
    data: taughtWork,
    refusals: ['alreadyDone'],
  }),
  /** CRS-176: moves the task to this position of its course, from 1. */
  moveHomework: call({
    id: 'CALL-403',
    method: 'POST',
    path: '/course/moveHomework',
    who: 'teacher',
    kind: 'save',
    input: one.extend({ place: whole(1, 1000) }),
    data: done,
  }),
  deleteHomework: call({
    id: 'CALL-404',
    method: 'POST',
    path: '/course/deleteHomework',
    who: 'teacher',
    kind: 'save',
    input: one,
    data: done,
    refusals: ['alreadyDone'],
  }),
  releaseHomework: call({
    id: 'CALL-405',
    method: 'POST',
    path: '/course/releaseHomework',
    who: 'teacher',
    kind: 'save',
    input: one.extend({ released: z.boolean() }),
    data: taughtWork,
  }),
  /** The newest hand-in of each student, for one task or all courses that the caller teaches. */
  listHandIns: call({
    id: 'CALL-406',
    method: 'POST',
    path: '/course/listHandIns',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      sign: sign.optional(),
      state: z.enum(['all', 'waiting', 'graded']).default('all'),
      page,
      size: size(),
    }),
    data: listOf(handInRow),
  }),
  getHandIn: call({
    id: 'CALL-406',
    method: 'POST',
    path: '/course/getHandIn',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: handInDetail,
  }),
  gradeHandIn: call({
    id: 'CALL-407',
    method: 'POST',
    path: '/course/gradeHandIn',
    who: 'teacher',
    kind: 'save',
    input: one.extend({
      version,
      score: pointsUpTo(),
      comment: z.string().trim().max(2000).default(''),
      /** The path of the returned file; empty keeps the file that was returned before. */
      returnedPath: z.string().trim().max(200).default(''),
    }),
    data: handInDetail,
    refusals: ['alreadyDone'],
  }),
  workById: call({
    id: 'CALL-408',
    method: 'POST',
    path: '/course/workById',
    who: 'signedIn',
    kind: 'read',
    input: one,
    data: workDetail,
  }),
  /** Returns the address of a hand-in's file, or of the file that the teacher returned. */
  handInFile: call({
    id: 'CALL-409',
    method: 'POST',
    path: '/course/handInFile',
    who: 'signedIn',
    kind: 'read',
    input: one.extend({ which: z.enum(['own', 'returned']).default('own') }),
    data: z.object({ url: z.string() }),
  }),
}
