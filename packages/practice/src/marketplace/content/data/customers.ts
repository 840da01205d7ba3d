import {
  type Language,
  languages,
  type MessageKind,
  type ReturnKind,
  type Template,
} from '../types.ts'

/**
 * The answers that a student can choose. A right one has all facts that the message needs, and is
 * not forbidden.
 */
export const templates: readonly Template[] = [
  { code: 'thanksOnly', facts: [], forbidden: false },
  { code: 'deliveryTime', facts: ['deliveryDays'], forbidden: false },
  { code: 'returnRules', facts: ['returnDays'], forbidden: false },
  { code: 'productSize', facts: ['size'], forbidden: false },
  { code: 'orderOnWay', facts: ['order', 'deliveryDays'], forbidden: false },
  { code: 'lateApology', facts: ['order', 'refundDays'], forbidden: false },
  { code: 'brokenHelp', facts: ['order', 'returnDays'], forbidden: false },
  { code: 'praiseGift', facts: [], forbidden: true },
]

/**
 * PRC-205: the templates that are offered for questions before buying and for messages about
 * orders. Each list has several suitable ones, so that the right one follows from the customer's
 * words and not by elimination; it also has one that asks for praise and one without facts.
 */
const offered = {
  question: ['deliveryTime', 'praiseGift', 'productSize', 'returnRules', 'thanksOnly'],
  order: ['brokenHelp', 'lateApology', 'orderOnWay', 'praiseGift', 'thanksOnly'],
} as const

type Rest = Pick<MessageKind, 'about' | 'needed'> & Partial<MessageKind>

/**
 * Makes one kind of message in the three languages; `weight` is the share of customers who write in
 * that language.
 */
function inLanguages(name: string, templatesFor: keyof typeof offered, rest: Rest): MessageKind[] {
  const weights: Readonly<Record<Language, number>> = { en: 4, zh: 3, my: 3 }
  return languages.map((language) => ({
    code: `${name}-${language}`,
    language,
    isReview: false,
    stars: null,
    weight: weights[language],
    niche: null,
    templates: offered[templatesFor],
    ...rest,
  }))
}

export const messages: readonly MessageKind[] = [
  ...inLanguages('askDelivery', 'question', { about: 'question', needed: ['deliveryDays'] }),
  ...inLanguages('askReturn', 'question', { about: 'question', needed: ['returnDays'] }),
  ...inLanguages('askSize', 'question', { about: 'question', needed: ['size'] }),
  ...inLanguages('whereIsOrder', 'order', {
    about: 'order',
    needed: ['order', 'deliveryDays'],
  }),
  ...inLanguages('lateOrder', 'order', { about: 'late', needed: ['order', 'refundDays'] }),
  ...inLanguages('brokenItem', 'order', { about: 'defect', needed: ['order', 'returnDays'] }),
  ...inLanguages('badReview', 'question', {
    about: 'defect',
    needed: ['returnDays'],
    isReview: true,
    stars: 2,
  }),
  ...inLanguages('goodReview', 'question', {
    about: 'praise',
    needed: [],
    isReview: true,
    stars: 5,
  }),
]

/** The messages of a short run; none of them requires two facts. */
export const firstMessages: readonly MessageKind[] = messages.filter(
  ({ needed }) => needed.length <= 1,
)

type ReturnRow = readonly [
  Pick<ReturnKind, 'reason' | 'condition' | 'proof'>,
  [least: number, most: number],
  weight: number,
]

const returnKind = ([what, [leastDays, mostDays], weight]: ReturnRow): ReturnKind => ({
  ...what,
  leastDays,
  mostDays,
  weight,
  // A return counts as a defect if the shop is liable for its cause and the evidence proves it.
  defect:
    !['changedMind', 'wornOut'].includes(what.reason) && ['photo', 'lost'].includes(what.proof),
})

const rows: readonly ReturnRow[] = [
  [{ reason: 'defective', condition: 'used', proof: 'photo' }, [2, 12], 5],
  [{ reason: 'defective', condition: 'used', proof: 'none' }, [3, 12], 1],
  [{ reason: 'brokenInTransit', condition: 'broken', proof: 'photo' }, [1, 4], 4],
  [{ reason: 'wrongItem', condition: 'sealed', proof: 'photo' }, [1, 6], 2],
  [{ reason: 'missingPart', condition: 'opened', proof: 'photo' }, [1, 7], 3],
  [{ reason: 'notAsDescribed', condition: 'opened', proof: 'photo' }, [2, 10], 4],
  [{ reason: 'changedMind', condition: 'sealed', proof: 'none' }, [2, 13], 5],
  [{ reason: 'changedMind', condition: 'opened', proof: 'none' }, [3, 13], 4],
  [{ reason: 'changedMind', condition: 'opened', proof: 'none' }, [16, 24], 2],
  [{ reason: 'notArrived', condition: 'notReturned', proof: 'lost' }, [0, 0], 2],
  [{ reason: 'notArrived', condition: 'notReturned', proof: 'signed' }, [2, 9], 2],
  [{ reason: 'wornOut', condition: 'used', proof: 'photo' }, [10, 13], 1],
]

export const returnKinds: readonly ReturnKind[] = rows.map(returnKind)

/**
 * The kinds of returns in a short run: sealed goods, faults with a photo, and lost parcels, all
 * within the few days of the run.
 */
export const firstReturnKinds: readonly ReturnKind[] = returnKinds
  .filter(
    ({ reason, condition, proof, leastDays }) =>
      leastDays <= 2 &&
      (reason === 'changedMind'
        ? condition === 'sealed'
        : reason !== 'missingPart' && proof !== 'signed'),
  )
  .map((kind) => ({ ...kind, mostDays: Math.min(kind.mostDays, 6) }))
