import type { ErpView } from '@titian/contract'
import { practiceLinks } from '../../../../links.ts'
import type { ErpPaper, WrittenKind } from './shapes.ts'

/** Papers that the books do not count down themselves: they are used once a document names them. */
const usedByDocument: ReadonlySet<ErpPaper['kind']> = new Set(['returnLetter', 'offer'])
const usedByLines: ReadonlySet<ErpPaper['kind']> = new Set(['deliveryNote', 'orderLetter'])

const factOf = ({ facts }: ErpPaper, name: string) =>
  facts.find((fact) => fact.name === name)?.value

/** Whether nothing is left to do with a paper. */
export function isUsed(paper: ErpPaper, { documents, partners, items }: ErpView): boolean {
  const { id, kind, left, lines } = paper
  if (left <= 0) return true
  if (usedByLines.has(kind)) return lines.every((line) => line.left === 0 && line.leftDamaged === 0)
  if (kind === 'newPartner' || kind === 'newItem') {
    const code = factOf(paper, 'code')
    return (kind === 'newPartner' ? partners : items).some((one) => one.code === code)
  }
  if (!usedByDocument.has(kind)) return false
  return documents.some(
    (one) => one.paper === id && one.state !== 'cancelled' && one.reverses === null,
  )
}

/** The documents that a paper asks for, the usual one first. */
const formsOf: Readonly<Partial<Record<ErpPaper['kind'], readonly WrittenKind[]>>> = {
  orderLetter: ['salesOrder', 'quotation'],
  offer: ['purchaseOrder'],
  deliveryNote: ['goodsReceipt'],
  supplierInvoice: ['supplierInvoice'],
  countSheet: ['stockCount'],
  returnLetter: ['return'],
  bankLine: ['payment'],
}

/** A note of the company that names goods asks for a purchase. */
const ofNote = ({ kind, lines }: ErpPaper): readonly WrittenKind[] =>
  kind === 'note' && lines.length > 0 ? ['purchaseOrder', 'purchaseRequest'] : []

export const kindsOfPaper = (paper: ErpPaper): readonly WrittenKind[] =>
  formsOf[paper.kind] ?? ofNote(paper)

/** Where a new partner or item is entered; null for other papers. */
export function masterLink(sign: string, { id, kind }: ErpPaper) {
  if (kind === 'newPartner') return practiceLinks.erp(sign, 'partners', { paper: String(id) })
  return kind === 'newItem' ? practiceLinks.erp(sign, 'items', { paper: String(id) }) : null
}
