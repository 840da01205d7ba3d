import { z } from 'zod'
import { type ItemAnswer, wireParts } from '../../answer.ts'
import { isUnique, longTextField, stemField } from '../../fields.ts'
import { listedText, optionIdSchema, textListField } from '../../option.ts'
import { shownChoice } from '../../parts/option-order.ts'
import { problem } from '../../problem-code.ts'
import type { Draft } from '../kind-draft.ts'
import type { ShownItem } from '../../shown-item.ts'
import { withOpaqueIds } from '../opaque-ids.ts'

export const typeCode = 7

export const entriesMax = 20

/** How partly right orders are marked (EXM-246); 'place' is the default. */
export const orderingScorings = ['all', 'place', 'neighbour'] as const
export type OrderingScoring = (typeof orderingScorings)[number]
export const usualScoring: OrderingScoring = 'place'

export const itemSchema = z.object({
  kind: z.literal('ordering'),
  stem: stemField,
  /** The entries, in the right order. */
  options: textListField(listedText(1000), { most: entriesMax, same: 'sameOption' }),
  scoring: z.enum(orderingScorings, problem('invalid')),
  analysis: longTextField,
})
export type OrderingItem = z.infer<typeof itemSchema>

export const answerSchema = z
  .array(optionIdSchema)
  .max(entriesMax, problem('tooMany'))
  .refine(isUnique, problem('repeated'))
  .nullable()

/** Parses an order, which must contain every entry once. */
export function readAnswer(item: ShownItem, value: unknown): ItemAnswer | undefined {
  const order = wireParts(value)
  const known = new Set(item.options?.map(({ id }) => id))
  if (!order || order.length !== known.size || !isUnique(order)) return undefined
  return order.every((id) => known.has(id)) ? order : undefined
}

export const isAnswered = (answer: ItemAnswer): boolean =>
  Array.isArray(answer) && answer.length > 0

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1)

/**
 * Shows the entries in the order that chance gave the attempt, or else sorted by their ids, which
 * reveal nothing. If this is the right order by chance, the entries are rotated by one, so that no
 * student starts with the answer (EXM-245). The scoring is left out too.
 */
export function shown({ stem, options }: OrderingItem, order?: readonly string[]): ShownItem {
  const item = shownChoice({ stem, options: options.toSorted(byId) }, order)
  const list = item.options ?? []
  const isRight = list.every(({ id }, at) => id === options[at]?.id)
  return isRight ? { stem, options: [...list.slice(1), ...list.slice(0, 1)] } : item
}

export const create = ({ stem, options, analysis }: Draft): OrderingItem => ({
  kind: 'ordering',
  stem,
  options,
  scoring: usualScoring,
  analysis,
})

/** The ids of a stored version do not reveal the order of writing. */
export const complete = (item: OrderingItem): OrderingItem => ({
  ...item,
  options: withOpaqueIds(item.options),
})

/** A correction may change the order, because it is part of the solution (EXM-175). */
export const orderIsKey = true
