import type { SavedSearch } from '@titian/contract'
import type { View } from '../present.ts'
import type { SavedSearchRow } from '../tables.ts'

export const savedSearch = (
  { id, name, search, isOn, createdAt }: SavedSearchRow,
  { seal }: Pick<View, 'seal'>,
): SavedSearch => ({
  sign: seal('savedSearch', id),
  name,
  search,
  on: isOn,
  createdAt: createdAt.toISOString(),
})
