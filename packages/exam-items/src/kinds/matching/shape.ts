import { z } from 'zod'
import { type ItemAnswer, wireParts } from '../../answer.ts'
import { longTextField, stemField } from '../../fields.ts'
import { listedText, type Option, optionIdSchema, textListField } from '../../option.ts'
import { shownChoice } from '../../parts/option-order.ts'
import { problem } from '../../problem-code.ts'
import type { Draft } from '../kind-draft.ts'
import type { ShownItem } from '../../shown-item.ts'
import { withPairIds } from './pair-ids.ts'

export const typeCode = 6

export const promptsMax = 20
export const pairOptionsMax = 30

/** 'each' gives a share of the points for each right pair, 'all' everything or nothing. */
export const pairScorings = ['each', 'all'] as const

// A cell of a workbook holds about 32,000 letters. With these limits, all prompts and options of a
// question fit into one cell.
const promptsField = textListField(listedText(500), { most: promptsMax, same: 'repeated' })
const pairOptionsField = textListField(listedText(400), {
  most: pairOptionsMax,
  same: 'sameOption',
})

/**
 * `answer` has one option id for each prompt, in the order of the prompts. Several prompts may have
 * the same option.
 */
export const itemSchema = z
  .object({
    kind: z.literal('matching'),
    stem: stemField,
    prompts: promptsField,
    options: pairOptionsField,
    answer: z.array(z.string().min(1, problem('required'))),
    scoring: z.enum(pairScorings, problem('invalid')),
    analysis: longTextField,
  })
  .refine(({ prompts, answer }) => prompts.length === answer.length, {
    ...problem('invalid'),
    path: ['answer'],
  })
  .superRefine(({ options, answer }, context) => {
    for (const [at, picked] of answer.entries())
      if (picked !== '' && !options.some(({ id }) => id === picked))
        context.addIssue({
          code: 'custom',
          message: problem('unknownOption').error,
          path: ['answer', at],
        })
  })
export type MatchingItem = z.infer<typeof itemSchema>

/**
 * Teachers write pairs side by side, so ids in that order would reveal the pairs. Stored ids are
 * computed from the texts. Ids of an earlier version stay.
 */
export const complete = (item: MatchingItem): MatchingItem => withPairIds(item)

export const answerSchema = z
  .array(optionIdSchema.or(z.literal('')))
  .max(promptsMax, problem('tooMany'))
  .nullable()

/** Parses the option ids, one for each prompt; '' if none is chosen. */
export function readAnswer(item: ShownItem, value: unknown): ItemAnswer | undefined {
  const picked = wireParts(value)
  if (!picked || picked.length !== (item.prompts?.length ?? 0)) return undefined
  const known = new Set(['', ...(item.options ?? []).map(({ id }) => id)])
  return picked.every((id) => known.has(id)) ? picked : undefined
}

export const isAnswered = (answer: ItemAnswer): boolean =>
  Array.isArray(answer) && answer.some((id) => id !== '')

const byText = (options: readonly Option[]): Option[] =>
  options.toSorted((one, other) => (one.content < other.content ? -1 : 1))

/**
 * Shows the options in the order that chance gave the attempt. Without such an order they are
 * sorted by text, never by pairs.
 */
export const shown = ({ stem, prompts, options }: MatchingItem, order?: readonly string[]) => ({
  ...shownChoice({ stem, options: byText(options) }, order),
  prompts: prompts.map(({ id, content }) => ({ id, content })),
})

/** Each option belongs to the prompt beside it until the teacher changes it. */
export const create = ({ stem, analysis, options }: Draft): MatchingItem => {
  const first = options.slice(0, promptsMax)
  return {
    kind: 'matching',
    stem,
    prompts: first.map((_, at) => ({ id: `p${at + 1}`, content: '' })),
    options: options.slice(0, pairOptionsMax),
    answer: first.map(({ id }) => id),
    scoring: 'each',
    analysis,
  }
}
