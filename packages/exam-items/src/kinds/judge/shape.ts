import { z } from 'zod'
import type { ItemAnswer } from '../../answer.ts'
import { longTextField, stemField } from '../../fields.ts'
import type { PublicItem } from '../../public-item.ts'

export const judgeItemSchema = z.object({
  kind: z.literal('judge'),
  stem: stemField,
  answer: z.boolean(),
  analysis: longTextField,
})
export type JudgeItem = z.infer<typeof judgeItemSchema>

export const judgeAnswerSchema = z.boolean().nullable()

const wireWords = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['0', false],
])

export const readJudge = (_item: PublicItem, value: unknown): ItemAnswer | undefined =>
  wireWords.get(value)

export const isJudgeAnswered = (answer: ItemAnswer): boolean => typeof answer === 'boolean'
