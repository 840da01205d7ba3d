import type { ItemKind } from '../item-kind.ts'

/** A text of a kind by its key in the kind's `texts/`, in the language of the site. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a site, whose `words` take the name of the kind before the key, for one kind. */
export const wordsOf = <Texts extends { words: Words }>(kind: ItemKind, texts: Texts): Texts => ({
  ...texts,
  words: (key, values) => texts.words(`${kind}.${key}`, values),
})
