import { erpLimits, type Language, type MarketView } from '@titian/contract'
import { type ErpCommand, type ErpState, type SalesRow, salesOrdersOf } from '@titian/practice/erp'
import { kindOfRun } from '../kinds/kinds.ts'
import type { RunWithState } from '../queries.ts'
import { type Decided, type Decision, stateIn } from '../rules.ts'

const seat = 'clerk'

/**
 * Returns the books of a run after these decisions of its day; undefined for a run of another kind.
 */
export function booksOf(run: RunWithState, decided: readonly Decided[]): ErpState | undefined {
  if (run.kind !== 'erp') return undefined
  // The state of a run of this kind is always written by its engine.
  return stateIn(kindOfRun(run), { ...run, state: run.snapshot }, decided) as ErpState
}

/** Returns the marketplace shop at the beginning of its day; null for a run of another kind. */
export const shopOf = (run: RunWithState): MarketView | null =>
  run.kind === 'marketplace' ? kindOfRun(run).views(run.snapshot, run.seats).marketplace : null

const customers = { en: 'Marketplace customers', zh: '商城顾客', my: 'Pelanggan pasar maya' }
const supplier = { en: 'Marketplace supplier', zh: '商城供应商', my: 'Pembekal pasar maya' }

type Partner = Extract<ErpCommand, { type: 'savePartner' }>

const partner = (
  { day }: ErpState,
  code: string,
  role: Partner['role'],
  name: string,
): Partner => ({
  type: 'savePartner',
  day,
  code,
  name,
  role,
  creditLimit: role === 'customer' ? erpLimits.amount : 0,
  paymentDays: role === 'customer' ? 0 : 30,
  currency: 'home',
})

/** Returns the first code that nobody uses, or that already belongs to the same partner. */
function codeOf({ partners }: ErpState, name: string, role: Partner['role']): string {
  const isFit = (code: string) =>
    partners.every((one) => one.code !== code || (one.own && one.role === role))
  let code = name
  for (let number = 2; !isFit(code); number++) code = `${name}${number}`
  return code
}

/** Returns the marketplace's customer, and a supplier when the company has none. */
function partnersOf(state: ErpState, code: string, language: Language): Partner[] {
  const missing: Partner[] = []
  if (!state.partners.some((known) => known.code === code))
    missing.push(partner(state, code, 'customer', customers[language]))
  if (!state.partners.some(({ role, currency }) => role === 'supplier' && currency === 'home'))
    missing.push(partner(state, codeOf(state, 'MKTS', 'supplier'), 'supplier', supplier[language]))
  return missing
}

/** Removes half of a surrogate pair, which the database cannot store. */
const short = (text: string): string =>
  text
    .trim()
    .slice(0, erpLimits.name)
    .replace(/[\uD800-\uDBFF]$/, '')

function itemsOf(state: ErpState, { products }: MarketView, sold: ReadonlySet<string>) {
  return products
    .filter(({ product }) => sold.has(product))
    .filter(({ product }) => state.items.every(({ code }) => code !== product))
    .map(({ product, listing, price }): ErpCommand => ({
      type: 'saveItem',
      day: state.day,
      code: product,
      name: short(listing?.title ?? '') || product,
      price,
      reorderPoint: 0,
      reorderUnits: 0,
    }))
}

const salesOf = ({ products }: MarketView): SalesRow[] =>
  products.flatMap(({ product: item, rows }) =>
    rows
      .filter(({ units }) => units > 0)
      .map(({ day, units, price }) => ({ day, item, units, price })),
  )

/**
 * PRC-049: returns the decisions that enter the sales of a shop as orders of today. If customer or
 * items are missing, these are entered too. Empty for a shop without sales.
 */
export function importOf(state: ErpState, shop: MarketView, language: Language): Decision[] {
  const sales = salesOf(shop)
  if (sales.length === 0) return []
  const code = codeOf(state, 'MKT', 'customer')
  const commands: ErpCommand[] = [
    ...partnersOf(state, code, language),
    ...itemsOf(state, shop, new Set(sales.map(({ item }) => item))),
    ...salesOrdersOf(sales, { day: state.day, partner: code }),
  ]
  return commands.map((command) => ({ seat, command: { ...command }, note: '' }))
}
