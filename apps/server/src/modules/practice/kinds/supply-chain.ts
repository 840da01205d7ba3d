import { chainSeats, orderCommand, type ChainSeat, type SupplyChainView } from '@titian/contract'
import {
  calibrationProblemsOn,
  calibrationSeeds,
  type DeskView,
  keyDecisionsOf,
  measuresOf,
  percentOf,
  supplyChain,
  type SupplyChainScenario,
  type SupplyChainState,
  type WeekRow,
} from '@titian/practice/supply-chain'
import { noView, type ServedKind } from './served.ts'
import { supplyChainQuestions } from './supply-chain-questions.ts'

const week = ({ onTime: _onTime, ...row }: WeekRow) => row

const isSeat = (seat: string): seat is ChainSeat => chainSeats.some((one) => one === seat)

function deskOf(view: DeskView): SupplyChainView {
  const { playedBy: _playedBy, rows, ...desk } = view
  return { ...desk, rows: rows.map(week) }
}

/** The beer game (PRC-051 to PRC-059). */
export const servedSupplyChain: ServedKind<SupplyChainScenario, SupplyChainState> = {
  name: 'supply-chain',
  engine: supplyChain,
  url: '/supplyChain',
  modes: ['oneSeat', 'allSeats', 'team'],
  played: (scenario, seats) => ({
    ...scenario,
    seats: {
      ...scenario.seats,
      ...Object.fromEntries(seats.map((seat) => [seat, 'player'])),
    },
  }),
  daysOf: ({ weeks }) => weeks,
  dayOf: (state) => state.week,
  command: orderCommand,
  keyOf: (seat) => seat,
  endsWithSeats: true,
  parts: [
    { name: 'cost', of: 35 },
    { name: 'service', of: 30 },
    { name: 'bullwhip', of: 20 },
    { name: 'debrief', of: 15 },
  ],
  checksForMarks: function* (scenario) {
    for (const seed of calibrationSeeds) yield calibrationProblemsOn(scenario, seed).length === 0
  },
  debrief: supplyChainQuestions,
  keyDecisions: keyDecisionsOf,
  facts: (scenario) => {
    const { startStock, orderDelay, shippingDelay, productionDelay, holding, backlog } = scenario
    const { sharedDemand } = scenario
    const delays = { orderDelay, shippingDelay, productionDelay }
    return { ...noView, supplyChain: { startStock, ...delays, holding, backlog, sharedDemand } }
  },
  views: (state, seats) => ({
    ...noView,
    supplyChain: seats.flatMap((seat) => {
      const view = supplyChain.viewOf(state, seat)
      return view ? [deskOf(view)] : []
    }),
  }),
  review: (state, scenario, seed) => {
    const metrics = supplyChain.metricsOf(state)
    const { reference, human } = measuresOf(scenario, seed)
    return {
      ...noView,
      supplyChain: {
        chainCost: metrics.chainCost,
        referenceCost: reference.chainCost,
        humanCost: human.chainCost,
        demand: state.desks.retailer.rows.map(({ asked }) => asked),
        seats: supplyChain.seats.filter(isSeat).map((seat) => {
          const { cost, bullwhip, weeksWithoutBacklog, fillRate } = metrics.seats[seat]
          const { playedBy, rows } = state.desks[seat]
          return {
            seat,
            playedBy,
            cost,
            bullwhip: bullwhip.variation ? bullwhip.hundredths : null,
            withoutBacklog: percentOf(weeksWithoutBacklog),
            onTime: percentOf(fillRate),
            rows: rows.map(week),
          }
        }),
      },
    }
  },
}
