import { type Item, keepsOrder } from '../item.ts'
import * as shapes from '../kinds/shapes.ts'
import type { Parts } from './item-parts.ts'

export interface Copies<Copy> {
  own: Copy
  base: Copy
  remote: Copy
}

/** Path of the order of the options, where it says what is right. */
export const orderPath = 'order'

const byKind: typeof shapes = shapes

const isKey = (path: string): boolean => /^(answer|blanks)(\.|$)/.test(path)

/** The ids that a key names, however many there are. */
const named = (key: unknown): unknown[] =>
  [key].flat().filter((id) => typeof id === 'string' && id !== '')

/** The options that one of the two has made right or wrong. */
function touched(path: string, { own, base, remote }: Copies<Parts>): string[] {
  const all = [own, base, remote].map((copy) => named(copy[path]))
  const ids = all.flat().filter((id) => !all.every((copy) => copy.includes(id)))
  return ids.map((id) => `options.${String(id)}`)
}

/** Whether the place of an option says something: that it is right, or what “both of the above” means. */
export const orderCounts = ({ own, base, remote }: Copies<Item>): boolean =>
  'orderIsKey' in byKind[own.kind] || [own, base, remote].some(keepsOrder)

/**
 * Parts of which one is wrong without the others: what is right, and the texts that it was said of. A key of the one
 * person beside the texts of the other would be one that nobody has written.
 */
export function keyGroups(paths: readonly string[], parts: Copies<Parts>): string[][] {
  const options = paths.filter((path) => path.startsWith('options.'))
  return paths.flatMap((path) => {
    if (path === orderPath) return [[path, 'stem', ...options]]
    if (!isKey(path)) return []
    return [[path, 'stem', path.replace(/^answer/, 'prompts'), ...touched(path, parts)]]
  })
}

/** Groups that share a part are one. */
export function united(groups: readonly (readonly string[])[]): string[][] {
  const found: string[][] = []
  for (const group of groups) {
    const near = found.filter((one) => one.some((path) => group.includes(path)))
    for (const one of near) found.splice(found.indexOf(one), 1)
    found.push([...new Set([...near.flat(), ...group])])
  }
  return found
}
