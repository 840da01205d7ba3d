import { z } from 'zod'
import { call } from '../wire/call.ts'
import {
  done,
  listOf,
  momentIn,
  nothing,
  page,
  sign,
  size,
  timeZone,
  version,
  whole,
} from '../wire/fields.ts'
import {
  attemptsMost,
  boardStates,
  extendedMost,
  usualAssignment,
  weightsMost,
} from './assignment-rules.ts'
import {
  boardGame,
  boardRun,
  ownAssignment,
  practiceBoardRow,
  taughtAssignment,
} from './assignment-shapes.ts'
import { erpCards, erpLimits } from './kinds/erp/names.ts'
import { practiceModes, turnSeconds } from './rules.ts'

const teaching = { id: 'CALL-330', method: 'POST', who: 'teacher' } as const
const board = { id: 'CALL-332', method: 'POST', who: 'teacher', kind: 'read' } as const

/**
 * The maximum number of teachers' cards in an assignment; together with the cards of the school,
 * the limit of the engine applies.
 */
const ownCardsMost = erpLimits.ownCards

const fields = {
  idSign: sign,
  mode: z.enum(practiceModes).default('oneSeat'),
  opensAt: momentIn.nullable().default(null),
  dueAt: momentIn.nullable().default(null),
  attempts: whole(1, attemptsMost).default(usualAssignment.attempts),
  /** The weight of every part, 100 in total; empty for the default shares. */
  weights: z
    .array(z.object({ name: z.string().trim().min(1).max(40), weight: whole(0, 100) }))
    .max(weightsMost)
    .default([]),
  /**
   * PRC-050: the chosen ERP cards; null for all cards of the practice, and for other kinds of
   * practice.
   */
  erpCards: z
    .object({
      school: z.array(z.enum(erpCards)).max(erpCards.length),
      own: z.array(sign).max(ownCardsMost),
    })
    .nullable()
    .default(null),
  passLine: whole(0, 100).default(usualAssignment.passLine),
  turnSeconds: whole(turnSeconds.least, turnSeconds.most, 'seconds').default(
    usualAssignment.turnSeconds,
  ),
}

/** Practices that teachers assign to courses and trainings (PRC-024, PRC-025, PRC-040). */
export const assignmentCalls = {
  listAssignments: call({
    ...teaching,
    path: '/practice/listAssignments',
    kind: 'read',
    input: z.object({ courseIdSign: sign, page, size: size(20) }),
    data: listOf(taughtAssignment),
  }),
  /** Repeating the same key returns the existing assignment. */
  addAssignment: call({
    ...teaching,
    path: '/practice/addAssignment',
    kind: 'save',
    input: z.object({ courseIdSign: sign, key: z.uuid(), ...fields }),
    data: taughtAssignment,
  }),
  /**
   * Changes an assignment. Fields that the first run has frozen cannot be changed. An outdated
   * version is refused with -4 and the newer assignment.
   */
  changeAssignment: call({
    ...teaching,
    path: '/practice/changeAssignment',
    kind: 'save',
    input: z.object({ sign, version, ...fields }),
    data: taughtAssignment,
    refusals: ['alreadyDone'],
  }),
  /**
   * Deletes an assignment, as long as no student has begun. The lobbies of its next round are
   * closed too (PRC-180).
   */
  deleteAssignment: call({
    ...teaching,
    path: '/practice/deleteAssignment',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** PRC-040: sets a later due date for single students; null removes it. */
  extendAssignment: call({
    ...teaching,
    path: '/practice/extendAssignment',
    kind: 'save',
    input: z.object({
      sign,
      userSigns: z.array(sign).min(1).max(extendedMost),
      dueAt: momentIn.nullable(),
    }),
    data: z.object({ students: z.number().int() }),
  }),
  /** For joined courses and trainings; by due date. */
  ownAssignments: call({
    id: 'CALL-330',
    method: 'GET',
    path: '/practice/ownAssignments',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: z.array(ownAssignment),
  }),
  /** PRC-040: the students of the course, by name. */
  practiceBoard: call({
    ...board,
    path: '/practice/board',
    input: z.object({ sign, page, size: size(50), state: z.enum(boardStates).optional() }),
    data: listOf(practiceBoardRow).extend({
      assignment: taughtAssignment,
      /**
       * PRC-105: the open games; if there are too many, the games of the listed students come
       * first.
       */
      games: z.array(boardGame),
      gamesTotal: z.number().int(),
    }),
  }),
  /** PRC-108: the whole board as a file. */
  exportBoard: call({
    ...board,
    path: '/practice/exportBoard',
    input: z.object({
      sign,
      state: z.enum(boardStates).optional(),
      format: z.enum(['csv', 'xlsx']).default('csv'),
      timeZone,
    }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  /** PRC-031: a run of an assignment, for the teachers of its course. */
  boardRun: call({
    ...board,
    path: '/practice/boardRun',
    input: z.object({ sign }),
    data: boardRun,
  }),
}
