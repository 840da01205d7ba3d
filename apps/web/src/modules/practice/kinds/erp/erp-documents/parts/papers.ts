import { practiceLinks } from '../../../../links.ts'
import type { ErpPaper, WrittenKind } from './shapes.ts'

/** The documents that a paper requires, the usual one first. */
const formsOf: Readonly<Partial<Record<ErpPaper['kind'], readonly WrittenKind[]>>> = {
  orderLetter: ['salesOrder', 'quotation'],
  offer: ['purchaseOrder'],
  deliveryNote: ['goodsReceipt'],
  supplierInvoice: ['supplierInvoice'],
  countSheet: ['stockCount'],
  returnLetter: ['return'],
  bankLine: ['payment'],
}

/** An internal note with goods requires a purchase. */
const ofNote = ({ kind, lines }: ErpPaper): readonly WrittenKind[] =>
  kind === 'note' && lines.length > 0 ? ['purchaseOrder', 'purchaseRequest'] : []

export const kindsOfPaper = (paper: ErpPaper): readonly WrittenKind[] =>
  formsOf[paper.kind] ?? ofNote(paper)

/** Returns the link to the form for a new partner or item; null for other papers. */
export function masterLink(sign: string, { id, kind }: ErpPaper) {
  if (kind === 'newPartner') return practiceLinks.erp(sign, 'partners', { paper: String(id) })
  return kind === 'newItem' ? practiceLinks.erp(sign, 'items', { paper: String(id) }) : null
}
