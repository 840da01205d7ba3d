import type { ErpView } from '@titian/contract'
import { practiceLinks } from '../../../../links.ts'
import { type ErpPaper, isLive, type WrittenKind } from './shapes.ts'

const factOf = ({ facts }: ErpPaper, name: string) =>
  facts.find((fact) => fact.name === name)?.value

/** A live document of this kind for the card of the paper, which need not name the paper. */
const isAnswered = (paper: ErpPaper, { documents }: ErpView, kind: WrittenKind): boolean =>
  documents.some(
    (one) =>
      one.kind === kind &&
      isLive(one) &&
      (one.paper === paper.id ||
        (one.paper === null &&
          paper.card !== null &&
          one.card === paper.card &&
          (paper.partner === null || one.partner === paper.partner))),
  )

const isUntouched = ({ lines }: ErpPaper) =>
  lines.every(({ units, left, damaged, leftDamaged }) => left === units && leftDamaged === damaged)

/** Whether nothing is left to do with a paper. */
export function isUsed(paper: ErpPaper, view: ErpView): boolean {
  const { kind, left, lines, source } = paper
  const isEmpty = lines.every((line) => line.left === 0 && line.leftDamaged === 0)
  const isKnown = (list: readonly { code: string }[]) =>
    list.some(({ code }) => code === factOf(paper, 'code'))
  switch (kind) {
    case 'deliveryNote':
      return isEmpty
    case 'orderLetter':
      return isEmpty || (isUntouched(paper) && isAnswered(paper, view, 'salesOrder'))
    case 'newPartner':
      return isKnown(view.partners)
    case 'newItem':
      return isKnown(view.items)
    case 'returnLetter':
      return left <= 0 || isAnswered(paper, view, 'return')
    case 'countSheet':
      return left <= 0 || isAnswered(paper, view, 'stockCount')
    case 'offer':
      return view.documents.some(({ id, state }) => id === source && state === 'done')
    default:
      return left <= 0
  }
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
