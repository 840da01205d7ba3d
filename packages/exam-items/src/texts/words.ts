import type { ItemKind } from '../item-kind.ts'

/** Returns a text of a kind by its key in `texts/`, in the language of the site. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Returns the texts for one kind; those of a site need the name of the kind before the key. */
export const wordsOf = <Texts extends { words: Words }>(kind: ItemKind, texts: Texts): Texts => ({
  ...texts,
  words: (key, values) => texts.words(`${kind}.${key}`, values),
})
