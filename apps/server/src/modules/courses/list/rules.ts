import type { FullTexts, Language } from '@titian/contract'

/** CRS-011 */
export const courseKinds: { id: number; names: FullTexts }[] = [
  { id: 4, names: { en: 'Beginner', zh: '初级', my: 'Permulaan' } },
  { id: 5, names: { en: 'Intermediate', zh: '中级', my: 'Pertengahan' } },
  { id: 6, names: { en: 'Advanced', zh: '高级', my: 'Lanjutan' } },
]

export function kindName(kindId: number, language: Language): string {
  return courseKinds.find((kind) => kind.id === kindId)?.names[language] ?? ''
}

/** CRS-006: a course counts as newly launched for thirty days. */
export const newDays = 30

export function newSince(now: Date): Date {
  return new Date(now.getTime() - newDays * 86_400_000)
}

/** The average with one decimal, and of how many reviews; null where there is none. */
export function ratingOf(starCounts: number[]): { rating: number | null; reviews: number } {
  const reviews = starCounts.reduce((sum, count) => sum + count, 0)
  const stars = starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { rating: reviews === 0 ? null : Math.round((10 * stars) / reviews) / 10, reviews }
}
