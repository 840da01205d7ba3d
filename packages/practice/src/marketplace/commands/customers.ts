import { oneOf, type Problem, wholeBetween } from '../../checks.ts'
import { judgeMessage } from '../content/answers.ts'
import { appealChoices, judgeAppeal } from '../content/appeal.ts'
import { judgeStatement } from '../content/finance.ts'
import { judgeReturn } from '../content/returns.ts'
import { nextAppealDay, standingRefusal } from '../day/appeals.ts'
import { appealedMeasures, breachedMeasures } from '../day/health.ts'
import { countOn } from '../day/health-day.ts'
import { payable } from '../ledger/cash.ts'
import { post } from '../ledger/book.ts'
import { refund } from '../ledger/refund.ts'
import { periodsOf, totalsOf } from '../ledger/periods.ts'
import { contentOfState, productOf } from '../lookup.ts'
import { cancel, ship } from '../day/orders.ts'
import { takeOne } from '../day/stock.ts'
import type { MarketState, Order } from '../state.ts'
import { type Carrier, type ReturnDecision, statementLines } from '../market-view.ts'
import { cents, code, lines, most, problem, ref, text } from './fields.ts'
import type { Decisions, DecisionRules } from './types.ts'

const carriers: readonly Carrier[] = ['tracked', 'untracked']
const decisions: readonly ReturnDecision[] = ['refund', 'partial', 'replace', 'refuse']

const openOrders = ({ orders }: MarketState): Order[] =>
  orders.filter(({ state }) => state === 'toShip')

const openOrder = (state: MarketState, number: number): Problem[] =>
  openOrders(state).some(({ order }) => order === number) ? [] : problem('order', 'unknownName')

function caseProblems(state: MarketState, decision: Decisions['decideReturn']): Problem[] {
  const found = state.cases.find((one) => one.case === decision.case)
  if (!found || found.decided) return problem('case', 'unknownName')
  if (decision.amount > found.price) return problem('amount', 'tooLarge', found.price)
  const pays = decision.decision === 'refund' || decision.decision === 'partial'
  const there = payable(state, decision.amount)
  if (pays && there < decision.amount) return problem('amount', 'tooDear', there)
  const product = productOf(state, found.product)
  const isEmpty = !product?.lots.some(({ left, ownLeft }) => left + ownLeft > 0)
  return decision.decision === 'replace' && isEmpty ? problem('decision', 'unknownName') : []
}

function settleCase(draft: MarketState, decision: Decisions['decideReturn']): void {
  const found = draft.cases.find((one) => one.case === decision.case)
  const product = found && productOf(draft, found.product)
  if (!found || !product) return
  const content = contentOfState(draft)
  const kind = content.returnKinds[found.kind]
  if (!kind) return
  const pays = decision.decision === 'refund' || decision.decision === 'partial'
  const amount = pays ? decision.amount : 0
  const { price, days } = found
  const right = judgeReturn(content, kind, { price, days }, { decision: decision.decision, amount })
  found.decided = {
    decision: decision.decision,
    amount,
    day: draft.day,
    right: right.decision,
    onTime: draft.day <= found.dueDay,
  }
  found.rightAmount = right.amount
  if (pays) refund(draft, product, amount)
  if (decision.decision === 'replace')
    post(draft.book, draft.day, 'costOfGoods', 'inventory', takeOne(product))
  // A wrong decision about faulty goods counts as a defect, because the customer complains about
  // it.
  if (kind.defect && !right.decision) countOn(draft, { defects: 1 })
}

type Service =
  | 'shipOrder'
  | 'cancelOrder'
  | 'decideReturn'
  | 'answerMessage'
  | 'appeal'
  | 'reconcile'

/**
 * The rules for orders, returns, messages, account health and finance. A decision that was judged
 * is final.
 */
export const customerRules: DecisionRules<Service> = {
  shipOrder: {
    fields: { order: wholeBetween(0, 1_000_000), carrier: oneOf(carriers) },
    problems(state, { order }) {
      if (order !== 0) return openOrder(state, order)
      return openOrders(state).length > 0 ? [] : problem('order', 'unknownName')
    },
    apply(draft, { order: number, carrier }) {
      for (const order of openOrders(draft))
        if (number === 0 || order.order === number) ship(draft, order, carrier)
    },
  },
  cancelOrder: {
    fields: { order: ref },
    problems(state, { order: number }) {
      const unknown = openOrder(state, number)
      const order = state.orders.find((one) => one.order === number)
      if (unknown.length > 0 || !order) return unknown
      const amount = order.units * order.price
      const there = payable(state, amount)
      return there < amount ? problem('order', 'tooDear', there) : []
    },
    apply(draft, { order: number }) {
      const order = openOrders(draft).find((one) => one.order === number)
      if (order) cancel(draft, order)
    },
  },
  decideReturn: {
    fields: { case: ref, decision: oneOf(decisions), amount: cents },
    problems: caseProblems,
    apply: settleCase,
  },
  answerMessage: {
    fields: { message: ref, template: text(40), text: text(most.text) },
    problems(state, answer) {
      const message = state.messages.find((one) => one.message === answer.message)
      if (!message || message.answered) return problem('message', 'unknownName')
      const template = answer.template.trim()
      const kind = contentOfState(state).messages.find((one) => one.code === message.kind)
      if (template !== '' && !kind?.templates.includes(template))
        return problem('template', 'unknownName')
      return template === '' && answer.text.trim() === '' ? problem('text', 'required') : []
    },
    apply(draft, answer) {
      const content = contentOfState(draft)
      const message = draft.messages.find((one) => one.message === answer.message)
      const kind = content.messages.find((one) => one.code === message?.kind)
      if (!message || !kind) return
      const written = { template: answer.template.trim(), text: answer.text.trim() }
      const verdict = judgeMessage(content, kind, message.needed, written)
      message.answered = { day: draft.day, ...written, ...verdict }
    },
  },
  appeal: {
    fields: { cause: code, remedy: code, prevention: code, text: text(most.text) },
    problems(state, { cause, remedy, prevention }) {
      const { state: health, appeals } = state.account
      if (health !== 'hidden' && health !== 'restricted') return problem('type', 'unknownName')
      if (appeals.some(({ accepted }) => accepted === null)) return problem('type', 'repeated')
      if (standingRefusal(state))
        return problem('type', 'nothingChanged', nextAppealDay(state) ?? undefined)
      const { causes, remedies, preventions } = appealChoices
      return [
        ...(causes.includes(cause) ? [] : problem('cause', 'unknownName')),
        ...(remedies.includes(remedy) ? [] : problem('remedy', 'unknownName')),
        ...(preventions.includes(prevention) ? [] : problem('prevention', 'unknownName')),
      ]
    },
    apply(draft, appeal) {
      const right = judgeAppeal(appealedMeasures(draft), appeal)
      const measures = breachedMeasures(draft)
      draft.account.appeals.push({ day: draft.day, accepted: null, right, measures })
    },
  },
  reconcile: {
    fields: { period: wholeBetween(1, 12), lines },
    problems(state, { period: number, lines: stated }) {
      const period = periodsOf(state).find((one) => one.period === number)
      if (!period) return problem('period', 'unknownName')
      if (!period.over) return problem('period', 'tooLarge')
      if (state.statements.some((one) => one.period === number))
        return problem('period', 'repeated')
      const names = stated.map(({ line }) => line)
      const again = names.findIndex((name, place) => names.indexOf(name) !== place)
      return again < 0 ? [] : problem(`lines.${again}.line`, 'repeated')
    },
    apply(draft, { period: number, lines: stated }) {
      const period = periodsOf(draft).find((one) => one.period === number)
      if (!period) return
      const judged = judgeStatement(stated, totalsOf(draft.book, period))
      const linesOf = statementLines.flatMap((line) => {
        const found = judged.find((one) => one.line === line)
        return found ? [{ line, amount: found.amount, right: found.right }] : []
      })
      draft.statements.push({ period: number, day: draft.day, lines: linesOf })
    },
  },
}
