/// <reference types="vite/types/importMeta.d.ts" />
// The line above declares import.meta.glob for the tests of the server, which import this.
import type fc from 'fast-check'
import type { Item } from '../item.ts'
import type { ItemKind } from '../item-kind.ts'

const found = import.meta.glob<fc.Arbitrary<Item>>('../kinds/*/factories.ts', {
  eager: true,
  import: 'hostileItems',
})

/**
 * Questions of one kind with hostile texts. They come from the file factories.ts in the folder of
 * each kind.
 */
export function hostileItem(kind: ItemKind): fc.Arbitrary<Item> {
  const items = found[`../kinds/${kind}/factories.ts`]
  if (!items) throw new Error(`factories.ts of ${kind} makes no hostileItems`)
  return items
}
