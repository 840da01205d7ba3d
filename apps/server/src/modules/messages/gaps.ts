import { type Language, pickText, type Texts } from '@titian/contract'

/** By its name, what fills a gap: the same for every reader, or in each language. */
export type Gaps = Readonly<Record<string, string | Texts>>

/** Fills the gaps in the reader's language, or in the school's; a gap that nobody filled stays empty. */
export function fillGaps(text: string, gaps: Gaps, language: Language, fallback: Language): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const filling = gaps[name] ?? ''
    return typeof filling === 'string' ? filling : pickText(filling, language, fallback)
  })
}
