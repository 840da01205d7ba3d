import type { ItemKind } from '@titian/exam-items/shape'
import type { examDraws } from '../../tables.ts'

/** The properties of the questions that a rule draws, and their number. */
export type DrawRule = Pick<
  typeof examDraws.$inferSelect,
  'amount' | 'anyCourse' | 'courseId' | 'kind' | 'level' | 'tagId'
>

/** A question of the bank in its newest version. */
export interface Candidate {
  questionId: number
  versionId: number
  courseId: number | null
  kind: ItemKind
  level: number
  tagIds: readonly number[]
}

/**
 * The most candidates for each question that is drawn: enough for chance, and few enough to read.
 */
export const poolFactor = 10

export function fits(
  { anyCourse, courseId, kind, level, tagId }: DrawRule,
  candidate: Candidate,
): boolean {
  return (
    (anyCourse || (courseId !== null && courseId === candidate.courseId)) &&
    (kind === null || kind === candidate.kind) &&
    (level === null || level === candidate.level) &&
    (tagId === null || candidate.tagIds.includes(tagId))
  )
}

/**
 * Assigns candidates to rules. If rules overlap, one rule may give a candidate to another and take
 * a different one itself.
 */
class Assignment {
  readonly #owner = new Map<Candidate, DrawRule>()
  readonly #fitting: ReadonlyMap<DrawRule, Candidate[]>
  readonly #sizes = new Map<DrawRule, number>()

  constructor(rules: readonly DrawRule[], candidates: readonly Candidate[]) {
    this.#fitting = new Map(
      rules.map((rule) => [rule, candidates.filter((candidate) => fits(rule, candidate))]),
    )
  }

  /**
   * Assigns one more candidate to the rule, and moves other candidates if necessary. Returns false
   * if no candidate is left. `tried` has the rules that this search has already tried.
   */
  give(rule: DrawRule, tried: Set<DrawRule> = new Set()): boolean {
    tried.add(rule)
    const fitting = this.#fitting.get(rule) ?? []
    const free = fitting.find((candidate) => !this.#owner.has(candidate))
    if (free) return this.#take(rule, free)
    for (const candidate of fitting) {
      const owner = this.#owner.get(candidate)
      if (!owner || tried.has(owner)) continue
      if (this.give(owner, tried)) return this.#take(rule, candidate)
    }
    return false
  }

  /** Assigns a free candidate to the matching rule with the lowest share of candidates. */
  spread(rules: readonly DrawRule[], candidate: Candidate): void {
    if (this.#owner.has(candidate)) return
    const share = (rule: DrawRule) => (this.#sizes.get(rule) ?? 0) / rule.amount
    const [poorest] = rules
      .filter((rule) => fits(rule, candidate) && share(rule) < poolFactor)
      .toSorted((one, other) => share(one) - share(other))
    if (poorest) this.#take(poorest, candidate)
  }

  poolOf(rule: DrawRule): Candidate[] {
    return (this.#fitting.get(rule) ?? []).filter((one) => this.#owner.get(one) === rule)
  }

  #take(rule: DrawRule, candidate: Candidate): true {
    const before = this.#owner.get(candidate)
    if (before) this.#resize(before, -1)
    this.#resize(rule, 1)
    this.#owner.set(candidate, rule)
    return true
  }

  #resize(rule: DrawRule, by: number): void {
    this.#sizes.set(rule, (this.#sizes.get(rule) ?? 0) + by)
  }
}

/**
 * Returns the candidates of each rule. No question belongs to two rules, so none is drawn twice. If
 * the questions are enough for all rules together, each rule has at least as many candidates as it
 * draws.
 */
export function assignPools(
  rules: readonly DrawRule[],
  candidates: readonly Candidate[],
  random: () => number,
): Candidate[][] {
  const order = shuffle(candidates, random)
  const assignment = new Assignment(rules, order)
  for (const rule of rules)
    for (let count = 0; count < rule.amount && assignment.give(rule); count += 1);
  for (const candidate of order) assignment.spread(rules, candidate)
  return rules.map((rule) => assignment.poolOf(rule))
}

interface Drawable {
  drawId: number | null
  drawn: number | null
}

/** Makes the draw independent of the order of questions, which is drawn with the same seed. */
const ownStream = 0x51_7c_c1_b7

/**
 * EXM-118: returns the fixed questions and the drawn ones of each rule. The same seed draws the
 * same questions.
 */
export function drawSubjects<Subject extends Drawable>(
  subjects: readonly Subject[],
  seed: number,
): readonly Subject[] {
  if (subjects.every(({ drawId }) => drawId === null)) return subjects
  const random = seededRandom(seed ^ ownStream)
  const chosen = new Set<Subject>()
  for (const rule of new Set(subjects.map(({ drawId }) => drawId))) {
    const pool = subjects.filter(({ drawId }) => drawId === rule)
    const given = rule === null ? pool : shuffle(pool, random).slice(0, pool[0]?.drawn ?? 0)
    for (const subject of given) chosen.add(subject)
  }
  return subjects.filter((subject) => chosen.has(subject))
}

/**
 * Returns a seeded generator of numbers from 0 to below 1 (mulberry32), so that a draw can be
 * repeated.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = Math.floor(random() * (last + 1))
    const moved = order[last] as Thing
    order[last] = order[place] as Thing
    order[place] = moved
  }
  return order
}
