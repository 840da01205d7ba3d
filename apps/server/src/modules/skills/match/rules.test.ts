import { matchWeights } from '@titian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byMatch,
  matchOf,
  rankCourses,
  saysEnough,
  type Seeker,
  skillResults,
  type Wanted,
} from './rules.ts'
import { meets } from './factories.ts'
import { monthsOf } from './seeker.ts'

const nobody: Seeker = {
  evidence: new Map(),
  saysSkills: false,
  degree: null,
  months: null,
  cities: [],
  salaries: [],
  natures: [],
}
const wanted: Wanted = {
  skills: [
    { code: 'copywriting', name: 'Copywriting', level: 2 },
    { code: 'seo', name: 'SEO', level: 4 },
  ],
  degree: 5,
  experience: 2,
  city: 'MY-14-01',
  remote: false,
  currency: 'MYR',
  least: 300_000,
  most: 450_000,
  nature: 2,
}
const course = { kind: 'course', title: 'Writing', date: '2026-05-01' } as const
const declared = { kind: 'declared', title: '', date: '' } as const
const certificate = { kind: 'certificate', title: 'SEO', date: '2026-06-01' } as const
const able: Seeker = {
  evidence: new Map([
    ['copywriting', [declared, course]],
    ['seo', [certificate]],
  ]),
  saysSkills: true,
  degree: 5,
  months: 24,
  cities: ['MY-14-01'],
  salaries: [{ currency: 'MYR', least: 300_000, most: 500_000 }],
  natures: [2],
}

const kinds = fc.constantFrom('declared', 'text', 'course', 'exam', 'task', 'certificate')
const shown = fc.record({ kind: kinds, title: fc.string(), date: fc.constant('2026-01-01') })
const codes = fc.constantFrom('a', 'b', 'c')
const seekers: fc.Arbitrary<Seeker> = fc.record({
  evidence: fc
    .array(fc.tuple(codes, fc.array(shown, { minLength: 1 })))
    .map((list) => new Map(list)),
  saysSkills: fc.boolean(),
  degree: fc.option(fc.integer({ min: 1, max: 7 })),
  months: fc.option(fc.nat(600)),
  cities: fc.array(fc.constantFrom('MY-14-01', 'MY-14-02', 'CN-01-01')),
  salaries: fc.array(
    fc.record({
      currency: fc.constantFrom('MYR', 'CNY'),
      least: fc.option(fc.nat(1_000_000)),
      most: fc.option(fc.nat(1_000_000)),
    }),
  ),
  natures: fc.array(fc.constantFrom(1, 2, 3)),
})
const posts: fc.Arbitrary<Wanted> = fc.record({
  skills: fc.array(fc.record({ code: codes, name: codes, level: fc.integer({ min: 1, max: 5 }) })),
  degree: fc.nat(7),
  experience: fc.nat(10),
  city: fc.constantFrom('', 'MY-14-01', 'MY-12-01'),
  remote: fc.boolean(),
  currency: fc.constantFrom('MYR', 'CNY'),
  least: fc.option(fc.nat(1_000_000)),
  most: fc.option(fc.nat(1_000_000)),
  nature: fc.constantFrom(1, 2, 3),
})

describe('the match of a student and a post', () => {
  it('[JOB-053] has six parts with the weights 45, 15, 15, 10, 10 and 5, and is 100 when all are met', () => {
    expect(matchWeights).toEqual({
      skills: 45,
      education: 15,
      experience: 15,
      city: 10,
      salary: 10,
      nature: 5,
    })
    expect(matchOf(able, wanted)).toMatchObject({ score: 100, known: 100 })
  })

  it('[JOB-055] returns the points of each part, and for each skill whether it is met, partly met or missing, with the strongest evidence first', () => {
    const seeker: Seeker = {
      ...able,
      evidence: new Map([['copywriting', [declared, course]]]),
      degree: 4,
      months: 12,
      cities: ['MY-14-02'],
    }
    const { score, parts, skills } = matchOf(seeker, wanted)
    expect(parts.map(({ part, points }) => [part, points])).toEqual([
      ['skills', 22.5],
      ['education', 7.5],
      ['experience', 7.5],
      ['city', 5],
      ['salary', 10],
      ['nature', 5],
    ])
    expect(score).toBe(58)
    expect(skills).toMatchObject([
      { name: 'Copywriting', required: 2, level: 3, state: 'had', evidence: [course, declared] },
      { name: 'SEO', required: 4, level: 0, state: 'missing', evidence: [] },
    ])
    const partly = skillResults({ ...nobody, evidence: new Map([['seo', [declared]]]) }, wanted)
    expect(partly[1]).toMatchObject({ level: 1, state: 'partly' })
  })

  it('[JOB-054] omits unknown parts, rescales the others and names whose data is missing', () => {
    const seeker: Seeker = { ...able, degree: null, cities: [] }
    const { score, known, parts } = matchOf(seeker, { ...wanted, experience: 0 })
    expect(known).toBe(60)
    expect(score).toBe(100)
    const unsaid = parts.filter(({ points }) => points === null)
    expect(unsaid.map((part) => [part.part, part.unsaid])).toEqual([
      ['education', 'resume'],
      ['experience', 'post'],
      ['city', 'resume'],
    ])
  })

  it('[JOB-054] has no number when less than 40 of the weight is known, as for an empty resume', () => {
    expect(matchOf(nobody, wanted)).toMatchObject({ score: null, known: 0 })
    expect(matchOf(nobody, { ...wanted, remote: true }).score).toBeNull()
    // Results about other skills are no evidence for the skills of the post.
    const elsewhere = { ...nobody, evidence: new Map([['cooking', [certificate]]]) }
    expect(matchOf(elsewhere, wanted)).toMatchObject({ score: null, known: 0 })
    expect(matchOf({ ...elsewhere, saysSkills: true }, wanted)).toMatchObject({
      score: 0,
      known: 45,
    })
    const placeAndPay: Seeker = { ...nobody, cities: able.cities, salaries: able.salaries }
    expect(matchOf({ ...placeAndPay, degree: 5 }, wanted)).toMatchObject({ score: null, known: 35 })
    expect(matchOf({ ...placeAndPay, degree: 5, natures: [2] }, wanted)).toMatchObject({
      score: 100,
      known: 40,
    })
  })

  it('[JOB-052] [JOB-053] compares salaries of one currency only', () => {
    const inRinggit = matchOf(able, wanted).parts.find(({ part }) => part === 'salary')
    const inYuan = matchOf(able, { ...wanted, currency: 'CNY' }).parts.find(
      ({ part }) => part === 'salary',
    )
    expect(inRinggit?.points).toBe(10)
    expect(inYuan).toMatchObject({ points: null, unsaid: 'resume' })
    const low = matchOf(able, { ...wanted, least: 100_000, most: 200_000 })
    expect(low.parts.find(({ part }) => part === 'salary')?.points).toBe(0)
  })

  it('[JOB-053] is the same for the same data, is between 0 and 100, and sums its known parts', () => {
    fc.assert(
      fc.property(seekers, posts, (seeker, post) => {
        const result = matchOf(seeker, post)
        expect(matchOf(seeker, post)).toEqual(result)
        const knownParts = result.parts.filter(({ points }) => points !== null)
        expect(knownParts.reduce((sum, { weight }) => sum + weight, 0)).toBe(result.known)
        expect(result.score === null).toBe(result.known < 40)
        if (result.score !== null) {
          expect(result.score).toBeGreaterThanOrEqual(0)
          expect(result.score).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('[JOB-053] [JOB-056] never decreases with further evidence when skills are known', () => {
    fc.assert(
      fc.property(seekers, posts, codes, shown, (seeker, post, code, evidence) => {
        fc.pre(matchOf(seeker, post).parts[0]?.unsaid !== 'resume')
        const more = new Map(seeker.evidence)
        more.set(code, [...(more.get(code) ?? []), evidence])
        const before = matchOf(seeker, post).score ?? 0
        const after = matchOf({ ...seeker, evidence: more }, post).score ?? 0
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('the requirements of a post', () => {
  it('[JOB-113] are met by each skill at its level, the degree and the experience, when known', () => {
    expect(meets(able, wanted)).toBe(true)
    const cases: [Partial<Seeker>, boolean][] = [
      [{ evidence: new Map([['copywriting', [course]]]) }, false],
      [{ evidence: new Map([...able.evidence, ['seo', [course]]]) }, false],
      [{ degree: 4 }, false],
      [{ degree: null }, true],
      [{ months: 23 }, false],
      [{ months: null }, true],
      [{ cities: [], salaries: [], natures: [1] }, true],
    ]
    for (const [fields, expected] of cases)
      expect([fields, meets({ ...able, ...fields }, wanted)]).toEqual([fields, expected])
    expect(meets(nobody, { ...wanted, skills: [] })).toBe(true)
    expect(meets(nobody, wanted)).toBe(false)
  })

  it('[JOB-113] stay met after further evidence, and give all points of skills, education and experience', () => {
    fc.assert(
      fc.property(seekers, posts, codes, shown, (seeker, post, code, evidence) => {
        fc.pre(meets(seeker, post))
        const more = new Map(seeker.evidence)
        more.set(code, [...(more.get(code) ?? []), evidence])
        expect(meets({ ...seeker, evidence: more }, post)).toBe(true)
        for (const { weight, points } of matchOf(seeker, post).parts.slice(0, 3))
          expect([weight, null]).toContain(points)
      }),
    )
  })

  it('[JOB-115] have a number when the resume covers 40 of the weight or more', () => {
    expect(saysEnough(nobody)).toBe(false)
    expect(saysEnough({ ...nobody, degree: 5, months: 3, natures: [1] })).toBe(false)
    expect(saysEnough({ ...nobody, degree: 5, months: 3, cities: ['MY-14-01'] })).toBe(true)
    expect(saysEnough({ ...nobody, saysSkills: true })).toBe(true)
    fc.assert(
      fc.property(seekers, posts, (seeker, post) => {
        if (matchOf(seeker, post).score !== null) expect(saysEnough(seeker)).toBe(true)
      }),
    )
  })

  it('[JOB-114] sort posts by the number, those without one last, and keep the order of equal ones', () => {
    const scores: Record<string, number | null> = { a: 0, b: null, c: 90, d: 90, e: null, f: 91 }
    const order = byMatch(Object.keys(scores), (name) => scores[name] ?? null)
    expect(order).toEqual(['f', 'c', 'd', 'a', 'b', 'e'])
  })
})

describe('courses for missing skills', () => {
  const missing = skillResults(
    { ...nobody, evidence: new Map([['copywriting', [declared]]]) },
    wanted,
  )
  const teaching = (courseId: number, fields: object = {}) => ({
    courseId,
    skills: [{ code: 'seo', level: 3 as const }],
    hours: 10,
    price: 100,
    owned: false,
    ...fields,
  })

  it('[JOB-057] are sorted by the covered weight, then hours, then price, owned ones first', () => {
    const both = teaching(1, {
      skills: [
        { code: 'seo', level: 3 },
        { code: 'copywriting', level: 1 },
      ],
      hours: 90,
    })
    const list = [
      teaching(2, { price: 200 }),
      teaching(3),
      teaching(4, { hours: 5, price: 900 }),
      both,
      teaching(5, { owned: true, hours: 99 }),
      teaching(6, { skills: [{ code: 'cooking', level: 3 }] }),
    ]
    expect(rankCourses(missing, list).map(({ courseId }) => courseId)).toEqual([5, 1, 4, 3, 2])
    expect(rankCourses(missing, list)[1]?.covers).toEqual(['seo', 'copywriting'])
  })

  it('[JOB-057] match beginner, intermediate and advanced to the missing level', () => {
    const list = ([1, 2, 3] as const).map((level) =>
      teaching(level, { skills: [{ code: 'seo', level }] }),
    )
    expect(rankCourses(missing, list).map(({ courseId }) => courseId)).toEqual([3, 2, 1])
    const easy = skillResults(nobody, {
      ...wanted,
      skills: [{ code: 'seo', name: 'SEO', level: 2 }],
    })
    expect(rankCourses(easy, list).map(({ courseId }) => courseId)).toEqual([1, 2, 3])
  })

  it('[JOB-057] exclude skills that the student has', () => {
    expect(rankCourses(skillResults(able, wanted), [teaching(1)])).toEqual([])
  })
})

it('[JOB-053] months of work count once when two jobs overlap, and not in the future', () => {
  const periods = [
    { start: '2024-01', end: '2024-06' },
    { start: '2024-04', end: '2024-08' },
    { start: '2026-10', end: 'now' },
    { start: '2027-01', end: '2027-05' },
    { start: null, end: null },
  ]
  expect(monthsOf(periods, '2026-11')).toBe(8 + 2)
})
