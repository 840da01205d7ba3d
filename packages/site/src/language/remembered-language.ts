import type { Language } from '@titian/contract'

const key = 'titian.language'
const year = 365 * 24 * 60 * 60

/** FRM-181: what the visitor chose on this device, if storage may be read at all. */
export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The cookie lets the server write the first data in the same language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser that stores nothing still follows the prefix of the address.
  }
}
