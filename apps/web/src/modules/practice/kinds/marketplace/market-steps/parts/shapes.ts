import type { MarketView } from '@titian/contract'

export type MarketNiche = MarketView['niches'][number]
export type MarketPaper = MarketView['papers'][number]
export type MarketOrder = MarketView['orders'][number]
export type MarketCase = MarketView['cases'][number]
export type MarketMessage = MarketView['messages'][number]
export type MarketPeriod = MarketView['finance']['periods'][number]
