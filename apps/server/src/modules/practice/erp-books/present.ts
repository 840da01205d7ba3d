import type { ErpAccount, ErpDocument, ErpLedgerRow, ErpStockRow } from '@titian/contract'
import { accountLedger, documentView, type ErpState, stockLedger } from '@titian/practice/erp'

interface Window {
  page: number
  size: number
}

const numberOf = ({ documents }: ErpState, document: number): string =>
  documents[document - 1]?.number ?? ''

/** Returns one page of rows, newest first. */
function newest<Row>(rows: readonly Row[], { page, size }: Window) {
  const end = Math.max(0, rows.length - (page - 1) * size)
  return { list: rows.slice(Math.max(0, end - size), end).toReversed(), total: rows.length }
}

/** PRC-044: returns a document with its postings; undefined for an unknown number. */
export const bookDocument = (state: ErpState, id: number): ErpDocument | undefined =>
  documentView(state, id)

/** Returns one page of the postings of an account, as a T-account shows them. */
export function bookLedger(state: ErpState, account: ErpAccount, window: Window) {
  const { list, total } = newest(accountLedger(state, account), window)
  const numbered = (row: (typeof list)[number]): ErpLedgerRow => ({
    ...row,
    number: numberOf(state, row.document),
  })
  return { list: list.map(numbered), total }
}

/** Returns the movements of an item; undefined for an unknown item. */
export function bookStock(state: ErpState, item: string, window: Window) {
  if (!state.items.some(({ code }) => code === item)) return undefined
  const { list, total } = newest(stockLedger(state, item), window)
  const numbered = (row: (typeof list)[number]): ErpStockRow => ({
    ...row,
    number: numberOf(state, row.document),
  })
  return { list: list.map(numbered), total }
}
