import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface AddedTexts {
  /** To be watched. */
  files: string[]
  texts: object
}

export const noItems: AddedTexts = { files: [], texts: {} }

const itemKinds = fileURLToPath(new URL('../../exam-items/src/kinds', import.meta.url))

interface KindTexts {
  name: string
  edit?: object
}

/** The names of the question kinds and their words, from the folder of each; those of their editors for staff alone. */
export function itemTexts(file: string, withEditors: boolean): AddedTexts {
  const kinds = readdirSync(itemKinds).filter((kind) => existsSync(join(itemKinds, kind, 'texts')))
  const files = kinds.map((kind) => join(itemKinds, kind, 'texts', file))
  const texts = files.map((path) => JSON.parse(readFileSync(path, 'utf8')) as KindTexts)
  const shown = texts.map(({ name: _name, edit, ...words }, at) => [
    kinds[at],
    withEditors ? { ...words, edit } : words,
  ])
  return {
    files,
    texts: {
      kind: Object.fromEntries(texts.map(({ name }, at) => [kinds[at], name])),
      items: Object.fromEntries(shown),
    },
  }
}
