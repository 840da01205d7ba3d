import { one, type Player } from './player.ts'

const letter = (player: Player, partner: string) => player.paper('orderLetter', partner).id

const oldInvoice = (player: Player, partner: string): number =>
  player.state().documents.find((document) => document.partner === partner)?.id ?? 0

function sell(player: Player, order: number, item: string, units: number): void {
  player.write('delivery', { source: order, lines: one(item, units) })
  player.write('customerInvoice', { source: order, lines: one(item, units) })
}

/** Waits for the payment of the old invoice, and accepts the whole order. */
export function creditAfterPayment(player: Player): void {
  player.do({ type: 'beginCard', card: 'creditLimit' })
  player.nextDay()
  player.write('payment', { source: oldInvoice(player, 'C50'), amount: 60_000 })
  const order = player.write('salesOrder', {
    partner: 'C50',
    paper: letter(player, 'C50'),
    lines: one('I50', 20),
  })
  sell(player, order, 'I50', 20)
}

/**
 * Accepts as many units as the limit allows at once, and the rest after the old invoice is paid.
 */
export function creditInTwoOrders(player: Player): void {
  player.do({ type: 'beginCard', card: 'creditLimit' })
  const paper = letter(player, 'C50')
  const first = player.write('salesOrder', { partner: 'C50', paper, lines: one('I50', 11) })
  sell(player, first, 'I50', 11)
  player.nextDay()
  player.write('payment', { source: oldInvoice(player, 'C50'), amount: 60_000 })
  const second = player.write('salesOrder', { partner: 'C50', paper, lines: one('I50', 9) })
  sell(player, second, 'I50', 9)
}

const orderChairs = (player: Player) => {
  player.do({ type: 'beginCard', card: 'backOrder' })
  const order = player.write('salesOrder', {
    partner: 'C60',
    paper: letter(player, 'C60'),
    lines: one('I60', 50),
  })
  const bought = player.write('purchaseOrder', {
    card: 'backOrder',
    partner: 'S60',
    lines: one('I60', 20, 5_150),
  })
  return { order, bought }
}

/** Delivers and invoices the available units, and the rest after its arrival. */
export function backOrderInParts(player: Player): void {
  const { order, bought } = orderChairs(player)
  sell(player, order, 'I60', 30)
  player.nextDay(2)
  player.write('goodsReceipt', { source: bought, lines: one('I60', 20) })
  sell(player, order, 'I60', 20)
}

/** Waits until all units are available, which is still on time for the customer. */
export function backOrderAtOnce(player: Player): void {
  const { order, bought } = orderChairs(player)
  player.nextDay(3)
  player.write('goodsReceipt', { source: bought, lines: one('I60', 20) })
  sell(player, order, 'I60', 50)
}

/** Delivers and invoices at once; the returned goods are credited. */
export function goodsBackAfterInvoice(player: Player): void {
  player.do({ type: 'beginCard', card: 'goodsBack' })
  const order = player.write('salesOrder', {
    partner: 'C70',
    paper: letter(player, 'C70'),
    lines: one('I70', 10),
  })
  const delivery = player.write('delivery', { source: order, lines: one('I70', 10) })
  player.write('customerInvoice', { source: order, lines: one('I70', 10) })
  player.nextDay(2)
  const paper = player.paper('returnLetter', 'C70').id
  player.write('return', { source: delivery, paper, lines: one('I70', 3, undefined, 1) })
}

/** Starts with a quotation, and invoices only the units that the customer kept. */
export function goodsBackBeforeInvoice(player: Player): void {
  player.do({ type: 'beginCard', card: 'goodsBack' })
  const quotation = player.write('quotation', {
    card: 'goodsBack',
    partner: 'C70',
    lines: one('I70', 10),
  })
  const order = player.write('salesOrder', { source: quotation, lines: one('I70', 10) })
  const first = player.write('delivery', { source: order, lines: one('I70', 4) })
  player.write('delivery', { source: order, lines: one('I70', 6) })
  player.nextDay(2)
  player.write('return', { source: first, lines: one('I70', 3, undefined, 1) })
  player.write('customerInvoice', { source: order, lines: one('I70', 7) })
}
