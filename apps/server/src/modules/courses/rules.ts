import { foldLetters, type Language, pickText, type Texts } from '@titian/contract'

function withoutEmpty(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
}

/**
 * Combines the texts by language with the single text of the form, which counts as the text in the
 * reader's language. When both were changed, the text by language is kept.
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

/**
 * Returns a LIKE pattern for a part of a lower-case name, with accents as typed and wildcards
 * escaped.
 */
export function literalPattern(part: string): string {
  return `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** Returns a LIKE pattern for normalised letters, with wildcards escaped. */
export const likePattern = (part: string): string => literalPattern(foldLetters(part))
