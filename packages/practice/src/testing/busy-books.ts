import { card, customer, item, stock, supplier, supply } from '../erp/cards/parts.ts'
import { limits } from '../erp/names.ts'
import { type ErpScenario, standardErp } from '../erp/scenario.ts'
import { one, type Player, playerOf } from '../erp/plays/player.ts'

const busy = card('busy', {
  title: 'Busy',
  story: 'Much trade.',
  partners: [customer('C', 'Customer', limits.amount, 1), supplier('S', 'Supplier', 1)],
  items: [item('A', 'Lamp', 1_000)],
  stock: [stock('A', 100, 333)],
  supplies: [supply('S', 'A', 700, { leadDays: 1 })],
  statements: [{ form: 'ledgerEqualsMoves' }],
})

export const busyScenario: ErpScenario = { ...standardErp, days: 120, cards: [], ownCards: [busy] }

/**
 * Buys and sells until the books contain this number of documents, like a company that is never
 * idle.
 */
export function busyBooks(documents: number): Player {
  const player = playerOf(busyScenario, 'busy')
  player.do({ type: 'beginCard', card: 'busy' })
  const count = () => player.state().documents.length
  while (count() < documents) {
    const room = Math.min(30, Math.ceil((documents - count()) / 8))
    const orders = Array.from({ length: room }, () =>
      player.write('purchaseOrder', { card: 'busy', partner: 'S', lines: one('A', 3, 700) }),
    )
    player.nextDay()
    for (const order of orders) trade(player, order)
  }
  return player
}

function trade(player: Player, order: number): void {
  player.write('goodsReceipt', { source: order, lines: one('A', 3) })
  const paper = player
    .state()
    .papers.findLast(({ kind, source }) => kind === 'supplierInvoice' && source === order)
  const bill = player.write('supplierInvoice', {
    source: order,
    paper: paper?.id,
    lines: one('A', 3),
  })
  player.write('payment', { source: bill, amount: 2_226 })
  const sale = player.write('salesOrder', { card: 'busy', partner: 'C', lines: one('A', 2) })
  player.write('delivery', { source: sale, lines: one('A', 2) })
  player.write('customerInvoice', { source: sale, lines: one('A', 2) })
}
