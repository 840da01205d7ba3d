import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { roundTeams } from './assignment-rules.ts'
import { finishedGame, taughtAssignment } from './assignment-shapes.ts'

const teaching = { method: 'POST', who: 'teacher' } as const

/** PRC-060: what a teacher does with a class after its games. */
export const roundCalls = {
  /**
   * PRC-143: gives the class the next scenario, with mode, attempts, weights, pass line and seconds of the one before, at
   * once. The same teams sit in lobbies of it in the seats that they had. Pressed again, the round that is there is answered.
   */
  startNextRound: call({
    ...teaching,
    id: 'CALL-730',
    path: '/practice/startNextRound',
    kind: 'save',
    input: z.object({
      /** Of the assignment that was played. */
      sign,
      /** The next practice, of the same kind. */
      idSign: sign,
      teams: z.enum(roundTeams).default('same'),
      /** PRC-181: without it, `same` is refused while a team has not ended; `leftOut` in extend is their number. */
      leaveOut: z.boolean().default(false),
    }),
    data: taughtAssignment,
  }),
  /** PRC-144: the runs that have ended, the best result first, at most 100. */
  finishedGames: call({
    ...teaching,
    id: 'CALL-731',
    path: '/practice/finishedGames',
    kind: 'read',
    input: z.object({ sign }),
    data: z.object({
      assignment: taughtAssignment,
      list: z.array(finishedGame),
      total: z.number().int(),
    }),
  }),
}
