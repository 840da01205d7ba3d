import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, whole } from '../wire/fields.ts'
import { gameControls, noteMost, orderMost, runStates, turnSeconds, weeksMost } from './rules.ts'
import { teamGame } from './game-shapes.ts'
import { practiceRun } from './shapes.ts'

const own = { id: 'CALL-334', who: 'signedIn', method: 'POST', kind: 'save' } as const
const oneRun = z.object({ sign })
const seat = z.string().trim().max(40)
/** Empty for the first seat that is free. */
const wish = seat.default('')

/** PRC-054 to PRC-056: a chain that four people play together. Each answer shows the own desk alone. */
export const gameCalls = {
  /**
   * Makes a game that others join by its code. The own lobby of the same practice is answered instead of a second one. For
   * an assignment the own open game of it is; before the opening, after the due date and without an attempt left: -4.
   */
  makeGame: call({
    ...own,
    path: '/practice/makeGame',
    input: z.object({
      idSign: sign,
      seat: wish,
      /** Only for a game that is made freely. */
      turnSeconds: whole(turnSeconds.least, turnSeconds.most, 'seconds').default(turnSeconds.usual),
      /** PRC-101: the game is an attempt of this assignment, with its scenario and its seconds. */
      assignment: sign.optional(),
    }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /**
   * Takes a free seat; who has one already is answered the same game, and who plays another game of the same assignment
   * that one. What is wrong is said beside `code` or `seat`.
   */
  joinGame: call({
    ...own,
    path: '/practice/joinGame',
    input: z.object({ code: z.string().trim().min(1).max(40), seat: wish }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /** Changes the seat before the game begins. */
  takeSeat: call({
    ...own,
    path: '/practice/takeSeat',
    input: z.object({ sign, seat: seat.min(1) }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /** PRC-054: frees the seat before the game begins, and afterwards leaves it to a bot until the person is back. */
  leaveGame: call({
    ...own,
    path: '/practice/leaveGame',
    input: oneRun,
    /** Whether the person still has the seat, and can come back to it. */
    data: z.object({ canReturn: z.boolean() }),
  }),
  /**
   * Any player begins; bots play the seats that are free. A game of an assignment uses an attempt of each player; before
   * its opening: -4 with the run.
   */
  beginGame: call({
    ...own,
    path: '/practice/beginGame',
    input: oneRun,
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-056: counts once for a seat and week. The same again answers the run as it is; another one, or one for another
   * week: -4 with the run.
   */
  orderSeat: call({
    ...own,
    path: '/practice/orderSeat',
    input: z.object({
      sign,
      week: whole(1, weeksMost),
      quantity: whole(0, orderMost),
      /** Why the person decided so, for the review. */
      note: z.string().trim().max(noteMost).default(''),
    }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /** PRC-054: gives the own seat back from the bot. */
  backToSeat: call({
    ...own,
    path: '/practice/backToSeat',
    input: oneRun,
    data: practiceRun,
  }),
  /**
   * PRC-060: a teacher of the course whose assignment the game plays, or staff, pauses a running game, continues it, gives a
   * seat to a bot until its player is back, or ends the week with bots in the silent seats. Repeated, it changes nothing.
   */
  controlGame: call({
    ...own,
    id: 'CALL-332',
    who: 'teacher',
    path: '/practice/controlGame',
    input: z.object({
      sign,
      act: z.enum(gameControls),
      /** For a bot alone. */
      seat: wish,
      /** For the end of a week alone, so that a second press does not end the next one too. */
      week: whole(1, weeksMost).default(1),
    }),
    data: z.object({
      state: z.enum(runStates),
      day: z.number().int(),
      game: teamGame,
    }),
    refusals: ['alreadyDone'],
  }),
}
