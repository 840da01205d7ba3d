import type { Item } from './item.ts'
import { shuffled } from './parts/option-order.ts'
import type { PublicItem } from './public-item.ts'
import { shapeOf } from './kinds/kind-shape.ts'

export { type PublicItem, publicItemSchema } from './public-item.ts'

/**
 * Returns the question without its solution (EXM-041). Its options are in the order that chance
 * gave the attempt (EXM-108).
 */
export const publicItem = (item: Item, optionOrder?: readonly string[]): PublicItem => ({
  kind: item.kind,
  ...shapeOf(item.kind).shown(item, optionOrder),
})

/**
 * Returns a random order of options for one attempt, which is then stored (EXM-108); null if there
 * is nothing to shuffle. `random` returns numbers from 0 to below 1.
 */
export function drawOptionOrder(
  { options }: Pick<PublicItem, 'options'>,
  random: () => number,
): string[] | null {
  return options
    ? shuffled(
        options.map(({ id }) => id),
        random,
      )
    : null
}
