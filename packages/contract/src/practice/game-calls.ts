import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, whole } from '../wire/fields.ts'
import { gameControls, noteMost, orderMost, runStates, turnSeconds, weeksMost } from './rules.ts'
import { teamGame } from './game-shapes.ts'
import { practiceRun } from './shapes.ts'

const own = { id: 'CALL-334', who: 'signedIn', method: 'POST', kind: 'save' } as const
const oneRun = z.object({ sign })
const seat = z.string().trim().max(40)
/** The seat that the player wants; empty for the first free seat. */
const wish = seat.default('')

/**
 * PRC-054 to PRC-056: team games of the supply chain. Each response contains only the caller's
 * seat.
 */
export const gameCalls = {
  /**
   * Creates a game that others join by its code. If the caller has an open lobby for the same
   * practice, or an open game of the same assignment, that game is returned instead. Before the
   * opening, after the due date and without attempts left, the call is refused with -4.
   */
  makeGame: call({
    ...own,
    path: '/practice/makeGame',
    input: z.object({
      idSign: sign,
      seat: wish,
      /** The seconds of each week; only for a game without an assignment. */
      turnSeconds: whole(turnSeconds.least, turnSeconds.most, 'seconds').default(turnSeconds.usual),
      /**
       * PRC-101: the assignment that sets the scenario and the seconds. The game is an attempt of
       * it.
       */
      assignment: sign.optional(),
    }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /**
   * Takes a free seat. A player who already has a seat in this game, or in another game of the same
   * assignment, gets that game instead. Errors name `code` or `seat`.
   */
  joinGame: call({
    ...own,
    path: '/practice/joinGame',
    input: z.object({ code: z.string().trim().min(1).max(40), seat: wish }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /** Changes the seat in the lobby. */
  takeSeat: call({
    ...own,
    path: '/practice/takeSeat',
    input: z.object({ sign, seat: seat.min(1) }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-054: frees the seat in the lobby; in a running game a bot plays until the person returns.
   */
  leaveGame: call({
    ...own,
    path: '/practice/leaveGame',
    input: oneRun,
    /** Whether the person still has the seat, and can come back to it. */
    data: z.object({ canReturn: z.boolean() }),
  }),
  /**
   * Any player may start the game; bots play free seats. A game of an assignment uses an attempt of
   * each player; before its opening, the call is refused with -4 and the run.
   */
  beginGame: call({
    ...own,
    path: '/practice/beginGame',
    input: oneRun,
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-056: orders once for each seat and week. Repeating the same order returns the run. Another
   * order, or an order for another week, is refused with -4 and the run.
   */
  orderSeat: call({
    ...own,
    path: '/practice/orderSeat',
    input: z.object({
      sign,
      week: whole(1, weeksMost),
      quantity: whole(0, orderMost),
      /** The reason of the decision, for the review. */
      note: z.string().trim().max(noteMost).default(''),
    }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /** PRC-054: takes the seat back from the bot. */
  backToSeat: call({
    ...own,
    path: '/practice/backToSeat',
    input: oneRun,
    data: practiceRun,
  }),
  /**
   * PRC-060: the controls of a game for staff and teachers of the assignment's course: pause or
   * continue, give a seat to a bot until its player returns, or end the week. When a week is ended,
   * bots order for the seats without an order. Repeating the call changes nothing.
   */
  controlGame: call({
    ...own,
    id: 'CALL-332',
    who: 'teacher',
    path: '/practice/controlGame',
    input: z.object({
      sign,
      act: z.enum(gameControls),
      /** The seat; used only by the control `bot`. */
      seat: wish,
      /**
       * The week; used only by the control `endWeek`, so that a double click does not end the next
       * week too.
       */
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
