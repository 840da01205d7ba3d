import type { MarketState } from '../state.ts'

/** Whether a day by which something had to be done has passed. */
export const isOver = ({ day, finished }: MarketState, dueDay: number): boolean =>
  day > dueDay || (finished && day >= dueDay)
