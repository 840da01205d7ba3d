import type { ErpView } from '@titian/contract'

type Books = Pick<ErpView, 'documents' | 'partners' | 'items' | 'closings' | 'reminders'>

/** Whether a document existed when the card began. */
const isBrought = ({ kind, source }: ErpView['documents'][number]): boolean =>
  kind === 'opening' || (kind === 'customerInvoice' && source === null)

/** Whether the student has done anything for a card. */
export const isWorkedOn = (books: Books, code: string): boolean =>
  books.documents.some((one) => one.card === code && !one.byTeacher && !isBrought(one)) ||
  books.closings.some(({ card }) => card === code) ||
  books.reminders.some(({ card }) => card === code) ||
  [...books.partners, ...books.items].some(({ card, own }) => own && card === code)
