import { type PublicChoice, publicChoice } from '../../option-order.ts'
import type { SingleItem } from './shape.ts'

export const publicSingle = (
  item: SingleItem,
  order: readonly string[] | undefined,
): PublicChoice<'single'> => publicChoice('single', item, order)
