import { describe, expect, it } from 'vitest'
import { after, endOf, morningOf } from '../../testing/market-days.ts'
import { marketplace } from '../kind.ts'
import { firstMarket, standardMarket } from '../scenario.ts'
import type { MarketState } from '../state.ts'
import { rulesOf } from './rules.ts'

const points = (state: MarketState) => rulesOf(state, 'opening').map((rule) => rule.points)
const met = (state: MarketState, step: 'opening' | 'ads' = 'opening') =>
  rulesOf(state, step).map((rule) => rule.met)

it('[PRC-033] loses no points by a rejected paper that is not required', () => {
  const state = morningOf(20)
  const rejected = (slot: string): MarketState => {
    const paper = { slot, paper: 'any', day: 1, state: 'rejected' as const, rejections: 1 }
    return { ...state, papers: [...state.papers, paper] }
  }
  expect(points(state)).toEqual([1, 2, 1])
  expect(points(rejected('unneeded'))).toEqual([1, 2, 1])
  expect(points(rejected(state.papers[0]?.slot ?? ''))).toEqual([1, 1, 1])
})

describe('[PRC-203] a rule before anything was submitted', () => {
  const start = marketplace.start(standardMarket, 'any')
  const shop = { name: 'Shop', legalName: 'x', taxId: 'x', bankAccount: 'x' }
  const registered = after(start, { type: 'registerShop', ...shop })
  const stateOf = (state: MarketState) =>
    marketplace.viewOf(state, 'seller')?.steps.find(({ step }) => step === 'opening')?.state

  it('is not judged before a paper and the data of the company are submitted', () => {
    expect(met(registered)).toEqual([false, null, null])
    const paper = { type: 'submitPaper', slot: 'identity', paper: 'identityScan' }
    const checking = after(start, paper)
    expect(met(checking)).toEqual([null, null, null])
    expect(stateOf(checking)).toBe('inProgress')
    const accepted = marketplace.step(checking, [], standardMarket, 'any')
    expect(accepted.papers).toMatchObject([{ state: 'accepted' }])
    expect(met(accepted)).toEqual([null, null, null])
  })

  it('is judged after a rejected paper, after all papers, and at the end', () => {
    const { papers } = morningOf(5)
    const [first, ...others] = papers
    if (!first) throw new Error('The good play hands in papers.')
    const rejected = { ...first, state: 'rejected' as const, rejections: 1 }
    expect(met({ ...registered, papers: [rejected] })).toEqual([false, false, false])
    expect(stateOf({ ...registered, papers: [rejected] })).toBe('warning')
    expect(met({ ...registered, papers })).toEqual([false, true, true])
    // The right paper after a rejected one gives half of the points, and the verdict says so.
    expect(points({ ...registered, papers: [{ ...first, rejections: 1 }, ...others] })).toEqual([
      0, 1, 1,
    ])
    expect(met({ ...registered, papers: [first], finished: true })).toEqual([false, false, false])
  })

  it('is not judged for the certificate until a paper for it is rejected', () => {
    const state = morningOf(5)
    const choice = { niche: 'nightLight', why: '', day: 1 }
    const asked = { ...state, choices: [...state.choices, choice] }
    expect(met(asked)).toEqual([true, true, null])
    const slots = marketplace.viewOf(asked, 'seller')?.papers ?? []
    const lacking = slots.find(({ needed, state: now }) => needed && now === 'missing')
    const paper = { paper: 'any', day: 1, state: 'rejected' as const, rejections: 1 }
    const certificate = { ...paper, slot: lacking?.slot ?? '' }
    expect(met({ ...asked, papers: [...asked.papers, certificate] })).toEqual([true, false, false])
  })

  it('is not judged for the days with ads before the end, if no campaign ran', () => {
    const quiet = { never: ['setCampaign'] as const, scenario: firstMarket }
    expect(met(morningOf(10, quiet), 'ads')).toEqual([null, null, null])
    expect(met(endOf(quiet), 'ads')).toEqual([null, null, false])
  })
})
