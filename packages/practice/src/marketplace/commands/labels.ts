import { type Fields, fieldOf } from '../../checks.ts'
import type { DecisionLabel } from '../market-view.ts'
import type { DecisionType } from './types.ts'

const money = (cents: unknown): string => {
  const whole = Number(cents)
  const rest = String(Math.abs(whole) % 100).padStart(2, '0')
  return `${whole < 0 ? '-' : ''}${Math.floor(Math.abs(whole) / 100)}.${rest}`
}

/** For each decision, the text of the fields that name its subject. */
const labels: Readonly<Record<DecisionType, (of: (name: string) => unknown) => unknown[]>> = {
  buyReport: (of) => [of('niche')],
  chooseNiche: (of) => [of('niche')],
  orderSample: (of) => [of('supplier')],
  chooseSupplier: (of) => [of('supplier'), money(of('landedCost'))],
  registerShop: (of) => [of('name')],
  submitPaper: (of) => [of('slot'), of('paper')],
  saveListing: (of) => [of('title')],
  setPrice: (of) => [money(of('price')), of('coupon') === 0 ? '' : `-${String(of('coupon'))}%`],
  setDeal: (of) => [`-${String(of('percent'))}%`, `${String(of('from'))} + ${String(of('days'))}`],
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

/** PRC-031: a decision that counted, as the review shows it. */
export function labelOf(day: number, type: DecisionType, command: Fields): DecisionLabel {
  const of = (name: string) => fieldOf(command, name)
  const product = of('product') ?? (type === 'chooseNiche' ? of('niche') : null)
  const label = labels[type](of).filter((part) => part !== '')
  return {
    day,
    type,
    product: typeof product === 'string' ? product : null,
    label: label.join(' · '),
  }
}
