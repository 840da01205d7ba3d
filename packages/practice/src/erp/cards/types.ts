import type { Account, Currency, DocumentKind, PaperKind, Role } from '../names.ts'

export interface PartnerData {
  code: string
  name: string
  role: Role
  /** Cents of open orders and invoices that a customer may have; 0 is no credit at all. */
  creditLimit: number
  paymentDays: number
  currency: Currency
}

export interface ItemData {
  code: string
  name: string
  /** Cents, without tax. */
  price: number
  reorderPoint: number
  reorderUnits: number
}

/** What a supplier sells, and how it delivers and bills. */
export interface SupplyRule {
  partner: string
  item: string
  price: number
  leadDays: number
  /** Percent of an order in its first delivery; the rest follows after the lead time again. */
  firstPercent: number
  /** Units of the first delivery that arrive damaged; they are sent again without a bill. */
  damaged: number
  /** Cents that are added to the price on the first bill. */
  billedMore: number
}

/** When a customer pays: days after the due day, or null as long as no reminder comes. */
export interface Habit {
  partner: string
  lateDays: number | null
  /** Days from the reminder to the money. */
  afterReminder: number
}

export interface PaperData {
  kind: PaperKind
  partner: string | null
  number: string
  lines: { item: string; units: number; price: number; damaged: number }[]
  /** Days from the day on which it arrives. */
  dueAfter: number | null
  facts: { name: string; value: string | number }[]
  text: string
}

/** A paper that comes so many days after the card was begun, or after the first delivery to its partner. */
export interface CardEvent {
  after: 'begin' | 'delivery'
  days: number
  paper: PaperData
}

/** PRC-047: a closed set of forms. Each is read on the documents of the card, those of the books on all. */
export type Statement =
  | { form: 'openOf'; document: DocumentKind; partner: string; item: string; units: number }
  | { form: 'accountBalance'; account: Account; amount: number }
  | { form: 'stockOf'; item: string; units: number }
  | { form: 'stockValue'; item: string; amount: number }
  | { form: 'documentExists'; document: DocumentKind; partner: string; item: string; units: number }
  | { form: 'documentAbsent'; document: DocumentKind; partner: string; item: string }
  | { form: 'noPaymentBeforeMatch'; partner: string }
  | { form: 'owedBy'; partner: string; amount: number }
  | { form: 'billed'; partner: string; amount: number }
  | { form: 'onTime'; partner: string }
  | { form: 'damagedReported'; item: string; units: number }
  | { form: 'reminded'; partner: string }
  | { form: 'bookEqualsShelf'; item: string }
  | { form: 'partnerIs'; partner: string; role: Role; creditLimit: number; paymentDays: number }
  | { form: 'itemIs'; item: string; price: number; reorderPoint: number; reorderUnits: number }
  | { form: 'monthClosed' }
  | { form: 'trialBalanceZero' }
  | { form: 'ledgerEqualsMoves' }

export type StatementForm = Statement['form']

/** A card as data. The words of a card of the school are in the sites; a teacher's own card brings them. */
export interface CardData {
  code: string
  title: string
  story: string
  partners: PartnerData[]
  items: ItemData[]
  /** Stock that is there when the card begins; `shelf` is what is really there. */
  stock: { item: string; units: number; cost: number; shelf: number }[]
  /** Invoices of before that customers have not yet paid, with tax in the amount. */
  openInvoices: { partner: string; amount: number; dueAfter: number }[]
  supplies: SupplyRule[]
  habits: Habit[]
  events: CardEvent[]
  statements: Statement[]
  hints: string[]
}
