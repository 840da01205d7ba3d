import { expect, it } from 'vitest'
import { morningOf } from '../../testing/market-days.ts'
import type { MarketState } from '../state.ts'
import { rulesOf } from './rules.ts'

const points = (state: MarketState) => rulesOf(state, 'opening').map((rule) => rule.points)

it('[PRC-033] loses nothing by a rejected paper that no one needs', () => {
  const state = morningOf(20)
  const rejected = (slot: string): MarketState => {
    const paper = { slot, paper: 'any', day: 1, state: 'rejected' as const, rejections: 1 }
    return { ...state, papers: [...state.papers, paper] }
  }
  expect(points(state)).toEqual([1, 2, 1])
  expect(points(rejected('unneeded'))).toEqual([1, 2, 1])
  expect(points(rejected(state.papers[0]?.slot ?? ''))).toEqual([1, 1, 1])
})
