import type { ErpDocumentKind, ErpView } from '@titian/contract'

export type Lane = 'buying' | 'stock' | 'selling' | 'finance'

/**
 * A kind of document on the map: its lane, its position in the grid, and the kinds that follow it.
 */
export interface ProcessNode {
  kind: Exclude<ErpDocumentKind, 'opening'>
  lane: Lane
  row: string
  column: number
  next: ProcessNode['kind'][]
}

const node = (
  kind: ProcessNode['kind'],
  lane: Lane,
  row: string,
  column: number,
  ...next: ProcessNode['kind'][]
): ProcessNode => ({ kind, lane, row, column, next })

/**
 * The kinds of documents in the order of the process. Payments end both buying and selling, so they
 * span both lanes.
 */
export const processNodes: readonly ProcessNode[] = [
  node('purchaseRequest', 'buying', '1', 1, 'quotationRequest'),
  node('quotationRequest', 'buying', '1', 2, 'purchaseOrder'),
  node('purchaseOrder', 'buying', '1', 3, 'goodsReceipt'),
  node('goodsReceipt', 'stock', '1', 4, 'supplierInvoice'),
  node('supplierInvoice', 'finance', '1', 5, 'payment'),
  node('quotation', 'selling', '2', 2, 'salesOrder'),
  node('salesOrder', 'selling', '2', 3, 'delivery'),
  node('delivery', 'stock', '2', 4, 'customerInvoice'),
  node('customerInvoice', 'finance', '2', 5, 'payment'),
  node('payment', 'finance', '1 / span 2', 6),
  node('return', 'stock', '3', 4),
  node('stockCount', 'stock', '3', 5),
  node('transfer', 'stock', '3', 6),
]

const groups = { draft: ['draft'], open: ['submitted', 'partlyDone'], done: ['done'] } as const

/** Returns how many documents of a kind are drafts, open and finished. */
export const countsOf = ({ counts }: Pick<ErpView, 'counts'>, kind: ErpDocumentKind) =>
  Object.entries(groups).flatMap(([group, states]) => {
    const count = counts
      .filter((row) => row.kind === kind && states.some((state) => state === row.state))
      .reduce((sum, row) => sum + row.count, 0)
    return count > 0 ? [{ group, count }] : []
  })
