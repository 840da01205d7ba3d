import { z } from 'zod'
import { whole } from '../../../wire/fields.ts'
import {
  carriers,
  freightWays,
  marketEvents,
  marketLimits as most,
  matchTypes,
  returnDecisions,
  statementLines,
} from './names.ts'

/** A code that the scenario defines, such as a niche or a supplier. */
const code = z.string().trim().min(1).max(40)
const text = (length: number) => z.string().trim().max(length)
const day = whole(1, most.days)
const cents = whole(0, most.price)
const ref = whole(1, 1_000_000)
const term = z.string().trim().min(1).max(80)

const one = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), day, ...shape })

/**
 * The decisions of a student in the marketplace practice. Each decision applies at once; a later
 * decision of the same day about the same subject replaces it. Customers see the state at the end
 * of the day.
 */
export const marketCommands = [
  /** PRC-032: the commands of research. */
  one('buyReport', { niche: code }),
  one('chooseNiche', { niche: code, why: text(most.text) }),
  /** Sourcing: the landed cost of one unit as the student computed it, in cents. */
  one('orderSample', { product: code, supplier: code }),
  one('chooseSupplier', { product: code, supplier: code, landedCost: cents }),
  /** Opening. */
  one('registerShop', {
    name: text(most.name),
    legalName: text(most.name),
    taxId: text(40),
    bankAccount: text(40),
  }),
  one('submitPaper', { slot: code, paper: code }),
  /** Listing. */
  one('saveListing', {
    product: code,
    title: text(most.title),
    bullets: z.array(text(most.bullet)).max(5),
    description: text(most.description),
    attributes: z.array(z.object({ name: code, value: text(most.attribute) })).max(12),
    pictures: z.array(code).max(9),
    terms: text(most.terms),
  }),
  /**
   * Pricing: coupon and deal in percent of the price, 0 for none; and the student's break-even
   * price.
   */
  one('setPrice', { product: code, price: cents, coupon: whole(0, 50), breakEven: cents }),
  one('setDeal', { product: code, percent: whole(0, 50), from: day, days: whole(0, 14) }),
  /** Ads: cents by day and by click; a bid of 0 removes the keyword. */
  one('setCampaign', { product: code, active: z.boolean(), budget: whole(0, most.budget) }),
  one('setBid', {
    product: code,
    keyword: code,
    match: z.enum(matchTypes),
    bid: whole(0, most.bid),
  }),
  one('setNegative', { product: code, term, active: z.boolean() }),
  /** Inventory: `ownShare` is the percentage of units for the own warehouse. */
  one('orderGoods', {
    product: code,
    units: whole(1, most.units),
    way: z.enum(freightWays),
    cartons: whole(1, most.cartons),
    ownShare: whole(0, 100),
  }),
  one('setReorderPoint', { product: code, units: whole(0, most.units) }),
  /** Orders that the own warehouse ships; `order` 0 ships all orders that are due. */
  one('shipOrder', { order: whole(0, 1_000_000), carrier: z.enum(carriers) }),
  one('cancelOrder', { order: ref }),
  /** Returns: the refund in cents. */
  one('decideReturn', { case: ref, decision: z.enum(returnDecisions), amount: cents }),
  /** The response to a message or a review: a template, or free text. */
  one('answerMessage', {
    message: ref,
    template: z.string().trim().max(40),
    text: text(most.text),
  }),
  /** Account health: an appeal names cause, remedy and prevention by their codes. */
  one('appeal', { cause: code, remedy: code, prevention: code, text: text(most.text) }),
  /** Finance: the statement of a period, in cents. */
  one('reconcile', {
    period: whole(1, 12),
    lines: z
      .array(z.object({ line: z.enum(statementLines), amount: whole(-most.line, most.line) }))
      .max(statementLines.length),
  }),
] as const

/**
 * PRC-162: an event that the teacher sets from this day on; the server adds it to the log of a run.
 */
export const marketEventCommand = z.object({
  type: z.literal('event'),
  day,
  event: z.enum(marketEvents),
  days: whole(1, most.days),
})
export type MarketEventCommand = z.output<typeof marketEventCommand>

export const marketCommand = z.discriminatedUnion('type', marketCommands)
export type MarketCommand = z.output<typeof marketCommand>
