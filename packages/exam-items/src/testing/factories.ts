import fc from 'fast-check'
import type { Item } from '../item.ts'
import { type ItemKind, itemKinds } from '../item-kind.ts'

export { secret } from './made-up.ts'

type ItemsByKind = { [Kind in ItemKind]: fc.Arbitrary<Extract<Item, { kind: Kind }>> }

const found = import.meta.glob<fc.Arbitrary<Item>>('../kinds/*/factories.ts', {
  eager: true,
  import: 'items',
})

/**
 * Valid questions of one kind, for property tests. They come from the file factories.ts in the
 * folder of each kind.
 */
export const itemOf = Object.fromEntries(
  itemKinds.map((kind) => [kind, found[`../kinds/${kind}/factories.ts`]]),
) as ItemsByKind

export const anyItem: fc.Arbitrary<Item> = fc.oneof(...Object.values(itemOf))
export const anyKind = fc.constantFrom(...itemKinds)

/** Points in hundredths. */
export const anyMax = fc.integer({ min: 0, max: 100_000 })
