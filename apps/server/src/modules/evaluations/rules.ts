import { type RaterAgreement, peersLeast, ratersApartMost } from '@titian/contract'

export interface LevelOfCriterion {
  /** The percent of the weight. */
  percent: number
}

export interface RatedCriterion {
  key: string
  /** The weight in percent. The weights of a rubric add up to 100. */
  weight: number
  levels: readonly LevelOfCriterion[]
}

export interface Gate {
  evidence: string
  /** The gate limits the total if the evidence is below this percent. */
  below: number
  /** The maximum of the total if the gate applies. */
  cap: number
}

/** A percent of a criterion in halves, so that the mean of two raters is an integer. */
type Halves = number

/** Divides and rounds half up. No argument is negative. */
const roundedHalfUp = (over: number, under: number): number =>
  Math.floor((2 * over + under) / (2 * under))

/**
 * PRC-063: returns the highest level whose percent `points` of `of` reaches, or the lowest level.
 */
export function levelReached(
  levels: readonly LevelOfCriterion[],
  { points, of }: { points: number; of: number },
): number {
  const reached = levels.findLastIndex(({ percent }) => points * 100 >= percent * of)
  return Math.max(0, reached)
}

/**
 * PRC-068: returns the median of the levels that peers gave. If two levels are in the middle,
 * returns the lower one; with too few ratings, undefined.
 */
export function peerLevel(levels: readonly number[]): number | undefined {
  if (levels.length < peersLeast) return undefined
  return levels.toSorted((one, other) => one - other)[Math.floor((levels.length - 1) / 2)]
}

export interface LevelsOfRaters {
  first?: number | undefined
  second?: number | undefined
  moderator?: number | undefined
}

function halvesOf({ levels }: RatedCriterion, given: LevelsOfRaters): Halves | undefined {
  const percent = (level: number | undefined) =>
    level === undefined ? undefined : levels[level]?.percent
  const settled = percent(given.moderator)
  if (settled !== undefined) return 2 * settled
  const first = percent(given.first)
  const second = percent(given.second)
  if (first === undefined) return second === undefined ? undefined : 2 * second
  return second === undefined ? 2 * first : first + second
}

export interface Judged {
  criteria: readonly RatedCriterion[]
  gates: readonly Gate[]
  /** The levels by the key of the criterion. */
  ratings: ReadonlyMap<string, LevelsOfRaters>
  /** PRC-066: the percents that a teacher has set instead of the ratings, by key. */
  overrides: ReadonlyMap<string, number>
  /** The percents by the name of the evidence. */
  evidence: ReadonlyMap<string, number>
}

export interface Total {
  /** 0 to 100; null if a criterion is not rated yet. */
  total: number | null
  /** The keys of the criteria that are not rated yet. */
  open: string[]
  /** The points of each rated criterion, in hundredths. */
  points: Map<string, number>
  /** The gate that lowered the total; null if none did. */
  gate: Gate | null
}

/**
 * PRC-065: returns the sum of weight times level, which is rounded half up once. The gates limit
 * the sum last.
 */
export function totalOf({ criteria, gates, ratings, overrides, evidence }: Judged): Total {
  const points = new Map<string, number>()
  for (const criterion of criteria) {
    const set = overrides.get(criterion.key)
    const halves =
      set === undefined ? halvesOf(criterion, ratings.get(criterion.key) ?? {}) : 2 * set
    if (halves !== undefined) points.set(criterion.key, (criterion.weight * halves) / 2)
  }
  const open = criteria.filter(({ key }) => !points.has(key)).map(({ key }) => key)
  if (open.length > 0) return { total: null, open, points, gate: null }
  const halves = [...points.values()].reduce((sum, part) => sum + 2 * part, 0)
  const sum = roundedHalfUp(halves, 200)
  const closed = gates
    .filter((gate) => (evidence.get(gate.evidence) ?? 100) < gate.below && gate.cap < sum)
    .toSorted((one, other) => one.cap - other.cap)[0]
  return { total: closed ? closed.cap : sum, open, points, gate: closed ?? null }
}

/** PRC-067: whether two raters differ so much that a moderator has to decide. */
export function areApart(
  criteria: readonly RatedCriterion[],
  ratings: ReadonlyMap<string, LevelsOfRaters>,
): boolean {
  const both = criteria.filter(({ key }) => {
    const { first, second } = ratings.get(key) ?? {}
    return first !== undefined && second !== undefined
  })
  if (both.length === 0) return false
  const isSettled = both.every(({ key }) => ratings.get(key)?.moderator !== undefined)
  if (isSettled) return false
  const sum = (rater: 'first' | 'second') =>
    both.reduce((total, { key, weight, levels }) => {
      const level = ratings.get(key)?.[rater] ?? 0
      return total + weight * (levels[level]?.percent ?? 0)
    }, 0)
  return Math.abs(sum('first') - sum('second')) > ratersApartMost * 100
}

/**
 * PRC-072: returns how far two raters agree beyond chance: Cohen's kappa with quadratic weights, in
 * thousandths. Null without ratings, or if both raters always chose the same single level.
 */
export function weightedKappa(
  pairs: readonly (readonly [first: number, second: number])[],
  levels: number,
): number | null {
  if (pairs.length === 0 || levels < 2) return null
  const counts = (side: 0 | 1) =>
    Array.from(
      { length: levels },
      (_, level) => pairs.filter((pair) => pair[side] === level).length,
    )
  const [ofFirst, ofSecond] = [counts(0), counts(1)]
  const distance = (one: number, other: number) => (one - other) ** 2
  const seen = pairs.reduce((sum, [one, other]) => sum + distance(one, other), 0)
  const byChance = ofFirst.reduce(
    (sum, first, one) =>
      sum +
      ofSecond.reduce((inner, second, other) => inner + first * second * distance(one, other), 0),
    0,
  )
  if (byChance === 0) return null
  return Math.round(1000 - (1000 * seen * pairs.length) / byChance)
}

/** Returns the word of Landis and Koch for a kappa in thousandths. */
export function agreementOf(kappa: number): RaterAgreement {
  if (kappa <= 0) return 'none'
  if (kappa <= 200) return 'slight'
  if (kappa <= 400) return 'fair'
  if (kappa <= 600) return 'moderate'
  return kappa <= 800 ? 'substantial' : 'almostPerfect'
}

/** Returns the median, rounded half up between two middle values; null without values. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  if (sorted.length % 2 === 1) return upper
  return Math.floor(((sorted[middle - 1] ?? 0) + upper + 1) / 2)
}
