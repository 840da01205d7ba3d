import { answerCommand, type InventoryView } from '@titian/contract'
import {
  inventory,
  type InventoryScenario,
  type InventoryState,
  type ProblemView,
} from '@titian/practice/inventory'
import { noView, type ServedKind } from './served.ts'

function problem({ tolerance, solution, given, ...shown }: ProblemView) {
  return {
    ...shown,
    given: given.map(({ name, amounts }) => ({ name, amounts: [...amounts] })),
    tolerance: tolerance.code,
    solution: solution && {
      answer: solution.answer,
      steps: solution.steps.map(({ code, numbers }) => ({
        code,
        numbers: Object.entries(numbers).map(([name, amount]) => ({ name, amount })),
      })),
    },
  }
}

function bench(state: InventoryState): InventoryView | null {
  const view = inventory.viewOf(state, 'student')
  return view ? { ...view, problems: view.problems.map(problem) } : null
}

/** The inventory problems (PRC-061, PRC-078). Each day of a run is one try. */
export const servedInventory: ServedKind<InventoryScenario, InventoryState> = {
  name: 'inventory',
  engine: inventory,
  url: '/supplyChain',
  modes: ['oneSeat'],
  played: (scenario) => scenario,
  daysOf: ({ tries }) => tries,
  dayOf: ({ attempt }) => attempt,
  command: answerCommand,
  keyOf: (_, { problem: name }) => String(name),
  endsWithSeats: false,
  parts: [{ name: 'bench', of: 100 }],
  // Luck and copying need not be checked. Each problem has an exact answer for every seed.
  checksForMarks: () => [],
  debrief: [],
  // The review shows each answer with its result, so there are no key decisions.
  keyDecisions: () => [],
  facts: ({ problems, tries }) => ({ ...noView, inventory: { problems: problems.length, tries } }),
  views: (state) => ({ ...noView, inventory: bench(state) }),
  review: (state) => ({ ...noView, inventory: bench(state) }),
}
