import { expect, it } from 'vitest'
import { contents, firstShop, standardContent } from './data/scenarios.ts'
import { judgeResearch } from './research.ts'
import { stepNames, stepRules } from './rules.ts'
import { paperFaults, returnReasons } from './types.ts'

const isSound = (niche: (typeof standardContent)['niches'][number]) =>
  judgeResearch(standardContent, niche, { why: '', reports: [] })
    .filter(({ rule }) => rule !== 'reasons')
    .every(({ met }) => met)

it('[PRC-155] has a standard scenario with traps, and a short one for the first minutes', () => {
  const { niches, days, slots } = standardContent
  expect([days, niches.length]).toEqual([60, 6])
  const failing = (rule: string) =>
    niches
      .filter((niche) =>
        judgeResearch(standardContent, niche, { why: '', reports: [] }).some(
          (one) => one.rule === rule && !one.met,
        ),
      )
      .map(({ code }) => code)
  expect([failing('margin'), failing('demand'), failing('restricted')]).toEqual([
    ['phoneStand'],
    ['bottle'],
    ['slimmingTea'],
  ])
  expect(niches.filter(({ certificate }) => certificate).map(({ code }) => code)).toEqual([
    'nightLight',
  ])
  for (const { suppliers, keywords } of niches)
    expect([suppliers.length, keywords.length]).toEqual([4, 5])
  const faults = slots.flatMap(({ papers }) => papers.flatMap(({ fault }) => fault ?? []))
  expect(faults).toEqual(expect.arrayContaining(['expired', 'otherName', 'unreadable']))
  for (const { papers } of slots) expect(papers.filter(({ fault }) => !fault)).toHaveLength(1)
  expect([firstShop.days, firstShop.niches.length]).toEqual([14, 2])
  expect(firstShop.niches.filter(isSound).map(({ code }) => code)).toEqual(['lunchBox'])
})

it('gives the points of each step in the order of the flow chart', () => {
  const points = stepNames.map((step) =>
    stepRules[step].reduce((total, one) => total + one.points, 0),
  )
  expect(points).toEqual([8, 6, 4, 12, 8, 12, 12, 8, 6, 8, 8, 8])
  expect(Object.keys(stepRules)).toEqual([...stepNames])
})

/** Collects every number in a value, at any depth. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : []

it('contains only whole numbers and unique codes', () => {
  for (const content of contents) {
    expect(numbersIn(content).filter((one) => !Number.isSafeInteger(one) || one < 0)).toEqual([])
    const lists = [
      content.niches.map(({ code }) => code),
      content.messages.map(({ code }) => code),
      content.templates.map(({ code }) => code),
      content.slots.flatMap(({ papers }) => papers.map(({ code }) => code)),
      ...content.niches.flatMap(({ keywords, suppliers, pictures, attributes }) =>
        [keywords, suppliers, pictures, attributes].map((list) => list.map(({ code }) => code)),
      ),
    ]
    for (const list of lists) expect(list).toEqual([...new Set(list)])
  }
})

it('offers suppliers, each of which is the best in one respect', () => {
  for (const { code, suppliers } of standardContent.niches) {
    const first = (measure: (one: (typeof suppliers)[number]) => number) =>
      suppliers.toSorted((one, other) => measure(one) - measure(other))[0]!.code
    expect([
      code,
      first(({ unitPrice }) => unitPrice),
      first(({ leadDays, seaDays }) => leadDays + seaDays),
      first(({ minimum }) => minimum),
      first(({ defectsPermille }) => defectsPermille),
    ]).toEqual([code, 'river', 'island', 'island', 'island'])
    const reliable = suppliers.filter(({ defectsPermille }) => defectsPermille <= 30)
    expect(reliable.toSorted((one, other) => one.unitPrice - other.unitPrice)[0]!.code).toBe(
      'harbour',
    )
  }
})

it('has customers of each language, and each reason for a return', () => {
  const languagesOf = (content: typeof standardContent) =>
    [...new Set(content.messages.map(({ language }) => language))].toSorted()
  expect(contents.map(languagesOf)).toEqual(contents.map(() => ['en', 'my', 'zh']))
  const reasons = new Set(standardContent.returnKinds.map(({ reason }) => reason))
  expect([...reasons].toSorted()).toEqual([...returnReasons].toSorted())
  for (const { mostDays } of firstShop.returnKinds)
    expect(mostDays).toBeLessThanOrEqual(firstShop.returns.windowDays)
  const faults = new Set(
    standardContent.slots.flatMap(({ papers }) => papers.flatMap(({ fault }) => fault ?? [])),
  )
  expect([...faults].toSorted()).toEqual([...paperFaults].toSorted())
})
