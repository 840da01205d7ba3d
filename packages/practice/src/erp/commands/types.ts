import type { Currency, Direction, DocumentKind, Figure, Role, Warehouse } from '../names.ts'

export interface LineInput {
  item: string
  units: number
  /** The price in cents; by default the price of the source, of the paper or of the item. */
  price?: number | null
  damaged?: number | null
}

/** The fields of a new document; omitted fields come from its source. */
export interface Written {
  kind: Exclude<DocumentKind, 'opening'>
  card?: string | null
  partner?: string | null
  source?: number | null
  paper?: number | null
  warehouse?: Warehouse | null
  toWarehouse?: Warehouse | null
  direction?: Direction | null
  dueDay?: number | null
  /** The booking date, which must be today (PRC-045). */
  date?: number | null
  lines?: LineInput[] | null
  /** The amount of a payment in cents. */
  amount?: number | null
}

export type ErpCommand = { day: number } & (
  | { type: 'beginCard'; card: string }
  | { type: 'hint'; card: string }
  | { type: 'resetCard'; card: string }
  | {
      type: 'savePartner'
      card?: string | null
      code: string
      name: string
      role: Role
      creditLimit: number
      paymentDays: number
      currency: Currency
    }
  | {
      type: 'saveItem'
      card?: string | null
      code: string
      name: string
      price: number
      reorderPoint: number
      reorderUnits: number
    }
  | ({ type: 'write'; submit: boolean } & Written)
  | ({ type: 'rewrite'; document: number } & Written)
  | { type: 'submit'; document: number }
  | { type: 'discard'; document: number }
  | { type: 'cancel'; document: number }
  | { type: 'close'; document: number }
  | { type: 'dispute'; paper: number }
  | { type: 'remind'; document: number; card?: string | null }
  | { type: 'closeMonth'; card?: string | null; figures: { figure: Figure; amount: number }[] }
)
export type CommandType = ErpCommand['type']
