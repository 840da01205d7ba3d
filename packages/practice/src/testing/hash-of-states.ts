import { type Logged, type PracticeKind, type Replay, replay } from '../engine.ts'
import { erp } from '../erp/kind.ts'
import { kindOf } from '../kinds.ts'

export interface PlainRun {
  kind: string
  scenario: unknown
  seed: string
  log: Logged[]
  days: number
}

/**
 * Returns the FNV-1a hash of the JSON of all states, views, metrics and scores of a run, so that
 * any difference gives another number.
 */
export function hashOfStates({ kind: name, ...run }: PlainRun): number {
  // For the ERP practice, `kindOf` would return the same kind.
  const kind = name === erp.name ? erp : kindOf(name)
  return kind ? hashOf(kind, run) : 0
}

function hashOf<Scenario, State>(
  kind: PracticeKind<Scenario, State>,
  run: Replay<Scenario>,
): number {
  const states = replay(kind, run)
  const seen = states.map((state) => [
    state,
    kind.seats.map((seat) => kind.viewOf(state, seat)),
    kind.metricsOf(state),
    kind.scoreOf(state, run.scenario, run.seed),
  ])
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(seen))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
