import type { Language } from '@titian/contract'
import { useLanguages, useSchool } from '@titian/site'
import { inOrder } from './form-texts.ts'

/** Returns the languages of the school, the main one first. */
export function useOwnLanguages(): [Language, ...Language[]] {
  const { initial } = useSchool()
  const offered = useLanguages().map(({ language }) => language)
  const own = initial?.defaultLanguage ?? offered[0] ?? 'en'
  const [, ...others] = inOrder(own, offered)
  return [own, ...others]
}
