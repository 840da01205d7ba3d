import { z } from 'zod'

const debriefQuestion = z.object({ name: z.string(), text: z.string() })

const debriefAnswer = z.object({ question: z.string(), text: z.string() })
export type DebriefAnswer = z.output<typeof debriefAnswer>

/** PRC-110: the answers of one player; unanswered questions are left out. */
export const ownDebrief = z.object({
  answers: z.array(debriefAnswer),
  /** 0 before the first save. */
  version: z.number().int(),
  /** A moment as ISO 8601, or null before the first save. */
  savedAt: z.string().nullable(),
})
export type OwnDebrief = z.output<typeof ownDebrief>

/** PRC-110, PRC-113: the questions of a finished run, and the answers. */
export const runDebrief = z.object({
  questions: z.array(debriefQuestion),
  /** A player sees only the own answers, a teacher the answers of every player. */
  players: z.array(
    ownDebrief.extend({ name: z.string(), seats: z.array(z.string()), isOwn: z.boolean() }),
  ),
  /** PRC-112: whether the answers are being assessed, so that they can no longer change. */
  isLocked: z.boolean(),
})
export type RunDebrief = z.output<typeof runDebrief>
