import { z } from 'zod'
import { type ItemKind, itemKinds } from './item-kind.ts'
import * as shapes from './kinds/shapes.ts'

type ItemSchema = (typeof shapes)[ItemKind]['itemSchema']
const byKind: typeof shapes = shapes
const schemas = itemKinds.map((kind): ItemSchema => byKind[kind].itemSchema)

/** A question with its solution, as teachers write it and the bank stores it. */
export const itemSchema = z.discriminatedUnion('kind', schemas as [ItemSchema, ...ItemSchema[]])
export type Item = z.infer<typeof itemSchema>
/** Returns whether the options are never shuffled (EXM-253). */
export const keepsOrder = (item: Item): boolean => 'keepOrder' in item && item.keepOrder === true

/**
 * Returns the ids of the options. In an ordering question the order is the answer and may change,
 * so its ids are sorted.
 */
function optionIds(item: Item): string[] {
  const ids = 'options' in item ? item.options.map(({ id }) => id) : []
  return 'orderIsKey' in byKind[item.kind] ? ids.toSorted() : ids
}
const promptIds = (item: Item): string[] =>
  'prompts' in item ? item.prompts.map(({ id }) => id) : []
const blankCount = (item: Item): number => ('blanks' in item ? item.blanks.length : 0)

/**
 * Returns whether answers to one version of a question also fit the other version: kind, options,
 * prompts and number of blanks are equal.
 */
export function keepsShape(before: Item, after: Item): boolean {
  return (
    before.kind === after.kind &&
    optionIds(before).join(' ') === optionIds(after).join(' ') &&
    promptIds(before).join(' ') === promptIds(after).join(' ') &&
    blankCount(before) === blankCount(after)
  )
}
