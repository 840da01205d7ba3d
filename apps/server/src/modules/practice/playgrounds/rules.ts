import {
  type Language,
  type PlaygroundContent,
  playgroundBytesMost,
  reasons,
  wrongField,
} from '@titian/contract'
import type { AnyKind } from '../kinds/kinds.ts'
import { faultOf, type Fields, isSame, stateIn } from '../rules.ts'
import type { PlaygroundRow } from '../tables.ts'

type Kept = Pick<
  PlaygroundRow,
  'name' | 'engineVersion' | 'days' | 'forkOf' | 'forkDay' | 'content'
>

/** Returns a playground as its row stores it. */
export function keptOf(sent: PlaygroundContent): Kept {
  const { name, engineVersion, days, forkOf, forkDay, scenario, seed, log } = sent
  return { name, engineVersion, days, forkOf, forkDay, content: { scenario, seed, log } }
}

export const isTheSame = (row: Kept, sent: Kept): boolean =>
  isSame(
    { ...sent, key: null },
    {
      name: row.name,
      engineVersion: row.engineVersion,
      days: row.days,
      forkOf: row.forkOf,
      forkDay: row.forkDay,
      content: row.content,
      key: null,
    },
  )

/** True if a playground was played with another version of the engine, in which states differ. */
export const isOlder = ({ engine }: AnyKind, { engineVersion }: { engineVersion: number }) =>
  engineVersion !== engine.engineVersion

/** Returns errors of the size and the scenario. */
export function faultsOf(
  kind: AnyKind,
  { scenario, seed, log, days }: PlaygroundContent,
  language: Language,
): Fields | undefined {
  if (Buffer.byteLength(JSON.stringify({ scenario, seed, log })) > playgroundBytesMost)
    return { content: reasons.playgroundTooLarge[language] }
  const problems = kind.engine.scenarioProblems(scenario)
  if (problems.length > 0)
    return Object.assign(
      {},
      ...problems.map((problem) =>
        wrongField(['content.scenario', problem.path].filter(Boolean).join('.'), language, problem),
      ),
    )
  const most = kind.daysOf(scenario)
  return days > most
    ? wrongField('content.days', language, { code: 'tooLarge', limit: most })
    : undefined
}

/**
 * Returns errors of the decisions, day by day. Each decision must be in order, and the engine must
 * accept it in the state of its day.
 */
export function* faultsOfDays(
  kind: AnyKind,
  { scenario, seed, log, days }: PlaygroundContent,
  language: Language,
): Generator<Fields | undefined> {
  const begun = { scenario, seed }
  const { engine } = kind
  let next = 0
  let state = engine.start(scenario, seed)
  for (let day = 1; day <= days + 1; day++) {
    if (day <= days && engine.isFinished(state)) return yield wrongField('content.days', language)
    const before = state
    const ofDay = []
    for (let entry = log[next]; entry?.day === day; entry = log[next]) {
      const path = `content.log.${next}`
      const fault = faultOf(kind, state, { ...entry, note: '' }, path, language)
      if (fault) return yield 'fields' in fault ? fault.fields : wrongField(path, language)
      state = stateIn(kind, { ...begun, state }, [entry])
      ofDay.push(entry)
      next += 1
    }
    if (day <= days) state = engine.step(before, ofDay, scenario, seed)
    yield undefined
  }
  // A decision of an earlier day that follows a later one, or a decision of a future day.
  if (next < log.length) yield wrongField(`content.log.${next}.day`, language)
}
