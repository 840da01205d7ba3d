import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, version } from '../wire/fields.ts'
import { erpCardContent } from './kinds/erp/cards.ts'
import { erpErrors, erpLimits } from './kinds/erp/names.ts'
import { erpVerdict } from './kinds/erp/view.ts'

const count = z.number().int()
const board = { id: 'CALL-736', method: 'POST', who: 'teacher' } as const
const cards = { id: 'CALL-737', method: 'POST', who: 'teacher' } as const

/** PRC-050: a statement that students of an assignment fail, in how many of the runs that have begun its card. */
const failure = z.object({
  card: z.string(),
  /** Of a teacher's own card; empty for a card of the school. */
  title: z.string(),
  /** Which statement of the card, from 0 on. */
  place: count,
  statement: erpVerdict.shape.statement,
  runs: count,
  of: count,
})

export const erpCommonErrors = z.object({
  /** Newest runs of the students, which are those of the board. */
  runs: count,
  failures: z.array(failure),
  slips: z.array(z.object({ code: z.enum(erpErrors), count })),
})
export type ErpCommonErrors = z.output<typeof erpCommonErrors>

/** PRC-050: a card of a teacher in the list of those of the school. */
export const erpCardRow = z.object({
  sign: z.string(),
  title: z.string(),
  author: z.string(),
  /** The caller may change and remove it: who made it, and staff of the school. */
  isOwn: z.boolean(),
  statements: count,
  /** Assignments that have it. What they have of it stays as it was when it was chosen. */
  used: count,
  version: count,
  changedAt: z.string(),
})
export type ErpCardRow = z.output<typeof erpCardRow>

export const erpCardDocument = erpCardRow.extend({ content: erpCardContent })
export type ErpCardDocument = z.output<typeof erpCardDocument>

export const erpClassCalls = {
  /** The most frequent first, and no more than 20 of each. */
  erpCommonErrors: call({
    ...board,
    path: '/practice/board/erpErrors',
    kind: 'read',
    input: z.object({ sign }),
    data: erpCommonErrors,
  }),
  /** PRC-196: begins a card of a student again, in an open run; again: done. A card that was not begun, or on which others build: -4. */
  resetErpCard: call({
    ...board,
    path: '/practice/board/resetErpCard',
    kind: 'save',
    input: z.object({ sign, card: z.string().trim().min(1).max(erpLimits.code) }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** Cards of all teachers of the school, the last changed first. */
  erpCards: call({
    ...cards,
    path: '/practice/erpCards',
    kind: 'read',
    input: z.object({ page, size: size(20), word: z.string().trim().max(60).default('') }),
    data: listOf(erpCardRow),
  }),
  erpCard: call({
    ...cards,
    path: '/practice/erpCard',
    kind: 'read',
    input: z.object({ sign }),
    data: erpCardDocument,
  }),
  /** The same key again answers the card that is there. What the engine refuses is named by its field (PRC-197). */
  addErpCard: call({
    ...cards,
    path: '/practice/addErpCard',
    kind: 'save',
    input: z.object({ key: z.uuid(), content: erpCardContent }),
    data: erpCardDocument,
  }),
  /** By its author; another version: -4 with the newer one. */
  changeErpCard: call({
    ...cards,
    path: '/practice/changeErpCard',
    kind: 'save',
    input: z.object({ sign, version, content: erpCardContent }),
    data: erpCardDocument,
    refusals: ['alreadyDone'],
  }),
  /** By its author; assignments keep what they have of it. Again: done. */
  removeErpCard: call({
    ...cards,
    path: '/practice/removeErpCard',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
}
