import { type PracticeRun, reasons, type ReasonName, wrongField } from '@titian/contract'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { moved, type No, type Own, playerOf, store } from '../actions.ts'
import { settled } from '../keeping.ts'
import { findRun, listOfDay, lockRun, type RunWithState } from '../queries.ts'
import * as queries from './queries.ts'
import { booksOf, importOf, shopOf } from './rules.ts'

export const wrong = (field: string, { language }: Own) =>
  refusal('invalidInput', { fields: wrongField(field, language) })

const atMarket = (reason: ReasonName, { language }: Own) =>
  refusal('invalidInput', { reason, fields: { market: reasons[reason][language] } })

/**
 * The sales of the shop caused this refusal of the books, so it is shown at the form field in which
 * the shop is chosen.
 */
function besideMarket(refused: No): No {
  const [text] = Object.values(refused.detail.fields ?? {})
  return text === undefined
    ? refused
    : refusal('invalidInput', { ...refused.detail, fields: { market: text } })
}

interface Wish {
  number: number
  /** The run of the marketplace. */
  market: number
}

/**
 * PRC-049: imports the sales of the student's marketplace run into the books, as decisions. Returns
 * the same as `decide`.
 */
export function importSales(
  context: Own,
  id: number,
  wish: Wish,
): Promise<No | PracticeRun | undefined> {
  const { db, now } = context
  return db.transaction(async (tx) => {
    const run = await settled(tx, await lockRun(tx, playerOf(context), id), now)
    if (run.kind !== 'erp') return wrong('sign', context)
    const before = await queries.findImport(tx, id, wish.market)
    if (run.state !== 'active' || wish.number !== run.number)
      return isSame(run, wish, before) ? undefined : moved(tx, context, run)
    if (before !== undefined) return refusal('alreadyDone', 'salesImported')
    const market = await findRun(tx, playerOf(context), wish.market)
    const shop = market && shopOf(market)
    if (!shop) return wrong('market', context)
    const decided = await listOfDay(tx, id, run.day)
    const books = booksOf(run, decided)
    const decisions = books ? importOf(books, shop, context.language) : []
    if (decisions.length === 0) return atMarket('nothingSold', context)
    const sent = { number: run.number, decisions, endDay: false, before: decided }
    const answer = await store(tx, context, run, sent)
    if (answer instanceof Refusal) return besideMarket(answer)
    await queries.addImport(tx, { runId: id, marketId: wish.market, number: run.number })
    return answer
  })
}

/** True if the call repeats an import, and this import was the last call of the run. */
const isSame = (run: RunWithState, { number }: Wish, before: number | undefined): boolean =>
  number === before && number === run.number - 1
