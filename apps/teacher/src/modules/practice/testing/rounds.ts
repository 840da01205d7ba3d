import {
  type BoardGame,
  type BoardRun,
  chainSeats,
  type FinishedGame,
  type TaughtAssignment,
} from '@titian/contract'

export const given = 'a'.repeat(22)

export const assignment: TaughtAssignment = {
  sign: given,
  practice: { idSign: 'beer-game', title: 'The beer game', kind: 'supply-chain', version: 1 },
  mode: 'team',
  days: 2,
  opensAt: null,
  dueAt: null,
  attempts: 1,
  weights: [],
  passLine: 60,
  turnSeconds: 90,
  erp: null,
  version: 1,
  students: 3,
  started: 3,
  ended: 2,
  passed: 0,
  average: null,
  hasRuns: true,
  canRemove: false,
  lobbies: 0,
  leftOut: 0,
  attemptsUsed: 1,
  next: null,
}

export const finished = (number: number): FinishedGame => ({
  sign: `run-${number}`,
  code: `CODE2${number}`,
  percent: 100 - number,
  points: 50,
  pointsOf: 85,
  endedAt: '2026-11-20T08:00:00.000Z',
  players: [{ seats: ['retailer'], name: `Player ${number}` }],
})

export const row = (week: number, ordered: number) => ({
  week,
  received: 4,
  asked: 4,
  shipped: 4,
  stock: 12,
  backlog: 0,
  cost: 600,
  ordered,
  orderedBy: 'player' as const,
})

/**
 * Returns a game whose first seat ordered ten times `number`. Each further seat ordered one unit
 * more than the seat before.
 */
export function runOf(number: number): BoardRun {
  return {
    sign: `run-${number}`,
    practice: assignment.practice,
    mode: 'team',
    seats: ['retailer'],
    state: 'scored',
    day: 2,
    days: 2,
    startedAt: '',
    changedAt: '',
    endedAt: '',
    score: null,
    assignment: {
      sign: given,
      attempt: 1,
      attempts: 1,
      weights: [],
      passLine: 60,
      dueAt: null,
      percent: 100 - number,
      passed: true,
    },
    notes: [{ day: 1, seat: 'retailer', note: `Calm ${number}` }],
    team: [{ seat: 'retailer', name: `Player ${number}`, isOwn: false }],
    debrief: null,
    inventory: null,
    marketplace: null,
    erp: null,
    supplyChain: {
      chainCost: 1_000 * number,
      referenceCost: 1,
      humanCost: 2,
      demand: [4, 8],
      seats: chainSeats.map((seat, at) => ({
        seat,
        playedBy: 'player' as const,
        cost: 100 * number + at,
        bullwhip: 150,
        withoutBacklog: 50,
        onTime: 75,
        rows: [row(1, 10 * number + at), row(2, 20 * number + at)],
      })),
    },
    userName: `Player ${number}`,
    code: `CODE2${number}`,
  }
}

export const game = (number: number): BoardGame => ({
  sign: `open-${number}`,
  code: `GAME${number}`,
  state: 'active',
  day: 3,
  days: 20,
  turnSeconds: 90,
  turnEndsIn: 60,
  seats: [
    { seat: 'retailer', name: `Mei ${number}`, isOwn: false, state: 'playing' },
    { seat: 'factory', name: `Arun ${number}`, isOwn: false, state: 'ordered' },
  ],
})
