import { z } from 'zod'
import { gameSeatStates } from './rules.ts'

/** PRC-054: what others see of a seat: its player, but not its stock, orders and costs. */
export const gameSeat = z.object({
  seat: z.string(),
  /** Null if the seat is free. */
  name: z.string().nullable(),
  isOwn: z.boolean(),
  state: z.enum(gameSeatStates),
})
export type GameSeat = z.output<typeof gameSeat>

/** PRC-055: the game of a team, beside the own desk. */
export const teamGame = z.object({
  /** The code to join. */
  code: z.string(),
  seats: z.array(gameSeat),
  turnSeconds: z.number().int(),
  /**
   * The seconds by the server's clock until bots play the seats without an order; null if no week
   * is running.
   */
  turnEndsIn: z.number().int().nullable(),
})
export type TeamGame = z.output<typeof teamGame>
