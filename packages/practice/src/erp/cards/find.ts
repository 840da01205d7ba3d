import { refuse } from '../books/work.ts'
import type { CardState, ErpState } from '../state.ts'
import { builtInCard } from './built-in.ts'
import type { CardData } from './types.ts'

export const cardData = (state: ErpState, code: string): CardData | undefined => {
  const { cards, ownCards } = state.scenario
  return cards.includes(code) ? builtInCard(code) : ownCards.find((card) => card.code === code)
}

export const cardState = (state: ErpState, code: string): CardState | undefined =>
  state.cards.find((card) => card.code === code)

export function requireCard(state: ErpState, code: string, path = 'card'): CardState {
  if (!cardData(state, code)) refuse('unknownCard', path, { card: code })
  return cardState(state, code) ?? refuse('cardNotBegun', path, { card: code })
}
