import { z } from 'zod'

const debriefQuestion = z.object({ name: z.string(), text: z.string() })

const debriefAnswer = z.object({ question: z.string(), text: z.string() })
export type DebriefAnswer = z.output<typeof debriefAnswer>

/** PRC-110: what one player has answered; a question without an answer is left out. */
export const ownDebrief = z.object({
  answers: z.array(debriefAnswer),
  /** 0 before the first save. */
  version: z.number().int(),
  /** A moment as ISO 8601, or null before the first save. */
  savedAt: z.string().nullable(),
})
export type OwnDebrief = z.output<typeof ownDebrief>

/** PRC-110, PRC-113: the questions of a run that has ended, and the answers to them. */
export const runDebrief = z.object({
  questions: z.array(debriefQuestion),
  /** For a player the own ones alone; for the teacher those of every player. */
  players: z.array(
    ownDebrief.extend({ name: z.string(), seats: z.array(z.string()), isOwn: z.boolean() }),
  ),
  /** PRC-112: the answers are being rated, and change no more. */
  isLocked: z.boolean(),
})
export type RunDebrief = z.output<typeof runDebrief>
