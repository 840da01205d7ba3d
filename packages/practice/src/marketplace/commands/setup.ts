import type { Problem } from '../../checks.ts'
import { paperFault } from '../content/opening.ts'
import { cashOf, post } from '../ledger/book.ts'
import { contentOfState, nicheOf, nicheOfProduct, productOf, supplierOf } from '../lookup.ts'
import { newProduct } from '../start.ts'
import type { MarketState } from '../state.ts'
import { cents, code, most, problem, text } from './fields.ts'
import type { DecisionRules } from './types.ts'

/**
 * Returns a problem if the shop cannot pay the cost. The problem is shown at the field with the
 * cost, and its limit is the available amount.
 */
export const costs = (state: MarketState, path: string, amount: number): Problem[] =>
  amount > cashOf(state.book) ? problem(path, 'tooDear', Math.max(0, cashOf(state.book))) : []

const knownNiche = (state: MarketState, code: string): Problem[] =>
  nicheOf(contentOfState(state), code) ? [] : problem('niche', 'unknownName')

export const knownProduct = (state: MarketState, code: string): Problem[] =>
  productOf(state, code) ? [] : problem('product', 'unknownName')

function supplierIn(state: MarketState, decision: { product: string; supplier: string }) {
  const product = productOf(state, decision.product)
  const niche = product && nicheOfProduct(contentOfState(state), product)
  return niche && supplierOf(niche, decision.supplier)
}

const knownSupplier = (
  state: MarketState,
  decision: { product: string; supplier: string },
): Problem[] => {
  const unknown = knownProduct(state, decision.product)
  if (unknown.length > 0) return unknown
  return supplierIn(state, decision) ? [] : problem('supplier', 'unknownName')
}

type SetUp =
  | 'buyReport'
  | 'chooseNiche'
  | 'orderSample'
  | 'chooseSupplier'
  | 'registerShop'
  | 'submitPaper'

/** The rules for research, sourcing and opening. */
export const setUpRules: DecisionRules<SetUp> = {
  buyReport: {
    fields: { niche: code },
    problems(state, { niche }) {
      const content = contentOfState(state)
      const found = nicheOf(content, niche)
      if (!found) return problem('niche', 'unknownName')
      if (state.reports.includes(niche)) return problem('niche', 'repeated')
      if (state.reports.length >= content.reports)
        return problem('niche', 'tooLarge', content.reports)
      return costs(state, 'niche', found.reportPrice)
    },
    apply(draft, { niche }) {
      const price = nicheOf(contentOfState(draft), niche)?.reportPrice ?? 0
      draft.reports.push(niche)
      post(draft.book, draft.day, 'research', 'cash', price)
    },
  },
  chooseNiche: {
    fields: { niche: code, why: text(most.text) },
    problems(state, { niche }) {
      const { products } = contentOfState(state)
      if (!productOf(state, niche) && state.products.length >= products)
        return problem('niche', 'tooLarge', products)
      return knownNiche(state, niche)
    },
    apply(draft, { niche, why }) {
      const choice = { niche, why: why.trim(), day: draft.day }
      draft.choices = [...draft.choices.filter((one) => one.niche !== niche), choice]
      const found = nicheOf(contentOfState(draft), niche)
      if (found && !productOf(draft, niche)) draft.products.push(newProduct(found))
    },
  },
  orderSample: {
    fields: { product: code, supplier: code },
    problems(state, decision) {
      const unknown = knownSupplier(state, decision)
      if (unknown.length > 0) return unknown
      const { samples = [] } = productOf(state, decision.product) ?? {}
      if (samples.some(({ supplier }) => supplier === decision.supplier))
        return problem('supplier', 'repeated')
      return costs(state, 'supplier', supplierIn(state, decision)?.samplePrice ?? 0)
    },
    apply(draft, decision) {
      const supplier = supplierIn(draft, decision)
      const product = productOf(draft, decision.product)
      if (!supplier || !product) return
      product.samples.push({ supplier: supplier.code, arrives: draft.day + supplier.sampleDays })
      post(draft.book, draft.day, 'research', 'cash', supplier.samplePrice)
    },
  },
  chooseSupplier: {
    fields: { product: code, supplier: code, landedCost: cents },
    problems: knownSupplier,
    apply(draft, { product: name, supplier, landedCost }) {
      const product = productOf(draft, name)
      if (!product) return
      const arrived = product.samples.some(
        (sample) => sample.supplier === supplier && sample.arrives <= draft.day,
      )
      product.sampled = arrived || (product.sampled && product.supplier === supplier)
      product.supplier = supplier
      product.ownCost = landedCost
      const { sampled, suppliers, lots } = product
      // The invoice of the goods shows the landed cost. So an answer that is entered on that day
      // after the goods were ordered does not count.
      const isBought = lots.some((lot) => lot.supplier === supplier && lot.orderedDay === draft.day)
      if (isBought) return
      const others = suppliers.filter((one) => one.day !== draft.day || one.supplier !== supplier)
      product.suppliers = [...others, { day: draft.day, supplier, landedCost, sampled }]
    },
  },
  registerShop: {
    fields: {
      name: text(most.name, 1),
      legalName: text(most.name, 1),
      taxId: text(40, 1),
      bankAccount: text(40, 1),
    },
    apply(draft, { name, legalName, taxId, bankAccount }) {
      draft.shop = {
        name: name.trim(),
        legalName: legalName.trim(),
        taxId: taxId.trim(),
        bankAccount: bankAccount.trim(),
      }
    },
  },
  submitPaper: {
    fields: { slot: code, paper: code },
    problems(state, decision) {
      const slot = contentOfState(state).slots.find((one) => one.code === decision.slot)
      if (!slot) return problem('slot', 'unknownName')
      if (paperFault(slot, decision.paper) === undefined) return problem('paper', 'unknownName')
      const before = state.papers.find((one) => one.slot === decision.slot)
      return before?.state === 'accepted' ? problem('slot', 'repeated') : []
    },
    apply(draft, { slot, paper }) {
      const before = draft.papers.find((one) => one.slot === slot)
      draft.papers = [
        ...draft.papers.filter((one) => one.slot !== slot),
        {
          slot,
          paper,
          day: draft.day,
          state: 'checking',
          rejections: before?.rejections ?? 0,
        },
      ]
    },
  },
}
