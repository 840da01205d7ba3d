import { z } from 'zod'
import { type ItemKind, itemKinds } from './item-kind.ts'
import * as shapes from './kinds/shapes.ts'

type ItemSchema = (typeof shapes)[ItemKind]['itemSchema']
const byKind: typeof shapes = shapes
const schemas = itemKinds.map((kind): ItemSchema => byKind[kind].itemSchema)

/** A question with its answer side, as teachers write it and the bank keeps it. */
export const itemSchema = z.discriminatedUnion('kind', schemas as [ItemSchema, ...ItemSchema[]])
export type Item = z.infer<typeof itemSchema>
/** Whether no examination shuffles the options of a question (EXM-253). */
export const keepsOrder = (item: Item): boolean => 'keepOrder' in item && item.keepOrder === true

/** Where their order is the answer, it is no part of the shape. */
function optionIds(item: Item): string[] {
  const ids = 'options' in item ? item.options.map(({ id }) => id) : []
  return 'orderIsKey' in byKind[item.kind] ? ids.toSorted() : ids
}
const promptIds = (item: Item): string[] =>
  'prompts' in item ? item.prompts.map(({ id }) => id) : []
const blankCount = (item: Item): number => ('blanks' in item ? item.blanks.length : 0)

/** Whether answers to the one fit the other: the kind, the options and prompts in their order and the number of blanks are the same. */
export function keepsShape(before: Item, after: Item): boolean {
  return (
    before.kind === after.kind &&
    optionIds(before).join(' ') === optionIds(after).join(' ') &&
    promptIds(before).join(' ') === promptIds(after).join(' ') &&
    blankCount(before) === blankCount(after)
  )
}
