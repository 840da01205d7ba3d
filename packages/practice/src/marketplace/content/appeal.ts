import type { AppealChoices, GoodAppeal, HealthMeasure, JudgeAppeal } from '../verdicts.ts'

interface Way {
  cause: string
  remedies: readonly string[]
  preventions: readonly string[]
}

/**
 * For each measure: the cause of a breach, the remedies for customers who are affected now, and the
 * preventions.
 */
const ways: Readonly<Record<HealthMeasure, Way>> = {
  orderDefects: {
    cause: 'poorGoods',
    remedies: ['refundBuyers', 'pullFaultyLot'],
    preventions: ['inspectLots', 'changeSupplier'],
  },
  lateShipment: {
    cause: 'slowPacking',
    remedies: ['shipOpenOrders'],
    preventions: ['dailyShipping', 'useFulfilment'],
  },
  cancellation: {
    cause: 'soldWithoutStock',
    remedies: ['correctStock'],
    preventions: ['reorderEarlier', 'useFulfilment'],
  },
  validTracking: {
    cause: 'untrackedParcels',
    remedies: ['addTracking'],
    preventions: ['trackedCarrier', 'useFulfilment'],
  },
  onTimeDelivery: {
    cause: 'slowCarrier',
    remedies: ['informBuyers', 'refundBuyers'],
    preventions: ['trackedCarrier', 'useFulfilment'],
  },
}

/** Choices that explain nothing: they blame others, or promise something without an action. */
const empty = {
  causes: ['customersFault', 'marketplaceFault'],
  remedies: ['openNewAccount', 'askForPatience'],
  preventions: ['tryHarder', 'askForGoodReviews'],
}

const all = Object.values(ways)
const each = (codes: readonly string[]): string[] => [...new Set(codes)].toSorted()

/** In alphabetical order, so that the position of a choice is no hint. */
export const appealChoices: AppealChoices = {
  causes: each([...all.map(({ cause }) => cause), ...empty.causes]),
  remedies: each([...all.flatMap(({ remedies }) => remedies), ...empty.remedies]),
  preventions: each([...all.flatMap(({ preventions }) => preventions), ...empty.preventions]),
}

/**
 * PRC-036: accepts an appeal that names the cause of a breach, and a remedy and a prevention for
 * this cause.
 */
export const judgeAppeal: JudgeAppeal = (breached, { cause, remedy, prevention }) =>
  breached.some((measure) => {
    const way = ways[measure]
    return (
      way.cause === cause && way.remedies.includes(remedy) && way.preventions.includes(prevention)
    )
  })

export const goodAppeal: GoodAppeal = (breached) => {
  const way = ways[breached[0] ?? 'lateShipment']
  return {
    cause: way.cause,
    remedy: way.remedies[0] ?? '',
    prevention: way.preventions[0] ?? '',
  }
}
