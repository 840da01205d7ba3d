import { one, type Player } from './player.ts'

const partner = (code: string, name: string, role: 'supplier' | 'customer') =>
  ({
    type: 'savePartner',
    card: 'masterData',
    code,
    name,
    role,
    creditLimit: role === 'supplier' ? 0 : 500_000,
    paymentDays: role === 'supplier' ? 30 : 14,
    currency: 'home',
  }) as const

const lamp = {
  type: 'saveItem',
  card: 'masterData',
  code: 'I10',
  name: 'Desk lamp',
  price: 3_990,
  reorderPoint: 20,
  reorderUnits: 50,
} as const

/** Enters the three forms as they are on paper. */
export function masterDataByForms(player: Player): void {
  player.do({ type: 'beginCard', card: 'masterData' })
  player.do(partner('S10', 'Bintang Homeware', 'supplier'))
  player.do(partner('C10', 'Cahaya Stores', 'customer'))
  player.do(lamp)
}

/** Enters data from memory and corrects it on the next day. */
export function masterDataCorrected(player: Player): void {
  player.do({ type: 'beginCard', card: 'masterData' })
  player.do({ ...lamp, reorderPoint: 0 })
  player.do({ ...partner('C10', 'Cahaya', 'customer'), creditLimit: 50_000 })
  player.nextDay()
  player.do(partner('C10', 'Cahaya Stores', 'customer'))
  player.do(lamp)
  player.do(partner('S10', 'Bintang Homeware', 'supplier'))
}

/** Books a receipt and the invoice for all of it, and pays the invoice. */
function receiveAndPay(
  player: Player,
  supplier: string,
  order: number,
  item: string,
  units: number,
) {
  player.write('goodsReceipt', { source: order, lines: one(item, units) })
  const bill = player.paper('supplierInvoice', supplier)
  const invoice = player.write('supplierInvoice', {
    source: order,
    paper: bill.id,
    lines: one(item, units),
  })
  player.write('payment', { source: invoice, amount: bill.amount })
}

/** Request, quotation request, offer, order. */
export function stockRuleByRequest(player: Player): void {
  player.do({ type: 'beginCard', card: 'stockRule' })
  const request = player.write('purchaseRequest', { card: 'stockRule', lines: one('I20', 100) })
  const asked = player.write('quotationRequest', {
    source: request,
    partner: 'S20',
    lines: one('I20', 100),
  })
  player.nextDay()
  const { lines } = player.paper('offer', 'S20')
  const order = player.write('purchaseOrder', {
    source: asked,
    lines: one('I20', 100, lines[0]?.price),
  })
  player.nextDay(2)
  receiveAndPay(player, 'S20', order, 'I20', 100)
}

/** Writes two orders of fifty units at once, and pays their invoices in two parts. */
export function stockRuleByTwoOrders(player: Player): void {
  player.do({ type: 'beginCard', card: 'stockRule' })
  const lines = one('I20', 50, 1_250)
  const orders = [1, 2].map(() =>
    player.write('purchaseOrder', { card: 'stockRule', partner: 'S20', lines }),
  )
  player.nextDay(2)
  for (const order of orders) {
    player.write('goodsReceipt', { source: order, lines: one('I20', 50) })
    const bill = player
      .state()
      .papers.find(({ kind, source }) => kind === 'supplierInvoice' && source === order)
    const invoice = player.write('supplierInvoice', {
      source: order,
      paper: bill?.id,
      lines: one('I20', 50),
    })
    player.write('payment', { source: invoice, amount: 6_250 })
    player.nextDay()
    player.write('payment', { source: invoice, amount: 60_000 })
  }
}

const bill = (player: Player, supplier: string, order: number, item: string, units: number) =>
  player.write('supplierInvoice', {
    source: order,
    paper: player.paper('supplierInvoice', supplier).id,
    lines: one(item, units),
  })

const orderJars = (player: Player) => {
  player.do({ type: 'beginCard', card: 'partialReceipt' })
  return player.write('purchaseOrder', {
    card: 'partialReceipt',
    partner: 'S30',
    lines: one('I30', 100, 600),
  })
}

/** Refuses the damaged units on delivery. */
export function partialReceiptAtTheGate(player: Player): void {
  const order = orderJars(player)
  player.nextDay(2)
  player.write('goodsReceipt', { source: order, lines: one('I30', 55, undefined, 5) })
  bill(player, 'S30', order, 'I30', 55)
  player.nextDay(2)
  player.write('goodsReceipt', { source: order, lines: one('I30', 45) })
  bill(player, 'S30', order, 'I30', 45)
}

/** Receives all units, finds the damaged ones later and returns them. */
export function partialReceiptSentBack(player: Player): void {
  const order = orderJars(player)
  player.nextDay(2)
  const receipt = player.write('goodsReceipt', { source: order, lines: one('I30', 60) })
  player.nextDay()
  player.write('return', { source: receipt, lines: one('I30', 5) })
  bill(player, 'S30', order, 'I30', 55)
  player.nextDay()
  player.write('goodsReceipt', { source: order, lines: one('I30', 45) })
  bill(player, 'S30', order, 'I30', 45)
}

const receiveFans = (player: Player) => {
  player.do({ type: 'beginCard', card: 'invoiceMismatch' })
  const order = player.write('purchaseOrder', {
    card: 'invoiceMismatch',
    partner: 'S40',
    lines: one('I40', 20, 10_000),
  })
  player.nextDay(2)
  player.write('goodsReceipt', { source: order, lines: one('I40', 20) })
  return order
}

/** Disputes the invoice, and pays the corrected one. */
export function mismatchDisputed(player: Player): void {
  const order = receiveFans(player)
  player.do({ type: 'dispute', paper: player.paper('supplierInvoice', 'S40').id })
  player.nextDay()
  const invoice = bill(player, 'S40', order, 'I40', 20)
  player.write('payment', { source: invoice, amount: 212_000 })
}

/** Books the agreed price, and pays it. */
export function mismatchAtAgreedPrice(player: Player): void {
  const order = receiveFans(player)
  const invoice = player.write('supplierInvoice', {
    source: order,
    paper: player.paper('supplierInvoice', 'S40').id,
    lines: one('I40', 20, 10_000),
  })
  player.nextDay()
  player.write('payment', { source: invoice, amount: 12_000 })
  player.write('payment', { source: invoice, amount: 200_000 })
}
