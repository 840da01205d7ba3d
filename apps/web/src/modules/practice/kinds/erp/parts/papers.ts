import type { ErpCommand, ErpView } from '@titian/contract'
import type { ErpPart, ErpWords } from '../../../links.ts'

/** The kinds of documents that a student writes: all except opening balances. */
export type WrittenKind = Extract<ErpCommand, { type: 'write' }>['kind']
export type ErpPaper = ErpView['papers'][number]
export type ErpDocumentHeader = ErpView['documents'][number]

/**
 * Whether a document still counts: it is not reversed, is no reversal itself and was not discarded.
 */
export const isLive = ({ state, reverses, reversedBy }: ErpDocumentHeader): boolean =>
  state !== 'cancelled' && reverses === null && reversedBy === null

/**
 * Whether a paper still needs a form: a note only informs, and a disputed bill waits for the
 * supplier.
 */
export const isUnused = ({ kind, disputed, used }: ErpPaper): boolean =>
  kind !== 'note' && !disputed && !used

export const unusedPapers = ({ papers }: ErpView): ErpPaper[] => papers.filter(isUnused)

/** The documents that can be written from a paper, the usual one first. */
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

interface Form {
  part: ErpPart
  words: ErpWords
}

const written = (kind: string, paper: ErpPaper, source: number | null = paper.source): Form => ({
  part: 'new',
  words: {
    kind,
    paper: String(paper.id),
    ...(source === null ? {} : { source: String(source) }),
    ...ofCard(paper),
  },
})

/** Returns the newest delivery to the customer who returns goods. */
const deliveryTo = ({ partner }: ErpPaper, documents: readonly ErpDocumentHeader[]) =>
  documents.findLast(
    (document) =>
      document.kind === 'delivery' &&
      document.partner === partner &&
      document.state !== 'draft' &&
      isLive(document),
  )?.id ?? null

const ofCard = ({ card }: ErpPaper): ErpWords => (card === null ? {} : { card })

/** PRC-042: returns the link to the form in which a paper is entered. */
export function formOf(paper: ErpPaper, { documents }: Pick<ErpView, 'documents'>): Form {
  const { kind, id } = paper
  if (kind === 'newPartner' || kind === 'newItem')
    return {
      part: kind === 'newPartner' ? 'partners' : 'items',
      words: { paper: String(id), ...ofCard(paper) },
    }
  const [form] = kind === 'note' ? [] : kindsOfPaper(paper)
  if (!form) return { part: 'inbox', words: { id: String(id) } }
  return written(form, paper, kind === 'returnLetter' ? deliveryTo(paper, documents) : undefined)
}
