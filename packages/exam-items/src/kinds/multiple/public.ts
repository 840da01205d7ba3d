import { type PublicChoice, publicChoice } from '../../option-order.ts'
import type { MultipleItem } from './shape.ts'

/** The strategy stays behind too: it would tell how a guess is punished. */
export const publicMultiple = (
  item: MultipleItem,
  order: readonly string[] | undefined,
): PublicChoice<'multiple'> => publicChoice('multiple', item, order)
