import { type Item, keepsOrder } from '../item.ts'
import * as shapes from '../kinds/shapes.ts'
import type { Parts } from './item-parts.ts'

export interface Copies<Copy> {
  own: Copy
  base: Copy
  remote: Copy
}

/** The path of the order of the options, for kinds in which the order is the answer. */
export const orderPath = 'order'

const byKind: typeof shapes = shapes

const isKey = (path: string): boolean => /^(answer|blanks)(\.|$)/.test(path)

/** Returns the ids in a key. */
const named = (key: unknown): unknown[] =>
  [key].flat().filter((id) => typeof id === 'string' && id !== '')

/** Returns the options that the key of one copy names and the key of the other does not. */
function touched(path: string, { own, base, remote }: Copies<Parts>): string[] {
  const all = [own, base, remote].map((copy) => named(copy[path]))
  const ids = all.flat().filter((id) => !all.every((copy) => copy.includes(id)))
  return ids.map((id) => `options.${String(id)}`)
}

/**
 * Returns whether the position of an option matters: because the order is the answer, or because a
 * text says "both of the above".
 */
export const orderCounts = ({ own, base, remote }: Copies<Item>): boolean =>
  'orderIsKey' in byKind[own.kind] || [own, base, remote].some(keepsOrder)

/**
 * Returns parts that are right only together: the key, and the texts to which it refers. A key of
 * one person beside texts of the other would be a question that nobody has written.
 */
export function keyGroups(paths: readonly string[], parts: Copies<Parts>): string[][] {
  const options = paths.filter((path) => path.startsWith('options.'))
  return paths.flatMap((path) => {
    if (path === orderPath) return [[path, 'stem', ...options]]
    if (!isKey(path)) return []
    return [[path, 'stem', path.replace(/^answer/, 'prompts'), ...touched(path, parts)]]
  })
}

/** Joins groups that have a part in common. */
export function united(groups: readonly (readonly string[])[]): string[][] {
  const found: string[][] = []
  for (const group of groups) {
    const near = found.filter((one) => one.some((path) => group.includes(path)))
    for (const one of near) found.splice(found.indexOf(one), 1)
    found.push([...new Set([...near.flat(), ...group])])
  }
  return found
}
