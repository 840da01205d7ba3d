import type { Language } from '@titian/contract'
import { stored } from '../storage/stored.ts'

const choice = stored({
  name: 'language',
  version: 1,
  owner: 'device',
  lifetime: 'device',
  accept: (value): value is string => typeof value === 'string',
})
const year = 365 * 24 * 60 * 60

/**
 * FRM-181: the language that the visitor chose on this device; null if there is none, or if storage
 * cannot be read.
 */
export const rememberedLanguage = (): string | null => choice.read()

/** The cookie allows the server to render the first page in the same language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`
  choice.keep(language)
}
