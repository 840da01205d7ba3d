import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { HealthMeasure } from '../verdicts.ts'
import { appealChoices, goodAppeal, judgeAppeal } from './appeal.ts'
import { contents, standardContent } from './data/scenarios.ts'
import { judgeStatement } from './finance.ts'
import { judgeOpening, paperFault } from './opening.ts'
import { allowedDecisions, goodReturn, judgeReturn } from './returns.ts'
import type { ReturnKind } from './types.ts'

const kind = (rest: Partial<ReturnKind>): ReturnKind => ({
  reason: 'changedMind',
  condition: 'sealed',
  proof: 'none',
  leastDays: 1,
  mostDays: 1,
  weight: 1,
  defect: false,
  ...rest,
})

const allowed = (rest: Partial<ReturnKind>, days = 5) =>
  allowedDecisions(standardContent.returns, kind(rest), { price: 2_000, days }).map(
    ({ decision, least, most }) => `${decision} ${least}-${most}`,
  )

it('allows the decisions of the return policy', () => {
  expect(allowed({})).toEqual(['refund 2000-2000'])
  expect(allowed({}, 14)).toEqual(['refund 2000-2000'])
  expect(allowed({}, 15)).toEqual(['refuse 0-0'])
  expect(allowed({ condition: 'opened' })).toEqual(['partial 1000-1600'])
  expect(allowed({ reason: 'defective', condition: 'used', proof: 'photo' })).toEqual([
    'refund 2000-2000',
    'replace 0-0',
  ])
  expect(allowed({ reason: 'defective', condition: 'used' })).toEqual(['refuse 0-0'])
  expect(allowed({ reason: 'missingPart', condition: 'opened', proof: 'photo' })).toEqual([
    'partial 200-600',
    'replace 0-0',
  ])
  expect(allowed({ reason: 'notArrived', proof: 'signed' })).toEqual(['refuse 0-0'])
  expect(allowed({ reason: 'notArrived', proof: 'lost' }, 40)).toEqual([
    'refund 2000-2000',
    'replace 0-0',
  ])
  expect(allowed({ reason: 'wornOut', condition: 'used', proof: 'photo' })).toEqual(['refuse 0-0'])
})

it('judges the decision, and the amount only if the decision is right', () => {
  const judge = (decision: 'refund' | 'partial' | 'replace' | 'refuse', amount: number) =>
    judgeReturn(
      standardContent,
      kind({ condition: 'opened' }),
      { price: 2_000, days: 3 },
      { decision, amount },
    )
  expect(judge('partial', 1_000)).toEqual({ decision: true, amount: true })
  expect(judge('partial', 1_601)).toEqual({ decision: true, amount: false })
  expect(judge('partial', 999)).toEqual({ decision: false, amount: false })
  expect(judge('partial', 0)).toEqual({ decision: false, amount: false })
  expect(judge('refund', 2_000)).toEqual({ decision: false, amount: false })
})

it('has a right decision for each case of each scenario, at any price and day', () => {
  for (const content of contents)
    for (const one of content.returnKinds)
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 99_999 }),
          fc.integer({ min: one.leastDays, max: one.mostDays }),
          (price, days) => {
            const right = goodReturn(content, one, { price, days })
            const { decision, amount } = judgeReturn(content, one, { price, days }, right)
            return decision && amount && right.amount <= price
          },
        ),
      )
})

const measures: readonly HealthMeasure[] = [
  'orderDefects',
  'lateShipment',
  'cancellation',
  'validTracking',
  'onTimeDelivery',
]

it.each(measures)(
  'accepts an appeal about %s with its cause, a remedy and a prevention',
  (measure) => {
    const right = { ...goodAppeal([measure]), text: '' }
    expect(judgeAppeal([measure], right)).toBe(true)
    const offered = (list: readonly string[], code: string) => list.includes(code)
    expect(offered(appealChoices.causes, right.cause)).toBe(true)
    expect(offered(appealChoices.remedies, right.remedy)).toBe(true)
    expect(offered(appealChoices.preventions, right.prevention)).toBe(true)
    expect(judgeAppeal([measure], { ...right, cause: 'customersFault' })).toBe(false)
    expect(judgeAppeal([measure], { ...right, remedy: 'askForPatience' })).toBe(false)
    expect(judgeAppeal([measure], { ...right, prevention: 'tryHarder' })).toBe(false)
    const others = measures.filter((one) => one !== measure)
    expect(judgeAppeal(others, right)).toBe(false)
    expect(judgeAppeal([...others, measure], right)).toBe(true)
  },
)

it('compares a statement with the books to the cent; the last of two lines counts, and a missing line is wrong', () => {
  const totals = { sales: 10_000, storage: 0, profit: -250 }
  const stated = [
    { line: 'sales', amount: 1 },
    { line: 'sales', amount: 10_000 },
    { line: 'profit', amount: -251 },
    { line: 'gifts', amount: 5 },
  ]
  expect(judgeStatement(stated, totals)).toEqual([
    { line: 'sales', amount: 10_000, right: true },
    { line: 'storage', amount: 0, right: false },
    { line: 'profit', amount: -251, right: false },
  ])
})

const companyOf = (name: string) => standardContent.company.find((one) => one.name === name)!.value
const opening = {
  name: 'Kotak Bekal',
  legalName: companyOf('legalName'),
  taxId: companyOf('taxId'),
  bankAccount: companyOf('bankAccount'),
  needed: ['registration', 'bank'],
  accepted: ['registration', 'bank'],
  rejected: [] as string[],
  certificates: [] as string[],
}
const points = (rest: Partial<typeof opening>) =>
  judgeOpening(standardContent, { ...opening, ...rest }).map((one) => one.points)

it('judges company data, papers and the certificate of a shop that opens', () => {
  expect(points({})).toEqual([1, 2, 1])
  expect(points({ legalName: `  ${opening.legalName.toUpperCase()} ` })).toEqual([1, 2, 1])
  expect(points({ bankAccount: '0000-4410-2278' })).toEqual([0, 2, 1])
  expect(points({ name: 'x' })).toEqual([0, 2, 1])
  expect(points({ rejected: ['bank'] })).toEqual([1, 1, 1])
  expect(points({ accepted: ['bank'] })).toEqual([1, 0, 0])
  const certificate = { needed: ['bank', 'safety'], certificates: ['safety'] }
  expect(points({ ...certificate, accepted: ['bank'] })).toEqual([1, 2, 0])
  expect(points({ ...certificate, accepted: ['bank', 'safety'] })).toEqual([1, 2, 1])
})

it('accepts one paper for each slot, and no paper of another slot', () => {
  for (const slot of standardContent.slots) {
    const faults = slot.papers.map(({ code }) => paperFault(slot, code))
    expect([slot.code, faults.filter((fault) => fault === null).length]).toEqual([slot.code, 1])
    expect(paperFault(slot, 'nothing')).toBeUndefined()
  }
})
