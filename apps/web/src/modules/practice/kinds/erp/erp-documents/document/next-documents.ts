import type { ErpDocument, ErpView } from '@titian/contract'
import { isLive, type WrittenKind } from '../parts/shapes.ts'

interface Next {
  kind: WrittenKind
  source: number
  /** The key of the link's label, if the label is not the name of the kind. */
  words?: string
}

const hasBill = (view: ErpView, order: number): boolean =>
  view.papers.some(
    (paper) => paper.kind === 'supplierInvoice' && paper.source === order && !paper.used,
  )

const toReturn = ({ id, lines }: ErpDocument): Next[] =>
  lines.some(({ units, done }) => units > done) ? [{ kind: 'return', source: id }] : []

const bill = (view: ErpView, order: number | null): Next[] =>
  order !== null && hasBill(view, order) ? [{ kind: 'supplierInvoice', source: order }] : []

function money({ id, kind, open }: ErpDocument): Next[] {
  if (open === 0) return []
  const isIn = (kind === 'customerInvoice') === open > 0
  return [{ kind: 'payment', source: id, words: open < 0 ? 'refund' : isIn ? 'receive' : 'pay' }]
}

/**
 * Returns the documents that usually follow this one, if units or amounts are still open for them.
 */
export function nextDocuments(document: ErpDocument, view: ErpView): Next[] {
  if (!isLive(document)) return []
  const { id, kind, source, openUnits, lines } = document
  const isOpen = openUnits > 0
  switch (kind) {
    case 'purchaseRequest':
      return isOpen
        ? [
            { kind: 'quotationRequest', source: id },
            { kind: 'purchaseOrder', source: id },
          ]
        : []
    case 'quotationRequest':
      return isOpen ? [{ kind: 'purchaseOrder', source: id }] : []
    case 'purchaseOrder':
      return [...(isOpen ? [{ kind: 'goodsReceipt', source: id } as const] : []), ...bill(view, id)]
    case 'goodsReceipt':
      return [...bill(view, source), ...toReturn(document)]
    case 'quotation':
      return isOpen ? [{ kind: 'salesOrder', source: id }] : []
    case 'salesOrder':
      return [
        ...(isOpen ? [{ kind: 'delivery', source: id } as const] : []),
        ...(lines.some(({ done, invoiced }) => done > invoiced)
          ? [{ kind: 'customerInvoice', source: id } as const]
          : []),
      ]
    case 'delivery':
      return [
        ...(source === null ? [] : [{ kind: 'customerInvoice', source } as const]),
        ...toReturn(document),
      ]
    case 'supplierInvoice':
    case 'customerInvoice':
      return money(document)
    default:
      return []
  }
}

/** The kinds of orders and requests that can be closed although units are still open. */
const closable: ReadonlySet<ErpDocument['kind']> = new Set([
  'purchaseRequest',
  'quotationRequest',
  'purchaseOrder',
  'quotation',
  'salesOrder',
])

export const canClose = (document: ErpDocument): boolean =>
  isLive(document) && closable.has(document.kind) && document.state !== 'done'

export const canCancel = (document: ErpDocument): boolean =>
  isLive(document) && document.kind !== 'opening'

/**
 * Whether the customer can be reminded: the invoice is overdue, and there was no reminder today.
 */
export const canRemind = (
  { id, kind, open, dueDay, ...document }: ErpDocument,
  { day, reminders }: ErpView,
): boolean =>
  kind === 'customerInvoice' &&
  isLive(document) &&
  open > 0 &&
  dueDay !== null &&
  dueDay < day &&
  !reminders.some((one) => one.document === id && one.day === day)
