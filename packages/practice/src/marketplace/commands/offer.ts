import { listOf, oneOf, type Problem, wholeBetween, yesOrNo } from '../../checks.ts'
import { judgeListing } from '../content/listing.ts'
import { contentOfState, nicheOfProduct, productOf } from '../lookup.ts'
import { costsOf } from '../steps/pricing.ts'
import type { MarketState } from '../state.ts'
import type { MatchType } from '../market-view.ts'
import { anyDay, attributes, cents, code, most, problem, text } from './fields.ts'
import { knownProduct } from './setup.ts'
import type { Decisions, DecisionRules } from './types.ts'

const matches: readonly MatchType[] = ['exact', 'phrase', 'broad']

const nicheIn = (state: MarketState, name: string) => {
  const product = productOf(state, name)
  return product && nicheOfProduct(contentOfState(state), product)
}

/** Returns a problem for the first code that the niche does not have, or that is repeated. */
function codesIn(
  path: string,
  codes: readonly string[],
  known: readonly string[],
  at = '',
): Problem[] {
  const wrong = codes.findIndex((one) => !known.includes(one))
  if (wrong >= 0) return problem(`${path}.${wrong}${at}`, 'unknownName')
  const again = codes.findIndex((one, place) => codes.indexOf(one) !== place)
  return again < 0 ? [] : problem(`${path}.${again}${at}`, 'repeated')
}

function listingProblems(state: MarketState, decision: Decisions['saveListing']): Problem[] {
  const niche = nicheIn(state, decision.product)
  if (!niche) return problem('product', 'unknownName')
  const names = decision.attributes.map(({ name }) => name)
  return [
    ...codesIn(
      'pictures',
      decision.pictures,
      niche.pictures.map((one) => one.code),
    ),
    ...codesIn(
      'attributes',
      names,
      niche.attributes.map((one) => one.code),
      '.name',
    ),
  ]
}

type Offer = 'saveListing' | 'setPrice' | 'setDeal' | 'setCampaign' | 'setBid' | 'setNegative'

/** The rules for listing, pricing and ads. */
export const offerRules: DecisionRules<Offer> = {
  saveListing: {
    fields: {
      product: code,
      title: text(most.title, 1),
      bullets: listOf(text(most.bullet), 0, 5),
      description: text(most.description),
      attributes,
      pictures: listOf(code, 0, 9),
      terms: text(most.terms),
    },
    problems: listingProblems,
    apply(draft, decision) {
      const product = productOf(draft, decision.product)
      const niche = nicheIn(draft, decision.product)
      if (!product || !niche) return
      const { title, bullets, description, terms, pictures } = decision
      const values = decision.attributes.map(({ name, value }) => ({ name, value: value.trim() }))
      product.listing = {
        title: title.trim(),
        bullets: bullets.map((bullet) => bullet.trim()),
        description: description.trim(),
        attributes: values,
        pictures: [...pictures],
        terms: terms.trim(),
      }
      const verdict = judgeListing(niche, product.listing)
      product.quality = verdict.quality
      product.overPromise = verdict.overPromise
      product.cover = verdict.cover
      product.listingRules = verdict.rules
    },
  },
  setPrice: {
    fields: {
      product: code,
      price: wholeBetween(1, most.price),
      coupon: wholeBetween(0, 50),
      breakEven: cents,
    },
    problems: (state, { product }) => knownProduct(state, product),
    apply(draft, { product: name, price, coupon, breakEven }) {
      const product = productOf(draft, name)
      if (!product) return
      Object.assign(product, { price, coupon, breakEven })
      const setting = { day: draft.day, price, breakEven, costs: costsOf(draft, product) }
      product.prices = [...product.prices.filter(({ day }) => day !== draft.day), setting]
    },
  },
  setDeal: {
    fields: {
      product: code,
      percent: wholeBetween(0, 50),
      from: anyDay,
      days: wholeBetween(0, 14),
    },
    problems: (state, { product, from }) =>
      from < state.day ? problem('from', 'tooSmall', state.day) : knownProduct(state, product),
    apply(draft, { product: name, percent, from, days }) {
      const product = productOf(draft, name)
      if (product) product.deal = percent > 0 && days > 0 ? { percent, from, days } : null
    },
  },
  setCampaign: {
    fields: { product: code, active: yesOrNo, budget: wholeBetween(0, most.budget) },
    problems: (state, { product }) => knownProduct(state, product),
    apply(draft, { product: name, active, budget }) {
      const product = productOf(draft, name)
      if (product) product.campaign = { active, budget }
    },
  },
  setBid: {
    fields: {
      product: code,
      keyword: code,
      match: oneOf(matches),
      bid: wholeBetween(0, most.bid),
    },
    problems(state, { product, keyword }) {
      const niche = nicheIn(state, product)
      if (!niche) return problem('product', 'unknownName')
      return niche.keywords.some((one) => one.code === keyword)
        ? []
        : problem('keyword', 'unknownName')
    },
    apply(draft, { product: name, keyword, match, bid }) {
      const product = productOf(draft, name)
      if (!product) return
      const others = product.bids.filter((one) => one.keyword !== keyword || one.match !== match)
      product.bids = bid > 0 ? [...others, { keyword, match, bid }] : others
    },
  },
  setNegative: {
    fields: { product: code, term: text(80, 1), active: yesOrNo },
    problems(state, { product: name, term, active }) {
      const product = productOf(state, name)
      if (!product) return problem('product', 'unknownName')
      const isNew = active && !product.negatives.includes(term.trim().toLowerCase())
      return isNew && product.negatives.length >= 100 ? problem('term', 'tooLarge', 100) : []
    },
    apply(draft, { product: name, term, active }) {
      const product = productOf(draft, name)
      if (!product) return
      const written = term.trim().toLowerCase()
      const others = product.negatives.filter((one) => one !== written)
      product.negatives = active ? [...others, written] : others
    },
  },
}
