import { readFileSync } from 'node:fs'
import type { Language } from '@titian/contract'
import { type Answers, openPage } from '../../market/testing/open-page.tsx'

const files = { en: 'en', zh: 'zh', my: 'ms' } as const

interface Tree {
  [name: string]: string | Tree
}

const read = (path: string): Tree => JSON.parse(readFileSync(path, 'utf8')) as Tree

/**
 * The texts for tests of ERP pages: those of the teacher site and the shared texts about ERP, in
 * one language.
 */
export function erpTextsOf(language: Language) {
  const file = `texts/${files[language]}.json`
  const shared = `${import.meta.dirname}/../../../../../../../packages/site/src`
  return {
    erp: read(`${import.meta.dirname}/../${file}`),
    'erp-content': read(`${shared}/erp-content/${file}`),
    'erp-reports': read(`${shared}/erp-reports/${file}`),
  }
}

/** Returns a text by its path, such as `board.caption`. */
export function textAt(tree: Tree, path: string): string {
  let found: string | Tree | undefined = tree
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text ${path}.`)
  return found
}

interface Place {
  path: string
  at: string
  language?: Language
}

export const openErp = (Page: () => React.ReactNode, place: Place, answers: Answers) =>
  openPage(Page, place, answers, erpTextsOf(place.language ?? 'en'))
