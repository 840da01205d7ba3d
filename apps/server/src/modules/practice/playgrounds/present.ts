import type { PlaygroundCard, PlaygroundDocument } from '@titian/contract'
import { kindOf } from '../kinds/kinds.ts'
import type { PlaygroundRow } from '../tables.ts'
import { isOlder } from './rules.ts'

export function card(row: Omit<PlaygroundRow, 'content'>): PlaygroundCard {
  const { key, name, days, version, changedAt, forkOf, forkDay } = row
  return {
    key,
    name,
    days,
    version,
    changedAt: changedAt.toISOString(),
    isOlder: isOlder(kindOf('marketplace'), row),
    forkOf,
    forkDay,
  }
}

export function document(row: PlaygroundRow): PlaygroundDocument {
  const { content, engineVersion } = row
  return { ...card(row), content: { ...content, engineVersion } }
}
