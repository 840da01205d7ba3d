import { z } from 'zod'
import type { ItemAnswer } from '../../answer.ts'
import { longTextField, stemField } from '../../fields.ts'
import type { Draft } from '../kind-draft.ts'
import type { ShownItem } from '../../shown-item.ts'

export const typeCode = 4

export const itemSchema = z.object({
  kind: z.literal('judge'),
  stem: stemField,
  answer: z.boolean(),
  analysis: longTextField,
})
export type JudgeItem = z.infer<typeof itemSchema>

export const answerSchema = z.boolean().nullable()

const wireWords = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['0', false],
])

export const readAnswer = (_item: ShownItem, value: unknown): ItemAnswer | undefined =>
  wireWords.get(value)

export const isAnswered = (answer: ItemAnswer): boolean => typeof answer === 'boolean'

export const shown = ({ stem }: JudgeItem): ShownItem => ({ stem })

export const create = ({ stem, analysis }: Draft): JudgeItem => ({
  kind: 'judge',
  stem,
  answer: true,
  analysis,
})
