import { buyingCards } from './buying-cards.ts'
import { closingCards } from './closing-cards.ts'
import { sellingCards } from './selling-cards.ts'
import type { CardData } from './types.ts'

/** PRC-046: the ten cards in the order of a course. */
const cards: readonly CardData[] = [...buyingCards, ...sellingCards, ...closingCards]

export const builtInCodes: readonly string[] = cards.map(({ code }) => code)

export const builtInCard = (code: string): CardData | undefined =>
  cards.find((card) => card.code === code)
