import { foldLetters, type Language, pickText, type Texts } from '@titian/contract'

function withoutEmpty(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
}

/**
 * Combines the texts by language with the form's single text, which is the text in the language of
 * the reader. If both were changed, the text by language is taken.
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
 * Returns a LIKE pattern for a part of a name in lower case. Accents stay as they were typed, and
 * wildcards are escaped.
 */
export function literalPattern(part: string): string {
  return `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** Returns a LIKE pattern for normalised letters, with wildcards escaped. */
export const likePattern = (part: string): string => literalPattern(foldLetters(part))
