import { changeShelf, stockAt } from '../books/stock.ts'
import { change, changeLine, getDocument, openAmount, refuse } from '../books/work.ts'
import type { DocumentState } from '../names.ts'
import type { Effect, ErpDocument, ErpState, Paper } from '../state.ts'

const followed: ReadonlySet<string> = new Set([
  'purchaseRequest',
  'quotationRequest',
  'purchaseOrder',
  'quotation',
  'salesOrder',
])

/**
 * Returns whether a document is submitted, partly completed or completed, which depends on later
 * documents.
 */
export function progressOf(document: ErpDocument): DocumentState {
  const { kind, lines, settled, closed } = document
  if (closed) return 'done'
  if (kind === 'supplierInvoice' || kind === 'customerInvoice') {
    if (openAmount(document) <= 0) return 'done'
    return settled > 0 ? 'partlyDone' : 'submitted'
  }
  if (!followed.has(kind) || lines.every(({ done, units }) => done >= units)) return 'done'
  return lines.some(({ done }) => done > 0) ? 'partlyDone' : 'submitted'
}

export function refresh(state: ErpState, id: number): void {
  const document = getDocument(state, id)
  if (document.state === 'draft' || document.state === 'cancelled') return
  const next = progressOf(document)
  if (next === document.state) return
  change(state, id, { state: next, doneDay: next === 'done' ? state.day : null })
}

export function changePaper(state: ErpState, id: number, by: (paper: Paper) => Partial<Paper>) {
  const paper = state.papers[id - 1]
  if (paper) state.papers[id - 1] = { ...paper, ...by(paper) }
}

function changePaperLine(state: ErpState, effect: Effect & { on: 'paperLine' }, by: number) {
  const { paper, line, field } = effect
  changePaper(state, paper, ({ lines }) => ({
    lines: lines.map((entry, place) =>
      place === line ? { ...entry, [field]: entry[field] + by } : entry,
    ),
  }))
}

function apply(state: ErpState, effect: Effect, sign: 1 | -1): void {
  const by = effect.by * sign
  switch (effect.on) {
    case 'line':
      changeLine(state, effect.document, effect.line, (line) => ({
        [effect.field]: line[effect.field] + by,
      }))
      refresh(state, effect.document)
      return
    case 'settled':
      change(state, effect.document, { settled: getDocument(state, effect.document).settled + by })
      refresh(state, effect.document)
      return
    case 'paperLine':
      changePaperLine(state, effect, by)
      return
    case 'paper':
      changePaper(state, effect.paper, ({ left }) => ({ left: left + by }))
      return
    case 'shelf':
      changeShelf(state, effect, effect.field, by)
  }
}

/**
 * Changes another document, and stores the change with the document `id`, so that a reversal of
 * this document can undo it exactly.
 */
export function affect(state: ErpState, id: number, effect: Effect): void {
  if (effect.by === 0) return
  apply(state, effect, 1)
  change(state, id, { effects: [...getDocument(state, id).effects, effect] })
}

export function undoEffects(state: ErpState, effects: readonly Effect[]): void {
  for (const effect of effects.toReversed()) {
    apply(state, effect, -1)
    if (effect.on !== 'shelf') continue
    const row = stockAt(state, effect.item, effect.warehouse)
    if (row.shelf < 0 || row.spoilt < 0) refuse('notOnShelf', 'document', { item: effect.item })
  }
}

/**
 * Covers open units of a line of another document, at most as many as given; returns the number of
 * covered units.
 */
export function takeOpen(state: ErpState, id: number, source: number, item: string, units: number) {
  const document = getDocument(state, source)
  const place = document.lines.findIndex((line) => line.item === item)
  const line = document.lines[place]
  if (!line) return 0
  const by = Math.min(units, Math.max(0, line.units - line.done))
  affect(state, id, { on: 'line', document: source, line: place, field: 'done', by })
  return by
}
