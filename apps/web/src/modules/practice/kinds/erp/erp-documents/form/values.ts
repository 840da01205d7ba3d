import type { ErpCommand, ErpDocument, ErpView } from '@titian/contract'
import {
  centsText,
  readCents,
  readWhole,
  wholeOf,
} from '../../../marketplace/market-steps/parts/amounts.ts'
import type { ErpLine, ErpPaper, WrittenKind } from '../parts/shapes.ts'
import { cardsToServe } from './choices.ts'
import { kindForms } from './kind-form.ts'

/** The typed values of a line. */
export interface LineValues {
  item: string
  units: string
  price: string
  damaged: string
}

/**
 * The values of a document that the student types. The address has its source document and its
 * paper.
 */
export interface FormValues extends Record<string, unknown> {
  card: string
  partner: string
  source: string
  paper: string
  warehouse: string
  toWarehouse: string
  direction: string
  dueDay: string
  lines: LineValues[]
  amount: string
}

/** What the new document is based on. */
export interface Origin {
  view: ErpView
  kind: WrittenKind
  source: ErpDocument | null
  paper: ErpPaper | null
  /** The draft document that the student edits. */
  draft: ErpDocument | null
  card: string
  partner: string
  item: string
  /** Lines that the student typed before choosing the paper. They stay. */
  typed: LineValues[] | null
}

interface CardSources extends Pick<Origin, 'draft' | 'source' | 'paper'> {
  /** The code of the card in the address. */
  word: string | undefined
}

/**
 * Returns the card to which the document belongs: the card of its source document or paper, or else
 * the card that was begun last.
 */
export function cardOfOrigin(view: ErpView, { draft, source, paper, word }: CardSources): string {
  if (draft) return draft.card ?? ''
  const named = source?.card ?? paper?.card ?? word
  if (named !== undefined) return named
  return source || paper ? '' : (cardsToServe(view)[0]?.code ?? '')
}

const whole = (units: number): string => (units > 0 ? String(units) : '')

const lineOf = (item: string, units = '', price = '', damaged = ''): LineValues => ({
  item,
  units,
  price,
  damaged,
})

export const emptyLine = lineOf('')

/** Returns the units of a source line that a document of this kind can still use. */
export function openOf(kind: WrittenKind, { units, done, invoiced }: ErpLine): number {
  if (kind === 'customerInvoice' || kind === 'supplierInvoice') return Math.max(0, done - invoiced)
  return Math.max(0, units - done)
}

/** Returns what has arrived for an order and is not received yet, by item. */
export function arrivedOf({ papers }: ErpView, order: number) {
  const arrived = new Map<string, { units: number; damaged: number }>()
  for (const { kind, source, lines } of papers) {
    if (kind !== 'deliveryNote' || source !== order) continue
    for (const { item, left, leftDamaged } of lines) {
      const before = arrived.get(item) ?? { units: 0, damaged: 0 }
      arrived.set(item, { units: before.units + left, damaged: before.damaged + leftDamaged })
    }
  }
  return arrived
}

const priceText = (price: number) => (price > 0 ? centsText(price) : '')

/** Papers that list fewer units after some of the units were used. */
const countedDown: ReadonlySet<string> = new Set(['deliveryNote', 'orderLetter'])

function linesOfPaper({ kind, lines, facts }: ErpPaper, form: WrittenKind): LineValues[] {
  // A note about reordering states the stock, and not how much to order.
  const isRule = facts.some(({ name }) => name === 'reorderUnits')
  const { hasPrices, damaged, leastUnits } = kindForms[form]
  const isUsed = ({ left, leftDamaged }: ErpPaper['lines'][number]) =>
    countedDown.has(kind) && left === 0 && leftDamaged === 0
  return lines
    .filter((line) => !isUsed(line))
    .map((line) => {
      const units = countedDown.has(kind) ? line.left : line.units
      const broken = kind === 'deliveryNote' ? line.leftDamaged : line.damaged
      return lineOf(
        line.item,
        isRule ? '' : leastUnits === 0 ? String(units) : whole(units),
        hasPrices ? priceText(line.price) : '',
        damaged ? whole(broken) : '',
      )
    })
}

function linesOfSource({ view, kind }: Origin, source: ErpDocument): LineValues[] {
  const { hasPrices } = kindForms[kind]
  const arrived = kind === 'goodsReceipt' ? arrivedOf(view, source.id) : null
  return source.lines
    .map((line) => {
      const open = openOf(kind, line)
      const units = arrived ? Math.min(open, arrived.get(line.item)?.units ?? 0) : open
      const damaged = arrived?.get(line.item)?.damaged ?? 0
      return lineOf(line.item, whole(units), hasPrices ? priceText(line.price) : '', whole(damaged))
    })
    .filter(({ units, damaged }) => units !== '' || damaged !== '')
}

const linesOfDraft = ({ lines }: ErpDocument, kind: WrittenKind): LineValues[] =>
  lines.map(({ item, units, price, damaged }) =>
    lineOf(item, String(units), kindForms[kind].hasPrices ? centsText(price) : '', whole(damaged)),
  )

/** Whether the draft has the same source and paper as the form. */
const isOfDraft = ({ draft, source, paper }: Origin): boolean =>
  draft !== null && draft.source === (source?.id ?? null) && draft.paper === (paper?.id ?? null)

function firstLines(origin: Origin): LineValues[] {
  const { kind, source, paper, draft, item, view, typed } = origin
  if (kind === 'payment') return []
  if (typed) return typed
  if (draft && isOfDraft(origin)) return linesOfDraft(draft, kind)
  if (paper && paper.lines.length > 0) return linesOfPaper(paper, kind)
  if (source) return linesOfSource(origin, source)
  const price = kindForms[kind].role === 'customer' ? (priceOfItem(view, item) ?? '') : ''
  return [lineOf(item, '', price)]
}

export const priceOfItem = ({ items }: ErpView, item: string): string | undefined => {
  const found = items.find(({ code }) => code === item)
  return found && priceText(found.price)
}

function firstAmount(origin: Origin): string {
  const { kind, source, paper, draft } = origin
  if (kind !== 'payment') return ''
  if (draft && isOfDraft(origin)) return centsText(draft.total)
  const open = source ? Math.abs(source.open) : 0
  const stated = paper?.kind === 'bankLine' && paper.left > 0 ? paper.left : open
  const amount = open > 0 ? Math.min(open, stated) : stated
  return amount > 0 ? centsText(amount) : ''
}

/** Returns the direction of the money: customers pay, and so do suppliers that owe a refund. */
export function directionOf(source: ErpDocument | null, paper: ErpPaper | null): 'in' | 'out' {
  if (paper?.kind === 'bankLine') return 'in'
  if (!source) return 'out'
  const isOwed = source.open >= 0
  return (source.kind === 'customerInvoice') === isOwed ? 'in' : 'out'
}

/** Returns the initial values, from the source document, the paper or the draft. */
export function firstValues(origin: Origin): FormValues {
  const { kind, source, paper, draft, card, partner } = origin
  const { role, hasDueDay } = kindForms[kind]
  const dueDay = draft?.dueDay ?? paper?.dueDay ?? null
  return {
    card,
    partner: role ? (draft?.partner ?? source?.partner ?? paper?.partner ?? partner) : '',
    source: source ? String(source.id) : '',
    paper: paper ? String(paper.id) : '',
    warehouse: draft?.warehouse ?? 'main',
    toWarehouse: draft?.toWarehouse ?? (kind === 'transfer' ? 'second' : ''),
    direction: kind === 'payment' ? (draft?.direction ?? directionOf(source, paper)) : '',
    dueDay: hasDueDay && dueDay !== null ? String(dueDay) : '',
    lines: firstLines(origin),
    amount: firstAmount(origin),
  }
}

type Write = Omit<Extract<ErpCommand, { type: 'write' }>, 'type' | 'day' | 'submit'>

const orNull = (text: string) => text || null
const unitsOrNull = (text: string) => (text.trim() === '' ? null : wholeOf(text))

/** Returns the values to send, without fields that this kind of document does not have. */
export function writtenOf(kind: WrittenKind, values: FormValues): Write {
  const form = kindForms[kind]
  const isPayment = kind === 'payment'
  const lines = values.lines.map(({ item, units, price, damaged }) => ({
    item,
    units: wholeOf(units),
    price: form.hasPrices ? readCents(price) : null,
    damaged: form.damaged ? unitsOrNull(damaged) : null,
  }))
  const warehouse = (text: string) =>
    form.hasWarehouse && (text === 'main' || text === 'second') ? text : null
  return {
    kind,
    card: orNull(values.card),
    partner: form.role ? orNull(values.partner) : null,
    source: readWhole(values.source),
    paper: readWhole(values.paper),
    warehouse: warehouse(values.warehouse),
    toWarehouse: form.isTransfer ? warehouse(values.toWarehouse) : null,
    direction: isPayment ? (values.direction === 'in' ? 'in' : 'out') : null,
    dueDay: form.hasDueDay ? unitsOrNull(values.dueDay) : null,
    lines: isPayment ? null : lines,
    amount: isPayment ? readCents(values.amount) : null,
  }
}

/**
 * Returns net, tax and total in the same way as the books: the tax is rounded once for the whole
 * document.
 */
export function totalsOf(lines: readonly LineValues[], taxPermille: number) {
  const net = lines.reduce(
    (sum, { units, price }) => sum + (readWhole(units) ?? 0) * (readCents(price) ?? 0),
    0,
  )
  const tax = Math.floor((net * taxPermille + 500) / 1_000)
  return { net, tax, total: net + tax }
}
