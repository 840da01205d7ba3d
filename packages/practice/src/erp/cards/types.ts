import type { Account, Currency, DocumentKind, PaperKind, Role } from '../names.ts'

export interface PartnerData {
  code: string
  name: string
  role: Role
  /** The limit in cents of a customer's open orders and invoices; 0 means no credit. */
  creditLimit: number
  paymentDays: number
  currency: Currency
}

export interface ItemData {
  code: string
  name: string
  /** The price in cents, without tax. */
  price: number
  reorderPoint: number
  reorderUnits: number
}

/** What a supplier sells, and how it delivers and sends invoices. */
export interface SupplyRule {
  partner: string
  item: string
  price: number
  leadDays: number
  /** The percentage of an order in its first delivery; the rest follows after another lead time. */
  firstPercent: number
  /** Units of the first delivery that arrive damaged; they are replaced free of charge. */
  damaged: number
  /** Cents by which the price on the first invoice is too high. */
  billedMore: number
}

/**
 * When a customer pays: days after the due date, or null if the customer pays only after a
 * reminder.
 */
export interface Habit {
  partner: string
  lateDays: number | null
  /** The number of days from the reminder to the payment. */
  afterReminder: number
}

export interface PaperData {
  kind: PaperKind
  partner: string | null
  number: string
  lines: { item: string; units: number; price: number; damaged: number }[]
  /** The number of days from the arrival of the paper to its due day. */
  dueAfter: number | null
  facts: { name: string; value: string | number }[]
  text: string
}

/**
 * A paper that arrives a number of days after the start of the card, or after the first delivery to
 * its partner.
 */
export interface CardEvent {
  after: 'begin' | 'delivery'
  days: number
  paper: PaperData
}

/**
 * PRC-047: the possible forms of statements. A statement is judged by the documents of the card; a
 * statement about the books is judged by all documents.
 */
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

/**
 * A card as data. The sites contain the texts of a card of the school; a teacher's own card
 * includes its texts.
 */
export interface CardData {
  code: string
  title: string
  story: string
  partners: PartnerData[]
  items: ItemData[]
  /** The stock at the start of the card; `shelf` is the real stock. */
  stock: { item: string; units: number; cost: number; shelf: number }[]
  /** Earlier invoices that customers have not paid yet; the amount includes tax. */
  openInvoices: { partner: string; amount: number; dueAfter: number }[]
  supplies: SupplyRule[]
  habits: Habit[]
  events: CardEvent[]
  statements: Statement[]
  hints: string[]
}
