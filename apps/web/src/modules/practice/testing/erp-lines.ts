import type { Player } from '@titian/practice/erp'

type Lines = NonNullable<NonNullable<Parameters<Player['write']>[1]>['lines']>

/** One line of a document. */
export const one = (item: string, units: number, price?: number, damaged?: number): Lines => [
  { item, units, price: price ?? null, damaged: damaged ?? null },
]
