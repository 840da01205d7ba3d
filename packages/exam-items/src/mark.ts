/** Points are whole hundredths of a point, 0 to the item's maximum (EXM-125). */
export type Mark = { state: 'marked'; points: number; right: boolean } | { state: 'waiting' }

export const unanswered: Mark = { state: 'marked', points: 0, right: false }

export const markRight = (right: boolean, maxPoints: number): Mark => ({
  state: 'marked',
  points: right ? maxPoints : 0,
  right,
})

/** Returns equal shares that add up exactly. The hundredths that remain go to the first shares. */
export function equalShares(maxPoints: number, count: number): number[] {
  const share = Math.floor(maxPoints / count)
  const left = maxPoints % count
  return Array.from({ length: count }, (_, index) => share + (index < left ? 1 : 0))
}

/**
 * Returns a share of the maximum, rounded half up. A partly right answer never gets the whole
 * maximum by rounding, and a negative share gives 0.
 */
export function markShare(part: number, whole: number, maxPoints: number): Mark {
  const points = Math.floor((2 * maxPoints * part + whole) / (2 * whole))
  return { state: 'marked', points: Math.max(0, Math.min(points, maxPoints - 1)), right: false }
}
