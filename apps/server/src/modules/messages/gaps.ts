import { type Language, pickText, type Texts } from '@titian/contract'

/**
 * The values for the placeholders of a text, by name. A value is the same for every reader, or
 * different for each language.
 */
export type Gaps = Readonly<Record<string, string | Texts>>

/**
 * Fills the placeholders of a text in the language of the reader, or else of the school. A
 * placeholder without a value becomes empty.
 */
export function fillGaps(text: string, gaps: Gaps, language: Language, fallback: Language): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const filling = gaps[name] ?? ''
    return typeof filling === 'string' ? filling : pickText(filling, language, fallback)
  })
}
