import type { Item } from './item.ts'

const optionIds = (item: Item): string[] =>
  'options' in item ? item.options.map(({ id }) => id) : []
const blankCount = (item: Item): number => ('blanks' in item ? item.blanks.length : 0)

/** Whether answers to the one fit the other: the kind, the options in their order and the number of blanks are the same. */
export function keepsShape(before: Item, after: Item): boolean {
  return (
    before.kind === after.kind &&
    optionIds(before).join(' ') === optionIds(after).join(' ') &&
    blankCount(before) === blankCount(after)
  )
}
