import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, page, sign, size, text, whole } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { examination, recordAllowance } from './shapes.ts'

/** EXM-116: the maximum allowances; `factor` in hundredths of the usual time. */
export const allowanceMost = { factor: 300, extraMinutes: 600, extraAttempts: 20, students: 200 }
export const allowanceReasonMost = 500
/** The longest time limit of an examination, in minutes. */
export const examTimeMost = 1440

const amounts = {
  factor: z.number().int().min(100).max(allowanceMost.factor).default(100),
  extraMinutes: whole(0, allowanceMost.extraMinutes, 'minutes').default(0),
  extraAttempts: whole(0, allowanceMost.extraAttempts).default(0),
}
const why = text(allowanceReasonMost)
/**
 * EXM-167: confirms the warning that students have seen the answers, or will see them while others
 * write.
 */
const confirmed = z.boolean().default(false)

/** A student of the course with allowances, and the resulting limits in this examination. */
export const studentTime = z.object({
  userId: z.string(),
  userName: z.string(),
  studentCard: z.string().nullable(),
  /** For this examination, and for all examinations. */
  own: recordAllowance.nullable(),
  standing: recordAllowance.nullable(),
  /** The time limit in minutes, including extra time; null without a limit. */
  limitMinutes: z.number().nullable(),
  endTime: z.string().nullable(),
  /** The number of attempts; null means unlimited. */
  attempts: z.number().int().nullable(),
  begun: z.number().int(),
  /** The end of the open attempt; null without an open attempt or without a time limit. */
  deadline: z.string().nullable(),
  writing: z.boolean(),
})
export type StudentTime = z.output<typeof studentTime>

const times = z.object({
  endTime: z.string().nullable(),
  examTime: z.number().int(),
  reviewWhen: examination.shape.reviewWhen,
})
const given = recordAllowance.pick({ factor: true, extraMinutes: true, extraAttempts: true })

/** A change of a released examination, with its author and reason. */
export const examinationChange = z.object({
  changeId: z.string(),
  kind: z.enum(['extended', 'given', 'ended']),
  changedAt: z.string(),
  changedBy: z.string(),
  /** The student whose time was changed; null if the change applies to everybody. */
  userName: z.string().nullable(),
  standing: z.boolean(),
  reason: z.string(),
  times: z.object({ before: times, after: times }).nullable(),
  allowance: z.object({ before: given.nullable(), after: given.nullable() }).nullable(),
})
export type ExaminationChange = z.output<typeof examinationChange>

/** Allowances for single students, and extensions for everybody after the release. */
export const allowanceCalls = {
  /** EXM-116: the students of the course by name; those with an open attempt come first. */
  listAllowances: call({
    id: 'CALL-430',
    method: 'POST',
    path: '/exam/listAllowances',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      examinationId: sign,
      userName: z.string().trim().max(60).default(''),
      /** Only students with an allowance. */
      onlyGiven: z.boolean().default(false),
      page,
      size: size(),
    }),
    data: listOf(studentTime),
  }),
  /**
   * EXM-116: replaces the students' allowance for the same examination, or for all examinations.
   */
  saveAllowance: call({
    id: 'CALL-431',
    method: 'POST',
    path: '/exam/saveAllowance',
    who: 'teacher',
    kind: 'write',
    input: z
      .object({
        examinationId: sign,
        userIds: z.array(sign).min(1).max(allowanceMost.students),
        /**
         * Whether the allowance is for all examinations of the school, and not only for this
         * examination.
         */
        standing: z.boolean().default(false),
        ...amounts,
        reason: why,
        confirmed,
      })
      .refine(
        ({ factor, extraMinutes, extraAttempts }) =>
          factor > 100 || extraMinutes > 0 || extraAttempts > 0,
        { path: ['extraMinutes'], message: says('required') },
      ),
    data: z.object({
      students: z.number().int(),
      /** The number of open papers that end later now. */
      extended: z.number().int(),
    }),
    refusals: ['alreadyDone'],
  }),
  /** EXM-170: removes an allowance; open attempts keep their time. */
  removeAllowance: call({
    id: 'CALL-432',
    method: 'POST',
    path: '/exam/removeAllowance',
    who: 'teacher',
    kind: 'write',
    input: z.object({ examinationId: sign, allowanceId: sign, reason: why }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * EXM-172: extends the time for everybody, or shows marks sooner. Shortening the time or showing
   * marks later is not possible.
   */
  extendExamination: call({
    id: 'CALL-433',
    method: 'POST',
    path: '/exam/extendExamination',
    who: 'teacher',
    kind: 'write',
    input: z
      .object({
        sign,
        endTime: momentIn.optional(),
        moreMinutes: whole(0, examTimeMost, 'minutes').default(0),
        reviewWhen: examination.shape.reviewWhen.optional(),
        reason: why,
        confirmed,
      })
      .refine(
        ({ endTime, moreMinutes, reviewWhen }) =>
          endTime !== undefined || moreMinutes > 0 || reviewWhen !== undefined,
        { path: ['moreMinutes'], message: says('required') },
      ),
    data: z.object({ examination, extended: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  listExaminationChanges: call({
    id: 'CALL-434',
    method: 'POST',
    path: '/exam/listExaminationChanges',
    who: 'teacher',
    kind: 'read',
    input: z.object({ examinationId: sign, page, size: size() }),
    data: listOf(examinationChange),
  }),
}
