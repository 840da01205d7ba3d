import type { ErpHeader, ErpPaper, WrittenKind } from '../parts/shapes.ts'

/** The fields of the form of one kind. */
export interface KindForm {
  /**
   * The role of the partner, if the student chooses the partner; otherwise the source document has
   * the partner.
   */
  role?: 'supplier' | 'customer'
  /** The kinds of documents from which this kind of document can be written. */
  sources: readonly ErpHeader['kind'][]
  needsSource?: boolean
  /** The kinds of papers from which this kind of document can be written. */
  papers: readonly ErpPaper['kind'][]
  needsPaper?: boolean
  /** Whether lines have prices. If not, the prices of the source document apply. */
  hasPrices?: boolean
  /**
   * Where damaged units are counted: in a receipt beside the usable units, in a return among its
   * units.
   */
  damaged?: 'beside' | 'among'
  /** The smallest number of units of a line, if it is not 1. */
  leastUnits?: 0
  hasWarehouse?: boolean
  isTransfer?: boolean
  hasDueDay?: boolean
  isTaxed?: boolean
}

/** The fields of each kind of document (PRC-225). */
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

/** The kinds in the order of the process, grouped by department. */
export const kindsByLane = {
  buying: ['purchaseRequest', 'quotationRequest', 'purchaseOrder', 'goodsReceipt'],
  selling: ['quotation', 'salesOrder', 'delivery'],
  finance: ['supplierInvoice', 'customerInvoice', 'payment'],
  stock: ['return', 'stockCount', 'transfer'],
} as const satisfies Record<string, readonly WrittenKind[]>
