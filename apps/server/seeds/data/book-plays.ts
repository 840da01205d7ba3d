import { type Player, referencePlays } from '@titian/practice/erp'

export type BookPlay = (player: Player) => void

/** Plays a card correctly, by its first or its second solution. */
export const right =
  (card: string, way: 0 | 1 = 0): BookPlay =>
  (player) =>
    referencePlays.find((one) => one.card === card)?.ways[way](player)

export const wait =
  (days: number): BookPlay =>
  (player) =>
    player.nextDay(days)

export const hint =
  (card: string): BookPlay =>
  (player) =>
    player.do({ type: 'hint', card })

const begin = (player: Player, card: string) => player.do({ type: 'beginCard', card })

/**
 * Copies the papers from memory: a zero is missing in the limit, and the reorder point is omitted.
 */
export const typedFromMemory: BookPlay = (player) => {
  const partner = { type: 'savePartner', card: 'masterData', currency: 'home' } as const
  begin(player, 'masterData')
  player.do({
    ...partner,
    code: 'S10',
    name: 'Bintang Homeware',
    role: 'supplier',
    creditLimit: 0,
    paymentDays: 30,
  })
  player.do({
    ...partner,
    code: 'C10',
    name: 'Cahaya Stores',
    role: 'customer',
    creditLimit: 50_000,
    paymentDays: 14,
  })
  player.do({
    type: 'saveItem',
    card: 'masterData',
    code: 'I10',
    name: 'Desk lamp',
    price: 3_990,
    reorderPoint: 0,
    reorderUnits: 50,
  })
}

/** Orders half, cancels that and orders again, and leaves the bill unpaid. */
export const orderedTwice: BookPlay = (player) => {
  begin(player, 'stockRule')
  const order = (units: number) =>
    player.write('purchaseOrder', {
      card: 'stockRule',
      partner: 'S20',
      lines: [{ item: 'I20', units, price: 1_250 }],
    })
  player.do({ type: 'cancel', document: order(50) })
  const source = order(100)
  player.nextDay(2)
  player.write('goodsReceipt', { source, lines: [{ item: 'I20', units: 100 }] })
}

/** Disputes a correct bill, and waits for another one. */
export const disputedWithoutReason: BookPlay = (player) => {
  orderedTwice(player)
  player.do({ type: 'dispute', paper: player.paper('supplierInvoice', 'S20').id })
  player.nextDay()
}

/** Receives the broken jars as if they were intact. */
export const tookBrokenIn: BookPlay = (player) => {
  begin(player, 'partialReceipt')
  const source = player.write('purchaseOrder', {
    card: 'partialReceipt',
    partner: 'S30',
    lines: [{ item: 'I30', units: 100, price: 600 }],
  })
  const receive = (units: number) => {
    player.write('goodsReceipt', { source, lines: [{ item: 'I30', units }] })
    const paper = player.paper('supplierInvoice', 'S30')
    const lines = paper.lines.map((line) => ({ item: 'I30', units: line.units }))
    player.write('supplierInvoice', { source, paper: paper.id, lines })
  }
  player.nextDay(2)
  receive(60)
  player.nextDay(2)
  receive(40)
}

/** Books the bill at the supplier's price, and pays it at once. */
export const paidAsBilled: BookPlay = (player) => {
  begin(player, 'invoiceMismatch')
  const lines = [{ item: 'I40', units: 20, price: 10_000 }]
  const card = 'invoiceMismatch'
  const source = player.write('purchaseOrder', { card, partner: 'S40', lines })
  player.nextDay(2)
  player.write('goodsReceipt', { source, lines: [{ item: 'I40', units: 20 }] })
  const paper = player.paper('supplierInvoice', 'S40')
  const billed = paper.lines.map(({ item, units, price }) => ({ item, units, price }))
  const bill = player.write('supplierInvoice', { source, paper: paper.id, lines: billed })
  player.write('payment', { source: bill, amount: paper.amount })
}

/** Receives what the limit allows, bills it at another price and forgets the rest. */
export const billedAtOtherPrice: BookPlay = (player) => {
  begin(player, 'creditLimit')
  const units = 11
  const source = player.write('salesOrder', {
    partner: 'C50',
    paper: player.paper('orderLetter', 'C50').id,
    lines: [{ item: 'I50', units }],
  })
  player.write('delivery', { source, lines: [{ item: 'I50', units }] })
  player.write('customerInvoice', { source, lines: [{ item: 'I50', units, price: 3_600 }] })
}

/** Delivers the stock and orders no more. */
export const leftBackOrder: BookPlay = (player) => {
  begin(player, 'backOrder')
  const source = player.write('salesOrder', {
    partner: 'C60',
    paper: player.paper('orderLetter', 'C60').id,
    lines: [{ item: 'I60', units: 50 }],
  })
  player.write('delivery', { source, lines: [{ item: 'I60', units: 30 }] })
}

/** Counts the boards and forgets the scales. */
export const countedOne: BookPlay = (player) => {
  begin(player, 'stockCount')
  const { id } = player.paper('countSheet', null)
  player.write('stockCount', { paper: id, lines: [{ item: 'I80', units: 37 }] })
}

/** Waits for the money and sends no reminder. */
export const neverReminded: BookPlay = (player) => {
  begin(player, 'latePayer')
  player.nextDay(3)
}

/** Closes the month with guessed figures. */
export const closedByGuess: BookPlay = (player) => {
  begin(player, 'monthClose')
  player.do({
    type: 'closeMonth',
    card: 'monthClose',
    figures: [
      { figure: 'sales', amount: 1_000_000 },
      { figure: 'profit', amount: 250_000 },
    ],
  })
}
