import type { ErpView } from '@titian/contract'
import type { ErpPart, ErpWords } from '../../../links.ts'

export type ErpPaper = ErpView['papers'][number]
export type ErpDocumentHeader = ErpView['documents'][number]

type OfPapers = Pick<ErpView, 'documents' | 'partners' | 'items'>

/** Neither reversed nor a reversal, nor thrown away as a draft. */
export const isLive = ({ state, reverses, reversedBy }: ErpDocumentHeader): boolean =>
  state !== 'cancelled' && reverses === null && reversedBy === null

/** A document that names the paper, or that does the same for the card without naming it. */
const isAnswered = (paper: ErpPaper, { documents }: OfPapers, kind: ErpDocumentHeader['kind']) =>
  documents.some(
    (document) =>
      document.kind === kind &&
      isLive(document) &&
      (document.paper === paper.id ||
        (paper.card !== null &&
          document.card === paper.card &&
          (paper.partner === null || document.partner === paper.partner))),
  )

const factOf = ({ facts }: ErpPaper, name: string) =>
  facts.find((fact) => fact.name === name)?.value

/** Whether a paper still needs a form; a note only informs. */
export function isUnused(paper: ErpPaper, books: OfPapers): boolean {
  switch (paper.kind) {
    case 'note':
      return false
    case 'newPartner':
      return !books.partners.some(({ code }) => code === factOf(paper, 'code'))
    case 'newItem':
      return !books.items.some(({ code }) => code === factOf(paper, 'code'))
    case 'deliveryNote':
      return paper.lines.some(({ left, leftDamaged }) => left + leftDamaged > 0)
    case 'orderLetter':
      return !isAnswered(paper, books, 'salesOrder')
    case 'returnLetter':
      return !isAnswered(paper, books, 'return')
    case 'countSheet':
      return paper.left > 0 && !isAnswered(paper, books, 'stockCount')
    case 'offer':
      return books.documents.some(
        ({ id, state }) => id === paper.source && (state === 'submitted' || state === 'partlyDone'),
      )
    // A bill that was disputed waits for the answer of the supplier and not for a form.
    case 'supplierInvoice':
      return paper.left > 0 && !paper.disputed
    default:
      return paper.left > 0
  }
}

export const unusedPapers = (view: ErpView): ErpPaper[] =>
  view.papers.filter((paper) => isUnused(paper, view))

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
    ...(paper.card === null ? {} : { card: paper.card }),
  },
})

/** The newest delivery to the customer who sends goods back. */
const deliveryTo = ({ partner }: ErpPaper, documents: readonly ErpDocumentHeader[]) =>
  documents.findLast(
    (document) =>
      document.kind === 'delivery' &&
      document.partner === partner &&
      document.state !== 'draft' &&
      isLive(document),
  )?.id ?? null

/** PRC-042: the page with the form that a paper asks for. */
export function formOf(paper: ErpPaper, { documents }: OfPapers): Form {
  switch (paper.kind) {
    case 'newPartner':
      return { part: 'partners', words: { paper: String(paper.id), ...cardOf(paper) } }
    case 'newItem':
      return { part: 'items', words: { paper: String(paper.id), ...cardOf(paper) } }
    case 'orderLetter':
      return written('salesOrder', paper)
    case 'offer':
      return written('purchaseOrder', paper)
    case 'deliveryNote':
      return written('goodsReceipt', paper)
    case 'supplierInvoice':
      return written('supplierInvoice', paper)
    case 'countSheet':
      return written('stockCount', paper)
    case 'returnLetter':
      return written('return', paper, deliveryTo(paper, documents))
    case 'bankLine':
      return written('payment', paper)
    case 'note':
      return { part: 'inbox', words: { id: String(paper.id) } }
  }
}

const cardOf = ({ card }: ErpPaper): ErpWords => (card === null ? {} : { card })
