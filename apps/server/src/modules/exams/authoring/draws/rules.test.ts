import fc from 'fast-check'
import { itemKinds } from '@titian/exam-items/shape'
import { describe, expect, it } from 'vitest'
import {
  assignPools,
  type Candidate,
  type DrawRule,
  drawSubjects,
  fits,
  poolFactor,
  seededRandom,
} from './rules.ts'

const anyKind = fc.constantFrom(...itemKinds.slice(0, 3))
const anyLevel = fc.integer({ min: 1, max: 2 })
const anyCourse = fc.integer({ min: 1, max: 2 })
const anyTag = fc.integer({ min: 1, max: 3 })
const anyCandidates = fc
  .array(
    fc.record({
      kind: anyKind,
      level: anyLevel,
      courseId: fc.option(anyCourse),
      tagIds: fc.uniqueArray(anyTag),
    }),
    { maxLength: 25 },
  )
  .map((list) => list.map((one, id): Candidate => ({ ...one, questionId: id, versionId: id })))
const anyRule = fc
  .record({
    amount: fc.integer({ min: 1, max: 4 }),
    courseId: fc.option(anyCourse),
    kind: fc.option(anyKind),
    level: fc.option(anyLevel),
    tagId: fc.option(anyTag),
  })
  .map((rule): DrawRule => ({ ...rule, anyCourse: rule.courseId === null }))
const anyRules = fc.array(anyRule, { minLength: 1, maxLength: 4 })

/**
 * Hall's condition: every subset of the rules must have at least as many candidates as these rules
 * draw.
 */
function isPossible(rules: readonly DrawRule[], candidates: readonly Candidate[]): boolean {
  return Array.from({ length: 2 ** rules.length }, (_, set) =>
    rules.filter((__, place) => (set >> place) & 1),
  ).every(
    (some) =>
      candidates.filter((one) => some.some((rule) => fits(rule, one))).length >=
      some.reduce((sum, { amount }) => sum + amount, 0),
  )
}

describe('the candidates of drawing rules', () => {
  it('[EXM-118] [EXM-209] match, belong to one rule each, and suffice whenever this is possible', () => {
    fc.assert(
      fc.property(anyRules, anyCandidates, fc.nat(), (rules, candidates, seed) => {
        const pools = assignPools(rules, candidates, seededRandom(seed))
        const all = pools.flat()
        expect(new Set(all).size).toBe(all.length)
        for (const [place, pool] of pools.entries()) {
          const rule = rules[place]!
          expect(pool.every((one) => fits(rule, one))).toBe(true)
          expect(pool.length).toBeLessThanOrEqual(rule.amount * poolFactor)
        }
        const enough = pools.every((pool, place) => pool.length >= rules[place]!.amount)
        expect(enough).toBe(isPossible(rules, candidates))
      }),
    )
  })

  const alike = (length: number) =>
    Array.from({ length }, (_, id) => ({
      questionId: id,
      versionId: id,
      courseId: 1,
      kind: 'single' as const,
      level: 1,
      tagIds: [],
    }))
  const anything = { anyCourse: true, courseId: null, kind: null, level: null, tagId: null }

  it('[EXM-118] are found quickly in a large bank, and quickly found missing in a small one', () => {
    const rules = Array.from({ length: 20 }, () => ({ ...anything, amount: 5 }))
    const large = assignPools(rules, alike(20_000), seededRandom(1))
    expect(large.map((pool) => pool.length)).toEqual(rules.map(() => 50))
    const small = assignPools(rules, alike(99), seededRandom(1))
    expect(small.flat()).toHaveLength(99)
    expect(small.filter((pool) => pool.length === 5)).toHaveLength(19)
  })

  it('[EXM-209] are at most ten for each question that is drawn', () => {
    const candidates = alike(50)
    const rule = { ...anything, amount: 2 }
    const [pool] = assignPools([rule], candidates, seededRandom(1))
    expect(pool).toHaveLength(20)
    const [other] = assignPools([rule], candidates, seededRandom(2))
    expect(other).not.toEqual(pool)
    expect(assignPools([{ ...rule, anyCourse: false }], candidates, seededRandom(1))).toEqual([[]])
  })
})

describe('the questions of an attempt', () => {
  const anySubjects = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }).map((rules) =>
    rules.map((rule, id) => ({
      id,
      drawId: rule === 0 ? null : rule,
      drawn: rule === 0 ? null : rule,
      points: rule * 100,
    })),
  )

  it('[EXM-118] [EXM-209] are the fixed ones and some of each rule, none twice, equal for the same seed', () => {
    fc.assert(
      fc.property(anySubjects, fc.nat(), (subjects, seed) => {
        const drawn = drawSubjects(subjects, seed)
        expect(drawSubjects(subjects, seed)).toEqual(drawn)
        expect(new Set(drawn).size).toBe(drawn.length)
        const drawnBy = (list: typeof drawn, rule: number | null) =>
          list.filter(({ drawId }) => drawId === rule)
        expect(drawnBy(drawn, null)).toEqual(drawnBy(subjects, null))
        for (const rule of [1, 2, 3])
          expect(drawnBy(drawn, rule).length).toBe(Math.min(rule, drawnBy(subjects, rule).length))
        // The drawn questions are in the order of the examination.
        expect(drawn.map(({ id }) => id)).toEqual(
          subjects.filter((one) => drawn.includes(one)).map(({ id }) => id),
        )
      }),
    )
  })

  it('[EXM-118] include every candidate with some seed, and differ between seeds', () => {
    const pool = Array.from({ length: 10 }, (_, id) => ({ id, drawId: 1, drawn: 3 }))
    const papers = Array.from({ length: 400 }, (_, seed) => drawSubjects(pool, seed))
    const counts = pool.map((one) => papers.filter((paper) => paper.includes(one)).length)
    expect(Math.min(...counts)).toBeGreaterThan(80)
    expect(Math.max(...counts)).toBeLessThan(160)
    expect(new Set(papers.map((paper) => paper.map(({ id }) => id).join())).size).toBeGreaterThan(
      50,
    )
  })
})
