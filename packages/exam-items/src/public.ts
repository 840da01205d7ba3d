import type { Item } from './item.ts'
import { publicAnnotation } from './kinds/annotation/public.ts'
import { publicBlank } from './kinds/blank/public.ts'
import { publicJudge } from './kinds/judge/public.ts'
import { publicMultiple } from './kinds/multiple/public.ts'
import { publicSingle } from './kinds/single/public.ts'
import { shuffled } from './option-order.ts'
import type { PublicItem } from './public-item.ts'

export { type PublicItem, publicItemSchema } from './public-item.ts'

/** The question without its answer side (EXM-041), its options in the order drawn for the attempt (EXM-108). */
export function publicItem(item: Item, optionOrder?: readonly string[]): PublicItem {
  switch (item.kind) {
    case 'single':
      return publicSingle(item, optionOrder)
    case 'multiple':
      return publicMultiple(item, optionOrder)
    case 'blank':
      return publicBlank(item)
    case 'judge':
      return publicJudge(item)
    case 'annotation':
      return publicAnnotation(item)
  }
}

/**
 * The order of options for one attempt, to be drawn once and stored (EXM-108); null where there is
 * nothing to shuffle. `random` gives numbers from 0 up to, not including, 1.
 */
export function drawOptionOrder(item: Item | PublicItem, random: () => number): string[] | null {
  if (item.kind !== 'single' && item.kind !== 'multiple') return null
  return shuffled(item.options?.map(({ id }) => id) ?? [], random)
}
