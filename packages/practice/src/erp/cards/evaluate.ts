import { isLive, openAmount } from '../books/work.ts'
import { figures } from '../names.ts'
import { inventoryAgreement, trialBalance } from '../reports.ts'
import type { ErpDocument, ErpState } from '../state.ts'
import { cardData, cardState } from './find.ts'
import type { CardData, Statement } from './types.ts'

/** PRC-047: a statement about the books, with the numbers that its text needs. */
export interface Verdict {
  statement: Statement
  met: boolean
  expected: number | null
  found: number | null
}

/**
 * The data from which the statements of a card are judged: its documents in this attempt that were
 * not reversed.
 */
interface Books {
  state: ErpState
  /** The documents of the card that were not reversed. */
  documents: readonly ErpDocument[]
  /** All documents of the card: also the reversed ones and their reversals. */
  all: readonly ErpDocument[]
  ids: ReadonlySet<number>
}

export function booksOf(state: ErpState, code: string): Books {
  const round = cardState(state, code)?.round ?? 0
  const all = state.documents.filter(
    (document) => document.card === code && document.round === round,
  )
  return { state, all, documents: all.filter(isLive), ids: new Set(all.map(({ id }) => id)) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const compare = (statement: Statement, expected: number, found: number): Verdict => ({
  statement,
  met: found === expected,
  expected,
  found,
})

const yes = (statement: Statement, met: boolean, found: number | null = null): Verdict => ({
  statement,
  met,
  expected: null,
  found,
})

/**
 * Returns the units of an item in the documents of one kind with a partner. A receipt or a return
 * counts with its entered units, even if a later document has reversed a part.
 */
function unitsIn({ documents }: Books, kind: string, partner: string, item: string): number {
  return sum(
    documents
      .filter((document) => document.kind === kind && document.partner === partner)
      .flatMap(({ lines, closed }) =>
        lines
          .filter((line) => line.item === item)
          // The rest of a closed order is not delivered, and does not count as ordered.
          .map(({ units, done }) => (closed ? done : units)),
      ),
  )
}

function openIn({ documents }: Books, kind: string, partner: string, item: string): number {
  return sum(
    documents
      .filter((document) => document.kind === kind && document.partner === partner)
      .flatMap(({ lines }) =>
        lines
          .filter((line) => line.item === item)
          .map(({ units, done }) => Math.max(0, units - done)),
      ),
  )
}

const stockOf = ({ state }: Books, item: string) => {
  const rows = state.stock.filter((row) => row.item === item)
  return {
    units: sum(rows.map(({ units }) => units)),
    value: sum(rows.map(({ value }) => value)),
    shelf: sum(rows.map(({ shelf }) => shelf)),
    spoilt: sum(rows.map(({ spoilt }) => spoilt)),
  }
}

function accountOf({ state, ids }: Books, account: string): number {
  let balance = 0
  for (const { document, lines } of state.entries)
    if (ids.has(document))
      for (const line of lines) if (line.account === account) balance += line.debit - line.credit
  return balance
}

const isInvoice = ({ kind }: ErpDocument) =>
  kind === 'supplierInvoice' || kind === 'customerInvoice'

const owedBy = ({ documents }: Books, partner: string): number =>
  sum(
    documents
      .filter((document) => isInvoice(document) && document.partner === partner)
      .map(openAmount),
  )

/** The total of the invoices, minus the part that was credited for returned goods. */
function billed({ documents }: Books, partner: string): number {
  const invoices = documents.filter(
    (document) => isInvoice(document) && document.partner === partner,
  )
  const paid = sum(
    documents
      .filter(({ kind, source }) => kind === 'payment' && invoices.some(({ id }) => id === source))
      .map((payment) => settledBy(payment)),
  )
  const settled = sum(invoices.map((invoice) => invoice.settled))
  return sum(invoices.map(({ total }) => total)) - (settled - paid)
}

const settledBy = ({ effects }: ErpDocument): number =>
  sum(effects.map((effect) => (effect.on === 'settled' ? effect.by : 0)))

/**
 * The day by which a customer wants an order: the day in the customer's letter, even if the order
 * does not refer to the letter, otherwise the agreed day.
 */
export function dayOfOrder(order: ErpDocument, { papers }: ErpState): number | null {
  const named = order.paper === null ? undefined : papers[order.paper - 1]
  const letter =
    named ??
    papers.find(
      ({ kind, partner, card, round, lines }) =>
        kind === 'orderLetter' &&
        partner === order.partner &&
        card === order.card &&
        round === order.round &&
        order.lines.some(({ item }) => lines.some((line) => line.item === item)),
    )
  return letter?.dueDay ?? order.dueDay
}

/** Units of sales orders that were not delivered by the customer's day. */
export function lateUnits(documents: readonly ErpDocument[], state: ErpState): number {
  const deliveries = new Map<number | null, ErpDocument[]>()
  for (const other of state.documents)
    if (other.kind === 'delivery' && isLive(other))
      deliveries.set(other.source, [...(deliveries.get(other.source) ?? []), other])
  return sum(
    documents
      .filter(({ kind }) => kind === 'salesOrder')
      .map((order) => {
        const { id, lines, closed } = order
        const due = dayOfOrder(order, state)
        if (due === null) return 0
        // The rest of a closed order is no longer expected.
        const ordered = sum(lines.map(({ units, done: sent }) => (closed ? sent : units)))
        const onTime = sum(
          (deliveries.get(id) ?? [])
            .filter(({ day }) => day <= due)
            .flatMap((delivery) => delivery.lines.map(({ units }) => units)),
        )
        const isDue = state.day > due || state.finished
        const delivered = sum(lines.map(({ done }) => done))
        return isDue ? ordered - onTime : Math.max(0, delivered - onTime)
      }),
  )
}

function onTime(books: Books, partner: string): { met: boolean; late: number } {
  const orders = books.documents.filter(
    (document) => document.kind === 'salesOrder' && document.partner === partner,
  )
  const late = lateUnits(orders, books.state)
  const open = sum(orders.flatMap(({ lines }) => lines.map(({ units, done }) => units - done)))
  return { met: orders.length > 0 && late === 0 && open === 0, late }
}

/** Units that were refused on delivery or returned. */
function damagedIn({ documents }: Books, item: string): number {
  const lines = (kind: string) =>
    documents
      .filter((document) => document.kind === kind)
      .map((document) => ({ document, line: document.lines.find((line) => line.item === item) }))
  const refused = lines('goodsReceipt').map(({ line }) => line?.damaged ?? 0)
  const back = lines('return')
    .filter(
      ({ document }) => document.effects.some(({ on }) => on === 'line') && isToSupplier(document),
    )
    .map(({ line }) => line?.units ?? 0)
  return sum(refused) + sum(back)
}

/** A return to the supplier reduces the units of the order. */
const isToSupplier = ({ effects }: ErpDocument): boolean =>
  effects.some((effect) => effect.on === 'line' && effect.field === 'done' && effect.by < 0)

function closing({ state }: Books, code: string): boolean {
  const round = cardState(state, code)?.round
  // A month can be closed repeatedly; a later close does not undo an earlier one.
  return state.closings.some(
    (close) =>
      close.card === code &&
      close.round === round &&
      close.figures.length === figures.length &&
      close.figures.every(({ right }) => right),
  )
}

function reminded({ state, ids }: Books, partner: string): number {
  return state.reminders.filter(
    ({ document }) => ids.has(document) && state.documents[document - 1]?.partner === partner,
  ).length
}

type Of<Form extends Statement['form']> = Extract<Statement, { form: Form }>

function partnerIs({ state }: Books, statement: Of<'partnerIs'>): Verdict {
  const { partner: code, role, creditLimit, paymentDays } = statement
  const found = state.partners.find((partner) => partner.code === code)
  return yes(
    statement,
    found?.role === role && found.creditLimit === creditLimit && found.paymentDays === paymentDays,
    found ? 1 : 0,
  )
}

function itemIs({ state }: Books, statement: Of<'itemIs'>): Verdict {
  const { item: code, price, reorderPoint, reorderUnits } = statement
  const found = state.items.find((item) => item.code === code)
  const isSame =
    found?.price === price &&
    found.reorderPoint === reorderPoint &&
    found.reorderUnits === reorderUnits
  return yes(statement, isSame, found ? 1 : 0)
}

function ofDocuments(books: Books, statement: Statement): Verdict | undefined {
  switch (statement.form) {
    case 'openOf': {
      const { document, partner, item, units } = statement
      const exists = unitsIn(books, document, partner, item) > 0
      const open = openIn(books, document, partner, item)
      // An order that does not exist has no open units, but it is not complete either.
      return { ...compare(statement, units, open), met: open === units && (exists || units > 0) }
    }
    case 'documentExists': {
      const { document, partner, item, units } = statement
      return compare(statement, units, unitsIn(books, document, partner, item))
    }
    case 'documentAbsent':
      return compare(
        statement,
        0,
        unitsIn(books, statement.document, statement.partner, statement.item),
      )
    case 'owedBy':
      return compare(statement, statement.amount, owedBy(books, statement.partner))
    case 'billed':
      return compare(statement, statement.amount, billed(books, statement.partner))
    case 'onTime': {
      const { met, late } = onTime(books, statement.partner)
      return yes(statement, met, late)
    }
    case 'damagedReported':
      return compare(statement, statement.units, damagedIn(books, statement.item))
    case 'reminded': {
      const times = reminded(books, statement.partner)
      return yes(statement, times > 0, times)
    }
    case 'noPaymentBeforeMatch':
      return noPaymentBeforeMatch(books, statement)
    default:
      return undefined
  }
}

function noPaymentBeforeMatch(
  { state, all }: Books,
  statement: Of<'noPaymentBeforeMatch'>,
): Verdict {
  const { partner } = statement
  const payments = all.filter(
    (document) =>
      document.kind === 'payment' && document.partner === partner && document.state !== 'draft',
  )
  const early = payments.filter(
    ({ source, reverses }) =>
      reverses === null && source !== null && state.documents[source - 1]?.matched === false,
  )
  return yes(statement, early.length === 0 && payments.length > 0, early.length)
}

/** Whether a statement is met, with the numbers for its text. */
export function evaluate(books: Books, code: string, statement: Statement): Verdict {
  const ofPapers = ofDocuments(books, statement)
  if (ofPapers) return ofPapers
  switch (statement.form) {
    case 'accountBalance':
      return compare(statement, statement.amount, accountOf(books, statement.account))
    case 'stockOf':
      return compare(statement, statement.units, stockOf(books, statement.item).units)
    case 'stockValue':
      return compare(statement, statement.amount, stockOf(books, statement.item).value)
    case 'bookEqualsShelf': {
      const { units, shelf, spoilt } = stockOf(books, statement.item)
      return { ...compare(statement, shelf, units), met: units === shelf && spoilt === 0 }
    }
    case 'partnerIs':
      return partnerIs(books, statement)
    case 'itemIs':
      return itemIs(books, statement)
    case 'monthClosed':
      return yes(statement, closing(books, code))
    case 'trialBalanceZero': {
      const { debit, credit } = trialBalance(books.state.balances)
      return compare(statement, debit, credit)
    }
    default:
      return agreement(books, statement)
  }
}

function agreement({ state }: Books, statement: Statement): Verdict {
  const { account, moves } = inventoryAgreement(state)
  return compare(statement, moves, account)
}

const isBrought = ({ kind, source }: ErpDocument) =>
  kind === 'opening' || (kind === 'customerInvoice' && source === null)

/** The codes of master data that the statements of a card require. */
const wantedCodes = ({ statements }: CardData): ReadonlySet<string> =>
  new Set(
    statements.flatMap((statement) => {
      if (statement.form === 'partnerIs') return [statement.partner]
      return statement.form === 'itemIs' ? [statement.item] : []
    }),
  )

/**
 * Whether the student has worked on a card, because empty books would meet many statements.
 * Required master data counts even if it was entered outside of the card.
 */
function isWorkedOn({ state, all }: Books, data: CardData): boolean {
  const { code } = data
  const round = cardState(state, code)?.round
  const wanted = wantedCodes(data)
  return (
    all.some((document) => !isBrought(document) && document.submittedDay !== null) ||
    [...state.closings, ...state.reminders].some(
      (one) => one.card === code && one.round === round,
    ) ||
    [...state.partners, ...state.items].some(
      (one) => one.own && (one.card === code || wanted.has(one.code)),
    )
  )
}

/** All statements of a card; none is met if the student has not worked on it. */
export function verdictsOf(state: ErpState, code: string): Verdict[] {
  const data = cardData(state, code)
  if (!data) return []
  const books = booksOf(state, code)
  const begun = cardState(state, code) !== undefined && isWorkedOn(books, data)
  return data.statements.map((statement) => {
    const verdict = evaluate(books, code, statement)
    return begun ? verdict : { ...verdict, met: false }
  })
}
