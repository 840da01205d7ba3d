import { card, customer, item, paper, stock, supplier, supply } from '../erp/cards/parts.ts'
import { erp } from '../erp/kind.ts'
import { one, type Player, playerOf } from '../erp/plays/player.ts'
import { type ErpScenario, standardErp } from '../erp/scenario.ts'

export const shop = card('shop', {
  title: 'Shop',
  story: 'A shop.',
  partners: [customer('C', 'Customer', 10_600, 14), supplier('S', 'Supplier', 5)],
  items: [item('A', 'Lamp', 1_000), item('B', 'Bulb', 200)],
  stock: [stock('A', 10, 500, 8), stock('B', 5, 100)],
  supplies: [supply('S', 'A', 500)],
  events: [{ after: 'begin', days: 1, paper: paper('note', { number: 'N' }) }],
  statements: [
    { form: 'documentExists', document: 'salesOrder', partner: 'C', item: 'A', units: 5 },
    { form: 'stockOf', item: 'A', units: 10 },
  ],
  hints: ['First.', 'Second.'],
})

export const scenario: ErpScenario = { ...standardErp, days: 20, cards: [], ownCards: [shop] }

export function begin(more: Partial<ErpScenario> = {}): Player {
  const player = playerOf({ ...scenario, ...more }, 'seed')
  player.do({ type: 'beginCard', card: 'shop' })
  return player
}

/** Returns why a command is refused: the code of the rule and its details. */
export function refusal(player: Player, command: object, seat = 'clerk') {
  const full = { day: player.state().day, ...command }
  const [first] = erp.commandProblems(player.state(), full, seat)
  if (first?.code === 'refused') return { [first.reason]: first.details, at: first.path }
  return first?.code === 'field' ? first.problem : first
}

export const write = (kind: string, more: object) => ({
  type: 'write',
  kind,
  card: 'shop',
  submit: true,
  ...more,
})
export const sale = (units: number, item_ = 'A') =>
  write('salesOrder', { partner: 'C', lines: one(item_, units) })
