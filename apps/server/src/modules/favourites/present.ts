import type { FavouriteItem } from '@titian/contract'
import { card, type viewOf } from '../courses/index.ts'
import type { FavouriteRow } from './queries.ts'

export function favouriteItem(row: FavouriteRow, view: ReturnType<typeof viewOf>): FavouriteItem {
  return { kind: 'course', at: row.at.toISOString(), course: card(row.card, view) }
}
