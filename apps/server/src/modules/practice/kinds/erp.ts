import { erpCommand, type ErpProgress, type ErpRefusal, type ErpView } from '@titian/contract'
import { erp, type ErpScenario, type ErpState, resultMeasures } from '@titian/practice/erp'
import { erpRefusalText } from './erp-refusals.ts'
import { noView, type ServedKind } from './served.ts'

const seat = 'clerk'

const viewOf = (state: ErpState): ErpView | null => erp.viewOf(state, seat) ?? null

function progressOf(state: ErpState): ErpProgress | null {
  const view = viewOf(state)
  if (!view) return null
  const slips = new Map<ErpProgress['slips'][number]['code'], number>()
  for (const { code } of view.slips) slips.set(code, (slips.get(code) ?? 0) + 1)
  return {
    cash: view.cash,
    cards: view.cards.map(({ code, title, begunDay, met, hints, statements }) => ({
      code,
      title,
      begun: begunDay !== null,
      met,
      of: statements.length,
      hints,
      failed: statements.flatMap((verdict, place) =>
        begunDay === null || verdict.met ? [] : [{ ...verdict, place }],
      ),
    })),
    slips: [...slips].map(([code, count]) => ({ code, count })),
  }
}

/** The ERP practice (PRC-042 to PRC-050). */
export const servedErp: ServedKind<ErpScenario, ErpState> = {
  name: 'erp',
  engine: erp,
  url: '/erp',
  modes: ['oneSeat'],
  played: (scenario) => scenario,
  daysOf: ({ days }) => days,
  dayOf: ({ day }) => day,
  command: erpCommand,
  keyOf: (by) => by,
  endsWithSeats: false,
  parts: [
    { name: 'statements', of: 70 },
    { name: 'accuracy', of: 15 },
    { name: 'result', of: 15 },
  ],
  // Luck and copying need not be checked. Whether a card is solved depends only on the books,
  // whatever the seed is.
  checksForMarks: () => [],
  debrief: [],
  // The review shows each card with its statements, so there are no key decisions.
  keyDecisions: () => [],
  facts: ({ cash, cards, ownCards, warehouses, dollars, valuation }) => ({
    ...noView,
    erp: { cash, cards: cards.length + ownCards.length, warehouses, dollars, valuation },
  }),
  views: (state) => ({ ...noView, erp: viewOf(state) }),
  review: (state) => {
    const view = viewOf(state)
    return { ...noView, erp: view && { view, result: state.finished ? resultMeasures(state) : [] } }
  },
  progressOf,
  // The contract lists the engine's reasons, and each has a text.
  refusedText: (reason, details, language) =>
    erpRefusalText(reason as ErpRefusal, details, language),
}
