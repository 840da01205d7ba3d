import type { FullTexts, Language } from '@titian/contract'

/** A choice: a permanent code and its names. */
export interface Tag {
  code: string
  names: FullTexts
}

/** A row of the lists: code, English, Chinese, Malay. */
export type TagLine = readonly [code: string, en: string, zh: string, my: string]

export const tagOf = ([code, en, zh, my]: TagLine): Tag => ({ code, names: { en, zh, my } })

export const presentTag = ({ code, names }: Tag, language: Language) => ({
  code,
  name: names[language],
})
