import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = (file: string) =>
  fileURLToPath(new URL(`../src/language/lean/${file}`, import.meta.url))

const standIns: Record<string, string> = {
  i18next: standIn('i18next.ts'),
  'react-i18next': standIn('react-i18next.tsx'),
}

/**
 * i18next and its hooks are a twelfth of a first visit, and most of it serves what the sites have no use
 * for: backends, detectors, nesting, formats, languages that change in place. A build ships a
 * stand-in, of which a test proves that it says each of our texts as i18next does; an import that it
 * lacks fails the build.
 */
export function leanTexts(): Plugin {
  return {
    name: 'titian-lean-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => standIns[id],
  }
}
