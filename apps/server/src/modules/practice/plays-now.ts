import type { PracticeKindName } from '@titian/contract'
import { isPassed, openRunOf, stateOf } from './assignments/rules.ts'
import { listOwn, type OwnRow } from './assignments/queries.ts'
import { type Own, playerOf } from './actions.ts'
import { type Practice, practices } from './built-in.ts'
import { listResults } from './queries.ts'

/** A practice; if `code` is null, any practice of the kind. */
export interface Wanted {
  kind: PracticeKindName
  code: string | null
}

/** CNT-136: the matching practice, and the person's progress in it. */
export interface PlayNow {
  practice: Practice
  state: 'open' | 'owned' | 'finished'
  /** The best result, 0 to 100. */
  percent: number | null
  /** The assignment; null outside of assignments. */
  given: Pick<OwnRow, 'id' | 'names' | 'ownDue'> | null
}

interface Result {
  isOpen: boolean
  best: number | null
}

interface Played {
  given: readonly OwnRow[]
  results: ReadonlyMap<string, Result>
}

function standingOf(row: OwnRow, now: Date) {
  const { runs, opensAt, ownDue: dueAt, attempts, passLine } = row
  const isOpen = openRunOf(runs, now) !== null
  return {
    state: stateOf({ opensAt, dueAt, attempts, used: runs.used, isOpen }, now),
    isPassed: isPassed(runs.best, passLine) === true,
  }
}

const byBest = (one: number | null, other: number | null) => (other ?? -1) - (one ?? -1)

/**
 * Returns an assigned practice of a person: an assignment that the person has passed, or else one
 * that the person can play. Assigned practices come before others.
 */
function givenNow(offered: readonly Practice[], { given }: Played, now: Date): PlayNow | undefined {
  const rows = given.flatMap((row) => {
    const practice = offered.find(({ code }) => code === row.practice)
    return practice ? [{ row, practice, ...standingOf(row, now) }] : []
  })
  const [passed] = rows
    .filter((one) => one.isPassed)
    .toSorted((one, other) => byBest(one.row.runs.best, other.row.runs.best))
  // The rows are sorted by due date.
  const chosen = passed ?? rows.find(({ state }) => state === 'open' || state === 'inProgress')
  if (!chosen) return undefined
  const { row, practice, state } = chosen
  const running = state === 'inProgress' ? 'owned' : 'open'
  return { practice, state: passed ? 'finished' : running, percent: row.runs.best, given: row }
}

/** Returns a practice outside of assignments. It counts as finished when it has a result. */
function freelyNow(offered: readonly Practice[], { results }: Played): PlayNow | undefined {
  const rows = offered.map((practice) => ({ practice, result: results.get(practice.code) }))
  const [best] = rows
    .filter(({ result }) => typeof result?.best === 'number')
    .toSorted((one, other) => byBest(one.result?.best ?? null, other.result?.best ?? null))
  const running = rows.find(({ result }) => result?.isOpen)
  const chosen = best ?? running ?? rows[0]
  if (!chosen) return undefined
  const { practice, result } = chosen
  const begun = result?.isOpen ? 'owned' : 'open'
  const percent = result?.best ?? null
  return { practice, state: percent === null ? begun : 'finished', percent, given: null }
}

/**
 * For each wanted practice, finds the practice that the person can play now; undefined if none
 * matches.
 */
export async function playsNow(
  context: Own,
  wanted: readonly (Wanted | null)[],
): Promise<(PlayNow | undefined)[]> {
  if (wanted.every((one) => one === null)) return []
  const { db, now } = context
  const player = playerOf(context)
  const rows = await listResults(db, player)
  const results = new Map(rows.map(({ practice, ...result }) => [practice, result]))
  const played: Played = { given: await listOwn(db, player), results }
  return wanted.map((one) => {
    if (one === null) return undefined
    const offered = practices.filter(
      ({ kind, code }) => kind === one.kind && (one.code === null || code === one.code),
    )
    return givenNow(offered, played, now) ?? freelyNow(offered, played)
  })
}
