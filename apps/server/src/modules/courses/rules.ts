import { foldLetters, type Language, pickText, type Texts } from '@titian/contract'

function withoutEmpty(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
}

/**
 * The stated single field and the texts per language as one: a text of a language wins where it was changed,
 * the single field counts as the reader's language.
 */
export function mergeTexts(
  old: Texts,
  language: Language,
  single: string,
  sent: Texts,
  fallback: Language,
): Texts {
  const given = Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== undefined))
  const merged = withoutEmpty({ ...old, ...given })
  const own = sent[language]
  const ownChanged = own !== undefined && own !== '' && own !== (old[language] ?? '')
  const isLeftOut = single === '' && Object.values(sent).some(Boolean)
  if (ownChanged || isLeftOut || Object.values(sent).includes(single)) return merged
  if (single === pickText(old, language, fallback) && pickText(merged, language, fallback))
    return merged
  return withoutEmpty({ ...merged, [language]: single })
}

export function nameSearchOf(names: Texts): string {
  return Object.values(names).join('\n').toLowerCase()
}

/** A part of a name as a LIKE pattern, in the letters in which it was typed. */
export function literalPattern(part: string): string {
  return `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** The same of what somebody looks for; the signs that LIKE knows stand for themselves. */
export const likePattern = (part: string): string => literalPattern(foldLetters(part))
