import type { MarketState } from '../state.ts'

/** Whether the due day of something has passed. */
export const isOver = ({ day, finished }: MarketState, dueDay: number): boolean =>
  day > dueDay || (finished && day >= dueDay)
