import fc from 'fast-check'
import { builtInCodes } from '../erp/cards/built-in.ts'
import { balanceOf } from '../erp/books/ledger.ts'
import { isLive, openAmount } from '../erp/books/work.ts'
import { nextPiece } from '../erp/rounding.ts'
import { advancedErp, type ErpScenario, standardErp } from '../erp/scenario.ts'
import type { ErpDocument, ErpState } from '../erp/state.ts'

/** Integers from which the next command is generated, whatever the books contain. */
export type Dice = readonly [action: number, which: number, units: number, more: number]

const die = fc.nat(10_000)
export const anyDice: fc.Arbitrary<Dice[]> = fc.array(fc.tuple(die, die, die, die), {
  minLength: 30,
  maxLength: 160,
})

const short: Partial<ErpScenario> = { days: 120 }
export const anyBooks: fc.Arbitrary<ErpScenario> = fc.constantFrom<ErpScenario>(
  { ...standardErp, ...short },
  { ...standardErp, ...short, taxPermille: 77, cash: 300_000 },
  { ...advancedErp, ...short },
)

const pick = <Value>(values: readonly Value[], at: number): Value | undefined =>
  values.length === 0 ? undefined : values[at % values.length]

type Made = Record<string, unknown>

/** Kinds that follow another document, so that generated commands are often possible. */
const followers: Readonly<Record<string, readonly string[]>> = {
  purchaseRequest: ['quotationRequest', 'purchaseOrder'],
  quotationRequest: ['purchaseOrder'],
  purchaseOrder: ['goodsReceipt', 'goodsReceipt', 'supplierInvoice'],
  goodsReceipt: ['return'],
  supplierInvoice: ['payment'],
  quotation: ['salesOrder'],
  salesOrder: ['delivery', 'delivery', 'customerInvoice'],
  delivery: ['return'],
  customerInvoice: ['payment'],
}

function linesFrom(source: ErpDocument, units: number, more: number): Made[] {
  return source.lines.map((line) => ({
    item: line.item,
    units: 1 + (units % Math.max(1, line.units - (more % 3 === 0 ? 0 : line.done))),
    damaged: more % 7 === 0 ? 1 : 0,
    ...(more % 11 === 0 && { price: line.price + 1 }),
  }))
}

function following(state: ErpState, [, which, units, more]: Dice): Made | undefined {
  const source = pick(
    state.documents.filter((document) => isLive(document) && followers[document.kind]),
    which,
  )
  const kind = source && pick(followers[source.kind] ?? [], more)
  if (!source || !kind) return undefined
  const paper = state.papers.findLast((one) => one.source === source.id && one.kind === kind)
  const open = Math.abs(openAmount(source))
  const amount = more % 2 === 0 ? open : 1 + (units % (open + 1))
  return {
    type: 'write',
    kind,
    source: source.id,
    partner: source.partner ?? pick(state.supplies, which + more)?.partner,
    paper: kind === 'supplierInvoice' ? paper?.id : null,
    direction: more % 13 === 0 ? 'in' : null,
    warehouse: more % 17 === 0 ? 'second' : 'main',
    lines: linesFrom(source, units, more),
    ...(kind === 'payment' && { amount, lines: [] }),
    submit: more % 19 !== 0,
  }
}

function first(state: ErpState, [action, which, units, more]: Dice): Made | undefined {
  const kinds = [
    'purchaseOrder',
    'salesOrder',
    'stockCount',
    'transfer',
    'quotation',
    'purchaseRequest',
  ]
  const kind = pick(kinds, action)
  const role = kind === 'purchaseOrder' ? 'supplier' : 'customer'
  const item = pick(state.items, units)
  const supply = pick(state.supplies, which)
  const partner = pick(
    state.partners.filter((one) => one.role === role),
    which,
  )
  // Some orders go to partners of the student, who are paid in dollars.
  const bought = kind === 'purchaseOrder' && more % 4 > 0 && supply
  return {
    type: 'write',
    kind,
    card: bought ? null : item?.card,
    partner: bought ? supply.partner : partner?.code,
    toWarehouse: 'second',
    lines: [
      {
        item: bought ? supply.item : item?.code,
        units: 1 + (more % 40),
        price: bought ? supply.price + (more % 5 === 0 ? 1 : 0) : 100 + units,
      },
    ],
    submit: true,
  }
}

/** Returns a command that is usually possible in these books, but not always. */
export function madeUp(state: ErpState, dice: Dice): { command: Made; seat: string } {
  const [action, which, units, more] = dice
  const { day } = state
  const id = 1 + (which % state.documents.length)
  const card = pick(builtInCodes, which)
  const partnerOwn = {
    type: 'savePartner',
    code: `P${which % 3}`,
    name: 'Own',
    role: units % 2 ? 'supplier' : 'customer',
    creditLimit: 1_000_000,
    paymentDays: units % 20,
    currency: state.scenario.dollars && units % 2 ? 'usd' : 'home',
  }
  const others: readonly (Made | undefined)[] = [
    { type: 'beginCard', card },
    { type: 'cancel', document: id },
    { type: 'cancel', document: Math.max(1, state.documents.length - (which % 6)) },
    { type: 'submit', document: id },
    { type: 'discard', document: id },
    { type: 'close', document: which % 3 === 0 ? id : 0 },
    { type: 'dispute', paper: 1 + (which % Math.max(1, state.papers.length)) },
    { type: 'remind', document: id },
    partnerOwn,
    { type: 'closeMonth', figures: [{ figure: 'profit', amount: units }] },
  ]
  if (action % 97 === 0) return { seat: 'teacher', command: { type: 'resetCard', card, day } }
  const made =
    action % 10 < 6
      ? following(state, dice)
      : action % 10 < 8
        ? first(state, dice)
        : pick(others, more)
  return { seat: 'clerk', command: { ...(made ?? { type: 'beginCard', card }), day } }
}

const sumOf = <Value>(values: readonly Value[], by: (value: Value) => number): number =>
  values.reduce((all, value) => all + by(value), 0)

/** The books as computed from the documents alone, which the stored balances must equal. */
export function modelOf({ documents, scenario }: ErpState) {
  const live = documents.filter(isLive)
  const of = (kind: string) => live.filter((document) => document.kind === kind)
  const unitsOf = (kinds: readonly ErpDocument[], item: string) =>
    sumOf(kinds, ({ lines }) => sumOf(lines, (line) => (line.item === item ? line.units : 0)))
  const payments = of('payment')
  return {
    bank:
      scenario.cash + sumOf(payments, ({ direction, home }) => (direction === 'in' ? home : -home)),
    receivables: sumOf(of('customerInvoice'), openAmount),
    payables: sumOf(
      of('supplierInvoice'),
      ({ home, total, settled }) => home - nextPiece(home, total, 0, settled),
    ),
    grni: sumOf(documents, ({ lines }) => sumOf(lines, ({ waitingValue }) => waitingValue)),
    /**
     * Returns for each order line the units that arrived and were not returned, computed from the
     * receipts and returns.
     */
    received: of('purchaseOrder').flatMap(({ id, lines }) => {
      const receipts = of('goodsReceipt').filter(({ source }) => source === id)
      const ids = new Set(receipts.map((receipt) => receipt.id))
      const back = of('return').filter(({ source }) => source !== null && ids.has(source))
      return lines.map(({ item, done }) => ({
        done,
        received: unitsOf(receipts, item) - unitsOf(back, item),
      }))
    }),
    delivered: of('salesOrder').flatMap(({ id, lines }) => {
      const deliveries = of('delivery').filter(({ source }) => source === id)
      return lines.map(({ item, done }) => ({ done, received: unitsOf(deliveries, item) }))
    }),
  }
}

export const balancesOf = ({ balances }: ErpState) => ({
  bank: balanceOf(balances, 'bank'),
  receivables: balanceOf(balances, 'receivables'),
  payables: 0 - balanceOf(balances, 'payables'),
  grni: 0 - balanceOf(balances, 'grni'),
})
