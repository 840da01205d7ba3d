import type { Habit, ItemData, PartnerData, SupplyRule } from './cards/types.ts'
import type {
  Account,
  Currency,
  Direction,
  DocumentKind,
  DocumentState,
  ErrorCode,
  Figure,
  PaperKind,
  Warehouse,
} from './names.ts'
import type { ErpScenario } from './scenario.ts'

/** A line of a document; numbers are whole units, or cents of the currency of the document. */
export interface DocumentLine {
  item: string
  units: number
  price: number
  /**
   * In a receipt: units that were refused on delivery. In a customer's return: units that cannot be
   * sold again.
   */
  damaged: number
  /**
   * Units that later documents have already covered: ordered, received, delivered, returned or
   * credited.
   */
  done: number
  invoiced: number
  /**
   * In a purchase order: what was received and not yet invoiced, in units and in cents of the
   * company's currency.
   */
  waiting: number
  waitingValue: number
  /** In a purchase order: the usable units that the supplier has sent. */
  sent: number
  /** In a purchase order: the units that the supplier replaces without an invoice. */
  free: number
  /** The part of the document's tax that belongs to this line. */
  tax: number
  /**
   * For a document that moved stock: the value of the moved units in cents of the company's
   * currency.
   */
  value: number
}

export type LineField = 'done' | 'invoiced' | 'waiting' | 'waitingValue' | 'sent' | 'free'

/** The changes of a document to other documents. A reversal undoes them. */
export type Effect =
  | { on: 'line'; document: number; line: number; field: LineField; by: number }
  | { on: 'settled'; document: number; by: number }
  | { on: 'paperLine'; paper: number; line: number; field: 'left' | 'leftDamaged'; by: number }
  | { on: 'paper'; paper: number; by: number }
  | { on: 'shelf'; item: string; warehouse: Warehouse; field: 'shelf' | 'spoilt'; by: number }

export interface ErpDocument {
  id: number
  kind: DocumentKind
  number: string
  /** PRC-046: the card for which the document was made, and the number of the try. */
  card: string | null
  round: number
  day: number
  submittedDay: number | null
  state: DocumentState
  partner: string | null
  source: number | null
  paper: number | null
  /** The document that this one reverses, and the document that reverses this one. */
  reverses: number | null
  reversedBy: number | null
  byTeacher: boolean
  /** The day on which the goods are wanted or the money is due. */
  dueDay: number | null
  doneDay: number | null
  warehouse: Warehouse
  toWarehouse: Warehouse | null
  direction: Direction | null
  currency: Currency
  /** Ten-thousandths of the company's currency for one unit of the document's currency. */
  rate: number
  lines: DocumentLine[]
  net: number
  tax: number
  total: number
  /** The booked total in cents of the company's currency. */
  home: number
  settled: number
  /** Three-way match of a supplier invoice; null for others. */
  matched: boolean | null
  /** When the supplier sends the next goods. */
  nextDay: number | null
  /** Whether the other side has answered: an offer was sent, or the customer has paid. */
  answered: boolean
  /** Whether the student closed the document although a part of it was still open. */
  closed: boolean
  effects: Effect[]
}

export interface StockMove {
  id: number
  document: number
  day: number
  item: string
  warehouse: Warehouse
  units: number
  value: number
}

export interface EntryLine {
  account: Account
  debit: number
  credit: number
}

export interface Entry {
  id: number
  document: number
  day: number
  lines: EntryLine[]
}

export interface StockLayer {
  units: number
  value: number
  document: number
}

export interface StockRow {
  item: string
  warehouse: Warehouse
  units: number
  value: number
  /** The real usable stock, which the books may not contain; and the unusable received goods. */
  shelf: number
  spoilt: number
  /** The layers of the stock; empty unless the company uses first in first out. */
  layers: StockLayer[]
}

export interface PaperLine {
  item: string
  units: number
  price: number
  damaged: number
  left: number
  leftDamaged: number
}

export interface Paper {
  id: number
  kind: PaperKind
  number: string
  card: string | null
  round: number
  day: number
  dueDay: number | null
  partner: string | null
  /** The document of the student to which this paper is the answer of another company. */
  source: number | null
  currency: Currency
  lines: PaperLine[]
  net: number
  tax: number
  amount: number
  /**
   * For a bank line: the cents that are not booked yet. For other papers: 1 until a document uses
   * it.
   */
  left: number
  facts: { name: string; value: string | number }[]
  text: string
  disputed: boolean
  /** Whether the supplier invoiced other quantities or prices than were ordered and sent. */
  faulty: boolean
}

export interface CardState {
  code: string
  round: number
  begunDay: number
  hints: number
  /** Whether each event of the card has happened. */
  happened: boolean[]
}

export interface Reminder {
  document: number
  day: number
  card: string | null
  round: number
}

export interface Closing {
  day: number
  card: string | null
  round: number
  figures: { figure: Figure; amount: number; right: boolean }[]
}

export interface Slip {
  code: ErrorCode
  document: number
  day: number
  card: string | null
}

export type Balances = Record<Account, { debit: number; credit: number }>

export interface OwnedPartner extends PartnerData {
  card: string | null
  /** True if the student made the partner or item, and so may change it. */
  own: boolean
}
export interface OwnedItem extends ItemData {
  card: string | null
  own: boolean
}

export interface ErpState {
  scenario: ErpScenario
  day: number
  days: number
  finished: boolean
  /** Today's price of one dollar in ten-thousandths of the company's currency. */
  rate: number
  partners: OwnedPartner[]
  items: OwnedItem[]
  supplies: SupplyRule[]
  habits: Habit[]
  documents: ErpDocument[]
  entries: Entry[]
  moves: StockMove[]
  stock: StockRow[]
  balances: Balances
  numbers: Record<DocumentKind, number>
  papers: Paper[]
  cards: CardState[]
  reminders: Reminder[]
  closings: Closing[]
  slips: Slip[]
}
