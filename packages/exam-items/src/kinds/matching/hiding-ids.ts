import type { MatchingItem } from './shape.ts'

const form = /^m[0-9a-z]{7}$/

/** Whether an id says nothing of the place in which its option was written. */
export const isHiding = (id: string): boolean => form.test(id)

/** FNV-1a, which every browser and server counts the same. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of new TextEncoder().encode(text)) hash = Math.imul(hash ^ letter, 0x01000193)
  return hash >>> 0
}

const idOf = (text: string): string => `m${hashOf(text).toString(36).padStart(7, '0')}`

/** The same question with ids that only the texts of its options decide. Two of one hash differ by a letter more. */
export function withHidingIds(item: MatchingItem): MatchingItem {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, content } of item.options) {
    let text = content
    while (taken.has(idOf(text))) text += '~'
    taken.add(idOf(text))
    ids.set(id, idOf(text))
  }
  return {
    ...item,
    options: item.options.map((option) => ({ ...option, id: ids.get(option.id) ?? option.id })),
    answer: item.answer.map((id) => ids.get(id) ?? id),
  }
}
