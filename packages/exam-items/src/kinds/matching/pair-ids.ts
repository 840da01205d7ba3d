import type { Option } from '../../option.ts'
import { withOpaqueIds } from '../opaque-ids.ts'

interface Pairs {
  options: readonly Option[]
  answer: readonly string[]
}

/** Returns the pairs with ids that do not reveal the order of writing. */
export function withPairIds<Item extends Pairs>(item: Item) {
  const options = withOpaqueIds(item.options)
  const ids = new Map(item.options.map(({ id }, at) => [id, options[at]?.id ?? id]))
  return { ...item, options, answer: item.answer.map((id) => ids.get(id) ?? id) }
}
