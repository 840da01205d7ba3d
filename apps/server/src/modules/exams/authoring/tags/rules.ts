import { tagsMost } from '@titian/contract'

export type TagOutcome = 'changed' | 'same' | 'full'

/**
 * Returns the new tags of a question; `full` if there would be too many, and then nothing changes.
 */
export function retagged(
  before: readonly number[],
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
): { outcome: TagOutcome; tags: number[] } {
  const gone = new Set(remove.filter((tag) => !add.includes(tag)))
  const tags = [...new Set([...before.filter((tag) => !gone.has(tag)), ...add])]
  if (tags.length > tagsMost) return { outcome: 'full', tags: [...before] }
  const isSame = tags.length === before.length && tags.every((tag) => before.includes(tag))
  return { outcome: isSame ? 'same' : 'changed', tags }
}
