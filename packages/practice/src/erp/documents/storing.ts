import { credit, debit, post } from '../books/ledger.ts'
import { moveIn, moveOut, stockAt } from '../books/stock.ts'
import { changeLine, refuse } from '../books/work.ts'
import { scale } from '../rounding.ts'
import type { ErpDocument, ErpState, Paper } from '../state.ts'
import { affect } from './effects.ts'
import { linePath } from './parts.ts'

/**
 * Returns the count sheet that the count names. If it names none, returns the newest sheet with all
 * items of the count. A student may enter only items that are on the sheet.
 */
function sheetOf(state: ErpState, { paper, lines }: ErpDocument): Paper {
  const has = ({ lines: counted }: Paper) =>
    lines.every(({ item }) => counted.some((line) => line.item === item))
  const sheets = state.papers.filter(({ kind }) => kind === 'countSheet')
  const named = paper === null ? sheets.findLast(has) : sheets.find(({ id }) => id === paper)
  if (!named) return refuse('unknownPaper', 'lines', { item: lines[0]?.item ?? '' })
  const other = lines.findIndex(({ item }) => !named.lines.some((line) => line.item === item))
  if (other !== -1)
    return refuse('wrongSource', `${linePath(other)}.item`, { item: lines[other]?.item ?? '' })
  return named
}

/** Books the difference between the count and the books, at the value that the books have. */
export function submitCount(state: ErpState, count: ErpDocument): void {
  const { id, warehouse } = count
  const sheet = sheetOf(state, count)
  affect(state, id, { on: 'paper', paper: sheet.id, by: -sheet.left })
  let lost = 0
  let found = 0
  for (const [at, { item, units }] of count.lines.entries()) {
    const row = stockAt(state, item, warehouse)
    const difference = units - row.units
    const moved = { document: id, item, warehouse, units: Math.abs(difference) }
    let value = 0
    if (difference < 0) {
      const out = moveOut(state, moved, `${linePath(at)}.units`)
      lost += out
      value = out === 0 ? 0 : -out
    }
    if (difference > 0) {
      value = row.units === 0 ? 0 : scale(row.value, difference, row.units)
      moveIn(state, moved, value)
      found += value
    }
    changeLine(state, id, at, () => ({ value, done: difference }))
  }
  post(state, id, [
    debit('shrinkage', lost),
    credit('inventory', lost),
    debit('inventory', found),
    credit('countGain', found),
  ])
}

/**
 * Goods move from one warehouse to another at their value; the inventory account does not change.
 */
export function submitTransfer(state: ErpState, transfer: ErpDocument): void {
  const { id, warehouse, toWarehouse } = transfer
  if (state.scenario.warehouses < 2) refuse('onlyOneWarehouse', 'toWarehouse')
  if (toWarehouse === null || toWarehouse === warehouse)
    return refuse('sameWarehouse', 'toWarehouse')
  for (const [at, { item, units }] of transfer.lines.entries()) {
    const path = `${linePath(at)}.units`
    const { shelf } = stockAt(state, item, warehouse)
    const value = moveOut(state, { document: id, item, warehouse, units }, path)
    if (units > shelf) refuse('notOnShelf', path, { item, shelf, units })
    moveIn(state, { document: id, item, warehouse: toWarehouse, units }, value)
    affect(state, id, { on: 'shelf', item, warehouse, field: 'shelf', by: -units })
    affect(state, id, { on: 'shelf', item, warehouse: toWarehouse, field: 'shelf', by: units })
    changeLine(state, id, at, () => ({ value }))
  }
}
