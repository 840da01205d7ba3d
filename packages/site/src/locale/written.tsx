import { htmlLanguage, type Language } from '@titian/contract'
import { useLanguage } from './use-language.ts'

/** The language that a text of a person seems to be in, by words that hardly a sentence does without. */
function guess(text: string): Language | undefined {
  const han = text.replace(/[^\p{Script=Han}]+/gu, '').length
  // One word of Chinese makes no Chinese sentence; one character says as much as some letters.
  if (han) return han * 4 > text.length ? 'zh' : undefined
  if (/\b(?:yang|dan|untuk|dengan|ini|anda|dari|pada|di)\b/i.test(text)) return 'my'
  return /\b(?:the|of|and|to|is|for|you|it)\b/i.test(text) ? 'en' : undefined
}

/**
 * FRM-443: what `lang` a text that somebody wrote needs on a page of this language, for a screen reader to take the
 * right voice. `stored` is the language where it is known.
 */
export function langOf(text: string, page: Language, stored = guess(text)): string | undefined {
  return stored && stored !== page ? htmlLanguage[stored] : undefined
}

interface WrittenProps {
  children: string
  language?: Language
}

/** Words of a person, in whatever language they are; on a page of the same one they stay plain text. */
export function Written({ children, language }: WrittenProps) {
  const lang = langOf(children, useLanguage(), language)
  return lang ? <span lang={lang}>{children}</span> : children
}
