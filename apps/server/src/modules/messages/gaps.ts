import { type Language, pickText, type Texts } from '@titian/contract'

/**
 * The values of the gaps in a text by name: the same for every reader, or one for each language.
 */
export type Gaps = Readonly<Record<string, string | Texts>>

/**
 * Fills the gaps of a text in the reader's language, or else in the school's. A gap without a value
 * becomes empty.
 */
export function fillGaps(text: string, gaps: Gaps, language: Language, fallback: Language): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const filling = gaps[name] ?? ''
    return typeof filling === 'string' ? filling : pickText(filling, language, fallback)
  })
}
