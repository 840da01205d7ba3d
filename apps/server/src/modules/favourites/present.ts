import type { KeptItem } from '@titian/contract'
import { card, type viewOf } from '../courses/index.ts'
import type { KeptRow } from './queries.ts'

export function kept(row: KeptRow, view: ReturnType<typeof viewOf>): KeptItem {
  return { kind: 'course', at: row.at.toISOString(), course: card(row.card, view) }
}
