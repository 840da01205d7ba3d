import type { ErpHeader, ErpPaper, WrittenKind } from '../parts/shapes.ts'

/** What the form of a kind of document has. */
export interface KindForm {
  /** Whom it is with, where the student says so; else it is the partner of the source. */
  role?: 'supplier' | 'customer'
  /** The kinds that it can be written from. */
  sources: readonly ErpHeader['kind'][]
  needsSource?: boolean
  /** The papers that it can be written from. */
  papers: readonly ErpPaper['kind'][]
  needsPaper?: boolean
  /** Prices on the lines; without them the price of the source counts. */
  hasPrices?: boolean
  /** Broken units beside the usable ones at the gate, or among the units of a return. */
  damaged?: 'beside' | 'among'
  /** The first units that a line may have. */
  leastUnits?: 0
  hasWarehouse?: boolean
  isTransfer?: boolean
  hasDueDay?: boolean
  isTaxed?: boolean
}

/** Which fields each kind of document has (PRC-225). */
export const kindForms: Readonly<Record<WrittenKind, KindForm>> = {
  purchaseRequest: { sources: [], papers: ['note'] },
  quotationRequest: { role: 'supplier', sources: ['purchaseRequest'], papers: [] },
  purchaseOrder: {
    role: 'supplier',
    sources: ['purchaseRequest', 'quotationRequest'],
    papers: ['offer', 'note'],
    hasPrices: true,
    isTaxed: true,
  },
  goodsReceipt: {
    sources: ['purchaseOrder'],
    needsSource: true,
    papers: ['deliveryNote'],
    damaged: 'beside',
    leastUnits: 0,
    hasWarehouse: true,
  },
  supplierInvoice: {
    sources: ['purchaseOrder'],
    needsSource: true,
    papers: ['supplierInvoice'],
    needsPaper: true,
    hasPrices: true,
    isTaxed: true,
  },
  quotation: {
    role: 'customer',
    sources: [],
    papers: ['orderLetter'],
    hasPrices: true,
    isTaxed: true,
  },
  salesOrder: {
    role: 'customer',
    sources: ['quotation'],
    papers: ['orderLetter'],
    hasPrices: true,
    hasDueDay: true,
    isTaxed: true,
  },
  delivery: { sources: ['salesOrder'], needsSource: true, papers: [], hasWarehouse: true },
  customerInvoice: {
    sources: ['salesOrder'],
    needsSource: true,
    papers: [],
    hasPrices: true,
    isTaxed: true,
  },
  payment: {
    sources: ['supplierInvoice', 'customerInvoice'],
    needsSource: true,
    papers: ['bankLine'],
  },
  return: {
    sources: ['goodsReceipt', 'delivery'],
    needsSource: true,
    papers: ['returnLetter'],
    damaged: 'among',
    hasWarehouse: true,
  },
  stockCount: { sources: [], papers: ['countSheet'], leastUnits: 0, hasWarehouse: true },
  transfer: { sources: [], papers: [], hasWarehouse: true, isTransfer: true },
}

export const isWrittenKind = (kind: string | undefined): kind is WrittenKind =>
  kind !== undefined && Object.hasOwn(kindForms, kind)

/** The kinds in the order of the process, by the part of the company that writes them. */
export const kindsByLane = {
  buying: ['purchaseRequest', 'quotationRequest', 'purchaseOrder', 'goodsReceipt'],
  selling: ['quotation', 'salesOrder', 'delivery'],
  finance: ['supplierInvoice', 'customerInvoice', 'payment'],
  stock: ['return', 'stockCount', 'transfer'],
} as const satisfies Record<string, readonly WrittenKind[]>
