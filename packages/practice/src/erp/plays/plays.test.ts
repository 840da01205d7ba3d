import { describe, expect, it } from 'vitest'
import { replay, totalOf } from '../../engine.ts'
import { sum } from '../../whole.ts'
import { balanceOf, recount } from '../books/ledger.ts'
import { verdictsOf } from '../cards/evaluate.ts'
import { builtInCodes } from '../cards/built-in.ts'
import { erp } from '../kind.ts'
import { inventoryAgreement } from '../reports.ts'
import { advancedErp, type ErpScenario, standardErp } from '../scenario.ts'
import { playerOf } from './player.ts'
import { referencePlays } from './plays.ts'

const unmet = (player: ReturnType<typeof playerOf>, card: string) =>
  verdictsOf(player.state(), card).filter(({ met }) => !met)

describe('[PRC-046] [PRC-195] the ten cards', () => {
  it('has a reference solution for each card', () => {
    expect(referencePlays.map(({ card }) => card)).toEqual(builtInCodes)
    expect(builtInCodes).toHaveLength(10)
  })

  it('[PRC-047] counts a reminder as work on a card, so that its statement is met at once', () => {
    const player = playerOf(standardErp, 'seed')
    player.do({ type: 'beginCard', card: 'latePayer' })
    const reminded = () =>
      verdictsOf(player.state(), 'latePayer').find(({ statement }) => statement.form === 'reminded')
    expect(reminded()?.met).toBe(false)
    const invoice = player.state().documents.findLast(({ partner }) => partner === 'C90')?.id ?? 0
    player.do({ type: 'remind', document: invoice })
    expect(reminded()?.met).toBe(true)
  })

  it('meets no statement without work', () => {
    const player = playerOf(standardErp, 'plays')
    for (const { card } of referencePlays) player.do({ type: 'beginCard', card })
    player.nextDay(10)
    for (const { card } of referencePlays)
      expect(verdictsOf(player.state(), card).filter(({ met }) => met)).toEqual([])
  })

  it('counts a reminder as work even before the payment', () => {
    const player = playerOf(standardErp, 'plays')
    player.do({ type: 'beginCard', card: 'latePayer' })
    const invoice = player.state().documents.findLast(({ partner }) => partner === 'C90')?.id ?? 0
    expect(unmet(player, 'latePayer')).toHaveLength(3)
    player.do({ type: 'remind', document: invoice })
    expect(unmet(player, 'latePayer').map(({ statement }) => statement.form)).toEqual([
      'owedBy',
      'accountBalance',
    ])
  })

  it('counts master data that was entered outside of the card', () => {
    const player = playerOf(standardErp, 'plays')
    player.do({ type: 'beginCard', card: 'masterData' })
    const supplier = { code: 'S10', name: 'Bintang Homeware', role: 'supplier' } as const
    const terms = { creditLimit: 0, paymentDays: 30, currency: 'home' } as const
    player.do({ type: 'savePartner', ...supplier, ...terms })
    expect(unmet(player, 'masterData')).toHaveLength(2)
  })

  for (const { card, ways } of referencePlays)
    for (const way of ways)
      it(`solves ${card} by ${way.name}`, () => {
        const player = playerOf(standardErp, 'plays')
        player.do({ type: 'beginCard', card: card === 'monthClose' ? 'stockCount' : 'monthClose' })
        expect(verdictsOf(player.state(), card).every(({ met }) => !met)).toBe(true)
        way(player)
        expect(unmet(player, card)).toEqual([])
        expect(player.state().slips).toEqual([])
      })
})

const endOf = (place: 0 | 1, scenario: ErpScenario = standardErp, seed = 'whole') => {
  const player = playerOf(scenario, seed)
  for (const { ways } of referencePlays) ways[place](player)
  while (!player.state().finished) player.nextDay()
  return player
}

describe.each([0, 1] as const)('all cards one after the other, solution %i', (place) => {
  it('[PRC-195] meets every statement of all cards in one set of books', () => {
    const player = endOf(place)
    for (const { card } of referencePlays) expect([card, unmet(player, card)]).toEqual([card, []])
    const state = player.state()
    expect(recount(state.entries)).toEqual(state.balances)
    const { account, moves, stock } = inventoryAgreement(state)
    expect([moves, stock]).toEqual([account, account])
    const waiting = state.documents
      .filter(({ kind }) => kind === 'purchaseOrder')
      .flatMap(({ lines }) => lines.map(({ waitingValue }) => waitingValue))
    expect(-balanceOf(state.balances, 'grni')).toBe(sum(waiting))
    expect(sum(waiting)).toBeGreaterThan(0)
  })

  it('[PRC-195] meets every statement in each scenario and with any seed', () => {
    for (const scenario of [standardErp, advancedErp])
      for (const seed of ['bench', 'one', 'two', 'three', 'four', 'five']) {
        const player = endOf(place, scenario, seed)
        const failed = referencePlays.flatMap(({ card }) => unmet(player, card))
        expect([seed, failed]).toEqual([seed, []])
      }
  })

  it('[PRC-048] earns all points for statements and accuracy', () => {
    const player = endOf(place)
    const parts = erp.scoreOf(player.state(), standardErp, 'whole')
    expect(parts.slice(0, 2)).toEqual([
      { name: 'statements', points: 70, of: 70 },
      { name: 'accuracy', points: 15, of: 15 },
    ])
    expect(totalOf(parts).of).toBe(100)
    expect(totalOf(parts).points).toBeGreaterThan(90)
  })

  it('[PRC-026] replays to the same books from its log', () => {
    const { log, state } = endOf(place)
    const states = replay(erp, { scenario: standardErp, seed: 'whole', log, days: 100 })
    expect(states.at(-1)).toEqual(state())
  })
})
