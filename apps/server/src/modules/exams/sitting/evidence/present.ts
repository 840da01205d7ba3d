import type { TimelineEntry } from '@titian/contract'
import type { TimelineRow } from './queries.ts'

export function timelineEntry({ at, was, became, actor, ...row }: TimelineRow): TimelineEntry {
  return { ...row, at: new Date(at).toISOString(), from: was, to: became, by: actor }
}
