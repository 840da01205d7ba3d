import {
  type Check,
  listOf,
  objectOf,
  oneOf,
  type Problem,
  wholeBetween,
  yesOrNo,
  isObject,
  fieldOf,
} from '../checks.ts'
import { cardProblems } from './cards/check.ts'
import type { CardData } from './cards/types.ts'
import { builtInCodes } from './cards/built-in.ts'
import { limits } from './names.ts'

export interface ErpScenario {
  days: number
  /** Cents in the bank on the first day. */
  cash: number
  taxPermille: number
  valuation: 'average' | 'fifo'
  warehouses: number
  /** Whether suppliers may be paid in dollars, by the rate of the day. */
  dollars: boolean
  /**
   * The price of one dollar on the first day in ten-thousandths of the own currency, and its
   * greatest change in a day.
   */
  rate: number
  rateStep: number
  /** The days of the cash cycle that give all points, and those that give none. */
  cashDays: { best: number; worst: number }
  /** The school's cards in this practice, and the teacher's own cards. */
  cards: string[]
  ownCards: CardData[]
}

export const standardErp: ErpScenario = {
  days: 40,
  cash: 5_000_000,
  taxPermille: 60,
  valuation: 'average',
  warehouses: 1,
  dollars: false,
  rate: 42_000,
  rateStep: 0,
  cashDays: { best: 30, worst: 120 },
  cards: [...builtInCodes],
  ownCards: [],
}

/** The first two cards, for a student who has never seen a ledger. */
export const firstErp: ErpScenario = {
  ...standardErp,
  days: 20,
  cards: ['masterData', 'stockRule'],
}

/** Two warehouses, first in first out, and purchases in dollars. */
export const advancedErp: ErpScenario = {
  ...standardErp,
  valuation: 'fifo',
  warehouses: 2,
  dollars: true,
  rateStep: 200,
}

const ownCard: Check = (value, path) =>
  // A contradiction between two fields is reported at the later one.
  cardProblems(value).map((problem) => ({
    path: problem.path === '' ? path : `${path}.${problem.path}`,
    code: isOfField(problem.code) ? problem.code : 'unknownName',
    ...('limit' in problem && { limit: problem.limit }),
  }))

const isOfField = (code: string): code is Problem['code'] =>
  code !== 'contradicts' &&
  code !== 'unknownItem' &&
  code !== 'unknownPartner' &&
  code !== 'neverMet'

const checkScenario = objectOf({
  days: wholeBetween(5, limits.days),
  cash: wholeBetween(0, limits.amount),
  taxPermille: wholeBetween(0, 300),
  valuation: oneOf(['average', 'fifo']),
  warehouses: wholeBetween(1, 2),
  dollars: yesOrNo,
  rate: wholeBetween(5_000, 200_000),
  rateStep: wholeBetween(0, 2_000),
  cashDays: objectOf({ best: wholeBetween(0, 365), worst: wholeBetween(1, 730) }),
  cards: listOf(oneOf(builtInCodes), 0, limits.cards),
  ownCards: listOf(ownCard, 0, limits.cards),
})

function repeatedCards(value: unknown): Problem[] {
  if (!isObject(value)) return []
  const listed = (name: string) => {
    const list = fieldOf(value, name)
    return Array.isArray(list) ? list : []
  }
  const codes = [
    ...listed('cards').map((code: unknown, place) => ({ code, path: `cards.${place}` })),
    ...listed('ownCards').map((card: unknown, place) => ({
      code: isObject(card) ? fieldOf(card, 'code') : undefined,
      path: `ownCards.${place}.code`,
    })),
  ]
  return codes
    .filter(({ code }, place) => codes.findIndex((other) => other.code === code) < place)
    .map(({ path }) => ({ path, code: 'repeated' }))
}

/** The worst cycle must be longer than the best, because points are interpolated between them. */
function cashDaysProblems(value: unknown): Problem[] {
  const days = isObject(value) ? fieldOf(value, 'cashDays') : undefined
  if (!isObject(days)) return []
  const best = Number(fieldOf(days, 'best'))
  return Number(fieldOf(days, 'worst')) <= best
    ? [{ path: 'cashDays.worst', code: 'tooSmall', limit: best + 1 }]
    : []
}

export function scenarioProblems(value: unknown): Problem[] {
  return [...checkScenario(value, ''), ...repeatedCards(value), ...cashDaysProblems(value)]
}
