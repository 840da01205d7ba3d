import { settings } from './env.ts'

/** Counts the letters that are added, missing, changed or swapped. */
export function distanceOf(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const changed = one[row - 1] === other[at - 1] ? 0 : 1
      const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const turned = isTurned ? (before[at - 2] ?? Infinity) + 1 : Infinity
      const [above = 0, beside = 0, across = 0] = [last[at], next[at - 1], last[at - 1]]
      next.push(Math.min(above + 1, beside + 1, across + changed, turned))
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

/** Returns the most similar name, or undefined when none is similar enough to be a typing error. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const allowed = name.length >= 8 ? 2 : name.length >= 4 ? 1 : 0
  const [nearest] = known
    .map((one) => ({ one, distance: distanceOf(name.toUpperCase(), one.toUpperCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.one
}

/** A variable that is no setting, and the setting that its name is similar to. */
export interface NearSetting {
  name: string
  nearest: string
}

export function findNearSettings(source: Record<string, string | undefined>): NearSetting[] {
  const known = settings.map(({ name }) => name as string)
  return Object.keys(source).flatMap((name) => {
    const nearest = known.includes(name) ? undefined : nearestOf(name, known)
    return nearest ? [{ name, nearest }] : []
  })
}

/**
 * FRM-324: returns one warning for each variable that is nearly a setting. It refuses none, because
 * a variable of another program may differ by one letter only.
 */
export function warnOfNearSettings(source: Record<string, string | undefined>): string[] {
  return findNearSettings(source).map(
    ({ name, nearest }) =>
      `Warning: ${name} is no setting of Titian and does nothing. Did you mean ${nearest}?`,
  )
}
