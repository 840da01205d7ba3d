import { z } from 'zod'
import { gameSeatStates } from './rules.ts'

/** PRC-054: who plays a seat, and who is waited for. It holds no number of the desk. */
export const gameSeat = z.object({
  seat: z.string(),
  /** Null where nobody has the seat. */
  name: z.string().nullable(),
  isOwn: z.boolean(),
  state: z.enum(gameSeatStates),
})
export type GameSeat = z.output<typeof gameSeat>

/** PRC-055: the game of a team, beside the own desk. */
export const teamGame = z.object({
  /** What others type to join. */
  code: z.string(),
  seats: z.array(gameSeat),
  turnSeconds: z.number().int(),
  /** Seconds by the clock of the server until bots play the silent seats; null where no week runs. */
  turnEndsIn: z.number().int().nullable(),
})
export type TeamGame = z.output<typeof teamGame>
