import { htmlLanguage, type Language } from '@titian/contract'
import { useLanguage } from './use-language.ts'

/** Guesses the language of a user's text by words that occur in nearly every sentence. */
function guess(text: string): Language | undefined {
  const han = text.replace(/[^\p{Script=Han}]+/gu, '').length
  // A single Chinese word does not make a sentence Chinese; one character counts as several
  // letters.
  if (han) return han * 4 > text.length ? 'zh' : undefined
  if (/\b(?:yang|dan|untuk|dengan|ini|anda|dari|pada|di)\b/i.test(text)) return 'my'
  return /\b(?:the|of|and|to|is|for|you|it)\b/i.test(text) ? 'en' : undefined
}

/**
 * FRM-443: returns the `lang` attribute that a user's text needs on this page, so that a screen
 * reader uses the right voice. `stored` is the language that was stored with the text, if there is
 * one.
 */
export function langOf(text: string, page: Language, stored = guess(text)): string | undefined {
  return stored && stored !== page ? htmlLanguage[stored] : undefined
}

interface WrittenProps {
  children: string
  language?: Language
}

/**
 * Renders a user's text, which may be in any language. If it is in the language of the page, it is
 * plain text.
 */
export function Written({ children, language }: WrittenProps) {
  const lang = langOf(children, useLanguage(), language)
  return lang ? <span lang={lang}>{children}</span> : children
}
