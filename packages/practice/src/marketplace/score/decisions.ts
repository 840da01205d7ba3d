import { fieldOf, isObject } from '../../checks.ts'
import type { Logged } from '../../engine.ts'

export interface DecisionLabel {
  day: number
  type: string
  product: string | null
  /** What was decided, by names and numbers that need no words. */
  label: string
}

const money = (cents: unknown): string => {
  const whole = Number(cents)
  const rest = String(Math.abs(whole) % 100).padStart(2, '0')
  return `${whole < 0 ? '-' : ''}${Math.floor(Math.abs(whole) / 100)}.${rest}`
}

/** The fields that say what a decision was about, and how they are written. */
const labels: Readonly<Record<string, (of: (name: string) => unknown) => unknown[]>> = {
  buyReport: (of) => [of('niche')],
  chooseNiche: (of) => [of('niche')],
  orderSample: (of) => [of('supplier')],
  chooseSupplier: (of) => [of('supplier'), money(of('landedCost'))],
  registerShop: (of) => [of('name')],
  submitPaper: (of) => [of('slot'), of('paper')],
  saveListing: (of) => [of('title')],
  setPrice: (of) => [money(of('price')), `-${String(of('coupon'))} %`],
  setDeal: (of) => [`-${String(of('percent'))} %`, `${String(of('from'))} + ${String(of('days'))}`],
  setCampaign: (of) => [of('active') === true ? money(of('budget')) : '0'],
  setBid: (of) => [of('keyword'), of('match'), money(of('bid'))],
  setNegative: (of) => [of('active') === true ? '+' : '-', of('term')],
  orderGoods: (of) => [of('units'), of('way'), `${String(of('cartons'))} ×`],
  setReorderPoint: (of) => [of('units')],
  shipOrder: (of) => [of('order') === 0 ? '*' : of('order'), of('carrier')],
  cancelOrder: (of) => [of('order')],
  decideReturn: (of) => [of('case'), of('decision'), money(of('amount'))],
  answerMessage: (of) => [of('message'), of('template')],
  appeal: (of) => [of('cause'), of('remedy'), of('prevention')],
  reconcile: (of) => [of('period')],
  event: (of) => [of('event'), of('days')],
}

/** PRC-031: every decision of a log with its day, in order; what is no decision is left out. */
export function decisionsOf(log: readonly Logged[]): DecisionLabel[] {
  return log.flatMap(({ day, command }) => {
    const type = isObject(command) ? fieldOf(command, 'type') : undefined
    if (!isObject(command) || typeof type !== 'string' || !Object.hasOwn(labels, type)) return []
    const of = (name: string) => fieldOf(command, name)
    const product = of('product') ?? (type === 'chooseNiche' ? of('niche') : null)
    const parts = labels[type]?.(of) ?? []
    const label = parts.filter((part) => part !== '' && part !== undefined).join(' · ')
    return [{ day, type, product: typeof product === 'string' ? product : null, label }]
  })
}
