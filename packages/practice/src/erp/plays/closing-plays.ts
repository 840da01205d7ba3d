import { figures } from '../names.ts'
import { figuresOf } from '../reports.ts'
import { one, type Player } from './player.ts'

/** Counts the two items of the count sheet in one document. */
export function countTogether(player: Player): void {
  player.do({ type: 'beginCard', card: 'stockCount' })
  const paper = player.paper('countSheet', null)
  const lines = paper.lines.map(({ item, units }) => ({ item, units }))
  player.write('stockCount', { paper: paper.id, lines })
}

/** Counts the two items in separate documents, on two days. */
export function countOneByOne(player: Player): void {
  player.do({ type: 'beginCard', card: 'stockCount' })
  player.write('stockCount', { card: 'stockCount', lines: one('I81', 26) })
  player.nextDay()
  player.write('stockCount', { card: 'stockCount', lines: one('I80', 37) })
}

const remindKenari = (player: Player): number => {
  player.do({ type: 'beginCard', card: 'latePayer' })
  const invoice = player.state().documents.findLast(({ partner }) => partner === 'C90')?.id ?? 0
  player.do({ type: 'remind', document: invoice })
  player.nextDay(2)
  return invoice
}

export function latePayerAtOnce(player: Player): void {
  const invoice = remindKenari(player)
  player.write('payment', { source: invoice, amount: 50_000 })
}

/** Books the customer's payment in two parts, and sends a second reminder before the payment. */
export function latePayerInParts(player: Player): void {
  player.do({ type: 'beginCard', card: 'latePayer' })
  const invoice = player.state().documents.findLast(({ partner }) => partner === 'C90')?.id ?? 0
  player.nextDay()
  player.do({ type: 'remind', document: invoice })
  player.nextDay()
  player.do({ type: 'remind', document: invoice })
  player.nextDay()
  player.write('payment', { source: invoice, amount: 20_000 })
  player.write('payment', { source: invoice, amount: 30_000 })
}

const closeWith = (player: Player, more: number) => {
  const right = figuresOf(player.state().balances)
  player.do({
    type: 'closeMonth',
    card: 'monthClose',
    figures: figures.map((figure) => ({ figure, amount: right[figure] + more })),
  })
}

/** Trades before the close, because a month without purchases and sales has nothing to close. */
function tradeBefore(player: Player): void {
  const base = { paymentDays: 0, creditLimit: 0, currency: 'home' } as const
  if (player.state().documents.some(({ kind }) => kind === 'goodsReceipt')) return
  player.do({ type: 'savePartner', code: 'OWN', name: 'Own supplier', role: 'supplier', ...base })
  const item = { code: 'OWN', name: 'Own item', price: 1_000, reorderPoint: 0, reorderUnits: 0 }
  player.do({ type: 'saveItem', ...item })
  const lines = one('OWN', 10, 500)
  const order = player.write('purchaseOrder', { partner: 'OWN', lines })
  player.nextDay(3)
  player.write('goodsReceipt', { source: order, lines: one('OWN', 10) })
}

export function closeAtOnce(player: Player): void {
  tradeBefore(player)
  player.do({ type: 'beginCard', card: 'monthClose' })
  closeWith(player, 0)
}

/** The first figures are wrong; they are submitted again on a later day. */
export function closeCorrected(player: Player): void {
  tradeBefore(player)
  player.do({ type: 'beginCard', card: 'monthClose' })
  closeWith(player, 100)
  player.nextDay()
  closeWith(player, 0)
}
