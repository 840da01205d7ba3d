import type { Item } from './item.ts'
import { shuffled } from './parts/option-order.ts'
import type { PublicItem } from './public-item.ts'
import { shapeOf } from './kinds/kind-shape.ts'

export { type PublicItem, publicItemSchema } from './public-item.ts'

/** The question without its answer side (EXM-041), its options in the order drawn for the attempt (EXM-108). */
export const publicItem = (item: Item, optionOrder?: readonly string[]): PublicItem => ({
  kind: item.kind,
  ...shapeOf(item.kind).shown(item, optionOrder),
})

/**
 * The order of options for one attempt, to be drawn once and stored (EXM-108); null where there is
 * nothing to shuffle. `random` gives numbers from 0 up to, not including, 1.
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
