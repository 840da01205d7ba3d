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

/** All fields are whole numbers of units or cents of the currency of the document. */
export interface DocumentLine {
  item: string
  units: number
  price: number
  /** Of a receipt: refused at the gate. Of a customer's return: cannot be sold again. */
  damaged: number
  /**
   * Units that later documents have already covered: ordered, received, delivered, returned or
   * credited.
   */
  done: number
  invoiced: number
  /** Of a purchase order: received and not yet invoiced, in units and in cents of the company. */
  waiting: number
  waitingValue: number
  /** Of a purchase order: usable units that the supplier has sent. */
  sent: number
  /** Of a purchase order: units that the supplier sends again without a bill. */
  free: number
  /** The share of this line in the tax of the document. */
  tax: number
  /** Of what moved stock: its value in cents of the company. */
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
  /** PRC-046: the card in which it was made, and which try of it. */
  card: string | null
  round: number
  day: number
  submittedDay: number | null
  state: DocumentState
  partner: string | null
  source: number | null
  paper: number | null
  /** The document that this one reverses, and the one that reverses this. */
  reverses: number | null
  reversedBy: number | null
  byTeacher: boolean
  /** When the goods are wanted or the money is due. */
  dueDay: number | null
  doneDay: number | null
  warehouse: Warehouse
  toWarehouse: Warehouse | null
  direction: Direction | null
  currency: Currency
  /** Ten-thousandths of the own currency for one of the document. */
  rate: number
  lines: DocumentLine[]
  net: number
  tax: number
  total: number
  /** The total in cents of the company, as it was booked. */
  home: number
  settled: number
  /** Three-way match of a supplier invoice; null for others. */
  matched: boolean | null
  /** When the supplier sends the next goods. */
  nextDay: number | null
  /** Whether the other side has answered: an offer was sent, or the customer has paid. */
  answered: boolean
  /** Closed by the student although a part was still open. */
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
  /** First in first out alone. */
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
  /** The document that it answers. */
  source: number | null
  currency: Currency
  lines: PaperLine[]
  net: number
  tax: number
  amount: number
  /** Of a bank line: cents that are not yet booked. Of others: 1 until a document uses it. */
  left: number
  facts: { name: string; value: string | number }[]
  text: string
  disputed: boolean
  /** Whether the supplier billed something else than was ordered and sent. */
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
  /** Made by the student, who may change it. */
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
  /** Ten-thousandths of the own currency for one dollar, today. */
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
