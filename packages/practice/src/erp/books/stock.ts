import type { Warehouse } from '../names.ts'
import { scale } from '../rounding.ts'
import type { ErpState, StockLayer, StockRow } from '../state.ts'
import { refuse } from './work.ts'

export const noStock = (item: string, warehouse: Warehouse): StockRow => ({
  item,
  warehouse,
  units: 0,
  value: 0,
  shelf: 0,
  spoilt: 0,
  layers: [],
})

const isAt = (item: string, warehouse: Warehouse) => (row: StockRow) =>
  row.item === item && row.warehouse === warehouse

export const stockAt = (state: ErpState, item: string, warehouse: Warehouse): StockRow =>
  state.stock.find(isAt(item, warehouse)) ?? noStock(item, warehouse)

export function setStock(state: ErpState, row: StockRow): void {
  const place = state.stock.findIndex(isAt(row.item, row.warehouse))
  if (place === -1) state.stock.push(row)
  else state.stock[place] = row
}

interface Moved {
  document: number
  item: string
  warehouse: Warehouse
  units: number
}

const isFifo = (state: ErpState) => state.scenario.valuation === 'fifo'

function record(state: ErpState, moved: Moved, value: number): void {
  if (moved.units === 0 && value === 0) return
  const { document, item, warehouse, units } = moved
  const id = state.moves.length + 1
  state.moves.push({ id, document, day: state.day, item, warehouse, units, value })
}

/**
 * Receives goods with a value. With `first`, the goods become the oldest layer. This is used for
 * returned goods, which are older than all goods in stock.
 */
export function moveIn(state: ErpState, moved: Moved, value: number, first = false): void {
  const row = stockAt(state, moved.item, moved.warehouse)
  const layer: StockLayer = { units: moved.units, value, document: moved.document }
  const layers = isFifo(state) && moved.units > 0 ? added(row.layers, layer, first) : row.layers
  setStock(state, { ...row, units: row.units + moved.units, value: row.value + value, layers })
  record(state, moved, value)
}

const added = (layers: readonly StockLayer[], layer: StockLayer, first: boolean) =>
  first ? [layer, ...layers] : [...layers, layer]

/**
 * Returns the value of units that leave the stock. With `fifo`, the oldest layers leave first.
 * Otherwise each unit has the average value of the stock, rounded half up, and the last units have
 * the whole remaining value.
 */
export function valueOut(row: StockRow, units: number, fifo: boolean): number {
  if (units === row.units) return row.value
  if (!fifo) return scale(row.value, units, row.units)
  return taken(row.layers, units).value
}

function taken(layers: readonly StockLayer[], units: number) {
  let left = units
  let value = 0
  const rest: StockLayer[] = []
  for (const layer of layers) {
    const used = Math.min(layer.units, left)
    const worth = used === layer.units ? layer.value : scale(layer.value, used, layer.units)
    value += worth
    left -= used
    if (used < layer.units)
      rest.push({ ...layer, units: layer.units - used, value: layer.value - worth })
  }
  return { value, rest }
}

/** Issues goods and returns their value. Refuses to issue more units than there are (PRC-045). */
export function moveOut(state: ErpState, moved: Moved, path: string): number {
  const row = stockAt(state, moved.item, moved.warehouse)
  if (moved.units > row.units)
    refuse('negativeStock', path, { item: moved.item, stock: row.units, units: moved.units })
  const value = valueOut(row, moved.units, isFifo(state))
  const layers = isFifo(state) ? taken(row.layers, moved.units).rest : row.layers
  setStock(state, { ...row, units: row.units - moved.units, value: row.value - value, layers })
  record(state, { ...moved, units: -moved.units }, value === 0 ? 0 : -value)
  return value
}

/**
 * Reverses a receipt and returns the value that leaves the stock: the value of the receipt, but not
 * more than the stock is worth. With layers, the layers of the receipt's document leave first.
 */
export function takeBack(state: ErpState, moved: Moved, value: number, of: number): number {
  const row = stockAt(state, moved.item, moved.warehouse)
  if (moved.units > row.units)
    refuse('negativeStock', 'document', { item: moved.item, stock: row.units, units: moved.units })
  const own = row.layers.filter(({ document }) => document === of)
  const others = row.layers.filter(({ document }) => document !== of)
  const { value: layered, rest } = taken([...own, ...others], moved.units)
  const average = moved.units === row.units ? row.value : Math.min(value, row.value)
  const out = isFifo(state) ? layered : average
  // Remaining layers keep their order, because the oldest are used first.
  const layers = rest.toSorted((one, other) => placeOf(row, one) - placeOf(row, other))
  setStock(state, {
    ...row,
    units: row.units - moved.units,
    value: row.value - out,
    layers: isFifo(state) ? layers : row.layers,
  })
  record(state, { ...moved, units: -moved.units }, out === 0 ? 0 : -out)
  return out
}

const placeOf = (row: StockRow, { document }: StockLayer) =>
  row.layers.findIndex((layer) => layer.document === document)

export function changeShelf(
  state: ErpState,
  { item, warehouse }: { item: string; warehouse: Warehouse },
  field: 'shelf' | 'spoilt',
  by: number,
): void {
  const row = stockAt(state, item, warehouse)
  setStock(state, { ...row, [field]: row[field] + by })
}
