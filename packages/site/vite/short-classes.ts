import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The same in every checkout, however the work is divided. */
function signOf(file: string): string {
  const place = relative(root, file).replaceAll('\\', '/')
  return createHash('sha256').update(place).digest('base64url').slice(0, 4)
}

/** Names classes by file and number. */
export function createShortNames(): (name: string, file: string) => string {
  const files = new Map<string, { file: string; names: string[] }>()
  return (name, file) => {
    const sign = signOf(file)
    const known = files.get(sign) ?? { file, names: [] }
    if (known.file !== file) throw new Error(`${file} and ${known.file} share a sign; rename one.`)
    files.set(sign, known)
    if (!known.names.includes(name)) known.names.push(name)
    return `_${sign}${known.names.indexOf(name)}`
  }
}

/** In a build, classes of our own are not spelled out: their names were 1 kB of a first visit (compressed). */
export function shortClasses(): Plugin {
  return {
    name: 'titian-short-classes',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: createShortNames() } } }),
  }
}
