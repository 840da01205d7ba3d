import type { Option } from '../option.ts'

const length = 13
const opaque = new RegExp(`^e[0-9a-z]{${length}}$`)

/** Returns the 32-bit FNV-1a hash of a text. */
function hashed(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  // The hash is mixed once more. Otherwise the last letters of the text would not change its first
  // digits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

const idOf = (content: string, salt: number): string =>
  `e${[0x811c9dc5, 0x9747b28c]
    .map((seed) => hashed(`${salt} ${content}`, seed).toString(36).padStart(7, '0'))
    .join('')
    .slice(-length)}`

/**
 * Returns options with ids that are computed from their texts. Editors, files and other programs
 * number options in the order of writing, and students, who can read ids, would see from this the
 * pairs or the right order. An existing id of this form is kept, because answers refer to it.
 */
export function withOpaqueIds(options: readonly Option[]): Option[] {
  const taken = new Set(options.map(({ id }) => id).filter((id) => opaque.test(id)))
  return options.map((option) => {
    if (opaque.test(option.id)) return option
    let salt = 0
    while (taken.has(idOf(option.content, salt))) salt += 1
    const id = idOf(option.content, salt)
    taken.add(id)
    return { id, content: option.content }
  })
}
