import type { CommandType, ErpCommand, LineInput, Written } from '../commands/types.ts'
import { apply, clerk, teacher } from '../commands/apply.ts'
import type { PaperKind } from '../names.ts'
import type { ErpScenario } from '../scenario.ts'
import { start, step } from '../start.ts'
import type { ErpState, Paper } from '../state.ts'

type Without<Command> = Command extends { day: number } ? Omit<Command, 'day'> : never

/**
 * Plays a run command by command, and fails if one is refused, because a scripted play must be
 * possible.
 */
export interface Player {
  state(): ErpState
  do(command: Without<ErpCommand>, seat?: string): void
  /** Creates and submits a document; returns its id. */
  write(kind: Written['kind'], written?: Omit<Written, 'kind'>): number
  /** The newest unused paper of a kind from a partner. */
  paper(kind: PaperKind, partner: string | null): Paper
  nextDay(days?: number): void
  log: { day: number; seat: string; command: ErpCommand }[]
}

const isReset = (type: CommandType) => type === 'resetCard'

export function playerOf(scenario: ErpScenario, seed: string): Player {
  let state = start(scenario)
  const log: Player['log'] = []
  const player: Player = {
    log,
    state: () => state,
    do(given, seat = isReset(given.type) ? teacher : clerk) {
      const command = { ...given, day: state.day }
      const answer = apply(state, command, seat)
      if ('problems' in answer)
        throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(answer.problems)}`)
      state = answer.state
      log.push({ day: state.day, seat, command })
    },
    write(kind, written = {}) {
      player.do({ type: 'write', kind, submit: true, ...written })
      return state.documents.length
    },
    paper(kind, partner) {
      const found = state.papers.findLast(
        (paper) => paper.kind === kind && paper.partner === partner && paper.left > 0,
      )
      if (!found) throw new Error(`There is no ${kind} of ${partner}.`)
      return found
    },
    nextDay(days = 1) {
      for (let day = 0; day < days; day++) state = step(state, [], scenario, seed)
    },
  }
  return player
}

export const one = (item: string, units: number, price?: number, damaged?: number): LineInput[] => [
  { item, units, price, damaged },
]
