import type { Option } from '../../option.ts'
import { withOpaqueIds } from '../opaque-ids.ts'

interface Pairs {
  options: readonly Option[]
  answer: readonly string[]
}

/** The same pairs with ids that say nothing of the place in which an option was written. */
export function withPairIds<Item extends Pairs>(item: Item) {
  const options = withOpaqueIds(item.options)
  const ids = new Map(item.options.map(({ id }, at) => [id, options[at]?.id ?? id]))
  return { ...item, options, answer: item.answer.map((id) => ids.get(id) ?? id) }
}
