import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, whole } from '../wire/fields.ts'
import { erpAccounts, erpLimits } from './kinds/erp/names.ts'
import { erpDocument, erpLedgerRow, erpStockRow } from './kinds/erp/view.ts'
import { practiceRun } from './shapes.ts'

const own = { id: 'CALL-733', method: 'GET', who: 'signedIn', kind: 'read' } as const
const books = { id: 'CALL-734', method: 'POST', who: 'teacher', kind: 'read' } as const

/** The keys of one document, account and item of a run. */
const oneDocument = z.object({
  sign,
  // A query sends the number as text.
  document: z.coerce.number<number>().int().min(1).max(1_000_000),
})
const oneAccount = z.object({ sign, account: z.enum(erpAccounts), page, size: size(50) })
const oneItem = z.object({
  sign,
  item: z.string().trim().min(1).max(erpLimits.code),
  page,
  size: size(50),
})

/** PRC-044: more data of the books, newest first. */
export const erpCalls = {
  /** One document with its postings. */
  erpDocument: call({
    ...own,
    path: '/practice/erp/document',
    input: oneDocument,
    data: erpDocument,
  }),
  /** One T account. */
  erpLedger: call({
    ...own,
    path: '/practice/erp/ledger',
    input: oneAccount,
    data: listOf(erpLedgerRow),
  }),
  /** The movements of an item. */
  erpStock: call({
    ...own,
    path: '/practice/erp/stock',
    input: oneItem,
    data: listOf(erpStockRow),
  }),
  /**
   * PRC-049: imports the sales of a marketplace run as today's sales orders, with the missing
   * customer and items. The number counts decisions: repeating it returns the run, and a wrong
   * number is refused with -4 and the run. Importing the same marketplace run twice is refused with
   * -4.
   */
  importErpSales: call({
    id: 'CALL-735',
    method: 'POST',
    path: '/practice/erp/importSales',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ sign, number: whole(1, 1_000_000), market: sign }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /** PRC-050: the following calls return a student's books to the teachers of the course. */
  boardErpDocument: call({
    ...books,
    path: '/practice/board/erpDocument',
    input: oneDocument,
    data: erpDocument,
  }),
  boardErpLedger: call({
    ...books,
    path: '/practice/board/erpLedger',
    input: oneAccount,
    data: listOf(erpLedgerRow),
  }),
  boardErpStock: call({
    ...books,
    path: '/practice/board/erpStock',
    input: oneItem,
    data: listOf(erpStockRow),
  }),
}
