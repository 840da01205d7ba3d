import { type Check, listOf, objectOf, oneOf, type Problem, wholeBetween } from '../../checks.ts'
import { statementLines } from '../market-view.ts'

/** The limits of inputs, equal to those of the contract. */
export const most = {
  price: 99_999,
  bid: 1_000,
  budget: 100_000,
  units: 20_000,
  cartons: 2_000,
  days: 120,
  title: 200,
  bullet: 250,
  description: 2_000,
  terms: 250,
  attribute: 60,
  text: 2_000,
  name: 80,
  line: 100_000_000,
} as const

/** A text with a maximum length, counted without surrounding spaces. */
export const text =
  (length: number, least = 0): Check =>
  (value, path) => {
    if (typeof value !== 'string') return [{ path, code: 'required' }]
    const { length: own } = value.trim()
    if (own < least) return [{ path, code: 'required' }]
    return own > length ? [{ path, code: 'tooLong', limit: length }] : []
  }

export const code = text(40, 1)
export const cents = wholeBetween(0, most.price)
export const ref = wholeBetween(1, 1_000_000)
export const anyDay = wholeBetween(1, most.days)

export const attributes = listOf(objectOf({ name: code, value: text(most.attribute) }), 0, 12)

export const lines = listOf(
  objectOf({ line: oneOf(statementLines), amount: wholeBetween(-most.line, most.line) }),
  0,
  statementLines.length,
)

export const problem = (path: string, name: Problem['code'], limit?: number): Problem[] => [
  limit === undefined ? { path, code: name } : { path, code: name, limit },
]
