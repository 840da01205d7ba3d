import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { roundTeams } from './assignment-rules.ts'
import { finishedGame, taughtAssignment } from './assignment-shapes.ts'

const teaching = { method: 'POST', who: 'teacher' } as const

/** PRC-060: actions of a teacher after the games of a class. */
export const roundCalls = {
  /**
   * PRC-143: assigns the next scenario to the class, with the mode, attempts, weights, pass line
   * and seconds of the previous assignment. With the same teams, the teams get lobbies with their
   * seats. Repeating the call returns the existing round.
   */
  startNextRound: call({
    ...teaching,
    id: 'CALL-730',
    path: '/practice/startNextRound',
    kind: 'save',
    input: z.object({
      /** The sealed id of the played assignment. */
      sign,
      /** The next practice, which must be of the same kind. */
      idSign: sign,
      teams: z.enum(roundTeams).default('same'),
      /**
       * PRC-181: true leaves out the teams that have not finished. Without it, `same` is refused
       * while a team has not finished, and `extend.leftOut` is the number of such teams.
       */
      leaveOut: z.boolean().default(false),
    }),
    data: taughtAssignment,
  }),
  /** PRC-144: the finished runs, best first, at most 100. */
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
