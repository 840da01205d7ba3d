import { htmlLanguage, type Language } from '@titian/contract'
import { useLanguage } from './use-language.ts'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

// Words that hardly a sentence of the language does without, and the other one has not.
const malay = /\b(?:yang|dan|untuk|dengan|ini|anda|kami|saya|dari|daripada|pada|ke|di|tidak)\b/i
const english = /\b(?:the|of|and|to|is|are|for|with|you|your|from|how|what|this|it)\b/i

/** The language that a text of a person seems to be in; undefined where it says too little. */
function guess(text: string): Language | undefined {
  const han = count(text, /\p{Script=Han}/gu)
  // One character says about as much as three letters.
  if (han > 0) return han * 3 > count(text, /[a-z]/gi) ? 'zh' : undefined
  if (malay.test(text)) return 'my'
  return english.test(text) ? 'en' : undefined
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
