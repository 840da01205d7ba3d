import {
  type Check,
  fieldOf,
  isObject,
  listOf,
  objectOf,
  oneOf,
  type Problem,
  wholeBetween,
} from '../../checks.ts'
import { textBetween } from '../fields.ts'
import { accounts, cardPaperKinds, currencies, documentKinds, limits, roles } from '../names.ts'
import { neverMet } from './never-met.ts'
import type { CardData, Statement, StatementForm } from './types.ts'

/**
 * Why a teacher's card is invalid, with the path of the fault. For two statements that contradict
 * each other, also the path of the other statement.
 */
export type CardProblem =
  | Problem
  | { path: string; code: 'contradicts'; other: string }
  | { path: string; code: 'unknownItem' | 'unknownPartner' | 'neverMet' }

const code = textBetween(1, limits.code)
const name = textBetween(1, limits.name)
const cents = wholeBetween(0, limits.amount)
const signed = wholeBetween(-limits.amount, limits.amount)
const price = wholeBetween(0, limits.price)
const units = wholeBetween(0, limits.units)
const kind = oneOf(documentKinds.filter((one) => one !== 'opening'))

const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path)

const fact: Check = (value, path) =>
  typeof value === 'number' ? signed(value, path) : textBetween(0, limits.name)(value, path)

const paper = objectOf({
  kind: oneOf(cardPaperKinds),
  partner: orNull(code),
  number: textBetween(0, limits.code),
  lines: listOf(objectOf({ item: code, units, price, damaged: units }), 0, limits.lines),
  dueAfter: orNull(wholeBetween(0, limits.days)),
  facts: listOf(objectOf({ name, value: fact }), 0, limits.lines),
  text: textBetween(0, limits.story),
})

const fieldsOf: Readonly<Record<StatementForm, Readonly<Record<string, Check>>>> = {
  openOf: { document: kind, partner: code, item: code, units },
  accountBalance: { account: oneOf(accounts), amount: signed },
  stockOf: { item: code, units },
  stockValue: { item: code, amount: cents },
  documentExists: {
    document: kind,
    partner: code,
    item: code,
    units: wholeBetween(1, limits.units),
  },
  documentAbsent: { document: kind, partner: code, item: code },
  noPaymentBeforeMatch: { partner: code },
  owedBy: { partner: code, amount: signed },
  billed: { partner: code, amount: signed },
  onTime: { partner: code },
  damagedReported: { item: code, units },
  reminded: { partner: code },
  bookEqualsShelf: { item: code },
  partnerIs: {
    partner: code,
    role: oneOf(roles),
    creditLimit: cents,
    paymentDays: wholeBetween(0, limits.paymentDays),
  },
  itemIs: { item: code, price, reorderPoint: units, reorderUnits: units },
  monthClosed: {},
  trialBalanceZero: {},
  ledgerEqualsMoves: {},
}

const isForm = (value: unknown): value is StatementForm =>
  typeof value === 'string' && Object.hasOwn(fieldsOf, value)

const statement: Check = (value, path) => {
  if (!isObject(value)) return [{ path, code: 'notAnObject' }]
  const form = fieldOf(value, 'form')
  if (!isForm(form))
    return [{ path: `${path}.form`, code: form === undefined ? 'required' : 'unknownName' }]
  return objectOf({ form: oneOf(Object.keys(fieldsOf)), ...fieldsOf[form] })(value, path)
}

const checkCard = objectOf({
  code,
  title: textBetween(1, limits.name),
  story: textBetween(1, limits.story),
  partners: listOf(
    objectOf({
      code,
      name,
      role: oneOf(roles),
      creditLimit: cents,
      paymentDays: wholeBetween(0, limits.paymentDays),
      currency: oneOf(currencies),
    }),
    0,
    limits.lines,
  ),
  items: listOf(
    objectOf({ code, name, price, reorderPoint: units, reorderUnits: units }),
    0,
    limits.lines,
  ),
  stock: listOf(objectOf({ item: code, units, cost: price, shelf: units }), 0, limits.lines),
  openInvoices: listOf(
    objectOf({
      partner: code,
      amount: wholeBetween(1, limits.amount),
      dueAfter: wholeBetween(-limits.days, limits.days),
    }),
    0,
    limits.lines,
  ),
  supplies: listOf(
    objectOf({
      partner: code,
      item: code,
      price,
      leadDays: wholeBetween(1, 30),
      firstPercent: wholeBetween(1, 100),
      damaged: units,
      billedMore: price,
    }),
    0,
    limits.lines,
  ),
  habits: listOf(
    objectOf({
      partner: code,
      lateDays: orNull(wholeBetween(0, limits.days)),
      afterReminder: wholeBetween(1, 30),
    }),
    0,
    limits.lines,
  ),
  events: listOf(
    objectOf({ after: oneOf(['begin', 'delivery']), days: wholeBetween(0, limits.days), paper }),
    0,
    limits.papers,
  ),
  statements: listOf(statement, 1, limits.statements),
  hints: listOf(textBetween(1, 500), 0, limits.hints),
})

/**
 * Returns the subject of a statement: two statements with the same subject and different values
 * contradict each other.
 */
function subjectOf(said: Statement): { subject: string; value: string } | undefined {
  const join = (...parts: readonly (string | number)[]) => parts.join(' ')
  switch (said.form) {
    case 'openOf':
      return {
        subject: join('open', said.document, said.partner, said.item),
        value: join(said.units),
      }
    case 'accountBalance':
      return { subject: join('account', said.account), value: join(said.amount) }
    case 'stockOf':
      return { subject: join('stock', said.item), value: join(said.units) }
    case 'stockValue':
      return { subject: join('worth', said.item), value: join(said.amount) }
    case 'documentExists':
      return {
        subject: join('exists', said.document, said.partner, said.item),
        value: join(said.units),
      }
    case 'documentAbsent':
      return { subject: join('exists', said.document, said.partner, said.item), value: '0' }
    case 'owedBy':
    case 'billed':
      return { subject: join(said.form, said.partner), value: join(said.amount) }
    case 'damagedReported':
      return { subject: join('damaged', said.item), value: join(said.units) }
    case 'partnerIs':
      return {
        subject: join('partner', said.partner),
        value: join(said.role, said.creditLimit, said.paymentDays),
      }
    case 'itemIs':
      return {
        subject: join('item', said.item),
        value: join(said.price, said.reorderPoint, said.reorderUnits),
      }
    default:
      return undefined
  }
}

/** Returns whether two forms exclude each other although their subjects differ. */
function excludes(one: Statement, other: Statement): boolean {
  if (one.form === 'stockOf' && other.form === 'stockValue')
    return one.item === other.item && one.units === 0 && other.amount !== 0
  if (one.form === 'openOf' && other.form === 'documentExists')
    return isSameOrder(one, other) && one.units > other.units
  if (one.form === 'openOf' && other.form === 'documentAbsent')
    // A statement that an order is fulfilled or open excludes the statement that the order does not
    // exist.
    return isSameOrder(one, other)
  return false
}

interface OfOrder {
  document: string
  partner: string
  item: string
}

const isSameOrder = (one: OfOrder, other: OfOrder): boolean =>
  one.document === other.document && one.partner === other.partner && one.item === other.item

const contradict = (one: Statement, other: Statement): boolean => {
  const a = subjectOf(one)
  const b = subjectOf(other)
  if (a && b && a.subject === b.subject) return a.value !== b.value
  return excludes(one, other) || excludes(other, one)
}

function contradictions({ statements }: CardData): CardProblem[] {
  return statements.flatMap((later, place) => {
    const earlier = statements.findIndex((other, at) => at < place && contradict(other, later))
    const path = `statements.${place}`
    return earlier === -1
      ? []
      : [{ path, code: 'contradicts', other: `statements.${earlier}` } as const]
  })
}

/**
 * Returns partners and items that a card refers to but does not include, except those that the
 * student must create.
 */
function unknownNames(card: CardData): CardProblem[] {
  const made = (form: 'partnerIs' | 'itemIs') =>
    card.statements.flatMap((said) =>
      said.form !== form
        ? []
        : [said.form === 'partnerIs' ? said.partner : said.form === 'itemIs' ? said.item : ''],
    )
  const partners = new Set([...card.partners.map((one) => one.code), ...made('partnerIs')])
  const items = new Set([...card.items.map((one) => one.code), ...made('itemIs')])
  const named: { path: string; partner?: string | null; item?: string }[] = [
    ...(['stock', 'openInvoices', 'supplies', 'habits', 'statements'] as const).flatMap((list) =>
      card[list].map((entry, place) => ({ ...entry, path: `${list}.${place}` })),
    ),
    ...card.events.flatMap(({ paper: { partner, lines } }, place) => [
      { partner, path: `events.${place}.paper` },
      ...lines.map(({ item }, at) => ({ item, path: `events.${place}.paper.lines.${at}` })),
    ]),
  ]
  return named.flatMap(({ path, partner, item }) => [
    ...(partner && !partners.has(partner)
      ? [{ path: `${path}.partner`, code: 'unknownPartner' } as const]
      : []),
    ...(item && !items.has(item) ? [{ path: `${path}.item`, code: 'unknownItem' } as const] : []),
  ])
}

function repeated(card: CardData): Problem[] {
  return (['partners', 'items'] as const).flatMap((list) =>
    card[list].flatMap((entry, place): Problem[] =>
      card[list].findIndex((other) => other.code === entry.code) < place
        ? [{ path: `${list}.${place}.code`, code: 'repeated' }]
        : [],
    ),
  )
}

/** Customers pay in the company's currency. */
const dollarCustomers = ({ partners }: CardData): Problem[] =>
  partners.flatMap(({ role, currency }, place) =>
    role === 'customer' && currency !== 'home'
      ? [{ path: `partners.${place}.currency`, code: 'unknownName' }]
      : [],
  )

const isCard = (value: unknown): value is CardData => checkCard(value, '').length === 0

/** PRC-050: returns the errors of a value as a teacher's card. Never throws. */
export function cardProblems(value: unknown): CardProblem[] {
  if (!isCard(value)) return checkCard(value, '')
  return [
    ...repeated(value),
    ...dollarCustomers(value),
    ...unknownNames(value),
    ...contradictions(value),
    ...neverMet(value).map((path) => ({ path, code: 'neverMet' }) as const),
  ]
}
