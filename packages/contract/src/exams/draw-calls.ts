import { itemKinds } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version, whole } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { pointsUpTo } from './shapes.ts'
import { tag } from './tag-calls.ts'

/** The maximum number of drawn questions for an attempt, over all rules. */
export const mostDrawn = 100
const mostRules = 20
const leastPoints = 0.01

const rule = z.object({
  /** The course of the questions; null means all courses of the school. */
  courseIdSign: sign.nullable().default(null),
  type: whole(1, itemKinds.length).nullable().default(null),
  level: whole(1, 3).nullable().default(null),
  /** EXM-203: the name of a tag of the bank. */
  tag: tag.nullable().default(null),
  amount: whole(1, mostDrawn),
  score: pointsUpTo().min(leastPoints, { error: says('points', 1000) }),
})

const rules = z
  .array(rule)
  .max(mostRules)
  .refine((list) => list.reduce((sum, { amount }) => sum + amount, 0) <= mostDrawn, {
    error: says('whole', 1, mostDrawn),
  })

const draw = z.object({
  courseIdSign: z.string().nullable(),
  /** Empty for all courses; null if the course was deleted. */
  courseName: z.string().nullable(),
  type: z.number().int().nullable(),
  level: z.number().int().nullable(),
  tag: z.string().nullable(),
  amount: z.number().int(),
  score: z.number(),
  /**
   * The number of matching questions besides the fixed questions; after the release, the frozen
   * candidates.
   */
  found: z.number().int(),
  /** Whether the bank has enough questions for all rules together. */
  enough: z.boolean(),
})
export type ExamDraw = z.output<typeof draw>

const drawn = z.object({ version: z.number().int(), draws: z.array(draw) })

/** EXM-118: an examination draws questions of the bank for each attempt. */
export const drawCalls = {
  /**
   * Returns the stored rules. If the input contains rules, returns these with their numbers of
   * matching questions.
   */
  examDraws: call({
    id: 'CALL-462',
    method: 'POST',
    path: '/exam/examDraws',
    who: 'teacher',
    kind: 'read',
    input: z.object({ examinationId: sign, draws: rules.optional() }),
    data: drawn,
  }),
  saveExamDraws: call({
    id: 'CALL-463',
    method: 'POST',
    path: '/exam/saveExamDraws',
    who: 'teacher',
    kind: 'save',
    input: z.object({ examinationId: sign, version, draws: rules }),
    data: drawn,
    refusals: ['alreadyDone'],
  }),
}
