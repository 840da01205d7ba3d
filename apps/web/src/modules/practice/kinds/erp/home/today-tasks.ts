import type { ErpView } from '@titian/contract'
import type { ErpPart, ErpWords } from '../../../links.ts'
import { type ErpDocumentHeader, formOf, isLive, unusedPapers } from '../parts/papers.ts'

export const taskKinds = [
  'begin',
  'continue',
  'paper',
  'pay',
  'remind',
  'deliver',
  'bill',
  'draft',
] as const
type TaskKind = (typeof taskKinds)[number]

/** One task of today, with a link to its page. */
export interface ErpTask {
  kind: TaskKind
  /** The code of a card, or the id of a paper or document. */
  of: string
  dueDay: number | null
  part: ErpPart
  words: ErpWords
}

const ofDocument = (
  kind: TaskKind,
  { id, dueDay, card }: ErpDocumentHeader,
  form: string | null,
): ErpTask => ({
  kind,
  of: String(id),
  dueDay,
  ...(form === null
    ? { part: 'document', words: { id: String(id) } }
    : {
        part: 'new',
        words: { kind: form, source: String(id), ...(card === null ? {} : { card }) },
      }),
})

/** Returns the begun cards that are not solved, or if there are none, the next card. */
function cardTasks({ cards }: ErpView): ErpTask[] {
  const next = cards.find(({ begunDay }) => begunDay === null)
  return cards
    .filter((card) => (card.begunDay === null ? card === next : card.met < card.statements.length))
    .map(({ code, begunDay }) => ({
      kind: begunDay === null ? 'begin' : 'continue',
      of: code,
      dueDay: null,
      part: 'card',
      words: { id: code },
    }))
}

/** Whether goods of an order were delivered but not invoiced yet. */
function isToBill(order: ErpDocumentHeader, documents: readonly ErpDocumentHeader[]): boolean {
  const ofOrder = (kind: ErpDocumentHeader['kind']) =>
    documents.filter(
      (document) =>
        document.kind === kind &&
        document.source === order.id &&
        document.state !== 'draft' &&
        isLive(document),
    )
  const invoices = ofOrder('customerInvoice')
  const billed = invoices.reduce((sum, { total }) => sum + total, 0)
  return ofOrder('delivery').length > invoices.length && billed < order.total
}

function documentTasks({ documents, day }: ErpView): ErpTask[] {
  return documents.flatMap((document) => {
    const { kind, state, open, openUnits, dueDay } = document
    if (state === 'draft') return [ofDocument('draft', document, null)]
    if (!isLive(document)) return []
    if (kind === 'supplierInvoice' && open > 0) return [ofDocument('pay', document, 'payment')]
    if (kind === 'customerInvoice' && open > 0 && (dueDay ?? day) < day)
      return [ofDocument('remind', document, null)]
    if (kind !== 'salesOrder') return []
    return [
      ...(isToBill(document, documents) ? [ofDocument('bill', document, 'customerInvoice')] : []),
      ...(openUnits > 0 ? [ofDocument('deliver', document, 'delivery')] : []),
    ]
  })
}

/** PRC-221: returns today's tasks in their order. */
export function todayTasks(view: ErpView): ErpTask[] {
  const papers = unusedPapers(view).map((paper): ErpTask => ({
    kind: 'paper',
    of: String(paper.id),
    dueDay: paper.dueDay,
    ...formOf(paper, view),
  }))
  return [...cardTasks(view), ...papers, ...documentTasks(view)].toSorted(
    (one, other) => taskKinds.indexOf(one.kind) - taskKinds.indexOf(other.kind),
  )
}
