import { documentOf, emptyLine, refuse } from '../books/work.ts'
import { emptyDocument } from '../documents/empty.ts'
import { requireCard } from '../cards/find.ts'
import { getPartner, rateOf } from '../documents/parts.ts'
import { withTotals } from '../documents/submit.ts'
import { type DocumentKind, limits, type Role } from '../names.ts'
import type { DocumentLine, ErpDocument, ErpState } from '../state.ts'
import type { LineInput, Written } from './types.ts'

/** The role of the partner, for the kinds of documents whose partner the student chooses. */
const roleOf: Readonly<Partial<Record<DocumentKind, Role>>> = {
  quotationRequest: 'supplier',
  purchaseOrder: 'supplier',
  quotation: 'customer',
  salesOrder: 'customer',
}

const withoutLines: ReadonlySet<DocumentKind> = new Set(['payment'])
const ofSource: ReadonlySet<DocumentKind> = new Set([
  'goodsReceipt',
  'supplierInvoice',
  'delivery',
  'customerInvoice',
  'payment',
  'return',
])
/** Lines of these kinds of documents may have the quantity 0. */
const zeroAllowed: ReadonlySet<DocumentKind> = new Set(['stockCount', 'goodsReceipt'])

function checkDate(state: ErpState, date: number | null | undefined): void {
  if (date === undefined || date === null || date === state.day) return
  refuse(date < state.day ? 'backDated' : 'futureDated', 'date', { day: state.day, date })
}

function priceOf(
  state: ErpState,
  { kind, paper }: Written,
  line: LineInput,
  source: ErpDocument | undefined,
): number {
  if (line.price !== undefined && line.price !== null) return line.price
  // An invoice is entered with its own price, so that the three-way match detects a wrong one.
  const bill = kind === 'supplierInvoice' && paper ? state.papers[paper - 1] : undefined
  const billed = bill?.lines.find(({ item }) => item === line.item)
  if (billed) return billed.price
  const ofLine = source?.lines.find(({ item }) => item === line.item)
  if (ofLine && ofLine.price > 0) return ofLine.price
  const isSale = kind === 'salesOrder' || kind === 'quotation'
  return isSale ? (state.items.find(({ code }) => code === line.item)?.price ?? 0) : 0
}

function linesOf(
  state: ErpState,
  written: Written,
  source: ErpDocument | undefined,
): DocumentLine[] {
  const { kind } = written
  const given = written.lines ?? []
  if (withoutLines.has(kind)) return []
  if (given.length === 0) refuse('linesNeeded', 'lines')
  const seen = new Set<string>()
  return given.map((line, place) => {
    const path = `lines.${place}`
    if (!state.items.some(({ code }) => code === line.item))
      refuse('unknownItem', `${path}.item`, { item: line.item })
    if (seen.has(line.item)) refuse('repeatedItem', `${path}.item`, { item: line.item })
    seen.add(line.item)
    const damaged = line.damaged ?? 0
    if (line.units === 0 && damaged === 0 && !zeroAllowed.has(kind))
      refuse('linesNeeded', `${path}.units`)
    return emptyLine(line.item, line.units, priceOf(state, written, line, source), damaged)
  })
}

/** The card in the command; otherwise that of the source or of the paper. */
const cardOf = (state: ErpState, { card, paper }: Written, source: ErpDocument | undefined) =>
  card ?? source?.card ?? (paper ? state.papers[paper - 1]?.card : null) ?? null

/** The fields that a student sets, checked as far as a draft must be valid. */
function contentOf(state: ErpState, written: Written) {
  const { kind } = written
  checkDate(state, written.date)
  const sourceId = written.source ?? null
  const source = sourceId === null ? undefined : documentOf(state, sourceId)
  if (sourceId !== null && !source) refuse('wrongSource', 'source')
  const card = cardOf(state, written, source)
  const round = card === null ? 0 : requireCard(state, card).round
  if (ofSource.has(kind) && !source) refuse('sourceNeeded', 'source')
  const role = roleOf[kind]
  const partner = role ? (written.partner ?? source?.partner ?? null) : (source?.partner ?? null)
  const known = role ? getPartner(state, partner) : undefined
  if (known && role !== known.role) refuse('wrongRole', 'partner', { partner: known.code })
  if (kind === 'payment' && !written.amount) refuse('linesNeeded', 'amount')
  const currency = known?.currency ?? source?.currency ?? 'home'
  const amount = kind === 'payment' ? (written.amount ?? 0) : 0
  const isIn = written.direction ?? (source?.kind === 'customerInvoice' ? 'in' : 'out')
  return {
    card,
    round,
    partner,
    source: sourceId,
    paper: written.paper ?? null,
    warehouse: written.warehouse ?? ('main' as const),
    toWarehouse: written.toWarehouse ?? null,
    direction: kind === 'payment' ? isIn : null,
    dueDay: written.dueDay ?? null,
    currency,
    rate: rateOf(state, currency),
    lines: linesOf(state, written, source),
    net: amount,
    tax: 0,
    total: amount,
  }
}

function checkWarehouses(state: ErpState, { warehouse }: Written): void {
  if (warehouse === 'second' && state.scenario.warehouses < 2)
    refuse('onlyOneWarehouse', 'warehouse')
}

/** Creates a draft and returns its id. */
export function writeDraft(state: ErpState, written: Written): number {
  if (state.documents.length >= limits.documents)
    refuse('tooManyDocuments', '', { limit: limits.documents })
  checkWarehouses(state, written)
  const content = contentOf(state, written)
  const id = state.documents.length + 1
  const draft: ErpDocument = { ...emptyDocument(state, id, written.kind), ...content }
  state.documents.push(withTotals(draft, state.scenario.taxPermille))
  return id
}

/** PRC-043: only a draft can be changed; it keeps its kind and number. */
export function rewriteDraft(state: ErpState, id: number, written: Written): void {
  const draft = documentOf(state, id)
  if (!draft) return refuse('unknownDocument', 'document')
  if (draft.state !== 'draft') refuse('notADraft', 'document', { number: draft.number })
  if (written.kind !== draft.kind) refuse('wrongSource', 'kind')
  checkWarehouses(state, written)
  const changed = { ...draft, ...contentOf(state, written) }
  state.documents[id - 1] = withTotals(changed, state.scenario.taxPermille)
}
