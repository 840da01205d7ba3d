import { describe, expect, it } from 'vitest'
import { after, marketSeed, morningOf, problemsOf } from '../testing/market-days.ts'
import { sum } from '../whole.ts'
import { allowedDecisions } from './content/returns.ts'
import { marketplace } from './kind.ts'
import { cashOf } from './ledger/book.ts'
import { contentOfState } from './lookup.ts'
import { standardMarket } from './scenario.ts'

const field = (path: string, code: string, limit?: number) => [
  { code: 'field', problem: limit === undefined ? { path, code } : { path, code, limit } },
]

const product = 'lunchBox'

describe('[PRC-151] the limits of a decision', () => {
  const state = morningOf(20)

  it('allow a price from one cent to the maximum, and nothing outside', () => {
    const price = (cents: unknown) =>
      problemsOf(state, { type: 'setPrice', product, price: cents, coupon: 0, breakEven: 0 })
    expect(price(1)).toEqual([])
    expect(price(99_999)).toEqual([])
    expect(price(0)).toEqual(field('price', 'tooSmall', 1))
    expect(price(100_000)).toEqual(field('price', 'tooLarge', 99_999))
    expect(price(9.5)).toEqual(field('price', 'notAWholeNumber'))
    expect(price(undefined)).toEqual(field('price', 'required'))
  })

  it('allow a bid of 0, which means none, up to the maximum', () => {
    const bid = (cents: number, keyword = 'lunchBox') => ({
      type: 'setBid',
      product,
      keyword,
      match: 'exact',
      bid: cents,
    })
    expect(after(state, bid(0)).products[0]?.bids.map(({ keyword }) => keyword)).not.toContain(
      'lunchBox',
    )
    expect(after(state, bid(1_000)).products[0]?.bids).toContainEqual({
      keyword: 'lunchBox',
      match: 'exact',
      bid: 1_000,
    })
    expect(problemsOf(state, bid(1_001))).toEqual(field('bid', 'tooLarge', 1_000))
    expect(problemsOf(state, bid(10, 'nothing'))).toEqual(field('keyword', 'unknownName'))
  })

  it("allow orders from the supplier's minimum to the available money", () => {
    const goods = (units: number) => {
      const cartons = Math.ceil(units / 40)
      return { type: 'orderGoods', product, units, way: 'air', cartons, ownShare: 10 }
    }
    expect(problemsOf(state, goods(99))).toEqual(field('units', 'tooSmall', 100))
    expect(problemsOf(state, goods(100))).toEqual([])
    const [tooMany] = problemsOf(state, goods(20_000))
    expect(tooMany).toMatchObject({ problem: { path: 'units', code: 'tooLarge' } })
    const most = tooMany?.code === 'field' ? (tooMany.problem.limit ?? 0) : 0
    expect(problemsOf(state, goods(most - 50))).toEqual([])
    expect(problemsOf(state, goods(most + 50))).not.toEqual([])
    expect(problemsOf(state, goods(20_001))).toEqual(field('units', 'tooLarge', 20_000))
    expect(problemsOf(state, { ...goods(100), ownShare: 101 })).toEqual(
      field('ownShare', 'tooLarge', 100),
    )
  })

  it('include the permitted sender and time', () => {
    const event = { type: 'event', event: 'portStrike', days: 3 }
    expect(problemsOf(state, event, 'teacher')).toEqual([])
    expect(problemsOf(state, event)).toEqual([{ code: 'unknownSeat' }])
    expect(problemsOf(state, { type: 'setReorderPoint', product, units: 1 }, 'teacher')).toEqual([
      { code: 'unknownSeat' },
    ])
    expect(problemsOf(state, { type: 'setReorderPoint', product, units: 1, day: 19 })).toEqual([
      { code: 'wrongDay', day: 20 },
    ])
    expect(problemsOf(state, { type: 'sleep' })).toEqual([{ code: 'notACommand' }])
    expect(problemsOf(state, { type: 'setReorderPoint', product, units: 1, more: 1 })).toEqual(
      field('more', 'unknownField'),
    )
  })

  it('include the index of a picture and the name of an attribute that the product must have', () => {
    const listing = {
      type: 'saveListing',
      product,
      title: 'A lunch box',
      bullets: [],
      description: '',
      attributes: [{ name: 'material', value: 'PP' }],
      pictures: ['front', 'scale'],
      terms: '',
    }
    expect(problemsOf(state, listing)).toEqual([])
    expect(problemsOf(state, { ...listing, pictures: ['front', 'other'] })).toEqual(
      field('pictures.1', 'unknownName'),
    )
    expect(problemsOf(state, { ...listing, pictures: ['front', 'front'] })).toEqual(
      field('pictures.1', 'repeated'),
    )
    expect(
      problemsOf(state, { ...listing, attributes: [{ name: 'taste', value: 'sweet' }] }),
    ).toEqual(field('attributes.0.name', 'unknownName'))
    expect(problemsOf(state, { ...listing, title: 'x'.repeat(201) })).toEqual(
      field('title', 'tooLong', 200),
    )
  })
})

describe('[PRC-150] another decision on the same day', () => {
  it('replaces an earlier lot by the same transport, whose cost is paid back', () => {
    const state = morningOf(20)
    const goods = (units: number, way: string) => {
      const cartons = Math.ceil(units / 40)
      return { type: 'orderGoods', product, units, way, cartons, ownShare: 0 }
    }
    const goodsOf = (one: typeof state) =>
      one.products[0]?.lots
        .filter(({ orderedDay }) => orderedDay === 20)
        .map(({ units, way }) => `${units} ${way}`)
    const once = after(state, goods(120, 'sea'))
    const twice = after(state, goods(200, 'sea'), goods(120, 'sea'))
    expect(goodsOf(twice)).toEqual(['120 sea'])
    expect(twice.book).toEqual(once.book)
    expect(cashOf(once.book)).toBeLessThan(cashOf(state.book))
    expect(goodsOf(after(state, goods(120, 'sea'), goods(100, 'air')))).toEqual([
      '120 sea',
      '100 air',
    ])
  })

  it('[PRC-033] is wrong when it refunds less than the minimum for a fault', () => {
    const state = morningOf(45, { never: ['decideReturn'] })
    const content = contentOfState(state)
    const cases = state.cases.filter(({ decided }) => !decided)
    const found = cases.flatMap((one) => {
      const kind = content.returnKinds[one.kind]
      if (!kind?.defect) return []
      const { price, days } = one
      const [first] = allowedDecisions(content.returns, kind, { price, days })
      return first && first.least > 0 ? [{ one, first }] : []
    })
    const [{ one, first }] = found as [(typeof found)[number]]
    const decided = (amount: number) => {
      const { decision } = first
      const next = after(state, { type: 'decideReturn', case: one.case, decision, amount })
      const defects = sum(next.account.rows.map((row) => row.defects))
      return [next.cases.find((other) => other.case === one.case)?.decided?.right, defects]
    }
    const before = sum(state.account.rows.map((row) => row.defects))
    expect(decided(first.least)).toEqual([true, before])
    expect(decided(first.least - 1)).toEqual([false, before + 1])
    expect(decided(0)).toEqual([false, before + 1])
  })

  it('does not change an earlier judgement', () => {
    const state = morningOf(45, { never: ['decideReturn', 'answerMessage'] })
    const open = state.cases.find(({ decided, dueDay }) => !decided && dueDay >= state.day)
    const message = state.messages.find(({ answered }) => !answered)
    if (!open || !message) throw new Error('A shop of 45 days has a case and a message.')
    const decision = { type: 'decideReturn', case: open.case, decision: 'refuse', amount: 0 }
    const decided = after(state, decision)
    expect(problemsOf(state, decision)).toEqual([])
    expect(problemsOf(decided, decision)).toEqual(field('case', 'unknownName'))
    const answer = { type: 'answerMessage', message: message.message, template: '', text: 'No.' }
    expect(problemsOf(state, { ...answer, text: ' ' })).toEqual(field('text', 'required'))
    expect(problemsOf(after(state, answer), answer)).toEqual(field('message', 'unknownName'))
  })
})

describe('[PRC-032] a step', () => {
  const stateOf = (state: ReturnType<typeof morningOf>, step: string) =>
    marketplace.viewOf(state, 'seller')?.steps.find((one) => one.step === step)?.state

  it('opens when the steps before it have been started, and accepts no decision before that', () => {
    const start = marketplace.start(standardMarket, marketSeed)
    const price = { type: 'setPrice', product, price: 2_000, coupon: 0, breakEven: 0 }
    expect(stateOf(start, 'pricing')).toBe('locked')
    expect(problemsOf(start, price)).toEqual(field('type', 'unknownName'))
    expect(stateOf(start, 'research')).toBe('open')
    const chosen = after(start, { type: 'chooseNiche', niche: product, why: 'Because.' })
    expect(stateOf(chosen, 'sourcing')).toBe('open')
    expect(stateOf(chosen, 'research')).toBe('warning')
    expect(stateOf(chosen, 'listing')).toBe('locked')
    const later = morningOf(5)
    expect(stateOf(later, 'pricing')).toBe('passed')
    expect(problemsOf(later, price)).toEqual([])
  })

  it('[PRC-033] gives the points of its rules, which add up to a hundred', () => {
    const view = marketplace.viewOf(morningOf(40), 'seller')
    const points = view?.steps.map(({ of }) => of)
    expect(points).toEqual([8, 6, 4, 12, 8, 12, 12, 8, 6, 8, 8, 8])
    for (const { rules, of, points: own } of view?.steps ?? []) {
      expect(rules.reduce((all, rule) => all + rule.of, 0)).toBe(of)
      expect(rules.reduce((all, rule) => all + rule.points, 0)).toBe(own)
      for (const rule of rules) if (rule.met === null) expect(rule.points).toBe(0)
    }
  })
})
