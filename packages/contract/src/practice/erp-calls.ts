import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, whole } from '../wire/fields.ts'
import { erpAccounts, erpLimits } from './kinds/erp/names.ts'
import { erpDocument, erpLedgerRow, erpStockRow } from './kinds/erp/view.ts'
import { practiceRun } from './shapes.ts'

const own = { id: 'CALL-733', method: 'GET', who: 'signedIn', kind: 'read' } as const
const books = { id: 'CALL-734', method: 'POST', who: 'teacher', kind: 'read' } as const

/** Of a run: one document by its number in the books, an account, and an item. */
const oneDocument = z.object({
  sign,
  // A query carries it as a text.
  document: z.coerce.number<number>().int().min(1).max(1_000_000),
})
const oneAccount = z.object({ sign, account: z.enum(erpAccounts), page, size: size(50) })
const oneItem = z.object({
  sign,
  item: z.string().trim().min(1).max(erpLimits.code),
  page,
  size: size(50),
})

/** PRC-044: the books of a run beside what its page has; the newest rows first. */
export const erpCalls = {
  /** One document of the own books, with what it posted. */
  erpDocument: call({
    ...own,
    path: '/practice/erp/document',
    input: oneDocument,
    data: erpDocument,
  }),
  /** A T-account. */
  erpLedger: call({
    ...own,
    path: '/practice/erp/ledger',
    input: oneAccount,
    data: listOf(erpLedgerRow),
  }),
  /** The moves of an item. */
  erpStock: call({
    ...own,
    path: '/practice/erp/stock',
    input: oneItem,
    data: listOf(erpStockRow),
  }),
  /**
   * PRC-049: brings what was sold in an own run of the marketplace in as sales orders of today, once for each run of it,
   * with the customer and the items where they are missing. The running number is that of a decision: the same again
   * answers the run, and out of turn: -4 with the run. A run of the marketplace that was brought in before: -4.
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
  /** PRC-050: the same three in the books of a student of an assignment, for the teachers of its course. */
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
