import { type ErpRefusal, erpRefusals, type Language, languages } from '@titian/contract'
import { erp, type Player, playerOf, standardErp } from '@titian/practice/erp'
import { expect, it } from 'vitest'
import { erpRefusalText } from './erp-refusals.ts'

it('every refusal has a text in each language', () => {
  for (const language of languages) {
    const said = erpRefusals.map((reason) => erpRefusalText(reason, {}, language))
    expect(said.filter((text) => text.length < 15)).toEqual([])
    expect(new Set(said).size).toBe(erpRefusals.length)
  }
  for (const reason of erpRefusals)
    expect(new Set(languages.map((language) => erpRefusalText(reason, {}, language))).size).toBe(3)
})

const lines = (item: string, units: number, damaged?: number) => [{ item, units, damaged }]

/** Returns the engine's refusal of a command, as the person reads it. */
function said(player: Player, command: object, language: Language = 'en'): string {
  const full = { day: player.state().day, ...command }
  const [problem] = erp.commandProblems(player.state(), full, 'clerk')
  if (problem?.code !== 'refused') throw new Error(JSON.stringify(problem ?? 'not refused'))
  return erpRefusalText(problem.reason as ErpRefusal, problem.details, language)
}

const write = (kind: string, more: object) => ({ type: 'write', kind, submit: true, ...more })

/** Books with a sold out item, a booked bill and a customer who owes. */
function busyBooks() {
  const player = playerOf(standardErp, 'seed')
  for (const card of ['stockRule', 'goodsBack', 'latePayer', 'creditLimit'] as const)
    player.do({ type: 'beginCard', card })
  const sold = player.write('salesOrder', {
    card: 'goodsBack',
    partner: 'C70',
    lines: lines('I70', 30),
  })
  const delivery = player.write('delivery', { source: sold, lines: lines('I70', 10) })
  const order = player.write('purchaseOrder', {
    card: 'stockRule',
    partner: 'S20',
    lines: [{ item: 'I20', units: 100, price: 1_250 }],
  })
  player.nextDay(2)
  const receipt = player.write('goodsReceipt', { source: order, lines: lines('I20', 100) })
  const paper = player.paper('supplierInvoice', 'S20').id
  const bill = player.write('supplierInvoice', { source: order, paper, lines: lines('I20', 100) })
  return { player, sold, delivery, order, receipt, paper, bill }
}

it("[PRC-045] a refusal contains the engine's numbers, units as units and cents as money", () => {
  const { player, sold, delivery, order, receipt, paper, bill } = busyBooks()
  const owed = player.state().documents.find(({ partner }) => partner === 'C90')?.id
  const cases: [object, string[]][] = [
    [write('delivery', { source: sold, lines: lines('I70', 21) }), ['SO-0001', '20']],
    [write('delivery', { source: sold, lines: lines('I70', 16) }), ['I70', '15', '16']],
    [write('customerInvoice', { source: sold, lines: lines('I70', 11) }), ['I70', '10']],
    [write('return', { source: delivery, lines: lines('I70', 2, 3) }), ['Damaged', '2']],
    [write('return', { source: receipt, lines: lines('I20', 101) }), ['I20', '100']],
    [write('goodsReceipt', { source: order, lines: lines('I20', 1) }), ['I20', '0']],
    [write('stockCount', { lines: lines('I20', 9) }), ['count sheet', 'I20']],
    [write('payment', { source: bill, amount: 132_501 }), ['SI-0001', 'RM1,325.00']],
    [write('payment', { source: owed, amount: 50_000 }), ['RM500.00']],
    [
      write('salesOrder', { card: 'creditLimit', partner: 'C50', lines: lines('I50', 20) }),
      ['RM1,100.00', 'RM600.00', 'RM848.00'],
    ],
    [
      write('supplierInvoice', { source: order, paper, lines: lines('I20', 1) }),
      [player.state().papers[paper - 1]?.number ?? '?'],
    ],
    [write('delivery', { source: sold, date: 2, lines: lines('I70', 1) }), ['day 2', 'day 3']],
    [write('delivery', { source: sold, date: 4, lines: lines('I70', 1) }), ['day 4', 'day 3']],
    [write('delivery', { source: sold, lines: lines('I20', 1) }), ['I20']],
    [write('delivery', { lines: lines('I70', 1) }), ['before']],
    [write('purchaseOrder', { partner: 'nobody', lines: lines('I20', 1) }), ['nobody']],
    [write('purchaseOrder', { lines: lines('I20', 1) }), ['needs a partner']],
    [{ type: 'cancel', document: receipt }, ['GR-0001', 'PO-0001']],
    [{ type: 'cancel', document: sold }, ['SO-0001', 'DN-0001']],
    [{ type: 'remind', document: sold }, ['SO-0001', 'reminders']],
    [{ type: 'beginCard', card: 'latePayer' }, ['begun']],
  ]
  for (const [command, numbers] of cases) {
    for (const number of numbers) expect(said(player, command)).toContain(number)
    for (const language of languages)
      expect(said(player, command, language)).not.toMatch(/[{}]|NaN/)
  }
})

it('a refusal contains an amount in dollars when the invoice is in dollars', () => {
  const details = { number: 'SI-0001', openAmount: 1_050, currency: 'usd' }
  expect(erpRefusalText('moreThanOpen', details, 'en')).toContain('$10.50')
})

it('a refusal states that a supplier has sent goods, when no later document is named', () => {
  const { player } = busyBooks()
  const sent = player.write('purchaseOrder', {
    card: 'stockRule',
    partner: 'S20',
    lines: [{ item: 'I20', units: 5, price: 1_250 }],
  })
  player.nextDay(2)
  expect(said(player, { type: 'cancel', document: sent })).toContain('sent goods for PO-0002')
})
