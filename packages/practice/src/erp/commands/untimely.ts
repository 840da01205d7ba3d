import type { CommandProblem } from '../../engine.ts'
import { cardData, cardState } from '../cards/find.ts'
import type { ErpDocument, ErpState } from '../state.ts'

type Refused = Extract<CommandProblem, { code: 'refused' }>

/** PRC-244: a purchase order without a price, whose goods would be free. */
const unpriced = ({ kind, lines }: ErpDocument): Refused[] =>
  kind !== 'purchaseOrder'
    ? []
    : lines.flatMap(({ item, price }, place) =>
        price > 0
          ? []
          : [
              {
                code: 'refused' as const,
                reason: 'priceNeeded' as const,
                path: `lines.${place}.price`,
                details: { item },
              },
            ],
      )

/** PRC-248: goods that the customer of a card has not returned yet. */
function notReturned(state: ErpState, document: ErpDocument): Refused[] {
  const { kind, card, partner, source } = document
  const isOfDelivery = state.documents[(source ?? 0) - 1]?.kind === 'delivery'
  if (kind !== 'return' || !isOfDelivery || card === null || partner === null) return []
  const happened = cardState(state, card)?.happened ?? []
  const isComing = cardData(state, card)?.events.some(
    ({ paper }, place) =>
      paper.kind === 'returnLetter' && paper.partner === partner && !happened[place],
  )
  return isComing
    ? [{ code: 'refused', reason: 'notReturnedYet', path: 'source', details: { partner } }]
    : []
}

/**
 * Rules for a submission that compare the books before and after the command. Only new commands are
 * checked, so that older runs still replay to the same books.
 */
export function untimely(before: ErpState, after: ErpState): CommandProblem[] {
  return after.documents
    .filter(
      ({ id, state, reverses }) =>
        reverses === null &&
        state !== 'draft' &&
        state !== 'cancelled' &&
        (before.documents[id - 1]?.state ?? 'draft') === 'draft',
    )
    .flatMap((document) => [...unpriced(document), ...notReturned(after, document)])
}
