import type { CommandProblem } from '../../engine.ts'
import type { ErpState } from '../state.ts'

/**
 * PRC-244: refuses a purchase order that a command submits without a price, since its goods would come for nothing.
 * Compares the books before and after the command; it is asked of new commands only, so that the commands of runs that
 * began earlier still give the same books.
 */
export function unpriced(before: ErpState, after: ErpState): CommandProblem[] {
  const submitted = after.documents.filter(
    ({ id, kind, state }) =>
      kind === 'purchaseOrder' &&
      state === 'submitted' &&
      (before.documents[id - 1]?.state ?? 'draft') === 'draft',
  )
  return submitted.flatMap(({ lines }) =>
    lines.flatMap(({ item, price }, place): CommandProblem[] =>
      price > 0
        ? []
        : [
            {
              code: 'refused',
              reason: 'priceNeeded',
              path: `lines.${place}.price`,
              details: { item },
            },
          ],
    ),
  )
}
