import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, version } from '../wire/fields.ts'
import { erpCardContent } from './kinds/erp/cards.ts'
import { erpErrors, erpLimits } from './kinds/erp/names.ts'
import { erpVerdict } from './kinds/erp/view.ts'

const count = z.number().int()
const board = { id: 'CALL-736', method: 'POST', who: 'teacher' } as const
const cards = { id: 'CALL-737', method: 'POST', who: 'teacher' } as const

/**
 * PRC-050: a check of a card (statement) that students fail, with the number of runs that began the
 * card.
 */
const failure = z.object({
  card: z.string(),
  /** The title of a teacher's card; empty for a card of the school. */
  title: z.string(),
  /** The index of the statement in the card. */
  place: count,
  statement: erpVerdict.shape.statement,
  runs: count,
  of: count,
})

export const erpCommonErrors = z.object({
  /** The number of the newest runs that are counted; the board shows the same runs. */
  runs: count,
  failures: z.array(failure),
  slips: z.array(z.object({ code: z.enum(erpErrors), count })),
})
export type ErpCommonErrors = z.output<typeof erpCommonErrors>

/** PRC-050: a teacher's card in the list. */
export const erpCardRow = z.object({
  sign: z.string(),
  title: z.string(),
  author: z.string(),
  /** Whether the caller may change and remove the card. Its author and staff may. */
  isOwn: z.boolean(),
  statements: count,
  /**
   * The number of assignments that use the card. Each assignment keeps the copy that was made when
   * the card was chosen.
   */
  used: count,
  version: count,
  changedAt: z.string(),
})
export type ErpCardRow = z.output<typeof erpCardRow>

export const erpCardDocument = erpCardRow.extend({ content: erpCardContent })
export type ErpCardDocument = z.output<typeof erpCardDocument>

export const erpClassCalls = {
  /** The most frequent mistakes first, at most 20 of each kind. */
  erpCommonErrors: call({
    ...board,
    path: '/practice/board/erpErrors',
    kind: 'read',
    input: z.object({ sign }),
    data: erpCommonErrors,
  }),
  /**
   * PRC-196: restarts a card in the open run of a student; repeating the call succeeds. The call is
   * refused with -4 if the card was not begun, or if other documents are based on the documents of
   * the card.
   */
  resetErpCard: call({
    ...board,
    path: '/practice/board/resetErpCard',
    kind: 'save',
    input: z.object({ sign, card: z.string().trim().min(1).max(erpLimits.code) }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** The cards of all teachers of the school, last changed first. */
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
  /**
   * Repeating the same key returns the existing card. A refusal of the engine names the field
   * (PRC-197).
   */
  addErpCard: call({
    ...cards,
    path: '/practice/addErpCard',
    kind: 'save',
    input: z.object({ key: z.uuid(), content: erpCardContent }),
    data: erpCardDocument,
  }),
  /**
   * Changes a card; only for its author. An outdated version is refused with -4 and the newer card.
   */
  changeErpCard: call({
    ...cards,
    path: '/practice/changeErpCard',
    kind: 'save',
    input: z.object({ sign, version, content: erpCardContent }),
    data: erpCardDocument,
    refusals: ['alreadyDone'],
  }),
  /**
   * Removes a card; only for its author. Assignments keep their copy of the card. Repeating the
   * call succeeds.
   */
  removeErpCard: call({
    ...cards,
    path: '/practice/removeErpCard',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
}
